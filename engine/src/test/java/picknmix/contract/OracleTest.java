package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Perft;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.oracle.Oracle;
import picknmix.oracle.OraclePerft;

/** The engine and the oracle play the same matches and must agree on everything, all the time. */
class OracleTest {
  private static final int GAMES = 12;

  /** An oracle may find open actions by trying them all; beyond this the count alone must do. */
  private static final long MOST_OPEN = 255;

  /** An oracle is slow: perft goes no deeper than where there are so many nodes. */
  private static final long MOST_NODES = 2_000;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void lockstep(Table<S> table) {
    Game<S> game = table.subject().game();
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Oracle[] oracle = new Oracle[1];
      Session<S> end =
          Walk.through(
              table,
              seed,
              (session, next, rng) -> {
                if (oracle[0] == null) {
                  oracle[0] = table.subject().oracleAt(session.state());
                }
                compare(table.subject(), session, oracle[0]);
                compareRefusals(game, session, oracle[0], next, rng);
                oracle[0] =
                    oracle[0].apply(Seat.text(next.seat()), game.notation().text(next.action()));
              });
      compare(table.subject(), end, oracle[0]);
    }
  }

  private static <S extends State<S>> void compare(
      Subject<S> subject, Session<S> session, Oracle oracle) {
    Game<S> game = subject.game();
    Rules<S> rules = game.rules();
    S s = session.state();
    assertThat(ordered(subject, game.codec().json(s))).isEqualTo(ordered(subject, oracle.state()));
    for (int viewer : viewers(s)) {
      assertThat(ordered(subject, game.view(s, viewer).json()))
          .isEqualTo(ordered(subject, oracle.view(Seat.text(viewer))));
    }
    List<String> toAct =
        rules.turn(s) == Seat.CHANCE
            ? List.of("chance")
            : Seat.list(rules.actors(s)).stream().map(Seat::text).toList();
    assertThat(toAct).isEqualTo(oracle.toAct());
    for (int seat = 0; seat < s.seats(); seat++) {
      compareSeat(game, s, seat, oracle);
    }
    if (game.hasClock()) {
      compareSeat(game, s, Seat.CLOCK, oracle);
    }
    assertThat(chance(game, s)).isEqualTo(new TreeMap<>(oracle.chance()));
    assertThat(session.status().get("scores")).isEqualTo(oracle.scores());
    assertThat(Seat.list(rules.winners(s))).isEqualTo(oracle.winners());
  }

  private static <S extends State<S>> List<Integer> viewers(S s) {
    List<Integer> viewers = Seat.list((1 << s.seats()) - 1);
    viewers.add(Seat.SPECTATOR);
    return viewers;
  }

  private static <S extends State<S>> void compareSeat(Game<S> game, S s, int seat, Oracle oracle) {
    String name = Seat.text(seat);
    ActionList list = new ActionList();
    game.rules().legal(s, seat, list);
    Set<String> legal = new TreeSet<>();
    for (long action : list.toArray()) {
      legal.add(game.notation().text(action));
    }
    assertThat(legal).isEqualTo(new TreeSet<>(oracle.legal(name)));
    assertThat(game.rules().isOpen(s, seat)).isEqualTo(oracle.open(name));
    long open = game.rules().openCount(s, seat);
    if (open <= MOST_OPEN) {
      Set<Long> engines = new TreeSet<>();
      for (long i = 0; i < open; i++) {
        engines.add(game.rules().openAction(s, seat, i));
      }
      Set<Long> oracles = new TreeSet<>();
      oracle.openActions(name).forEach(text -> oracles.add(game.notation().parse(text)));
      assertThat(engines).isEqualTo(oracles).hasSize((int) open);
    }
  }

  private static <S extends State<S>> Map<String, Integer> chance(Game<S> game, S s) {
    Map<String, Integer> chance = new TreeMap<>();
    if (game.rules().turn(s) == Seat.CHANCE) {
      Outcomes outcomes = new Outcomes();
      game.rules().chance(s, outcomes);
      for (int i = 0; i < outcomes.size(); i++) {
        chance.put(game.notation().text(outcomes.action(i)), outcomes.weight(i));
      }
    }
    return chance;
  }

  /** The next move, tried by everybody: who may make it is what the oracle says. */
  private static <S extends State<S>> void compareRefusals(
      Game<S> game, Session<S> session, Oracle oracle, Move next, FastRandom rng) {
    ActionNotation actions = game.notation();
    List<Move> moves = session.moves();
    long earlier = moves.isEmpty() ? next.action() : moves.get(rng.below(moves.size())).action();
    for (long action : new long[] {next.action(), earlier}) {
      for (int seat = 0; seat < session.state().seats(); seat++) {
        assertThat(Legality.isLegal(game.rules(), session.state(), seat, action))
            .isEqualTo(oracle.accepts(Seat.text(seat), actions.text(action)));
      }
      if (game.hasClock()) {
        assertThat(Legality.isLegal(game.rules(), session.state(), Seat.CLOCK, action))
            .isEqualTo(oracle.accepts("clock", actions.text(action)));
      }
    }
  }

  /** The JSON as text, with keys, and lists that have no order, brought into one. */
  private static String ordered(Subject<?> subject, Map<String, Object> json) {
    return Json.write(ordered(subject.unordered(), json));
  }

  private static Object ordered(Set<String> unordered, Object tree) {
    if (!(tree instanceof Map<?, ?> map)) {
      return tree;
    }
    Map<String, Object> ordered = new TreeMap<>();
    map.forEach(
        (key, value) ->
            ordered.put(
                key.toString(),
                unordered.contains(key)
                    ? sorted(value)
                    : unordered.contains(key + "[]") && value instanceof List<?> list
                        ? list.stream().map(OracleTest::sorted).toList()
                        : ordered(unordered, value)));
    return ordered;
  }

  /** A view may have a size instead of the list. */
  private static Object sorted(Object tree) {
    return tree instanceof List<?> list
        ? list.stream().sorted(Comparator.comparing(Json::write)).toList()
        : tree;
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void perftCountsTheSame(Table<S> table) {
    Game<S> game = table.subject().game();
    for (int seed = 0; seed < 10; seed++) {
      Session<S> session =
          Session.deal(game, Setup.of(game, table.seats(), table.options(), Seed.of(seed), null));
      var policy = game.randomPolicy();
      FastRandom rng = new FastRandom(seed);
      for (int i = 0; i < 6 * seed && !session.isOver(); i++) {
        long action = policy.pick(session.state(), rng);
        session.apply(policy.seat(), action);
      }
      Oracle oracle = table.subject().oracleAt(session.state());
      long nodes = 0;
      for (int depth = 0; depth <= 3 && nodes < MOST_NODES; depth++) {
        nodes = Perft.count(game.rules(), session.state(), depth);
        assertThat(nodes).isEqualTo(OraclePerft.count(oracle, depth));
      }
    }
  }
}
