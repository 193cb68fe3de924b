package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.games.candyghosts.rules.Pending.Do;

/** How the game goes on after every action (CG-15, CG-23, CG-29, CG-80, GS-7). */
public final class Flow {
  private Flow() {}

  /** Goes on until somebody, or chance, has something to decide, or the game is over. */
  static void goOn(CandyGhostsState s) {
    s.areChoicesKnown = false;
    boolean waiting = false;
    while (!waiting && s.phase != Phase.OVER) {
      if (s.phase != Phase.CHOOSE) {
        consumeExcess(s);
        Leaving.together(s);
        checkEnd(s);
      }
      waiting = s.phase == Phase.OVER || !advance(s);
    }
  }

  /** CG-63: charges over a shrunken storage are consumed. */
  private static void consumeExcess(CandyGhostsState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.charges[seat] == 0 || s.hasLeft(seat)) {
        continue;
      }
      int storage = Powers.storage(s, seat);
      if (s.charges[seat] > storage) {
        if (s.events != null) {
          s.events.add(new CandyGhostsEvent.ChargesLost(seat));
        }
        s.consumed += s.charges[seat] - storage;
        s.charges[seat] = storage;
      }
    }
  }

  /** CG-80: nobody on the map: won; all of them possessed: lost. GS-17: so it is at dawn. */
  private static void checkEnd(CandyGhostsState s) {
    if (s.round > s.rounds || !isAnyFree(s)) {
      end(s, s.escaped() == s.seats);
    }
  }

  private static boolean isAnyFree(CandyGhostsState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (!s.hasLeft(seat) && !s.isPossessed(seat)) {
        return true;
      }
    }
    return false;
  }

  private static void end(CandyGhostsState s, boolean won) {
    s.phase = Phase.OVER;
    s.won = won;
    endTurn(s);
    s.pending.clear();
    s.clearMoved();
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Ended(won, roles(s)));
    }
  }

  private static List<@Nullable String> roles(CandyGhostsState s) {
    List<@Nullable String> roles = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      roles.add(s.role[seat] < 0 ? null : Box.role(s.role[seat]).name());
    }
    return roles;
  }

  private static void endTurn(CandyGhostsState s) {
    s.active = -1;
    s.ap = 0;
    s.full = 0;
    s.captured = false;
    s.stage = Stage.OPEN;
    Arrays.fill(s.refused, 0);
  }

  /** One thing that goes by itself; false if a decision is due. */
  private static boolean advance(CandyGhostsState s) {
    if (!s.pending.isEmpty()) {
      return advancePending(s);
    }
    return switch (s.phase) {
      case CHOOSE -> advanceChoosing(s);
      case TURN -> advanceTurn(s);
      case GHOSTS -> advanceGhosts(s);
      case OVER -> false;
    };
  }

  private static boolean advancePending(CandyGhostsState s) {
    if (Rooms.isPutImpossible(s)) {
      Rooms.giveUpPut(s);
      return true;
    }
    if (s.pending.is(Do.GHOST)) {
      s.choices.clear();
      GhostMoves.listSteps(s, s.choices);
      s.areChoicesKnown = !s.choices.isEmpty();
      if (!s.areChoicesKnown) {
        s.pending.pop();
        return true;
      }
    }
    return false;
  }

  private static boolean advanceChoosing(CandyGhostsState s) {
    boolean chosen = chooser(s) < 0;
    if (chosen) {
      s.phase = Phase.TURN;
      beginRound(s);
    }
    return chosen;
  }

  /** The next seat to choose a character, or −1. */
  public static int chooser(CandyGhostsState s) {
    for (int i = 0; i < s.seats; i++) {
      int seat = (s.first + i) % s.seats;
      if (s.character[seat] < 0) {
        return seat;
      }
    }
    return -1;
  }

  static void beginRound(CandyGhostsState s) {
    beginTurnFrom(s, 0);
  }

  /** The next turn, from the seat so many after the first one on; after the last, the ghosts. */
  private static void beginTurnFrom(CandyGhostsState s, int after) {
    endTurn(s);
    for (int i = after; i < s.seats; i++) {
      int seat = (s.first + i) % s.seats;
      if (!s.hasLeft(seat) && !s.isInBelly(seat)) {
        s.active = seat;
        s.full = Powers.ap(s, seat);
        s.ap = s.full;
        if (s.events != null) {
          s.events.add(new CandyGhostsEvent.Turn(seat, s.round, s.ap));
        }
        return;
      }
    }
    s.phase = Phase.GHOSTS;
  }

  private static boolean advanceTurn(CandyGhostsState s) {
    switch (s.stage) {
      case OPEN -> {
        return false;
      }
      case FINAL -> {
        if (OwnTurn.canSpeedOn(s)) {
          return false;
        }
        finish(s);
      }
      case ENDED -> beginTurnFrom(s, Math.floorMod(s.active - s.first, s.seats) + 1);
    }
    return true;
  }

  /** CG-23: at the end of a turn a ghost spawns, unless the player is possessed. */
  static void finish(CandyGhostsState s) {
    s.stage = Stage.ENDED;
    if (!s.isPossessed(s.active) && !Powers.has(s, s.active, Change.NO_SPAWN)) {
      s.pending.addSpawn(NONE);
    }
  }

  private static boolean advanceGhosts(CandyGhostsState s) {
    if (!GhostMoves.isAnyLeft(s)) {
      s.pending.addDraw();
    }
    return false;
  }

  /** GS-15: the cards of which the next is drawn; an empty pack takes all the used, the old too. */
  static int drawable(CandyGhostsState s) {
    return s.pack != 0 ? s.pack : usedByNow(s);
  }

  private static int usedByNow(CandyGhostsState s) {
    return s.used | (s.now >= 0 ? 1 << s.now : 0);
  }

  /** CG-29: the next atmosphere; the noise is removed, and the round ends. */
  static void draw(CandyGhostsState s, int card) {
    s.pending.pop();
    int used = usedByNow(s);
    s.used = s.pack != 0 ? used : 0;
    s.pack = (s.pack != 0 ? s.pack : used) & ~(1 << card);
    s.now = card;
    s.noise = NONE;
    s.clearMoved();
    s.round++;
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.AtmosphereDrawn(Box.atmosphere(s.now).name, s.round));
    }
    if (Box.atmosphere(card).has(Change.TRANSMOGRIFY)) {
      Rooms.transmogrify(s);
    }
    if (s.round <= s.rounds) {
      s.phase = Phase.TURN;
      beginRound(s);
    }
  }

  /** GS-5: who decides for the group: the first seat on the map from where the round's begins. */
  public static int leader(CandyGhostsState s) {
    int seat = (s.first + s.round - 1) % s.seats;
    while (s.hasLeft(seat)) {
      seat = (seat + 1) % s.seats;
    }
    return seat;
  }
}
