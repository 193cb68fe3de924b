package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** What the view says of the own placements is what they then make. */
class JoinsTest {
  private static final Cukierki GAME = new Cukierki();
  private static final CukierkiRules RULES = new CukierkiRules();
  private static final int GAMES = 10;

  private final FastRandom rng = new FastRandom(5);

  @ParameterizedTest
  @ValueSource(strings = {"basic", "advanced"})
  void placementsMakeWhatTheViewSays(String variant) {
    for (int game = 0; game < GAMES; game++) {
      Options options = Options.of("variant", variant, "fairStart", false);
      CukierkiState s = GAME.deal(Setup.of(GAME, 3, options, Seed.of(game), null));
      while (s.phase != Phase.OVER) {
        ActionList actions = new ActionList();
        RULES.legal(s, s.toAct, actions);
        Map<String, ?> insight = GAME.view(s, s.toAct).insight();
        Map<?, ?> joins = (Map<?, ?>) insight.get("joins");
        Map<?, ?> brings = (Map<?, ?>) insight.get("brings");
        for (long action : actions.toArray()) {
          String text = GAME.notation().text(action);
          check(s, action, (List<?>) joins.get(text));
          checkPoints(s, action, (Map<?, ?>) brings.get(text), (List<?>) joins.get(text));
          checkTold(s, action, (Map<?, ?>) brings.get(text), (List<?>) joins.get(text));
        }
        RULES.apply(s, s.toAct, actions.get(rng.below(actions.size())), null);
      }
    }
  }

  private static void check(CukierkiState s, long action, List<?> joins) {
    List<Event> events = new ArrayList<>();
    RULES.apply(s.copy(), s.toAct, action, events);
    switch (CukierkiNotation.kind(action)) {
      case CukierkiNotation.PLACE -> {
        List<String> made = new ArrayList<>();
        for (Event event : events) {
          if (event instanceof CukierkiEvent.Completed one) {
            made.add(one.candy() + one.taken() + one.with().where());
          }
        }
        assertThat(joins.stream().map(join -> told(action, (Map<?, ?>) join)).toList())
            .isEqualTo(made);
      }
      case CukierkiNotation.WALL ->
          assertThat(joins)
              .hasSize(((CukierkiEvent.Built) events.getFirst()).candies())
              .allSatisfy(join -> assertThat(((Map<?, ?>) join).get("taken")).isEqualTo(false));
      default -> assertThat(joins).isNull();
    }
  }

  /** The points are those by which the score grows, seen at the end of the turn. */
  private static void checkPoints(CukierkiState s, long action, Map<?, ?> brings, List<?> joins) {
    if (joins == null) {
      assertThat(brings).isNull();
      return;
    }
    int seat = s.toAct;
    CukierkiState then = s.copy();
    RULES.apply(then, seat, action, null);
    boolean extra = then.phase == Phase.EXTRA;
    int grows = RULES.score(stopped(then), seat) - RULES.score(stopped(s), seat);
    assertThat(brings.get("points")).isEqualTo(grows);
    boolean placing = CukierkiNotation.kind(action) == CukierkiNotation.PLACE;
    assertThat(brings.get("extra")).isEqualTo(placing ? extra : null);
    int sum = joins.stream().mapToInt(join -> (int) ((Map<?, ?>) join).get("points")).sum();
    int rest = placing ? -(int) brings.get("lost") : 2 * ((List<?>) brings.get("most")).size();
    assertThat(grows).isEqualTo(sum + rest);
  }

  /** What happens is told with what the view said before: one move, one sentence. */
  private static void checkTold(CukierkiState s, long action, Map<?, ?> brings, List<?> joins) {
    List<Event> events = new ArrayList<>();
    int seat = s.toAct;
    CukierkiState then = s.copy();
    RULES.apply(then, seat, action, events);
    Map<String, ?> told = events.getFirst().json();
    assertThat(told.get("joins")).isEqualTo(joins);
    if (events.getFirst() instanceof CukierkiEvent.SetAside) {
      int grows = RULES.score(then, seat) - RULES.score(s, seat);
      assertThat(((Map<?, ?>) told.get("brings")).get("points")).isEqualTo(grows);
    } else {
      assertThat(told.get("brings")).isEqualTo(brings);
    }
  }

  /** The same without a further placement, if there could be one. */
  private static CukierkiState stopped(CukierkiState s) {
    CukierkiState then = s.copy();
    if (then.phase == Phase.EXTRA) {
      RULES.apply(then, then.toAct, CukierkiNotation.of(CukierkiNotation.STOP), null);
    }
    return then;
  }

  private static String told(long action, Map<?, ?> join) {
    int cell = Board.beside(CukierkiNotation.cell(action), (Integer) join.get("side"));
    return "" + join.get("candy") + join.get("taken") + PlacedTile.of(0, cell, 0).where();
  }

  @Test
  void thoseWhoOnlyLookAreToldNothing() {
    CukierkiState s = GAME.deal(Setup.of(GAME, 2, Options.of(), Seed.of(1), 0));
    for (int viewer : new int[] {1, Seat.SPECTATOR}) {
      assertThat(Json.write(GAME.view(s, viewer).insight()))
          .isEqualTo("{\"joins\":{},\"brings\":{}}");
    }
  }
}
