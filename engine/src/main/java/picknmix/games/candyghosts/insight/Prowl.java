package picknmix.games.candyghosts.insight;

import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picknmix.games.candyghosts.rules.ActionArgument;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.GhostMoves;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;

/** Tries out every way that a ghost or boss may take, by the rules. */
final class Prowl {
  private final CandyGhostsState model;

  /** The house after each step of the way that is being tried, and the steps on from there. */
  private final List<CandyGhostsState> after = new ArrayList<>();

  private final List<ActionList> onward = new ArrayList<>();
  private final List<Integer> route = new ArrayList<>();
  private final Set<Integer> tried = new HashSet<>();

  /**
   * Ready for any number of hunts.
   *
   * @param model a state of the game
   */
  Prowl(CandyGhostsState model) {
    this.model = model;
  }

  /** From the beginning, towards each of its targets in the list, which are for all. */
  void begin(Hunt hunt, CandyGhostsState turn, ActionList targets) {
    for (int i = 0; i < targets.size(); i++) {
      long action = targets.get(i);
      boolean jumps = CandyGhostsNotation.verb(action) == Verb.JUMP;
      if ((jumps ? BOSS : CandyGhostsNotation.first(action)) == hunt.who) {
        int target = CandyGhostsNotation.second(action);
        hunt.goAfter(target);
        CandyGhostsState s = at(0);
        s.copyFrom(turn);
        if (jumps) {
          jump(hunt, s, target);
        } else {
          GhostMoves.target(s, hunt.who, target);
          hunt.steps = s.pending.is(Do.GHOST) ? s.pending.steps() : 0;
          tried.clear();
          walk(hunt, 0);
        }
      }
    }
  }

  /** From where it is on its way already. */
  void goOn(Hunt hunt, CandyGhostsState now) {
    hunt.aimAt(now.pending.goal());
    hunt.steps = now.pending.steps();
    at(0).copyFrom(now);
    tried.clear();
    walk(hunt, 0);
  }

  private void walk(Hunt hunt, int depth) {
    CandyGhostsState s = at(depth);
    ActionList steps = onward.get(depth);
    steps.clear();
    if (s.pending.is(Do.GHOST)) {
      GhostMoves.listSteps(s, steps);
    }
    if (steps.isEmpty()) {
      end(hunt, s);
      return;
    }
    for (int i = 0; i < steps.size(); i++) {
      int to = CandyGhostsNotation.second(steps.get(i));
      if (isNew(hunt, to, s.pending.steps())) {
        CandyGhostsState next = at(depth + 1);
        next.copyFrom(s);
        GhostMoves.step(next, to);
        route.add(to);
        walk(hunt, depth + 1);
        route.removeLast();
      }
    }
  }

  /** Ghosts change nothing on their way, so each place is tried once; Onna pushes furniture. */
  private boolean isNew(Hunt hunt, int to, int steps) {
    return hunt.who == BOSS || tried.add(steps << 16 | to);
  }

  private void end(Hunt hunt, CandyGhostsState s) {
    int place = route.isEmpty() ? model.placeOf(hunt.who) : route.getLast();
    hunt.end(s, place, route);
    if (s.pending.is(Do.POSSESS)) {
      for (int seat = 0; seat < s.seats; seat++) {
        if (s.at[seat] == place && !s.isPossessed(seat)) {
          hunt.catches(seat);
        }
      }
    }
  }

  /** CG-42: one jump; onto a possessed player's square it does not go. */
  private void jump(Hunt hunt, CandyGhostsState s, int prey) {
    int from = s.bossAt;
    int goal = goal(s, prey);
    hunt.steps = 1;
    GhostMoves.jump(s, prey);
    boolean stays = s.bossAt == from && goal != from;
    hunt.end(s, stays ? from : goal, stays ? List.of() : List.of(goal));
    if (prey < ActionArgument.NOISE) {
      hunt.catches(prey);
    }
  }

  private static int goal(CandyGhostsState s, int prey) {
    if (prey == ActionArgument.NOISE) {
      return s.noise;
    }
    return prey < ActionArgument.NOISE
        ? s.at[prey]
        : s.ghostAt[s.ghost(prey - ActionArgument.NOISE)];
  }

  private CandyGhostsState at(int depth) {
    if (depth == after.size()) {
      after.add(new CandyGhostsState());
      onward.add(new ActionList());
    }
    return after.get(depth);
  }
}
