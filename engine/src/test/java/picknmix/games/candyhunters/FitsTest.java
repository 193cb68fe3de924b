package picknmix.games.candyhunters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** What the view says of the own cards is what scoring them then brings. */
class FitsTest {
  private static final CandyHunters GAME = new CandyHunters();
  private static final CandyHuntersRules RULES = new CandyHuntersRules();
  private static final int GAMES = 40;

  private final FastRandom rng = new FastRandom(5);
  private int scored;
  private int near;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void cardsBringWhatTheViewSays(boolean haunted) {
    for (int game = 0; game < GAMES; game++) {
      Options options = Options.of("haunted", haunted, "largeGhost", haunted);
      CandyHuntersState s = GAME.deal(Setup.of(GAME, 3, options, Seed.of(game), null));
      while (s.phase != Phase.OVER) {
        ActionList actions = new ActionList();
        RULES.legal(s, s.toAct, actions);
        check(s, actions);
        RULES.apply(s, s.toAct, actions.get(rng.below(actions.size())), null);
      }
    }
    assertThat(scored).isGreaterThan(GAMES);
    assertThat(near).isGreaterThan(GAMES);
  }

  private void check(CandyHuntersState s, ActionList actions) {
    Map<String, Object> insight = GAME.view(s, s.toAct).insight();
    List<String> fits = new ArrayList<>();
    for (Object fit : (List<?>) insight.get("fits")) {
      fits.add(action((Map<?, ?>) fit));
      if (s.phase == Phase.SCORE) {
        checkOutcome(s, (Map<?, ?>) fit);
      }
    }
    for (long action : actions.toArray()) {
      if (CandyHuntersNotation.kind(action) == CandyHuntersNotation.SCORE) {
        assertThat(fits).contains(GAME.notation().text(action));
      } else if (CandyHuntersNotation.kind(action) == CandyHuntersNotation.BUILD) {
        checkBuild(s, (List<?>) insight.get("near"), fits, action);
      }
    }
  }

  private static String action(Map<?, ?> fit) {
    return "score " + fit.get("card") + " " + fit.get("at") + " r" + fit.get("r");
  }

  private void checkOutcome(CandyHuntersState s, Map<?, ?> fit) {
    CandyHuntersState after = s.copy();
    List<Event> events = new ArrayList<>();
    RULES.apply(after, s.toAct, GAME.notation().parse(action(fit)), events);
    Map<String, Object> told = events.getFirst().json();
    assertThat(fit.get("scary")).isEqualTo(told.get("scary"));
    int[] points = new int[s.seats];
    for (Object taken : (List<?>) fit.get("taken")) {
      points[(Integer) ((Map<?, ?>) taken).get("seat")] +=
          (Integer) ((Map<?, ?>) taken).get("points");
    }
    points[s.toAct] = (Integer) fit.get("points");
    for (int seat = 0; seat < s.seats; seat++) {
      assertThat(points[seat]).isEqualTo(RULES.score(after, seat) - RULES.score(s, seat));
    }
    scored++;
  }

  /** A card that one more building makes fit is told before, with what is missing. */
  private void checkBuild(CandyHuntersState s, List<?> nearly, List<String> fits, long build) {
    int colour = CandyHuntersNotation.colour(build);
    Cell at = new Cell(CandyHuntersNotation.toX(build), CandyHuntersNotation.toY(build));
    CandyHuntersState built = s.copy();
    built.town.build(colour, at.x(), at.y());
    List<String> expected = new ArrayList<>();
    for (Map<String, Object> fit : Fits.all(built, s.toAct, s.regularHand(s.toAct))) {
      expected.add(action(fit));
    }
    expected.removeAll(fits);
    List<String> told = new ArrayList<>();
    for (Object fit : nearly) {
      Map<?, ?> place = (Map<?, ?>) fit;
      if (place.get("missing").equals(List.of(at.toString())) && needs(place, at, colour)) {
        told.add(action(place));
      }
    }
    assertThat(told).containsExactlyInAnyOrderElementsOf(expected);
    near += told.size();
  }

  private static boolean needs(Map<?, ?> place, Cell at, int colour) {
    Cell box = Cell.parse((String) place.get("at"));
    Pattern pattern =
        Patterns.pattern(Patterns.number((String) place.get("card")), (Integer) place.get("r"));
    for (int cell = 0; cell < pattern.size; cell++) {
      if (box.x() + pattern.x(cell) == at.x() && box.y() + pattern.y(cell) == at.y()) {
        return pattern.need(cell) == colour;
      }
    }
    return false;
  }

  @Test
  void spectatorsHaveNoCards() {
    CandyHuntersState s = GAME.deal(Setup.of(GAME, 2, Options.of(), Seed.of(1), null));
    assertThat(Json.write(GAME.view(s, Seat.SPECTATOR).insight()))
        .isEqualTo("{\"fits\":[],\"near\":[]}");
  }
}
