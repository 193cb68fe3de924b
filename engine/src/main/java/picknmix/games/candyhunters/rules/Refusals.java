package picknmix.games.candyhunters.rules;

import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Build;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Exchange;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Ghost;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Keep;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Kid;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Push;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Score;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Skip;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Stay;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;

/** Why an action is not legal now, in a sentence that begins with the rule's number. */
final class Refusals {
  private Refusals() {}

  static String of(CandyHuntersState s, int seat, long action) {
    if (s.phase == Phase.OVER) {
      return "CH-21: the game is over";
    }
    if (seat != s.toAct) {
      return "CH-9: it is seat " + s.toAct + "'s turn";
    }
    return switch (CandyHuntersNotation.decode(action)) {
      case Build(int colour, Cell at) when s.phase == Phase.BUILD -> build(s, colour, at);
      case Ghost(Cell from, Cell to) when s.phase == Phase.GHOST -> ghost(s, from, to);
      case Push(Cell from, Cell to) when s.phase == Phase.PUSH -> push(s, from, to);
      case Score(int card, Cell _, int rotation) when s.phase == Phase.SCORE ->
          score(s, card, rotation);
      case Exchange(int card) when s.phase == Phase.EXCHANGE -> exchange(card);
      case Kid(Cell at) when s.phase == Phase.KID -> kid(s, at);
      case CandyHuntersAction other -> rule(other) + ": not now, but " + now(s);
    };
  }

  /** The rule of the step that such an action belongs to. */
  private static String rule(CandyHuntersAction action) {
    return switch (action) {
      case Build _ -> "CH-9";
      case Ghost _, Stay _ -> "CH-11";
      case Push _ -> "CH-12";
      case Score _, Skip _ -> "CH-15";
      case Exchange _, Keep _ -> "CH-19";
      case Kid _ -> "CH-20";
    };
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

  private static String build(CandyHuntersState s, int colour, Cell at) {
    if (s.stacks[colour] == 0) {
      return "CH-9: there are no tiles left of the colour " + Colour.letter(colour);
    }
    return isBuilding(s, at)
        ? "CH-9: there is a building on " + at
        : "CH-9: " + at + " shares no edge with a building";
  }

  private static String ghost(CandyHuntersState s, Cell from, Cell to) {
    boolean isGhost = s.town.isNear(from) && s.town.isGhost(s.town.cell(from));
    return isGhost ? step("CH-11", from, to) : "CH-11: there is no ghost on " + from;
  }

  /** Why no piece can step from one place to the other, be it free or not. */
  private static String step(String rule, Cell from, Cell to) {
    return isBeside(from, to)
        ? rule + ": there is no building on " + to
        : rule + ": " + to + " is not beside " + from;
  }

  private static boolean isBeside(Cell from, Cell to) {
    return Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y()) == 1;
  }

  private static String push(CandyHuntersState s, Cell from, Cell to) {
    String rule = s.pushed == Piece.KID ? "CH-12" : "CH-13";
    if (!s.town.place(s.pushedAt).equals(from)) {
      return rule + ": " + now(s);
    }
    if (!isBeside(from, to) || !isBuilding(s, to)) {
      return step(rule, from, to);
    }
    if (s.pushed == Piece.KID) {
      return "CH-12: a kid cannot go onto a kid or a ghost";
    }
    return Trail.contains(s.moved, s.town.cell(to))
        ? "CH-14: the ghost on " + to + " has moved already"
        : "CH-14: the piece on " + to + " would have nowhere to go";
  }

  private static String score(CandyHuntersState s, int card, int rotation) {
    if ((s.hands[s.toAct] & Patterns.bit(card)) == 0) {
      return "CH-15: you do not hold " + Patterns.name(card);
    }
    if (!Patterns.hasRotation(card, rotation)) {
      return "CH-15: turned like that it looks as with fewer turns: write the fewest";
    }
    return Patterns.isRegular(card)
        ? "CH-15: " + Patterns.name(card) + " does not stand there"
        : "CH-18: more than three needs of " + Patterns.name(card) + " are not met there";
  }

  private static String exchange(int card) {
    return Patterns.isRegular(card)
        ? "CH-19: you do not hold " + Patterns.name(card)
        : "CH-19: only regular patterns can be exchanged";
  }

  private static String kid(CandyHuntersState s, Cell at) {
    return isBuilding(s, at)
        ? "CH-20: there is a kid or a ghost on " + at
        : "CH-20: there is no building on " + at;
  }

  private static boolean isBuilding(CandyHuntersState s, Cell at) {
    return s.town.isNear(at) && s.town.isBuilding(s.town.cell(at));
  }
}
