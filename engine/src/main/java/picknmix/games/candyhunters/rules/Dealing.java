package picknmix.games.candyhunters.rules;

import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.kernel.Rng;
import picknmix.kernel.Setup;

/** How a match begins, CH-6 to CH-8. */
public final class Dealing {
  /** CH-6: the windmill, its 2×2 square first, then its arms, on which the ghosts stand. */
  private static final List<Cell> SQUARE =
      List.of(new Cell(0, 0), new Cell(1, 0), new Cell(0, 1), new Cell(1, 1));

  private static final List<Cell> ARMS =
      List.of(new Cell(0, -1), new Cell(2, 0), new Cell(1, 2), new Cell(-1, 1));

  private Dealing() {}

  /** CH-6 to CH-8: the windmill, and secret patterns for all. */
  public static CandyHuntersState deal(Setup setup) {
    CandyHuntersState s = new CandyHuntersState();
    s.seats = setup.seats();
    CandyHuntersOptions.choose(s, setup.options());
    s.first = setup.first();
    s.toAct = setup.first();
    Rng rng = setup.dealer();
    dealTown(s, rng);
    dealPatterns(s, rng);
    return s;
  }

  /** CH-6: colours are drawn anew until no two of the same share an edge. */
  private static void dealTown(CandyHuntersState s, Rng rng) {
    byte[] colours = {0, 0, 1, 1, 2, 2, 3, 3};
    Town town;
    do {
      rng.shuffle(colours, 0, colours.length);
      town = windmill(colours);
    } while (hasEqualNeighbours(town));
    s.town.copyFrom(town);
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      s.stacks[colour] = Colour.TILES - town.count(colour);
    }
  }

  private static Town windmill(byte[] colours) {
    Town town = new Town();
    for (int i = 0; i < SQUARE.size(); i++) {
      town.build(colours[i], SQUARE.get(i).x(), SQUARE.get(i).y());
    }
    for (int i = 0; i < ARMS.size(); i++) {
      town.build(colours[SQUARE.size() + i], ARMS.get(i).x(), ARMS.get(i).y());
      town.putGhost(town.cell(ARMS.get(i)));
    }
    return town;
  }

  /** The windmill has four rows: one strip. */
  private static boolean hasEqualNeighbours(Town town) {
    int from = town.stripAt(town.top());
    int below = town.stripAt(town.top() + 1);
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      long beside = town.buildings(colour, from + 1) | town.buildings(colour, below);
      if ((town.buildings(colour, from) & beside) != 0) {
        return true;
      }
    }
    return false;
  }

  /** CH-7. */
  private static void dealPatterns(CandyHuntersState s, Rng rng) {
    byte[] regular = shuffled(0, Patterns.REGULAR, rng);
    int next = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      s.kidsLeft[seat] = CandyHuntersState.KIDS;
      for (int i = 0; i < CandyHuntersState.HAND; i++) {
        s.hands[seat] |= Patterns.bit(regular[next++]);
      }
    }
    while (next < regular.length) {
      s.putUnder(regular[next++], CandyHuntersState.NOBODY);
    }
    if (s.haunted) {
      byte[] haunted = shuffled(Patterns.REGULAR, Patterns.HAUNTED, rng);
      for (int seat = 0; seat < s.seats; seat++) {
        s.hands[seat] |= Patterns.bit(haunted[seat]);
      }
    }
  }

  private static byte[] shuffled(int first, int count, Rng rng) {
    byte[] cards = new byte[count];
    for (int i = 0; i < count; i++) {
      cards[i] = (byte) (first + i);
    }
    rng.shuffle(cards, 0, count);
    return cards;
  }
}
