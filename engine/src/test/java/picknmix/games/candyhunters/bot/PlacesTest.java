package picknmix.games.candyhunters.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

class PlacesTest {
  private static final CandyHunters GAME = new CandyHunters();

  private static List<List<Integer>> found(Places places, Town town, int card) {
    places.find(town, card);
    List<List<Integer>> found = new ArrayList<>();
    for (int i = 0; i < places.count(); i++) {
      found.add(List.of(places.rotation(i), places.box(i), places.missing(i)));
    }
    return found;
  }

  /** One that has seen many towns tells the same as one that has seen none. */
  @Test
  void remembersRightly() {
    Places old = new Places();
    RandomPolicy<CandyHuntersState> policy = GAME.randomPolicy();
    int most = 0;
    for (int seed = 0; seed < 30; seed++) {
      CandyHuntersState s =
          GAME.deal(Setup.of(GAME, 2 + seed % 3, Options.of(), Seed.of(seed % 5), null));
      FastRandom rng = new FastRandom(seed);
      while (GAME.rules().turn(s) != Seat.OVER) {
        int card = rng.below(Patterns.REGULAR);
        List<List<Integer>> fresh = found(new Places(), s.town, card);
        assertThat(found(old, s.town, card)).isEqualTo(fresh);
        assertThat(found(old, s.town, card)).as("remembered").isEqualTo(fresh);
        most = Math.max(most, fresh.size());
        long action = policy.pick(s, rng);
        GAME.rules().apply(s, policy.seat(), action, null);
      }
    }
    assertThat(most).isGreaterThan(3);
  }

  /** More places than are remembered: a chequered town of all the colours that a card needs. */
  @Test
  void findsManyPlaces() {
    Town town = new Town();
    for (int y = 0; y < 10; y++) {
      for (int x = 0; x < 10; x++) {
        if ((x + y) % 4 != 0) {
          town.build((x + y) % 4, x, y);
        }
      }
    }
    Places places = new Places();
    int most = 0;
    for (int card = 0; card < Patterns.REGULAR; card++) {
      List<List<Integer>> found = found(places, town, card);
      assertThat(found(places, town, card)).isEqualTo(found);
      most = Math.max(most, found.size());
    }
    assertThat(most).isGreaterThan(20);
  }
}
