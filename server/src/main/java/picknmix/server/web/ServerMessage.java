package picknmix.server.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.server.match.Counsel;
import picknmix.server.match.Countdown;
import picknmix.server.table.Signal;
import picknmix.server.table.TableInfo;

/** What the server says on the socket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = ServerMessage.TableMessage.class, name = "table"),
  @JsonSubTypes.Type(value = ServerMessage.Update.class, name = "update"),
  @JsonSubTypes.Type(value = ServerMessage.Reply.class, name = "reply"),
  @JsonSubTypes.Type(value = ServerMessage.Signalled.class, name = "signal"),
  @JsonSubTypes.Type(value = ServerMessage.Hinted.class, name = "hint"),
  @JsonSubTypes.Type(value = ServerMessage.Ping.class, name = "ping"),
  @JsonSubTypes.Type(value = ServerMessage.SocketError.class, name = "error")
})
public sealed interface ServerMessage {
  /**
   * How the table stands.
   *
   * @param seat the client's own; null for spectators
   * @param sentAway whether the host has sent the client away, who may be called back
   * @param silenced whether nobody hears what the client says: the host has sent that person away,
   *     however they have come now
   * @param build which build of the page this server has; null if it has none. A page that is of
   *     another one should be loaded anew
   */
  record TableMessage(
      TableInfo table,
      @Nullable Integer seat,
      boolean sentAway,
      boolean silenced,
      @Nullable String build)
      implements ServerMessage {}

  /**
   * How the match stands, for this viewer, after what has just happened.
   *
   * @param seq the number of actions so far, undone ones and the undoing included
   * @param undone so many of the events told before, the last ones, no longer count
   * @param scores everybody's points now; null where the viewer may not know them
   * @param insight what follows from the view by the game's rules and a table shows, by game
   * @param open whether there are actions that are not listed
   * @param canUndo whether the viewer may undo their last action
   * @param limits how long those who have to decide still have, where there is a clock
   * @param timeUp the seat for which a bot has just decided, its time being up; null if none
   */
  record Update(
      int seq,
      int undone,
      @TypeScript("GameEvent[]") List<Map<String, @Nullable Object>> events,
      @TypeScript("unknown") Map<String, @Nullable Object> view,
      @TypeScript("(number | null)[]") List<@Nullable Integer> scores,
      @TypeScript("unknown") Map<String, @Nullable Object> insight,
      @TypeScript("number[] | 'chance'") List<Integer> toAct,
      List<String> actions,
      boolean open,
      boolean canUndo,
      @Nullable Clock clock,
      @Nullable Result result,
      @Nullable Race race,
      List<Limit> limits,
      @Nullable Integer timeUp)
      implements ServerMessage {

    static Update of(picknmix.server.match.Update<?> update) {
      return new Update(
          update.sequence(),
          update.undone(),
          update.events().stream().map(Event::json).toList(),
          update.view().json(),
          update.view().scores(),
          update.view().insight(),
          update.toAct(),
          update.actions(),
          update.open(),
          update.canUndo(),
          Clock.of(update.clock()),
          Result.of(update.result()),
          Race.of(update.race()),
          update.limits().stream().map(left -> new Limit(left.seat(), left.millis())).toList(),
          update.timeUp());
    }
  }

  /** What became of an {@code act}; only its sender is told. */
  record Reply(String id, Outcome outcome, int seq, @Nullable ReplyError error, @Nullable Race race)
      implements ServerMessage {

    static Reply of(String id, picknmix.server.match.Reply reply, int seq) {
      return switch (reply) {
        case picknmix.server.match.Reply.Applied(int sequence, var race) ->
            new Reply(id, Outcome.APPLIED, sequence, null, Race.of(race));
        case picknmix.server.match.Reply.TooLate(int sequence, var race) ->
            new Reply(id, Outcome.TOO_LATE, sequence, null, Race.of(race));
        case picknmix.server.match.Reply.Rejected(Refused refused) ->
            refused(id, seq, refused.code().text(), refused.reason());
      };
    }

    static Reply pending(String id, int seq) {
      return new Reply(id, Outcome.PENDING, seq, null, null);
    }

    /** Nobody knows yet whether it is done. */
    static Reply unavailable(String id, int seq) {
      ReplyError why = new ReplyError("unavailable", "nobody knows yet; send it again");
      return new Reply(id, Outcome.UNAVAILABLE, seq, why, null);
    }

    private static Reply refused(String id, int seq, String code, String message) {
      return new Reply(id, Outcome.REFUSED, seq, new ReplyError(code, message), null);
    }
  }

  /** Where an {@code act} stands. */
  enum Outcome {
    /** Others may have been quicker; a second reply will tell. */
    PENDING,
    APPLIED,
    @JsonProperty("too-late")
    TOO_LATE,
    REFUSED,
    /** It may or may not be done; sent again with the same id, it is done once. */
    UNAVAILABLE
  }

  /**
   * What somebody at the table says, or points at; a moment's matter.
   *
   * @param seat null for those who look on
   * @param phrase one of those that every page has always known, from a seat
   * @param at what is pointed at
   * @param says all else that is said: pages that do not know it show nothing
   */
  record Signalled(
      @Nullable Integer seat, @Nullable String phrase, @Nullable String at, @Nullable String says)
      implements ServerMessage {
    static Signalled of(int seat, Signal signal) {
      boolean isOld =
          seat != Seat.SPECTATOR && Signal.OLD.contains(String.valueOf(signal.phrase()));
      return new Signalled(
          seat == Seat.SPECTATOR ? null : seat,
          isOld ? signal.phrase() : null,
          signal.at(),
          isOld ? null : signal.phrase());
    }
  }

  /**
   * What came of the wish for a hint; only whoever asked is told.
   *
   * @param seq the table that it is about
   * @param advice null if there is none
   */
  record Hinted(int seq, Help outcome, @Nullable Advice advice) implements ServerMessage {
    static Hinted of(int seq, Counsel counsel) {
      return switch (counsel) {
        case Counsel.Given given -> new Hinted(seq, Help.GIVEN, Advice.of(given));
        case Counsel.Nothing() -> new Hinted(seq, Help.NONE, null);
        case Counsel.TooLate() -> new Hinted(seq, Help.TOO_LATE, null);
      };
    }
  }

  /** Whether there is a hint. */
  enum Help {
    GIVEN,
    /** There is nothing to choose. */
    NONE,
    /** Something has happened at the table since. */
    @JsonProperty("too-late")
    TOO_LATE
  }

  /**
   * What a good player would do, by what the seat knows.
   *
   * @param where what to look at: places and pieces in the game's words
   * @param events what would happen, as far as the seat can foresee it
   * @param reasons why, as docs/review.md has them
   * @param sure the chance that it is better than what comes next, from 0.5 to 1
   */
  record Advice(
      List<String> where,
      String action,
      @TypeScript("GameEvent[]") List<Map<String, @Nullable Object>> events,
      @TypeScript("GameReason[]") List<Map<String, @Nullable Object>> reasons,
      double sure) {
    private static Advice of(Counsel.Given given) {
      return new Advice(
          given.where(), given.action(), given.events(), given.reasons(), given.sure());
    }
  }

  /** Answer with a pong at once: the server measures the way there and back. */
  record Ping(int n) implements ServerMessage {}

  /**
   * A message could not be used.
   *
   * @param about the type of that message, if it has one that we know
   * @param id that of the {@code act} that was not done; null if it was none, or had none
   */
  record SocketError(String code, String message, @Nullable About about, @Nullable String id)
      implements ServerMessage {}

  /** What an error is about, by the names of {@link ClientMessage}. */
  enum About {
    WATCH,
    ACT,
    SIGNAL,
    HINT,
    PONG
  }

  /** Why an {@code act} was refused. */
  record ReplyError(String code, String message) {}

  /** How many milliseconds a seat still has for its decision. */
  record Limit(int seat, long millis) {}

  /** What the clock will do, and in how many milliseconds. */
  record Clock(String action, long millis) {
    static @Nullable Clock of(@Nullable Countdown countdown) {
      return countdown == null ? null : new Clock(countdown.action(), countdown.millis());
    }
  }

  /**
   * How it ended.
   *
   * @param sheet points by category and seat
   */
  record Result(
      List<Integer> scores,
      List<Integer> winners,
      @TypeScript("Record<string, number[]>") Map<String, @Nullable Object> sheet) {
    static @Nullable Result of(picknmix.server.match.@Nullable Result result) {
      return result == null
          ? null
          : new Result(result.scores(), result.winners(), result.sheet().json());
    }
  }

  /**
   * Who was first.
   *
   * @param seat a seat, or the clock
   * @param tie whether it was too close to tell
   */
  record Race(@TypeScript("number | 'clock'") Object seat, boolean tie, List<Behind> others) {
    static @Nullable Race of(picknmix.server.match.@Nullable Race race) {
      return race == null
          ? null
          : new Race(
              Seat.json(race.seat()),
              race.tie(),
              race.others().stream()
                  .map(other -> new Behind(Seat.json(other.seat()), other.behind()))
                  .toList());
    }
  }

  /** Somebody who was not the first, by so many milliseconds. */
  record Behind(@TypeScript("number | 'clock'") Object seat, long behind) {}
}
