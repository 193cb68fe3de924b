package picknmix.games.candymatch;

import static picknmix.kernel.Seat.CLOCK;

import picknmix.games.candymatch.CandyMatchAction.Call;
import picknmix.games.candymatch.CandyMatchAction.Claim;
import picknmix.games.candymatch.CandyMatchAction.Decline;
import picknmix.games.candymatch.CandyMatchAction.Done;
import picknmix.games.candymatch.CandyMatchAction.Miss;
import picknmix.games.candymatch.CandyMatchAction.Pick;
import picknmix.games.candymatch.CandyMatchAction.PickDeck;
import picknmix.games.candymatch.CandyMatchAction.Reveal;
import picknmix.games.candymatch.CandyMatchAction.Take;
import picknmix.games.candymatch.CandyMatchAction.TimeUp;
import picknmix.games.candymatch.CandyMatchState.Phase;

/** Why an action is not legal now, in a sentence that begins with the rule's number. */
final class Refusals {
  private static final String NO_CHOICE =
      "CM-9: only after a wrong call the others choose, one after the other";

  private Refusals() {}

  static String of(CandyMatchState s, int seat, long action) {
    return switch (CandyMatchNotation.decode(action)) {
      case Reveal() -> reveal(s);
      case Call() ->
          s.claims
              ? "CM-6: this table plays pick-then-call: mark the cards and claim them"
              : call(s, seat);
      case Take(long cards) -> take(s, seat, cards);
      case Miss() -> "CM-7: only the caller can miss, after a call";
      case Claim(long cards) -> claim(s, seat, cards);
      case Pick(int card) -> choice(s, seat, "CM-9: " + Cards.name(card) + " is not face up");
      case PickDeck() -> choice(s, seat, "CM-9: the deck is for when no card is face up");
      case Decline() -> NO_CHOICE;
      case Done() ->
          s.phase == Phase.LAST_CHECK && seat != CLOCK
              ? "CM-11: you have said done already"
              : "CM-11: players say done in the last check";
      case TimeUp() -> "CM-11: only the clock ends the last check, and only the last check";
    };
  }

  private static String reveal(CandyMatchState s) {
    if (s.phase == Phase.OPEN) {
      return "CM-4: it is seat " + s.revealer + " who reveals now";
    }
    return s.deckSize() == 0
        ? "CM-11: the deck is empty, nothing is left to reveal"
        : "CM-6: nothing is revealed until the call is settled";
  }

  private static String call(CandyMatchState s, int seat) {
    if (isBeingSettled(s)) {
      return "CM-6: a call is being settled";
    }
    return seat == CLOCK
        ? "CM-6: the clock does not play"
        : "CM-6: fewer than two cards are face up";
  }

  private static String take(CandyMatchState s, int seat, long cards) {
    if (s.claims) {
      return "CM-7: this table plays pick-then-call: mark the cards and claim them";
    }
    return s.phase == Phase.PICKING && seat == s.caller
        ? notFaceUp(s, cards)
        : "CM-7: only the caller takes cards, right after the call";
  }

  private static String claim(CandyMatchState s, int seat, long cards) {
    if (!s.claims) {
      return "CM-6: this table plays call-then-pick: call first, then take the cards";
    }
    return isBeingSettled(s) || seat == CLOCK || !CandyMatchRules.canBeCalled(s)
        ? call(s, seat)
        : notFaceUp(s, cards);
  }

  private static boolean isBeingSettled(CandyMatchState s) {
    return s.phase != Phase.OPEN && s.phase != Phase.LAST_CHECK;
  }

  private static String notFaceUp(CandyMatchState s, long cards) {
    return "CM-7: not face up: " + String.join(", ", Cards.names(cards & ~s.table));
  }

  /** What is wrong with a choice, if it is that seat's to choose at all. */
  private static String choice(CandyMatchState s, int seat, String wrong) {
    return s.phase == Phase.PENALTY && seat == s.chooser() ? wrong : NO_CHOICE;
  }
}
