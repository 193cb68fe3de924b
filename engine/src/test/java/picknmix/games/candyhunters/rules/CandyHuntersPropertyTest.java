package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject;
import picknmix.contract.Subjects;
import picknmix.contract.Walk;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.CandyHuntersSubject;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Legality;
import picknmix.kernel.Session;

/** What holds in every state of every game, on random walks through all tables. */
class CandyHuntersPropertyTest {
  private static final int GAMES = Walk.games(6);
  private static final CandyHunters GAME = new CandyHunters();

  /** A ghost move pushes each of the other four ghosts and a kid at most once (CH-14). */
  private static final int LONGEST_CHAIN = 5;

  static Stream<Subject.Table<CandyHuntersState>> tables() {
    Subject<CandyHuntersState> subject = CandyHuntersSubject.make();
    return Subjects.tables()
        .filter(table -> table.subject().game().id().equals(CandyHunters.FACTS.id()))
        .map(table -> new Subject.Table<>(subject, table.seats(), table.options()));
  }

  @ParameterizedTest
  @MethodSource("tables")
  @DisplayName("CH-1, CH-4: tiles, kids and ghosts are neither lost nor found")
  void conserved(Subject.Table<CandyHuntersState> table) {
    for (int game = 0; game < GAMES; game++) {
      Session<CandyHuntersState> end =
          Walk.through(table, game, (session, next, rng) -> checkCounts(session.state()));
      checkCounts(end.state());
      assertThat(end.state().round).isEqualTo(6);
    }
  }

  private static void checkCounts(CandyHuntersState s) {
    Map<String, Object> json = GAME.codec().json(s);
    Map<String, Integer> tiles = new TreeMap<>();
    ((Map<?, ?>) json.get("buildings")).values().forEach(c -> add(tiles, c, 1));
    ((Map<?, ?>) json.get("stacks")).forEach((colour, n) -> add(tiles, colour, (Integer) n));
    List<Integer> kids = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      List<?> candies = (List<?>) ((List<?>) json.get("candies")).get(seat);
      candies.forEach(colour -> add(tiles, colour, 1));
      int owner = seat;
      long inTown =
          ((Map<?, ?>) json.get("kids")).values().stream().filter(k -> k.equals(owner)).count();
      kids.add(
          (Integer) ((List<?>) json.get("kidsLeft")).get(seat) + candies.size() + (int) inTown);
    }
    assertThat(tiles).isEqualTo(Map.of("R", 9, "B", 9, "G", 9, "Y", 9));
    assertThat(kids).hasSize(s.seats).containsOnly(5);
    assertThat((List<?>) json.get("ghosts")).hasSize(4);
    assertThat(((Map<?, ?>) json.get("buildings")).keySet().containsAll(pieces(json))).isTrue();
  }

  private static void add(Map<String, Integer> tiles, Object colour, int number) {
    tiles.merge(colour.toString(), number, Integer::sum);
  }

  /** Where all the pieces stand: a place stands here for each of them. */
  private static List<Object> pieces(Map<String, Object> json) {
    List<Object> pieces = new ArrayList<>((List<?>) json.get("ghosts"));
    pieces.addAll(((Map<?, ?>) json.get("kids")).keySet());
    if (json.get("largeGhost") != null) {
      pieces.add(json.get("largeGhost"));
    }
    return pieces;
  }

  @ParameterizedTest
  @MethodSource("tables")
  @DisplayName("CH-11: once all is settled a tile holds one piece; in a push one tile holds two")
  void onePieceOnATile(Subject.Table<CandyHuntersState> table) {
    for (int game = 0; game < GAMES; game++) {
      Walk.through(
          table,
          game,
          (session, next, rng) -> {
            List<Object> pieces = pieces(GAME.codec().json(session.state()));
            int crowded = session.state().phase == Phase.PUSH ? 1 : 0;
            assertThat(new HashSet<>(pieces)).hasSize(pieces.size() - crowded);
          });
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  @DisplayName("CH-14: onto an adjacent building always, and every chain comes to an end")
  void noDeadEnds(Subject.Table<CandyHuntersState> table) {
    for (int game = 0; game < GAMES; game++) {
      Walk.through(
          table,
          game,
          (session, next, rng) -> {
            CandyHuntersState s = session.state();
            if (s.phase == Phase.GHOST) {
              for (long move : moves(s)) {
                assertThat(Legality.refusal(GAME.rules(), s, s.toAct, move)).isNull();
                followChains(after(s, move), LONGEST_CHAIN);
              }
            }
          });
    }
  }

  /** Every ghost to every building beside it, worked out from the JSON. */
  private static List<Long> moves(CandyHuntersState s) {
    Map<String, Object> json = GAME.codec().json(s);
    List<Object> ghosts = new ArrayList<>((List<?>) json.get("ghosts"));
    if (json.get("largeGhost") != null) {
      ghosts.add(json.get("largeGhost"));
    }
    List<Long> moves = new ArrayList<>();
    for (Object ghost : ghosts) {
      Cell from = Cell.parse(ghost.toString());
      for (int[] step : new int[][] {{0, -1}, {-1, 0}, {1, 0}, {0, 1}}) {
        Cell to = new Cell(from.x() + step[0], from.y() + step[1]);
        if (((Map<?, ?>) json.get("buildings")).containsKey(to.toString())) {
          moves.add(CandyHuntersNotation.ghost(from.x(), from.y(), to.x(), to.y()));
        }
      }
    }
    return moves;
  }

  private static void followChains(CandyHuntersState s, int left) {
    if (s.phase == Phase.PUSH) {
      assertThat(left).isPositive();
      ActionList pushes = new ActionList();
      GAME.rules().legal(s, s.toAct, pushes);
      assertThat(pushes.size()).isPositive();
      for (long push : pushes.toArray()) {
        followChains(after(s, push), left - 1);
      }
    }
  }

  private static CandyHuntersState after(CandyHuntersState s, long action) {
    CandyHuntersState copy = s.copy();
    GAME.rules().apply(copy, s.toAct, action, null);
    return copy;
  }
}
