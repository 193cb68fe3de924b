package picknmix.server.table;

import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;
import picknmix.server.match.Command;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;
import picknmix.server.match.Watch;
import picknmix.server.store.StoredSeat;

/** A connection to a table that is on this machine. */
final class Watching implements Place {
  private static final Pattern ID = Pattern.compile("[ -~]{1,64}");
  private static final int LONGEST_ACTION = 1_000;

  private final MatchHub hub;
  private final Room room;
  private final String table;
  private final @Nullable String secretHash;
  private final @Nullable String holder;
  private final TableListener listener;
  private volatile @Nullable Integer seat;

  /** The host has sent them away: while they only look on nobody hears them. */
  private volatile boolean silenced;

  private @Nullable Watch watch;

  /**
   * @param secret with which they have come; it may be one that opens no seat now
   * @param holder the same for all who are that person; null if nobody knows who it is
   */
  Watching(
      MatchHub hub,
      Room room,
      String table,
      @Nullable Integer seat,
      @Nullable String secret,
      @Nullable String holder,
      TableListener listener) {
    this.hub = hub;
    this.room = room;
    this.table = table;
    this.seat = seat;
    this.secretHash = secret == null ? null : Secrets.hash(secret);
    this.holder = holder;
    this.listener = listener;
  }

  @Override
  public @Nullable Integer seat() {
    return seat;
  }

  @Override
  public void act(Deed deed, Runnable held, CompletableFuture<Reply> reply) {
    Integer acting = seat;
    LiveMatch<?> match = room.live();
    if (acting == null) {
      refuse(reply, Refused.badRequest("only those who sit at the table can act"));
    } else if (!ID.matcher(deed.id()).matches() || Command.isOurs(deed.id())) {
      refuse(reply, Refused.badRequest("id must have 1 to 64 plain characters, and be your own"));
    } else if (deed.seen() < 0) {
      refuse(reply, Refused.badRequest("seen must be a sequence number"));
    } else if (deed.action().length() > LONGEST_ACTION) {
      refuse(reply, Refused.badAction("that is too long for an action"));
    } else if (!hub.isReady()) {
      reply.completeExceptionally(unavailable());
    } else if (match == null) {
      refuse(reply, new Refused(Refused.Code.NO_GAME, "the game has not begun"));
    } else {
      CompletableFuture<Reply> decided = new CompletableFuture<>();
      var _ = decided.whenComplete((done, failure) -> pass(done, failure, reply));
      Command command = new Command(acting, deed.action(), deed.id(), deed.seen(), deed.line());
      match.submit(command, Math.max(0, deed.age()), held, decided);
    }
  }

  private static void refuse(CompletableFuture<Reply> reply, Refused refused) {
    reply.complete(new Reply.Rejected(refused));
  }

  private static void pass(
      @Nullable Reply done, @Nullable Throwable failure, CompletableFuture<Reply> reply) {
    if (failure == null) {
      reply.complete(done);
    } else {
      reply.completeExceptionally(unavailable());
    }
  }

  @Override
  public void signal(Signal signal) {
    if (silenced) {
      throw Problem.forbidden("who was sent away can say nothing at this table");
    }
    room.signal(this, signal);
  }

  @Override
  public void hint(int seen, CompletableFuture<Counsel> answer) {
    Integer asking = seat;
    if (asking == null) {
      throw Problem.forbidden("only those who sit at the table get hints");
    }
    if (seen < 0) {
      throw Refused.badRequest("seen must be a sequence number");
    }
    room.visit(() -> room.hint(asking, seen, answer));
  }

  private static Problem unavailable() {
    return new Problem(Problem.Kind.UNAVAILABLE, "it was not done; send it again");
  }

  @Override
  public void close() {
    hub.disconnect(table, room, this);
  }

  // ---- For the room

  boolean isAt(int place) {
    Integer mine = seat;
    return mine != null && mine == place;
  }

  /** What tells whoever looks on from others. */
  Object whoever() {
    return holder == null ? this : holder;
  }

  /** Who they are, as far as they have said so. */
  @Nullable Spectator spectator() {
    Visitor visitor = listener.visitor();
    return visitor == null ? null : Spectator.of(visitor.player());
  }

  TableListener listener() {
    return listener;
  }

  void tell(TableInfo info) {
    boolean sentAway = seat == null && room.isSentAway(secretHash, holder);
    silenced = sentAway || (seat == null && room.isSilenced(holder));
    listener.table(info.seenFrom(seat), seat, sentAway, silenced);
  }

  /** Sees this match from now on, and no other; with what has happened after so many actions. */
  void follow(@Nullable LiveMatch<?> match, int after) {
    if (watch != null) {
      watch.close();
    }
    watch = match == null ? null : match.watch(seat, after, listener);
  }

  /** Sits on the same seat as before, whatever its number is now. */
  void moveTo(Seating seating) {
    seat = seating.now(seat);
  }

  /** Is a spectator from now on, if it sat there, and sees no more than all spectators. */
  void getUpFrom(int place, @Nullable LiveMatch<?> match) {
    if (isAt(place)) {
      seat = null;
      followFromNow(match);
    }
  }

  /** Sits there again, if that seat is theirs. */
  void sitDownAgain(int place, StoredSeat was, @Nullable LiveMatch<?> match) {
    if (seat == null && secretHash != null && Secrets.isSame(secretHash, was.secretHash())) {
      seat = place;
      followFromNow(match);
    }
  }

  private void followFromNow(@Nullable LiveMatch<?> match) {
    follow(match, match == null ? 0 : match.known());
  }
}
