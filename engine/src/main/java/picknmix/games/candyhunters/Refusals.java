package picknmix.games.candyhunters;

import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.CandyHuntersAction.Build;
import picknmix.games.candyhunters.CandyHuntersAction.Exchange;
import picknmix.games.candyhunters.CandyHuntersAction.Ghost;
import picknmix.games.candyhunters.CandyHuntersAction.Keep;
import picknmix.games.candyhunters.CandyHuntersAction.Kid;
import picknmix.games.candyhunters.CandyHuntersAction.Push;
import picknmix.games.candyhunters.CandyHuntersAction.Score;
import picknmix.games.candyhunters.CandyHuntersAction.Skip;
import picknmix.games.candyhunters.CandyHuntersAction.Stay;
import picknmix.games.candyhunters.CandyHuntersState.Phase;
import picknmix.games.candyhunters.CandyHuntersState.Piece;

/** Why an action is not legal now, in a sentence that names the rule; null if it is legal. */
final class Refusals {
  private Refusals() {}

  static @Nullable String of(CandyHuntersState s, int seat, CandyHuntersAction action) {
    if (s.phase == Phase.OVER) {
      return "CH-21: the game is over";
    }
    if (seat != s.toAct) {
      return "CH-9: it is seat " + s.toAct + "'s turn";
    }
    return switch (action) {
      case Build(int colour, Cell at) -> after(s, Phase.BUILD, "CH-9", build(s, colour, at));
      case Ghost(Cell from, Cell to) -> after(s, Phase.GHOST, "CH-11", ghost(s, from, to));
      case Stay() -> after(s, Phase.GHOST, "CH-11", null);
      case Push(Cell from, Cell to) -> after(s, Phase.PUSH, "CH-12", push(s, from, to));
      case Score(int card, Cell at, int rotation) ->
          after(s, Phase.SCORE, "CH-15", score(s, card, at, rotation));
      case Skip() -> after(s, Phase.SCORE, "CH-15", null);
      case Exchange(int card) -> after(s, Phase.EXCHANGE, "CH-19", exchange(s, card));
      case Keep() -> after(s, Phase.EXCHANGE, "CH-19", null);
      case Kid(Cell at) -> after(s, Phase.KID, "CH-20", kid(s, at));
    };
  }

  /** The reason, if it is time for such an action at all. */
  private static @Nullable String after(
      CandyHuntersState s, Phase phase, String rule, @Nullable String reason) {
    return s.phase == phase ? reason : rule + ": not now, but " + now(s);
  }

  private static String now(CandyHuntersState s) {
    return switch (s.phase) {
      case BUILD -> "build first";
      case GHOST -> "move a ghost or stay";
      case PUSH -> "push the " + name(s.pushed) + " on " + s.town.place(s.pushedAt);
      case SCORE -> "score a pattern or skip";
      case EXCHANGE -> "exchange a pattern or keep them";
      case KID -> "place a kid";
      case OVER -> "never again";
    };
  }

  private static String name(Piece piece) {
    return piece == Piece.LARGE ? "Large Ghost" : piece.text;
  }

  private static @Nullable String build(CandyHuntersState s, int colour, Cell at) {
    if (s.stacks[colour] == 0) {
      return "CH-9: there are no tiles left of the colour " + Colour.letter(colour);
    }
    if (isBuilding(s, at)) {
      return "CH-9: there is a building on " + at;
    }
    return s.town.isNear(at) && s.town.isSite(Town.cell(at))
        ? null
        : "CH-9: " + at + " shares no edge with a building";
  }

  private static @Nullable String ghost(CandyHuntersState s, Cell from, Cell to) {
    if (!s.town.isNear(from) || !s.town.isGhost(Town.cell(from))) {
      return "CH-11: there is no ghost on " + from;
    }
    return step("CH-11", s, from, to);
  }

  /** Whether one place lies beside the other and has a building. */
  private static @Nullable String step(String rule, CandyHuntersState s, Cell from, Cell to) {
    if (Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y()) != 1) {
      return rule + ": " + to + " is not beside " + from;
    }
    return isBuilding(s, to) ? null : rule + ": there is no building on " + to;
  }

  private static @Nullable String push(CandyHuntersState s, Cell from, Cell to) {
    if (s.phase != Phase.PUSH) {
      return null;
    }
    String rule = s.pushed == Piece.KID ? "CH-12" : "CH-13";
    if (!s.town.place(s.pushedAt).equals(from)) {
      return rule + ": " + now(s);
    }
    String refusal = step(rule, s, from, to);
    if (refusal != null) {
      return refusal;
    }
    if (GhostRules.canPushTo(s, Town.cell(to))) {
      return null;
    }
    if (s.pushed == Piece.KID) {
      return "CH-12: a kid cannot go onto a kid or a ghost";
    }
    return Trail.contains(s.moved, Town.cell(to))
        ? "CH-14: the ghost on " + to + " has moved already"
        : "CH-14: the piece on " + to + " would have nowhere to go";
  }

  private static @Nullable String score(CandyHuntersState s, int card, Cell at, int rotation) {
    if ((s.hands[s.toAct] & Patterns.bit(card)) == 0) {
      return "CH-15: you do not hold " + Patterns.name(card);
    }
    if (!Patterns.hasRotation(card, rotation)) {
      return "CH-15: turned like that it looks as with fewer turns: write the fewest";
    }
    if (PatternRules.fits(s.town, card, rotation, at)) {
      return null;
    }
    return Patterns.isRegular(card)
        ? "CH-15: " + Patterns.name(card) + " does not stand there"
        : "CH-18: more than three needs of " + Patterns.name(card) + " are not met there";
  }

  private static @Nullable String exchange(CandyHuntersState s, int card) {
    if (!Patterns.isRegular(card)) {
      return "CH-19: only regular patterns can be exchanged";
    }
    return (s.hands[s.toAct] & Patterns.bit(card)) != 0
        ? null
        : "CH-19: you do not hold " + Patterns.name(card);
  }

  private static @Nullable String kid(CandyHuntersState s, Cell at) {
    if (!isBuilding(s, at)) {
      return "CH-20: there is no building on " + at;
    }
    return s.town.isEmptyBuilding(Town.cell(at))
        ? null
        : "CH-20: there is a kid or a ghost on " + at;
  }

  private static boolean isBuilding(CandyHuntersState s, Cell at) {
    return s.town.isNear(at) && s.town.isBuilding(Town.cell(at));
  }
}
