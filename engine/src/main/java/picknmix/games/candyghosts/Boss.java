package picknmix.games.candyghosts;

import picknmix.kernel.ActionList;

/** The two bosses. What each does has a file of its own; here is what is asked of either. */
enum Boss {
  /** CG-41: walks like a ghost, and somebody respawns where she would possess or be consumed. */
  ONNA("onna", true) {
    @Override
    void listTargets(CandyGhostsState s, ActionList out) {
      GhostMoves.listNearest(s, CandyGhostsState.BOSS, s.bossAt, out);
    }

    @Override
    void meet(CandyGhostsState s, int seat) {
      Onna.chase(s, seat);
    }
  },

  /** CG-42: jumps and eats. */
  PIGIN("pigin", false) {
    @Override
    void listTargets(CandyGhostsState s, ActionList out) {
      Pigin.listTargets(s, out);
    }

    @Override
    void meet(CandyGhostsState s, int seat) {
      Pigin.eatPlayer(s, seat);
    }
  };

  final String word;

  /** Whether captures, attacks and specials reach it. */
  final boolean isFought;

  Boss(String word, boolean isFought) {
    this.word = word;
    this.isFought = isFought;
  }

  /** Lists for whom it may go, or jump, in the ghosts' turn. */
  abstract void listTargets(CandyGhostsState s, ActionList out);

  /** GS-10: it and an unpossessed player come together. */
  abstract void meet(CandyGhostsState s, int seat);
}
