package picknmix.server.table;

import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;
import picknmix.server.match.Command;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;
import picknmix.server.match.Watch;

/** A connection to a table that is on this machine. */
final class Watching implements Place {
  private static final Pattern ID = Pattern.compile("[ -~]{1,64}");
  private static final int LONGEST_ACTION = 1_000;

  private final MatchHub hub;
  private final Room room;
  private final String table;
  private final TableListener listener;
  private volatile @Nullable Integer seat;
  private @Nullable Watch watch;

  Watching(MatchHub hub, Room room, String table, @Nullable Integer seat, TableListener listener) {
    this.hub = hub;
    this.room = room;
    this.table = table;
    this.seat = seat;
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
    Integer saying = seat;
    if (saying == null) {
      throw Problem.forbidden("only those who sit at the table can signal");
    }
    room.signal(saying, signal.checked());
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

  TableListener listener() {
    return listener;
  }

  void tell(TableInfo info) {
    listener.table(info, seat);
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

  /** Is a spectator from now on, if it sat there. */
  void getUpFrom(int place) {
    if (isAt(place)) {
      seat = null;
    }
  }
}
