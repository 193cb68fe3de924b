package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.View;

/** Views in the middle of games, when items lie about, are carried and are gone. */
class DrawnStatesTest {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final int SEATS = 3;
  private static final int MOVES = 400;
  private static final int DRAWS = 100;

  @ParameterizedTest
  @ValueSource(strings = {"corridor", "gallery"})
  @DisplayName("CG-11, CG-91: a hidden item may be any that is not seen anywhere, and no other")
  void hiddenItems(String story) {
    for (CandyGhostsState real : walk(story, 20)) {
      View<CandyGhostsState> view = GAME.view(real, Seat.SPECTATOR);
      TreeSet<Integer> hidden = new TreeSet<>();
      for (int seed = 0; seed < DRAWS; seed++) {
        CandyGhostsState drawn = view.determinize(new FastRandom(seed));
        assertThat(reloaded(drawn)).isEqualTo(GAME.codec().text(drawn));
        hidden.addAll(hiddenIn(drawn));
        for (int kind = 0; kind < Kind.COUNT; kind++) {
          int wanted = kind;
          long everywhere = hiddenIn(drawn).stream().filter(item -> item == wanted).count();
          assertThat(seen(drawn, kind) + everywhere).isLessThanOrEqualTo(Box.items(kind));
        }
      }
      if (!hidden.isEmpty()) {
        assertThat(hidden).isEqualTo(unseen(real));
      }
    }
  }

  @Test
  @DisplayName("CG-11: what somebody carries, or lies open in the last row, lies under no room")
  void itemsInSight() {
    CandyGhostsState real = walk("corridor", MOVES).getFirst();
    List<Integer> hidden = hiddenIn(real);
    List<Integer> elsewhere =
        IntStream.range(0, Kind.COUNT).filter(kind -> !hidden.contains(kind)).boxed().toList();
    int carried = elsewhere.get(0);
    int lying = elsewhere.get(1);
    real.hand[SEATS - 1] += Box.items(carried) * Kind.one(carried);
    for (int x = 0; x < Box.items(lying); x++) {
      real.lay(Places.square(x, real.house.high() * Box.K - 1), lying);
    }
    View<CandyGhostsState> view = GAME.view(real, Seat.SPECTATOR);
    for (int seed = 0; seed < DRAWS; seed++) {
      assertThat(hiddenIn(view.determinize(new FastRandom(seed)))).doesNotContain(carried, lying);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"corridor", "gallery"})
  @DisplayName("GS-16: everybody knows the points while the game goes on, and at its end")
  void points(String story) {
    for (CandyGhostsState real : walk(story, 1)) {
      List<Integer> points = new ArrayList<>();
      for (int seat = 0; seat < SEATS; seat++) {
        points.add(GAME.rules().score(real, seat));
      }
      assertThat(GAME.view(real, Seat.SPECTATOR).scores()).isEqualTo(points);
    }
  }

  /** The states of a random game after so many moves each, and its last one. */
  private static List<CandyGhostsState> walk(String story, int every) {
    Options options = Options.of("story", story, "roles", true);
    CandyGhostsState s = GAME.deal(Setup.of(GAME, SEATS, options, Seed.of(3), 0));
    var policy = GAME.randomPolicy();
    FastRandom rng = new FastRandom(8);
    List<CandyGhostsState> states = new ArrayList<>();
    for (int move = 0; move < MOVES && GAME.rules().turn(s) != Seat.OVER; move++) {
      if (move % every == 0) {
        states.add(s.copy());
      }
      long action = policy.pick(s, rng);
      GAME.rules().apply(s, policy.seat(), action, null);
    }
    states.add(s);
    return states;
  }

  private static String reloaded(CandyGhostsState s) {
    Field json = Field.of(GAME.codec().json(s), "drawn", Refused.Code.BAD_STATE);
    return Json.write(GAME.codec().json(GAME.codec().load(json)));
  }

  /** The items under rooms and unflipped on squares. */
  private static List<Integer> hiddenIn(CandyGhostsState s) {
    List<Integer> items = new ArrayList<>();
    for (int room = 0; room < s.house.rooms(); room++) {
      if (s.under[room] >= 0) {
        items.add((int) s.under[room]);
      }
    }
    for (byte item : s.item) {
      if (item >= COVERED) {
        items.add(item - COVERED);
      }
    }
    return items;
  }

  /** How many of the kind lie open, are carried or were discarded. */
  private static long seen(CandyGhostsState s, int kind) {
    long seen = Kind.count(s.discarded, kind);
    for (int seat = 0; seat < SEATS; seat++) {
      seen += Kind.count(s.hand[seat], kind);
    }
    for (byte item : s.item) {
      seen += item == kind ? 1 : 0;
    }
    return seen;
  }

  private static Set<Integer> unseen(CandyGhostsState s) {
    Set<Integer> kinds = new TreeSet<>();
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      if (seen(s, kind) < Box.items(kind)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }
}
