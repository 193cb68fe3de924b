package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candymatch.CandyMatchEvent.Called;
import picknmix.games.candymatch.CandyMatchEvent.Matched;
import picknmix.games.candymatch.CandyMatchEvent.Missed;
import picknmix.games.candymatch.CandyMatchEvent.Mistaken;
import picknmix.kernel.Event;
import picknmix.kernel.Json;
import picknmix.kernel.Move;
import picknmix.kernel.PaceReview;
import picknmix.kernel.Session;

/** How quick everybody was in a match of Candy Match, and what nobody saw. */
final class CandyMatchPace implements PaceReview<CandyMatchState> {
  @Override
  public Map<String, @Nullable Object> of(Session<CandyMatchState> session, long[] times) {
    return new Watching(session, times).json();
  }

  /** A match on the table that nobody took. */
  private record Overlooked(long cards, long from, long until) {
    long millis() {
      return until - from;
    }

    Map<String, @Nullable Object> json() {
      return Json.object("cards", Cards.names(cards), "from", from, "until", until);
    }
  }

  /** One pass over the match. */
  private static final class Watching {
    /** Matches of more cards are hard to see; nobody is blamed for those. */
    private static final int SMALL = 3;

    /** So many of the overlooked are told, the longest first. */
    private static final int MOST_OVERLOOKED = 10;

    private static final long NEVER = -1;

    private final Session<CandyMatchState> session;
    private final long[] times;
    private final CandyMatchState s;
    private final long[] turned = new long[Cards.COUNT];
    private final List<List<Long>> reactions = new ArrayList<>();
    private final int[] wrong = new int[CandyMatchState.MAX_SEATS];
    private final List<Object> cards = new ArrayList<>();
    private final List<Overlooked> overlooked = new ArrayList<>();
    private long called = NEVER;
    private long lastReveal = NEVER;

    Watching(Session<CandyMatchState> session, long[] times) {
      this.session = session;
      this.times = times;
      this.s = session.start().copy();
      Arrays.fill(turned, times.length == 0 ? 0 : times[0]);
      for (int seat = 0; seat < s.seats; seat++) {
        reactions.add(new ArrayList<>());
      }
    }

    Map<String, @Nullable Object> json() {
      for (int i = 0; i < times.length; i++) {
        watch(session.moves().get(i), times[i]);
      }
      if (times.length > 0) {
        gone(s.table, 0, null, times[times.length - 1]);
      }
      overlooked.sort(Comparator.comparingLong(Overlooked::millis).reversed());
      List<Object> seats = new ArrayList<>();
      for (int seat = 0; seat < s.seats; seat++) {
        seats.add(seat(seat));
      }
      return Json.object(
          "seats",
          seats,
          "missed",
          overlooked.stream().limit(MOST_OVERLOOKED).map(Overlooked::json).toList(),
          "cards",
          cards);
    }

    private void watch(Move move, long time) {
      long before = s.table;
      List<Event> events = new ArrayList<>();
      session.game().rules().apply(s, move.seat(), move.action(), events);
      long matched = 0;
      Integer taker = null;
      for (Event event : events) {
        switch (event) {
          case Called _ -> called = time;
          case Matched(int seat, List<String> _) -> {
            matched = before & ~s.table;
            taker = seat;
            reactions.get(seat).add((called == NEVER ? time : called) - since(matched));
            called = NEVER;
          }
          case Mistaken(int seat, List<String> _) -> wrong(seat);
          case Missed(int seat, boolean _) -> wrong(seat);
          case CandyMatchEvent.Picked(int seat, String _) -> taker = seat;
          default -> {}
        }
      }
      gone(before, s.table, taker, time, matched);
      for (long rest = s.table & ~before; rest != 0; rest &= rest - 1) {
        turned[Long.numberOfTrailingZeros(rest)] = time;
        lastReveal = time;
      }
    }

    private void wrong(int seat) {
      wrong[seat]++;
      called = NEVER;
    }

    /** Since when all of these cards lie open. */
    private long since(long set) {
      long since = 0;
      for (long rest = set; rest != 0; rest &= rest - 1) {
        since = Math.max(since, turned[Long.numberOfTrailingZeros(rest)]);
      }
      return since;
    }

    private void gone(long before, long after, @Nullable Integer taker, long time) {
      gone(before, after, taker, time, 0);
    }

    /**
     * Cards leave the table, or the match is over. A small match with one of them was overlooked if
     * another card was turned while it lay there.
     */
    private void gone(long before, long after, @Nullable Integer taker, long time, long matched) {
      long left = before & ~after;
      if (left == 0) {
        return;
      }
      for (long match : MatchFinder.minimal(before, SMALL)) {
        boolean went = (match & left) != 0;
        boolean taken = (match & ~matched) == 0;
        if (went && !taken && since(match) < lastReveal) {
          overlooked.add(new Overlooked(match, since(match), time));
        }
      }
      for (long rest = left; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        cards.add(
            Json.object(
                "card", Cards.name(card), "from", turned[card], "until", time, "seat", taker));
      }
    }

    private Map<String, @Nullable Object> seat(int seat) {
      List<Long> times = reactions.get(seat);
      Collections.sort(times);
      boolean none = times.isEmpty();
      return Json.object(
          "matches",
          times.size(),
          "median",
          none ? null : median(times),
          "fastest",
          none ? null : times.getFirst(),
          "wrong",
          wrong[seat]);
    }

    private static Object median(List<Long> sorted) {
      int middle = sorted.size() / 2;
      return sorted.size() % 2 == 1
          ? sorted.get(middle)
          : (Object) ((sorted.get(middle - 1) + sorted.get(middle)) / 2);
    }
  }
}
