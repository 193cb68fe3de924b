package picknmix.games.candymatch;

import static picknmix.games.candymatch.CandyMatchState.NOBODY;
import static picknmix.kernel.Seat.CLOCK;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candymatch.CandyMatchState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Rules;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.Seat;

/** The rules of Candy Match, CM-3 to CM-12; why an action is refused is in {@link Refusals}. */
final class CandyMatchRules implements Rules<CandyMatchState> {

  @Override
  public int turn(CandyMatchState s) {
    return switch (s.phase) {
      case OPEN -> canBeCalled(s) ? Seat.ANYONE : s.revealer;
      case PICKING -> s.caller;
      case PENALTY -> s.chooser();
      case LAST_CHECK -> Seat.ANYONE;
      case OVER -> Seat.OVER;
    };
  }

  @Override
  public boolean canAct(CandyMatchState s, int seat) {
    if (seat == CLOCK) {
      return s.phase != Phase.OVER;
    }
    int turn = turn(s);
    return seat >= 0 && (turn == seat || turn == Seat.ANYONE);
  }

  /** With fewer than two cards face up a call is refused (CM-6). */
  static boolean canBeCalled(CandyMatchState s) {
    return s.tableSize() >= 2;
  }

  // ---- What may be done

  @Override
  public void legal(CandyMatchState s, int seat, ActionList out) {
    if (seat == CLOCK) {
      clockActions(s, out);
    } else if (canAct(s, seat)) {
      seatActions(s, seat, out);
    }
  }

  private static void seatActions(CandyMatchState s, int seat, ActionList out) {
    switch (s.phase) {
      case OPEN -> {
        if (seat == s.revealer) {
          out.add(CandyMatchNotation.REVEAL);
        }
        if (!s.claims && canBeCalled(s)) {
          out.add(CandyMatchNotation.CALL);
        }
      }
      case PICKING -> out.add(CandyMatchNotation.MISS);
      case PENALTY -> penaltyActions(s, out);
      case LAST_CHECK -> {
        if (!s.claims) {
          out.add(CandyMatchNotation.CALL);
        }
        if ((s.done >> seat & 1) == 0) {
          out.add(CandyMatchNotation.DONE);
        }
      }
      case OVER -> {}
    }
  }

  /** CM-9: decline, or any face-up card, or, when there is none, the top of the deck. */
  private static void penaltyActions(CandyMatchState s, ActionList out) {
    out.add(CandyMatchNotation.DECLINE);
    if (s.table == 0) {
      out.add(CandyMatchNotation.PICK_DECK);
    }
    for (long rest = s.table; rest != 0; rest &= rest - 1) {
      out.add(CandyMatchNotation.pick(Long.numberOfTrailingZeros(rest)));
    }
  }

  private static void clockActions(CandyMatchState s, ActionList out) {
    switch (s.phase) {
      case OPEN -> out.add(CandyMatchNotation.REVEAL);
      case PICKING -> out.add(CandyMatchNotation.MISS);
      case PENALTY -> out.add(CandyMatchNotation.DECLINE);
      case LAST_CHECK -> out.add(CandyMatchNotation.TIME_UP);
      case OVER -> {}
    }
  }

  /** Takes and claims are never listed: any set of face-up cards is accepted (CM-7). */
  @Override
  public boolean isOpen(CandyMatchState s, int seat) {
    return seat >= 0
        && switch (s.phase) {
          case OPEN -> s.claims && canBeCalled(s);
          case PICKING -> seat == s.caller;
          case LAST_CHECK -> s.claims;
          case PENALTY, OVER -> false;
        };
  }

  @Override
  public boolean acceptsOpen(CandyMatchState s, int seat, long action) {
    boolean rightWord =
        s.claims ? CandyMatchNotation.isClaim(action) : CandyMatchNotation.isTake(action);
    return rightWord && (CandyMatchNotation.cards(action) & ~s.table) == 0;
  }

  /** The open actions worth trying are the true matches. */
  @Override
  public long openCount(CandyMatchState s, int seat) {
    return isOpen(s, seat) ? new MatchFinder().on(s.table).count() : 0;
  }

  @Override
  public long openAction(CandyMatchState s, int seat, long index) {
    long match = new MatchFinder().on(s.table).get(index);
    return s.claims ? CandyMatchNotation.claim(match) : CandyMatchNotation.take(match);
  }

  @Override
  public String explain(CandyMatchState s, int seat, long action) {
    return Refusals.of(s, seat, action);
  }

  // ---- What it does

  @Override
  public void apply(CandyMatchState s, int seat, long action, @Nullable List<Event> events) {
    if (CandyMatchNotation.isSet(action)) {
      settleCall(s, seat, CandyMatchNotation.cards(action), events);
    } else if (CandyMatchNotation.isPick(action)) {
      pick(s, CandyMatchNotation.card(action), events);
    } else {
      switch ((int) action) {
        case CandyMatchNotation.REVEAL -> reveal(s, seat == CLOCK, events);
        case CandyMatchNotation.CALL -> call(s, seat, events);
        case CandyMatchNotation.MISS -> miss(s, seat == CLOCK, events);
        case CandyMatchNotation.DECLINE -> decline(s, seat == CLOCK, events);
        case CandyMatchNotation.PICK_DECK -> pickDeck(s, events);
        case CandyMatchNotation.DONE -> done(s, seat, events);
        default -> end(s, true, events);
      }
    }
  }

