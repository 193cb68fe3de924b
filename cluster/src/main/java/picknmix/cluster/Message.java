package picknmix.cluster;

import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Counsel;
import picknmix.server.match.News;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.table.Deed;
import picknmix.server.table.Gossip;
import picknmix.server.table.SeatTaken;
import picknmix.server.table.Signal;
import picknmix.server.table.TableCommand;
import picknmix.server.table.TableInfo;
import picknmix.server.table.Visitor;

/**
 * What servers send each other. During an update of one after the other, old ones and new ones
 * talk: a field may be added, and one that is there keeps its meaning.
 */
sealed interface Message {
  /** To a table, wherever it is. */
  sealed interface ToTable extends Message {}

  /** To somebody who watches a table, on the server where their line ends. */
  sealed interface ToPlace extends Message {}

  /** To the one that tells what is used, on every server. */
  sealed interface ToGossiper extends Message {}

  // ---- to all servers

  record Used(String server, Gossip gossip) implements ToGossiper {}

  // ---- within one

  enum Gossiping implements ToGossiper {
    NOW
  }

  record Gone(String server) implements ToGossiper {}

  // ---- to a table

  record Ask(TableCommand<?> command, ActorRef<Answer> from) implements ToTable {}

  /** As {@link Ask}, but nobody waits for the answer, and a table that nobody uses stays so. */
  record Tell(TableCommand<?> command) implements ToTable {}

  /**
   * Somebody comes.
   *
   * @param secret null for a spectator
   * @param after the last action that they know
   * @param visitor who they are; null if nobody knows
   */
  record Watch(
      @Nullable String secret,
      int after,
      RoundTrip line,
      ActorRef<ToPlace> place,
      @Nullable Visitor visitor)
      implements ToTable {}

  record Act(Deed deed, ActorRef<ToPlace> place) implements ToTable {}

  /**
   * Somebody signals.
   *
   * @param number of the question, for the answer
   */
  record Say(Signal signal, int number, ActorRef<ToPlace> place) implements ToTable {}

  /**
   * Somebody wants a hint.
   *
   * @param number of the question, for the answer
   */
  record AskForHint(int seen, int number, ActorRef<ToPlace> place) implements ToTable {}

  /** What is known of somebody's line now; it is answered at once, which measures ours. */
  record Measured(RoundTrip line, ActorRef<ToPlace> place) implements ToTable {}

  record Unwatch(ActorRef<ToPlace> place) implements ToTable {}

  /** What a table's own server tells it, and no other. */
  enum Own implements ToTable {
    /** Perhaps nobody uses it any more. */
    REST,
    /** Nobody has used it for a while. */
    IDLE,
    /** It is to be let go of: nobody uses it, or it is to live elsewhere. */
    STOP,
    /** It was. */
    STOPPED
  }

  // ---- from a table

  /** What a command brought: one of these. */
  record Answer(
      @Nullable TableInfo table,
      @Nullable SeatTaken seat,
      @Nullable String text,
      @Nullable Boolean yes,
      @Nullable Trouble trouble)
      implements Message {
    static Answer of(Object value) {
      return switch (value) {
        case TableInfo table -> new Answer(table, null, null, null, null);
        case SeatTaken seat -> new Answer(null, seat, null, null, null);
        case String text -> new Answer(null, null, text, null, null);
        case Boolean yes -> new Answer(null, null, null, yes, null);
        default -> new Answer(null, null, null, null, null);
      };
    }

    static Answer of(Throwable failure) {
      return new Answer(null, null, null, null, Trouble.of(failure));
    }

    /** The answer, or the table's refusal. */
    Object value() {
      if (trouble != null) {
        throw trouble.exception();
      }
      Object[] all = {table, seat, text, yes};
      for (Object one : all) {
        if (one != null) {
          return one;
        }
      }
      return TableCommand.Done.DONE;
    }

    /** Without what is in it, which may be secret. */
    @Override
    public String toString() {
      return "Answer";
    }
  }

  /**
   * Somebody who came may stay.
   *
   * @param table where they find it from now on
   */
  record Welcome(@Nullable Integer seat, ActorRef<ToTable> table) implements ToPlace {}

  record NotWelcome(Trouble trouble) implements ToPlace {}

  record TableNow(TableInfo table, @Nullable Integer seat, boolean sentAway, boolean silenced)
      implements ToPlace {}

  /** An update of the match, written once for all who see the same. */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  record Update(int sequence, boolean isRace, @Nullable String asked, byte[] text)
      implements ToPlace, News {}

  record Said(int seat, Signal signal) implements ToPlace {}

  /** The reply to an action will take a moment. */
  record Held(String id) implements ToPlace {}

  /**
   * What became of an action.
   *
   * @param reply null if it was not done, and may be sent again
   */
  record Replied(String id, @Nullable Reply reply) implements ToPlace {}

  /** The answer to {@link AskForHint}, with a counsel, or to {@link Say}; or a trouble. */
  record Heard(int number, @Nullable Counsel counsel, @Nullable Trouble trouble)
      implements ToPlace {}

  /** The answer to {@link Measured}. */
  record Noted() implements ToPlace {}

  /** What a place's own server tells it, and no other. */
  enum Here implements ToPlace {
    /** They go. */
    LEAVE,
    /** A moment has passed. */
    TICK
  }
}
