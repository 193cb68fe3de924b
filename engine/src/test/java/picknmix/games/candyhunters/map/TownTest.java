package picknmix.games.candyhunters.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picknmix.kernel.FastRandom;

/** The boards beside a plain map of places, while a town grows in all directions. */
class TownTest {
  private final Town town = new Town();
  private final Map<Cell, Integer> colours = new HashMap<>();
  private final Map<Cell, Integer> kids = new HashMap<>();
  private final Set<Cell> ghosts = new HashSet<>();

  private void build(int colour, int x, int y) {
    town.build(colour, x, y);
    colours.put(new Cell(x, y), colour);
  }

  private void putKid(int seat, int x, int y) {
    town.putKid(seat, town.cell(x, y));
    kids.put(new Cell(x, y), seat);
  }

  private void putGhost(int x, int y) {
    town.putGhost(town.cell(x, y));
    ghosts.add(new Cell(x, y));
  }

  private void check() {
    List<Cell> places = new ArrayList<>(colours.keySet());
    places.sort(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x));
    assertThat(town.buildings()).isEqualTo(places);
    for (Cell place : places) {
      int cell = town.cell(place);
      assertThat(town.colour(cell)).isEqualTo(colours.get(place));
      assertThat(town.kid(cell)).isEqualTo(kids.getOrDefault(place, Town.NOBODY));
      assertThat(town.isSmallGhost(cell)).isEqualTo(ghosts.contains(place));
    }
    assertThat(sites()).isEqualTo(plainSites());
  }

  private List<Cell> sites() {
    List<Cell> sites = new ArrayList<>();
    for (int y = town.top() - 1; y <= town.bottom() + 1; y += town.stripRows()) {
      for (long rest = town.sites(town.stripAt(y)); rest != 0; rest &= rest - 1) {
        int bit = Long.numberOfTrailingZeros(rest);
        sites.add(new Cell(town.stripX(bit), y + town.stripY(bit)));
      }
    }
    return sites;
  }

  private List<Cell> plainSites() {
    List<Cell> sites = new ArrayList<>();
    for (int y = town.top() - 1; y <= town.bottom() + 1; y++) {
      for (int x = town.firstX(); x <= town.firstX() + Town.WIDEST + 4; x++) {
        boolean beside =
            colours.containsKey(new Cell(x, y - 1))
                || colours.containsKey(new Cell(x - 1, y))
                || colours.containsKey(new Cell(x + 1, y))
                || colours.containsKey(new Cell(x, y + 1));
        if (beside && !colours.containsKey(new Cell(x, y))) {
          sites.add(new Cell(x, y));
        }
      }
    }
    return sites;
  }

  @Test
  void grows() {
    FastRandom rng = new FastRandom(1);
    for (int seed = 0; seed < 20; seed++) {
      TownTest test = new TownTest();
      test.build(0, seed - 10, 10 - seed);
      for (int i = 0; i < 24; i++) {
        List<Cell> sites = test.sites();
        Cell site = sites.get(rng.below(sites.size()));
        test.build(rng.below(4), site.x(), site.y());
        test.check();
      }
    }
  }

  /** A street that is longer than a row of 16 cells: all stays where it is, with new numbers. */
  @Test
  void growsWide() {
    for (int step : new int[] {-1, 1}) {
      TownTest test = new TownTest();
      test.build(1, 5, -3);
      test.putGhost(5, -3);
      test.build(2, 5, -2);
      test.putKid(3, 5, -2);
      test.build(3, 5, -4);
      test.town.large = test.town.cell(5, -4);
      for (int i = 1; i < Town.WIDEST; i++) {
        test.build(i % 4, 5 + i * step, -3 + i % 2);
        if (i % 5 == 0) {
          test.putKid(i / 5 % 4, 5 + i * step, -3 + i % 2);
        }
        test.check();
        assertThat(test.town.place(test.town.large)).isEqualTo(new Cell(5, -4));
      }
      assertThat(test.town.width()).isEqualTo(Town.WIDEST);
      assertThat(test.town.countKids(1)).isEqualTo(2);
      assertThat(test.town.countKids(3)).isEqualTo(2);
    }
  }

  @Test
  void growsWideWithoutTheLargeGhost() {
    for (int x = 0; x < Town.WIDEST; x++) {
      build(0, x, 0);
      assertThat(town.large).isEqualTo(Town.NOWHERE);
    }
    check();
  }
}
