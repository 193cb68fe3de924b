package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.CandyGhostsState.BOSS;

import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.CandyGhostsState.Stage;
import picknmix.games.candyghosts.Pending.Do;
import picknmix.kernel.ActionList;

/**
 * The characters' specials. Each costs a charge; whoever lists one has seen to that. A possessed
 * player's reaches only the ghost in them (CG-37).
 */
enum Special {
  /** CG-50, Ghost Whisperer: a sure attack on any ghost possessing anyone, anywhere. */
  WHISPERER("whisperer") {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      for (int i = 0; i < s.ghosts; i++) {
        if (s.ghostHost[i] >= 0 && (!s.isPossessed(seat) || s.ghostHost[i] == seat)) {
          out.add(CandyGhostsNotation.of(Verb.SPECIAL_ON, s.ghostId[i]));
        }
      }
    }

    @Override
    void use(CandyGhostsState s, int seat, long action) {
      Haunting.hit(s, CandyGhostsNotation.first(action));
    }
  },

  /** CG-51: a noise at your feet. */
  SACRIFICE("sacrifice") {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      addUnlessPossessed(s, seat, out);
    }

    @Override
    void use(CandyGhostsState s, int seat, long action) {
      Rolls.noise(s, s.at[seat]);
    }
  },

  /** CG-52, Chain Reaction: an attack that goes on from each consumed ghost to those around it. */
  CHAIN("chain", Verb.SPECIAL_ON, 1) {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      Targets.list(s, seat, Verb.SPECIAL_ON, out);
    }

    @Override
    void rolled(CandyGhostsState s, int seat, long action, int die, int second, int sum) {
      int who = CandyGhostsNotation.first(action);
      if (Rolls.attempt(s, seat, die, Rolls.distance(s, seat, who))) {
        if (who == BOSS || s.isPossessed(seat)) {
          Haunting.hit(s, who);
        } else {
          Targets.chain(s, who);
        }
      }
    }
  },

  /** CG-53, Speed Demon: all your AP again, even right after a final action. */
  SPEED("speed") {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      addUnlessPossessed(s, seat, out);
    }

    @Override
    void use(CandyGhostsState s, int seat, long action) {
      s.ap = s.full;
      s.stage = Stage.OPEN;
    }
  },

  /** CG-54, Bossypants: move any other player now, with their full AP. */
  BOSSY("bossy") {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      for (int other = 0; other < s.seats && !s.isPossessed(seat); other++) {
        if (other != seat && s.at[other] != Places.NONE) {
          out.add(CandyGhostsNotation.of(Verb.SPECIAL_FOR, other));
        }
      }
    }

    @Override
    void use(CandyGhostsState s, int seat, long action) {
      int other = CandyGhostsNotation.first(action);
      s.pending.add(Do.BOSSY, other, 0, 0, Powers.ap(s, other));
    }
  },

  /** CG-55: no walls while there is a charge; see {@link Powers#disbelieves}. */
  DISBELIEF("disbelief") {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      // passive: there is nothing to do
    }
  },

  /** CG-56: an attack with two dice, added; it fumbles or crits only on two 1s or two 6s. */
  WHISTLER("whistler", Verb.SPECIAL_ON, 2) {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      Targets.list(s, seat, Verb.SPECIAL_ON, out);
    }

    @Override
    void rolled(CandyGhostsState s, int seat, long action, int die, int second, int sum) {
      int who = CandyGhostsNotation.first(action);
      int total = die + second + Powers.roll(s, seat);
      boolean hits =
          die + second == 2 * Rolls.CRIT
              || (die + second > 2 && total >= Rolls.distance(s, seat, who));
      Tell.rolled(s, die, second, hits);
      if (hits) {
        Haunting.hit(s, who);
      }
    }
  },

  /** CG-57, Boom Voice: a die, again after each 6; every ghost within the sum is consumed. */
  BOOM("boom", Verb.SPECIAL, 1) {
    @Override
    void list(CandyGhostsState s, int seat, ActionList out) {
      out.add(CandyGhostsNotation.of(Verb.SPECIAL));
    }

    @Override
    void rolled(CandyGhostsState s, int seat, long action, int die, int second, int sum) {
      Tell.rolled(s, die, 0, true);
      if (die == Rolls.CRIT) {
        s.pending.addRoll(1, action);
        s.pending.setN(sum + die);
      } else {
        Targets.boom(s, seat, sum + die + Powers.roll(s, seat));
      }
    }
  };

  final String word;

  /** What is rolled for, and with how many dice; null and none if nothing is left to luck. */
  private final @Nullable Verb rolledFor;

  private final int dice;

  Special(String word) {
    this(word, null, 0);
  }

  Special(String word, @Nullable Verb rolledFor, int dice) {
    this.word = word;
    this.rolledFor = rolledFor;
    this.dice = dice;
  }

  abstract void list(CandyGhostsState s, int seat, ActionList out);

  /** The charge is spent: roll for it, unless it says otherwise. */
  void use(CandyGhostsState s, int seat, long action) {
    s.pending.addRoll(dice, action);
  }

  boolean isRolledFor(Verb verb, int withDice) {
    return verb == rolledFor && withDice == dice;
  }

  /** The dice have fallen. */
  void rolled(CandyGhostsState s, int seat, long action, int die, int second, int sum) {
    throw new IllegalStateException(word + " has no dice");
  }

  private static void addUnlessPossessed(CandyGhostsState s, int seat, ActionList out) {
    if (!s.isPossessed(seat)) {
      out.add(CandyGhostsNotation.of(Verb.SPECIAL));
    }
  }
}