  /** CM-4: the top card is turned, and the next player clockwise becomes the revealer. */
  private void reveal(CandyMatchState s, boolean clock, @Nullable List<Event> events) {
    int card = s.order[s.top++];
    s.table |= Cards.bit(card);
    if (events != null) {
      events.add(new CandyMatchEvent.Revealed(s.revealer, Cards.name(card), clock));
    }
    s.revealer = s.clockwise(s.revealer);
    goOn(s, events);
  }

  /** CM-6: everything else stops; CM-11: a call clears every done. */
  private static void call(CandyMatchState s, int seat, @Nullable List<Event> events) {
    s.phase = Phase.PICKING;
    s.caller = seat;
    s.done = 0;
    if (events != null) {
      events.add(new CandyMatchEvent.Called(seat));
    }
  }

  /** A take or a claim: the match goes to the caller (CM-8), or the call was wrong (CM-7). */
  private void settleCall(CandyMatchState s, int seat, long cards, @Nullable List<Event> events) {
    s.done = 0;
    if (Cards.isMatch(cards)) {
      s.table &= ~cards;
      s.piles[seat] |= cards;
      s.caller = NOBODY;
      if (events != null) {
        events.add(new CandyMatchEvent.Matched(seat, Cards.names(cards)));
      }
      goOn(s, events);
    } else {
      if (events != null) {
        events.add(new CandyMatchEvent.Mistaken(seat, Cards.names(cards)));
      }
      punish(s, seat);
    }
  }

  private static void miss(CandyMatchState s, boolean clock, @Nullable List<Event> events) {
    if (events != null) {
      events.add(new CandyMatchEvent.Missed(s.caller, clock));
    }
    punish(s, s.caller);
  }

  /** CM-9: after a wrong call each of the others may take a card. */
  private static void punish(CandyMatchState s, int caller) {
    s.phase = Phase.PENALTY;
    s.caller = caller;
    s.choosers = s.everybody() & ~(1 << caller);
  }

  private void pick(CandyMatchState s, int card, @Nullable List<Event> events) {
    int seat = s.chooser();
    s.table &= ~Cards.bit(card);
    s.piles[seat] |= Cards.bit(card);
    if (events != null) {
      events.add(new CandyMatchEvent.Picked(seat, Cards.name(card)));
    }
    chosen(s, seat, events);
  }

  private void pickDeck(CandyMatchState s, @Nullable List<Event> events) {
    int seat = s.chooser();
    int card = s.order[s.top++];
    s.piles[seat] |= Cards.bit(card);
    if (events != null) {
      events.add(new CandyMatchEvent.PickedUnseen(seat, Cards.name(card)));
    }
    chosen(s, seat, events);
  }

  private void decline(CandyMatchState s, boolean clock, @Nullable List<Event> events) {
    int seat = s.chooser();
    if (events != null) {
      events.add(new CandyMatchEvent.Declined(seat, clock));
    }
    chosen(s, seat, events);
  }

  /** CM-9: the next one chooses; with nothing left to take, the rest are passed over. */
  private void chosen(CandyMatchState s, int seat, @Nullable List<Event> events) {
    s.choosers &= ~(1 << seat);
    if (s.table == 0 && s.deckSize() == 0) {
      s.choosers = 0;
    }
    if (s.choosers == 0) {
      s.caller = NOBODY;
      goOn(s, events);
    }
  }

  private void done(CandyMatchState s, int seat, @Nullable List<Event> events) {
    s.done |= 1 << seat;
    if (events != null) {
      events.add(new CandyMatchEvent.SaidDone(seat));
    }
    if (s.done == s.everybody()) {
      end(s, false, events);
    }
  }

  /**
   * CM-10, CM-11: after a reveal or a settled call, on with the deck, the last check or the end.
   */
  private void goOn(CandyMatchState s, @Nullable List<Event> events) {
    if (s.deckSize() > 0) {
      s.phase = Phase.OPEN;
    } else if (canBeCalled(s)) {
      s.phase = Phase.LAST_CHECK;
      if (events != null) {
        events.add(new CandyMatchEvent.LastCheck());
      }
    } else {
      end(s, false, events);
    }
  }

  private void end(CandyMatchState s, boolean clock, @Nullable List<Event> events) {
    s.phase = Phase.OVER;
    if (events != null) {
      events.add(new CandyMatchEvent.Ended(Seat.list(leaders(s)), clock));
    }
  }

  /** CM-11: the last check's time starts afresh after a call, not after each done. */
  @Override
  public boolean restartsClock(long action) {
    return action != CandyMatchNotation.DONE;
  }

  /** CM-6: calls are, and what ends the last check; one more card spoils nobody's call. */
  @Override
  public boolean isContested(CandyMatchState s, int seat, long action) {
    if (action == CandyMatchNotation.REVEAL) {
      return false;
    }
    return action == CandyMatchNotation.DONE
        ? (s.done | 1 << seat) == s.everybody()
        : Rules.super.isContested(s, seat, action);
  }

  @Override
  public int precedence(CandyMatchState s) {
    return s.revealer;
  }

  // ---- What it is worth (CM-12)

  @Override
  public int score(CandyMatchState s, int seat) {
    return Long.bitCount(s.piles[seat]);
  }

  @Override
  public ScoreSheet sheet(CandyMatchState s) {
    return new ScoreSheet(List.of(ScoreSheet.Line.of("cards", s.seats, seat -> score(s, seat))));
  }
}
