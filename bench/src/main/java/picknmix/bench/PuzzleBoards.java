package picknmix.bench;

import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/**
 * Random Candy Hunters puzzles of ordinary size, as positions in play are: a match of two that just
 * do anything is stopped when the town has 10 to 16 tiles; four ghosts, 2 to 6 kids, 2 to 4 cards.
 */
public final class PuzzleBoards {
  private static final int FEWEST_TILES = 10;
  private static final int MOST_TILES = 16;
  private static final int FEWEST_KIDS = 2;
  private static final int MOST_KIDS = 6;
  private static final int FEWEST_CARDS = 2;
  private static final int MOST_CARDS = 4;

  /** No puzzle brings so many points, so none is over before its rounds are. */
  private static final int OUT_OF_REACH = 1000;

  private PuzzleBoards() {}

  /** The same seed gives the same board, whatever the rounds. */
  public static CandyHuntersState board(long seed, int rounds) {
    FastRandom rng = new FastRandom(seed);
    CandyHuntersState s = new CandyHuntersState();
    s.puzzle = true;
    s.seats = 1;
    s.goal = OUT_OF_REACH;
    s.rounds = rounds;
    copyTown(played(seed, between(FEWEST_TILES, MOST_TILES, rng), rng).town, s.town);
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      s.stacks[colour] = Colour.TILES - s.town.count(colour);
    }
    setKids(s.town, between(FEWEST_KIDS, MOST_KIDS, rng), rng);
    int cards = between(FEWEST_CARDS, MOST_CARDS, rng);
    while (Long.bitCount(s.hands[0]) < cards) {
      s.hands[0] |= Patterns.bit(rng.below(Patterns.REGULAR));
    }
    return s;
  }

  private static int between(int least, int most, FastRandom rng) {
    return least + rng.below(most - least + 1);
  }

  /** A match at the beginning of the turn in which the town has so many tiles. */
  private static CandyHuntersState played(long seed, int tiles, FastRandom rng) {
    CandyHunters game = new CandyHunters();
    Rules<CandyHuntersState> rules = game.rules();
    RandomPolicy<CandyHuntersState> policy = game.randomPolicy();
    CandyHuntersState s = game.deal(Setup.of(game, 2, Options.of(), Seed.of(seed), null));
    while (s.phase != Phase.BUILD || tiles(s.town) < tiles) {
      if (s.phase == Phase.OVER) {
        return played(rng.bits(), tiles, rng);
      }
      long action = policy.pick(s, rng);
      rules.apply(s, policy.seat(), action, null);
    }
    return s;
  }

  private static int tiles(Town town) {
    int tiles = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      tiles += town.count(colour);
    }
    return tiles;
  }

  /** In a puzzle all kids are those of one seat (CH-23). */
  private static void copyTown(Town from, Town to) {
    for (Cell place : from.buildings()) {
      int cell = from.cell(place);
      to.build(from.colour(cell), place.x(), place.y());
      if (from.isSmallGhost(cell)) {
        to.putGhost(to.cell(place));
      }
      if (from.isKid(cell)) {
        to.putKid(0, to.cell(place));
      }
    }
  }

  /** Some more kids come, or some go. */
  private static void setKids(Town town, int kids, FastRandom rng) {
    while (town.countKids(0) != kids) {
      int cell = rng.below(Town.CELLS);
      if (town.countKids(0) > kids && town.isKid(cell)) {
        town.liftKid(cell);
      } else if (town.countKids(0) < kids && town.isEmptyBuilding(cell)) {
        town.putKid(0, cell);
      }
    }
  }
}
