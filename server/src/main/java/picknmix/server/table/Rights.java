package picknmix.server.table;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.kernel.Refused;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;
import picknmix.server.table.SeatInfo.Kind;

/**
 * Who may do what at a table. Of the table and its people alone; what is refused is thrown.
 *
 * @param chosen the hash of the secret of whom the last host has passed the table on to; null if to
 *     nobody
 */
record Rights(StoredTable table, People people, @Nullable String chosen) {
  Rights(StoredTable table, People people) {
    this(table, people, null);
  }

  /** The seat that the secret opens. */
  int seatOf(String secret) {
    String hash = Secrets.hash(secret);
    int found = -1;
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (Secrets.isSame(hash, seat(seat).secretHash())) {
        found = seat;
      }
    }
    if (found < 0) {
      throw Problem.forbidden("this opens no seat at this table");
    }
    return found;
  }

  /**
   * Whom the last host has chosen, if they are there or were a moment ago; else the person with the
   * lowest seat of whom that is so; if it is so of nobody, the first of them all the same.
   */
  @Nullable Integer host() {
    List<Integer> persons =
        IntStream.range(0, table.seats().size())
            .filter(this::isPerson)
            .boxed()
            .sorted(Comparator.comparingInt(this::rank))
            .toList();
    return persons.stream()
        .filter(seat -> !people.isGone(seat))
        .findFirst()
        .orElse(persons.isEmpty() ? null : persons.getFirst());
  }

  /** Of two who are there, the one with the lower number is the host. */
  private int rank(int seat) {
    String hash = seat(seat).secretHash();
    return chosen != null && hash != null && Secrets.isSame(chosen, hash) ? -1 : seat;
  }

  /** Whether that host is one only for as long as this seat's person is away. */
  boolean outranks(int seat, int host) {
    return seat(seat).secretHash() != null && rank(seat) < rank(host);
  }

  /** A host for as long as another is away leads the table, but does not take it from them. */
  private void checkNotStandingInFor(int seat, int asking) {
    if (outranks(seat, asking)) {
      throw Problem.forbidden("you are the host only while seat " + seat + " is away");
    }
  }

  void checkHost(int asking) {
    Integer host = host();
    if (host == null || host != asking) {
      throw Problem.forbidden("only the host may do that");
    }
  }

  private void checkNotBegun(String otherwise) {
    if (table.status() != TableStatus.WAITING) {
      throw Problem.conflict(otherwise);
    }
  }

  // ---- Seats

  /** The seat that somebody gets who wants this one, or any. */
  int seatFor(@Nullable Integer wanted, @Nullable String holder) {
    checkNotBegun("the game has begun; you can watch");
    int seat = wanted == null ? table.seats().indexOf(StoredSeat.FREE) : checkSeat(wanted);
    if (seat < 0) {
      throw Problem.conflict("all seats are taken");
    }
    if (Kind.of(seat(seat)) != Kind.FREE) {
      throw Problem.conflict("somebody sits on seat " + seat);
    }
    if (table.terms().open()
        && holder != null
        && table.seats().stream().anyMatch(other -> holder.equals(other.holder()))) {
      throw Problem.conflict(
          "you sit at this table already; make it private to play with several seats");
    }
    return seat;
  }

  /** Whether a bot may sit down on that seat, or get up from it. */
  void checkBot(int asking, int seat, @Nullable Level level) {
    StoredSeat seated = seat(checkSeat(seat));
    switch (table.status()) {
      case WAITING -> {
        checkHost(asking);
        if (seated.secretHash() != null) {
          throw Problem.conflict("somebody sits on seat " + seat);
        }
      }
      case PLAYING -> {
        if (asking != seat) {
          checkMayStandIn(asking, seat, level);
        }
        if (seated.secretHash() == null) {
          throw Problem.conflict("that bot plays to the end");
        }
      }
      case OVER -> throw Problem.conflict("the game is over");
    }
  }

  /** The host may help at once, the others when they have waited for a while. */
  private void checkMayStandIn(int asking, int seat, @Nullable Level level) {
    if (level == null || people.isOnline(seat)) {
      throw Problem.forbidden("that is up to whoever sits there");
    }
    if (!people.isGone(seat) || !isPerson(asking)) {
      checkHost(asking);
    }
  }

  /** Whether that seat's person may lead the table from now on. */
  void checkPassHost(int asking, int seat) {
    checkHost(asking);
    for (int other = 0; other < table.seats().size(); other++) {
      checkNotStandingInFor(other, asking);
    }
    if (!isPerson(checkSeat(seat)) || !people.isOnline(seat)) {
      throw Problem.conflict("nobody is on seat " + seat + " who could be the host");
    }
  }

  /** Whether somebody may leave that seat, or the host send them away. */
  void checkLeave(int asking, int seat) {
    StoredSeat seated = seat(checkSeat(seat));
    if (asking != seat) {
      checkHost(asking);
      checkNotStandingInFor(seat, asking);
      if (table.status() == TableStatus.OVER) {
        throw Problem.conflict("the game is over");
      }
    }
    if (seated.secretHash() == null) {
      throw Problem.conflict("no person sits on seat " + seat);
    }
  }

  /**
   * @param waitedFor those about whom there may be a vote
   */
  void checkVote(int asking, int seat, Set<Integer> waitedFor) {
    checkSeat(seat);
    if (table.status() != TableStatus.PLAYING) {
      throw Problem.conflict("no game goes on");
    }
    if (!isPerson(asking)) {
      throw Problem.forbidden("you have left");
    }
    if (asking == seat) {
      throw Problem.forbidden("that is up to the others");
    }
    if (!waitedFor.contains(seat)) {
      throw Problem.conflict("seat " + seat + " is not waited for");
    }
  }

  /** Those who have a say in whether a bot plays on for that seat. */
  List<Integer> votersAbout(int seat) {
    return people.online().stream().filter(voter -> voter != seat && isPerson(voter)).toList();
  }

  // ---- The match

  void checkChange(int asking) {
    checkHost(asking);
    checkNotBegun("the game has begun");
  }

  /** The host starts, or anybody while the host is not there. */
  void checkStart(int asking) {
    Integer host = host();
    if (host == null || (asking != host && people.isOnline(host))) {
      throw Problem.forbidden("the host starts the game");
    }
    checkNotBegun("the game has begun");
    checkFilled(table.seats());
  }

  static void checkFilled(List<StoredSeat> seats) {
    int free = seats.indexOf(StoredSeat.FREE);
    if (free >= 0) {
      throw Problem.conflict("seat " + free + " is free");
    }
  }

  /** Whether nobody is missing, so that it may begin by itself. */
  boolean isEverybodyHere() {
    return IntStream.range(0, table.seats().size())
        .allMatch(
            seat ->
                switch (Kind.of(seat(seat))) {
                  case FREE -> false;
                  case PERSON -> people.isOnline(seat);
                  case BOT -> true;
                });
  }

  /** Who may ask for a hint: people who play, where the host allows it. */
  void checkHint(int asking) {
    if (!table.terms().hints()) {
      throw Problem.forbidden("there are no hints at this table");
    }
    switch (table.status()) {
      case WAITING -> throw new Refused(Refused.Code.NO_GAME, "the game has not begun");
      case OVER -> throw new Refused(Refused.Code.OVER, "the game is over");
      case PLAYING -> {
        if (!isPerson(asking)) {
          throw Problem.forbidden("a bot plays for you");
        }
      }
    }
  }

  void checkRematch(int asking) {
    if (!isPerson(asking)) {
      throw Problem.forbidden("you have left");
    }
    if (table.status() != TableStatus.OVER) {
      throw Problem.conflict("the game is not over");
    }
  }

  private int checkSeat(int seat) {
    if (seat < 0 || seat >= table.seats().size()) {
      throw Refused.badRequest("seat must be from 0 to " + (table.seats().size() - 1));
    }
    return seat;
  }

  private boolean isPerson(int seat) {
    return seat < table.seats().size() && Kind.of(seat(seat)) == Kind.PERSON;
  }

  private StoredSeat seat(int seat) {
    return table.seats().get(seat);
  }
}
