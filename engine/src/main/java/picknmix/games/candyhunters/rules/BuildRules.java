package picknmix.games.candyhunters.rules;

import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.map.Town;
import picknmix.kernel.ActionList;

/** What may be built where, CH-9: any colour that is left, on any cell beside a building. */
final class BuildRules {
  private BuildRules() {}

  /** Every build: site for site by rows, on each all the colours. */
  static void builds(CandyHuntersState s, ActionList out) {
    Town town = s.town;
    int colours = coloursLeft(s);
    for (int y = town.top() - 1; y <= town.bottom() + 1; y += town.stripRows()) {
      for (long sites = town.sites(town.stripAt(y)); sites != 0; sites &= sites - 1) {
        int bit = Long.numberOfTrailingZeros(sites);
        long red = CandyHuntersNotation.build(0, town.stripX(bit), y + town.stripY(bit));
        for (int rest = colours; rest != 0; rest &= rest - 1) {
          out.add(red + Integer.numberOfTrailingZeros(rest));
        }
      }
    }
  }

  /** How many builds there are: most of what can be done in a game, so they can be counted. */
  static int count(CandyHuntersState s) {
    Town town = s.town;
    int sites = 0;
    for (int y = town.top() - 1; y <= town.bottom() + 1; y += town.stripRows()) {
      sites += Long.bitCount(town.sites(town.stripAt(y)));
    }
    return sites * Integer.bitCount(coloursLeft(s));
  }

  /** The build with that number in the list, from 0 on. */
  static long build(CandyHuntersState s, int number) {
    Town town = s.town;
    int colours = coloursLeft(s);
    int site = number / Integer.bitCount(colours);
    int colour = nthBit(colours, number % Integer.bitCount(colours));
    int y = town.top() - 1;
    long sites = town.sites(town.stripAt(y));
    for (int here; site >= (here = Long.bitCount(sites)); site -= here) {
      y += town.stripRows();
      sites = town.sites(town.stripAt(y));
    }
    int bit = nthBit(sites, site);
    return CandyHuntersNotation.build(colour, town.stripX(bit), y + town.stripY(bit));
  }

  private static int nthBit(long bits, int n) {
    long rest = bits;
    for (int skip = n; skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  private static int coloursLeft(CandyHuntersState s) {
    int colours = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      colours |= s.stacks[colour] > 0 ? 1 << colour : 0;
    }
    return colours;
  }
}
