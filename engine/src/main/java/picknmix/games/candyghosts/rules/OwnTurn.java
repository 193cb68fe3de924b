package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.isSquare;

import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Special;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.kernel.ActionList;

/** A player's turn (CG-16 to CG-23, CG-37). */
public final class OwnTurn {
  private static final CandyGhostsNotation NOTATION = new CandyGhostsNotation();

  private OwnTurn() {}

  // ---- what may be done

  static void list(CandyGhostsState s, ActionList out) {
    int seat = s.active;
    if (s.stage == Stage.FINAL) {
      out.add(CandyGhostsNotation.of(Verb.END));
      out.add(CandyGhostsNotation.of(Verb.SPECIAL));
    } else if (isPassing(s, seat)) {
      Steps.list(s, seat, s.ap, out);
    } else if (s.isPossessed(seat)) {
      int before = out.size();
      Steps.list(s, seat, s.ap, out);
      if (out.size() == before) {
        out.add(CandyGhostsNotation.of(Verb.END));
      }
      listFights(s, seat, out);
    } else {
      out.add(CandyGhostsNotation.of(Verb.END));
      if (s.ap > 0) {
        listPaid(s, seat, out);
      }
      Items.listFree(s, seat, out);
      listFights(s, seat, out);
    }
  }

  private static void listPaid(CandyGhostsState s, int seat, ActionList out) {
    int before = out.size();
    if (s.at[seat] == EXIT) {
      out.add(CandyGhostsNotation.of(Verb.LEAVE));
    }
    Steps.list(s, seat, s.ap, out);
    Items.listPaid(s, seat, out);
    out.sort(before); // while there are few: what follows is in order
  }

  /** Capture, attack and special. */
  private static void listFights(CandyGhostsState s, int seat, ActionList out) {
    if (!s.captured && !Powers.has(s, seat, Change.NO_CAPTURE)) {
      Targets.list(s, seat, Verb.CAPTURE, out);
    }
    if (s.charges[seat] > 0 && !Powers.has(s, seat, Change.NO_ATTACK)) {
      Targets.list(s, seat, Verb.ATTACK, out);
    }
    if (s.charges[seat] > 0 && !Powers.has(s, seat, Change.NO_SPECIAL)) {
      Specials.list(s, seat, out);
    }
  }

  /** CG-16: on another player's square, from which one can only go on. */
  static boolean isPassing(CandyGhostsState s, int seat) {
    return isSquare(s.at[seat]) && s.otherOn(s.at[seat], seat) >= 0;
  }

  /** CG-17: a final action ends the turn, but for a Speed Demon with a charge. */
  public static boolean canSpeedOn(CandyGhostsState s) {
    int seat = s.active;
    return !s.hasLeft(seat)
        && !s.isPossessed(seat)
        && s.charges[seat] > 0
        && Powers.special(s, seat) == Special.SPEED
        && !Powers.has(s, seat, Change.NO_SPECIAL);
  }

  /** CG-54: what Bossypants may do with the player at the head of the queue. */
  static void listBossy(CandyGhostsState s, ActionList out) {
    int other = s.pending.seat();
    if (!isPassing(s, other)) {
      out.add(CandyGhostsNotation.of(Verb.STOP));
    }
    Steps.list(s, other, s.pending.points(), out);
  }

  // ---- doing it

  static void act(CandyGhostsState s, long action) {
    int seat = s.active;
    int first = CandyGhostsNotation.first(action);
    int second = CandyGhostsNotation.second(action);
    switch (CandyGhostsNotation.verb(action)) {
      case END -> Flow.finish(s);
      case LEAVE -> {
        Leaving.leave(s, seat);
        Flow.finish(s);
      }
      case STEP -> step(s, first, false);
      case PUSH -> step(s, first, true);
      case PICK -> Items.pick(s, seat, first);
      case DROP -> Items.drop(s, seat, first, second);
      case ASK -> Items.ask(s, first, second);
      case SMASH -> Items.smash(s, first);
      case REMOVE -> Items.remove(s, first);
      case THROW, GIVE -> attempt(s, action);
      case USE_KIT -> Items.useKit(s, seat, second);
      case USE_FAN -> Items.useFan(s, seat);
      case CAPTURE -> {
        s.captured = true;
        attempt(s, action);
      }
      case ATTACK -> {
        spendCharge(s, seat);
        attempt(s, action);
      }
      case SPECIAL, SPECIAL_ON, SPECIAL_FOR -> {
        spendCharge(s, seat);
        if (s.events != null) {
          String special = Powers.special(s, seat).word;
          s.events.add(new CandyGhostsEvent.SpecialUsed(seat, special, NOTATION.text(action)));
        }
        Specials.use(s, seat, action);
      }
      default -> throw new IllegalArgumentException("not in a turn: " + action);
    }
  }

  private static void step(CandyGhostsState s, int to, boolean push) {
    s.ap--;
    if (Steps.go(s, s.active, to, push)) {
      s.stage = Stage.FINAL;
    }
  }

  /** Something that a die decides. */
  private static void attempt(CandyGhostsState s, long action) {
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Tries(s.active, NOTATION.text(action)));
    }
    s.pending.addRoll(1, action, 0);
  }

  private static void spendCharge(CandyGhostsState s, int seat) {
    s.charges[seat]--;
    s.consumed++;
  }

  /** A step of the player whom Bossypants moves; final actions end it. */
  static void bossyStep(CandyGhostsState s, int to, boolean push) {
    int other = s.pending.seat();
    int left = s.pending.points() - 1;
    s.pending.pop();
    if (!Steps.go(s, other, to, push) && !s.hasLeft(other)) {
      s.pending.addBossy(other, left);
    }
  }
}
