package picknmix.games.candyghosts.bot;

import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.kernel.ActionList;
import picknmix.kernel.SplitMix;

/**
 * A number for all that {@link CandyGhostsEval#priors} looks at in the course of a match: where it
 * is the same, so are they. Never 0.
 */
final class PositionKey {
  private PositionKey() {}

  /** For what is decided for the group: ghosts care neither for items nor for charges. */
  static long ofGroup(CandyGhostsState s, ActionList actions) {
    long key = ofAll(s, actions);
    if (!s.pending.isEmpty()) {
      key = mix(key, pair(s.pending.who(), s.pending.goal()));
      key = mix(key, s.pending.steps());
    }
    return key == 0 ? 1 : key;
  }

  /** For what a player does. */
  static long ofOwn(CandyGhostsState s, int seat, ActionList actions) {
    long key = mix(ofAll(s, actions), seat);
    if (!s.pending.isEmpty()) {
      key = mix(key, pair(s.pending.seat(), s.pending.points()));
    }
    int stage = s.stage == Stage.OPEN ? 1 : s.stage == Stage.FINAL ? 2 : 3;
    key = mix(key, pair(s.ap << 8 | s.full, s.active << 8 | s.first));
    key = mix(key, stage << 2 | (s.captured ? 2 : 0) | (s.met ? 1 : 0));
    for (int other = 0; other < s.seats; other++) {
      key = mix(key, pair(s.charges[other] << 8 | s.left[other], s.role[other]));
      key = mix(key, s.hand[other]);
    }
    key = mix(key, s.lying());
    return key == 0 ? 1 : key;
  }

  private static long ofAll(CandyGhostsState s, ActionList actions) {
    long key = mix(Ground.key(s), actions.size());
    for (int i = 0; i < actions.size(); i++) {
      key = mix(key, actions.get(i));
    }
    key = mix(key, pair(s.noise << 16 | (s.bossAt & 0xffff), s.now << 16 | s.covered));
    for (int i = 0; i < s.ghosts; i++) {
      int moved = s.hasMoved(s.ghostId[i]) ? 1 : 0;
      int place = s.ghostAt[i] << 4 | (s.ghostHost[i] & 7) << 1 | moved;
      key = mix(key, pair(place, s.ghostId[i]));
    }
    for (int seat = 0; seat < s.seats; seat++) {
      key = mix(key, pair(s.at[seat] << 1 | (s.isInBelly(seat) ? 1 : 0), s.ghostIn[seat]));
    }
    return key;
  }

  private static long pair(int high, int low) {
    return (long) high << 32 | (low & 0xffff_ffffL);
  }

  private static long mix(long key, long more) {
    long mixed = (key ^ more) * SplitMix.STEP;
    return mixed ^ (mixed >>> 32);
  }
}
