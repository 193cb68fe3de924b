package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.isSquare;

import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.kernel.Seat;

/** Why an action is not legal now, in a sentence with its rule. All of it is public. */
final class Refusals {
  private Refusals() {}

  static String of(CandyGhostsRules rules, CandyGhostsState s, int seat, long action) {
    if (s.phase == Phase.OVER) {
      return "CG-80: the game is over";
    }
    if (!rules.canAct(s, seat)) {
      return notNow(rules, s);
    }
    return seat == Seat.CHANCE ? "GS-5: the dice or cards now are others" : why(s, action);
  }

  private static String notNow(CandyGhostsRules rules, CandyGhostsState s) {
    int turn = rules.turn(s);
    if (turn == Seat.CHANCE) {
      return "GS-5: first the dice fall or a card is drawn";
    }
    if (turn == Seat.ANYONE) {
      return "GS-5: the players on the map decide together";
    }
    return switch (s.phase) {
      case CHOOSE -> "CG-12: seat " + turn + " chooses a character now";
      case TURN ->
          turn == s.active
              ? "CG-15: it is seat " + turn + "'s turn"
              : "CG-18: seat " + turn + " is asked for an item";
      default -> "CG-25: seat " + turn + " leads the group in this round";
    };
  }

  private static String why(CandyGhostsState s, long action) {
    if (!s.pending.isEmpty()) {
      return waiting(s);
    }
    return switch (s.phase) {
      case CHOOSE -> "CG-12: choose one of your two characters";
      case TURN -> inTurn(s, s.active, action);
      default -> "CG-26: each ghost that has not moved goes for the nearest player or the noise";
    };
  }

  /** Something else must be settled first. */
  private static String waiting(CandyGhostsState s) {
    return switch (s.pending.what()) {
      case PUT -> "CG-30: put the ghost on a free square of the revealed room";
      case SPAWN -> "CG-24: put the new ghost on a square of the room without a ghost";
      case RESPAWN -> "CG-38: choose a free square of the room";
      case POSSESS -> "CG-8: choose whom on the big square the ghost meets";
      case ASK -> "CG-18: agree or refuse";
      case BOSSY -> "CG-54: move the other player, or stop; not on somebody else's square";
      case GHOST -> "CG-28: the ghost goes on towards its target, around ghosts and the possessed";
      case ROLL, DRAW -> "GS-5: first the dice fall or a card is drawn";
    };
  }

  private static String inTurn(CandyGhostsState s, int seat, long action) {
    Verb verb = CandyGhostsNotation.verb(action);
    if (s.stage == Stage.FINAL) {
      return "CG-17: after a final action only your special or the end of the turn";
    }
    if (OwnTurn.isPassing(s, seat)) {
      return "CG-16: you cannot stay on another player's square: step on";
    }
    return switch (verb) {
      case STEP, PUSH -> step(s, seat, verb, CandyGhostsNotation.first(action));
      case CAPTURE -> capture(s, seat);
      case ATTACK -> attack(s, seat);
      case SPECIAL, SPECIAL_ON, SPECIAL_FOR -> special(s, seat);
      case END -> "CG-37: the possessed go on towards Start while they can";
      case LEAVE, PICK, DROP, ASK, SMASH, REMOVE, THROW, GIVE, USE_KIT, USE_FAN ->
          s.isPossessed(seat)
              ? "CG-37: the possessed only step towards Start or fight the ghost in them"
              : item(s, seat, verb, action);
      default -> "CG-15: that is for another moment than your own turn";
    };
  }

  private static String step(CandyGhostsState s, int seat, Verb verb, int to) {
    if (s.ap < 1) {
      return "CG-16: a step costs 1 AP, and you have none left";
    }
    if (to == EXIT && s.isLocked()) {
      return "CG-92: the Exit is locked until the last item is flipped";
    }
    boolean onMap = !isSquare(to) || s.house.layout.isOnMap(to);
    if (!onMap || s.house.way(s.at[seat], to) != 1) {
      return "CG-16: a step goes to an adjacent square";
    }
    if (s.isPossessed(seat)) {
      return "CG-37: the possessed step towards Start, through walls and the like only at need";
    }
    if (isSquare(to) && s.otherOn(to, seat) >= 0) {
      return "CG-16: another player's square is only for passing through";
    }
    if (Powers.has(s, seat, Change.SOLID_WALLS) && verb == Verb.STEP) {
      return "CG-44: the atmosphere lets you through no wall, or you must push";
    }
    return "CG-67: push is for the strong, and for furniture that can move; then it must be said";
  }

  private static String capture(CandyGhostsState s, int seat) {
    if (s.captured) {
      return "CG-20: one capture in a turn";
    }
    return Powers.has(s, seat, Change.NO_CAPTURE)
        ? "CG-44: the atmosphere allows you no capture"
        : reach(s, seat);
  }

  private static String attack(CandyGhostsState s, int seat) {
    if (s.charges[seat] < 1) {
      return "CG-21: an attack takes a charge";
    }
    return Powers.has(s, seat, Change.NO_ATTACK)
        ? "CG-44: the atmosphere allows you no attack"
        : reach(s, seat);
  }

  private static String reach(CandyGhostsState s, int seat) {
    return s.isPossessed(seat)
        ? "CG-37: the possessed fight only the ghost in them"
        : "CG-31: there is no such ghost in a face-up room";
  }

  private static String special(CandyGhostsState s, int seat) {
    if (s.charges[seat] < 1) {
      return "CG-21: a special takes a charge";
    }
    return Powers.has(s, seat, Change.NO_SPECIAL)
        ? "CG-44: the atmosphere allows you no special"
        : "CG-50: your special is not for that, or not now";
  }

  private static String item(CandyGhostsState s, int seat, Verb verb, long action) {
    int kind = CandyGhostsNotation.first(action);
    boolean paid =
        switch (verb) {
          case THROW, GIVE, USE_KIT, USE_FAN -> false;
          default -> true;
        };
    if (paid && s.ap < 1) {
      return "CG-18: that costs 1 AP, and you have none left";
    }
    return switch (verb) {
      case LEAVE -> "CG-22: leave from the Exit";
      case PICK -> "CG-18: nothing to pick up lies there, on your square or beside it";
      case DROP ->
          Kind.count(s.hand[seat], kind) == 0
              ? carryNone(kind)
              : "CG-18: put it on a square without an item, yours or beside it";
      case ASK ->
          (s.refused[kind] >> CandyGhostsNotation.second(action) & 1) != 0
              ? "CG-18: they have refused that in this turn"
              : "CG-18: nobody on your place or beside it has that to give";
      case SMASH -> "CG-64: only the smart smash a mirror, on their square or beside it";
      case REMOVE -> "CG-66: rugs are for the anxious, pets for pet-lovers to remove";
      case THROW, GIVE ->
          Kind.count(s.hand[seat], kind) == 0
              ? carryNone(kind)
              : "CG-33: throw to a player on the map or onto a face-up square";
      case USE_KIT ->
          Kind.count(s.hand[seat], Kind.KIT.number()) == 0
              ? carryNone(Kind.KIT.number())
              : "CG-62: the kit frees somebody who is possessed, not in a belly";
      default ->
          s.now == NONE
              ? "CG-62: there is no atmosphere to blow away"
              : carryNone(Kind.FAN.number());
    };
  }

  private static String carryNone(int kind) {
    return "CG-19: you carry no " + Kind.of(kind).word;
  }
}
