package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Playout;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.Transcript;

/** What every game owes the kernel, on random walks through every table of every game. */
class ContractTest {
  private static final int GAMES = 8;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void listsAreSortedUniqueAndThereExactlyForThoseToAct(Table<S> table) {
    for (int game = 0; game < table.games(GAMES); game++) {
      Walk.through(
          table,
          game,
          (session, next, rng) -> {
            S s = session.state();
            Rules<S> rules = session.game().rules();
            int turn = rules.turn(s);
            for (int seat = 0; seat < table.seats(); seat++) {
              long[] list = legal(rules, s, seat);
              assertThat(list).isSorted().doesNotHaveDuplicates();
              assertThat(appended(rules, s, seat)).isEqualTo(list);
              boolean mayAct = list.length > 0 || rules.isOpen(s, seat);
              assertThat(rules.canAct(s, seat)).isEqualTo(mayAct);
              assertThat(mayAct && turn != Seat.ANYONE).isEqualTo(turn == seat);
              if (!rules.isOpen(s, seat)) {
                assertThat(rules.openCount(s, seat)).isZero();
              }
            }
            assertThat(rules.canAct(s, Seat.CHANCE)).isEqualTo(turn == Seat.CHANCE);
            assertThat(rules.canAct(s, Seat.CLOCK))
                .isEqualTo(legal(rules, s, Seat.CLOCK).length > 0);
            assertThat(turn == Seat.ANYONE || turn >= 0).isEqualTo(rules.actors(s) != 0);
            assertThat(session.game().hasChance() || turn != Seat.CHANCE).isTrue();
            assertThat(session.game().hasClock() || !rules.canAct(s, Seat.CLOCK)).isTrue();
          });
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void listedMeansLegalAndUnlistedMeansRefused(Table<S> table) {
    List<Long> known = new ArrayList<>();
    Set<Long> learned = new HashSet<>();
    for (int game = 0; game < table.games(GAMES); game++) {
      Walk.through(
          table,
          game,
          (session, next, rng) -> {
            S s = session.state();
            Rules<S> rules = session.game().rules();
            learn(known, learned, next.action());
            List<Integer> actors = new ArrayList<>(List.of(Seat.CLOCK));
            for (int seat = 0; seat < table.seats(); seat++) {
              actors.add(seat);
            }
            for (int seat : actors) {
              ActionList list = new ActionList();
              rules.legal(s, seat, list);
              for (long action : list.toArray()) {
                assertThat(Legality.refusal(rules, s, seat, action)).isNull();
                learn(known, learned, action);
              }
              for (int tries = 0; tries < 4 && !rules.isOpen(s, seat); tries++) {
                long other = known.get(rng.below(known.size()));
                String refusal = Legality.refusal(rules, s, seat, other);
                assertThat(refusal == null).isEqualTo(list.contains(other));
                if (refusal != null) {
                  assertThat(refusal).as("a refusal names its rule").matches("[A-Z]{2}-\\d+: .+");
                }
              }
            }
          });
    }
  }

  private static void learn(List<Long> known, Set<Long> learned, long action) {
    if (learned.add(action)) {
      known.add(action);
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void notationAndJsonRoundTrip(Table<S> table) {
    Game<S> game = table.subject().game();
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            String text = game.notation().text(next.action());
            assertThat(game.notation().parse(text)).isEqualTo(next.action());
            String json = game.codec().text(session.state());
            S loaded = game.codec().load(state(game.codec().json(session.state())));
            assertThat(game.codec().text(loaded)).isEqualTo(json);
          });
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void copiesAreEqualAndIndependent(Table<S> table) {
    Game<S> game = table.subject().game();
    S spare = game.deal(setup(table, 4711));
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            String before = game.codec().text(session.state());
            S copy = session.state().copy();
            spare.copyFrom(session.state());
            assertThat(game.codec().text(copy)).isEqualTo(before);
            assertThat(game.codec().text(spare)).isEqualTo(before);
            game.rules().apply(copy, next.seat(), next.action(), null);
            game.rules().apply(spare, next.seat(), next.action(), new ArrayList<>());
            assertThat(game.codec().text(session.state())).isEqualTo(before);
            assertThat(game.codec().text(copy)).isEqualTo(game.codec().text(spare));
          });
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void scoresWinnersAndSheetAgree(Table<S> table) {
    Rules<S> rules = table.subject().game().rules();
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Session<S> end =
          Walk.through(
              table,
              seed,
              (session, next, rng) -> {
                assertThat(rules.winners(session.state())).isZero();
                checkSheet(rules, session.state());
              });
      checkSheet(rules, end.state());
      assertThat(rules.winners(end.state()) >> table.seats()).isZero();
    }
  }

  private static <S extends State<S>> void checkSheet(Rules<S> rules, S s) {
    for (int seat = 0; seat < s.seats(); seat++) {
      assertThat(rules.sheet(s).total(seat)).isEqualTo(rules.score(s, seat));
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void transcriptsReplayToTheSameState(Table<S> table) {
    Game<S> game = table.subject().game();
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Session<S> played = Walk.through(table, seed, (session, next, rng) -> {});
      String hash = game.codec().hash(played.state());
      assertThat(replayedHash(game, Transcript.full(played))).isEqualTo(hash);
      assertThat(replayedHash(game, Transcript.published(played, Seat.SPECTATOR))).isEqualTo(hash);
      // from the middle, too: a session loaded from a state has that state in its header
      int half = played.moves().size() / 2;
      List<Move> rest = List.copyOf(played.moves().subList(half, played.moves().size()));
      played.undo(played.moves().size() - half);
      Session<S> loaded = Session.load(game, state(game.codec().json(played.state())));
      for (Move move : rest) {
        played.apply(move.seat(), move.action());
        loaded.apply(move.seat(), move.action());
      }
      assertThat(game.codec().hash(played.state())).isEqualTo(hash);
      assertThat(replayedHash(game, Transcript.full(loaded))).isEqualTo(hash);
    }
  }

  private static String replayedHash(Game<?> game, List<?> lines) {
    List<Field> fields = new ArrayList<>();
    lines.forEach(line -> fields.add(Field.of(line, "line", Refused.Code.BAD_REQUEST)));
    Session<?> replayed = Transcript.replay(fields, id -> game);
    return hash(replayed);
  }

  private static <S extends State<S>> String hash(Session<S> session) {
    return session.game().codec().hash(session.state());
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void sameSeedSameDealAndOthersDiffer(Table<S> table) {
    Game<S> game = table.subject().game();
    TreeSet<String> deals = new TreeSet<>();
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      String deal = game.codec().text(game.deal(setup(table, seed)));
      assertThat(game.codec().text(game.deal(setup(table, seed)))).isEqualTo(deal);
      deals.add(deal);
    }
    assertThat(deals).hasSizeGreaterThan(table.games(GAMES) / 2);
  }

  @Timeout(60)
  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void randomGamesEnd(Table<S> table) {
    Game<S> game = table.subject().game();
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      var playout = new Playout<>(game, game.deal(setup(table, seed)), new FastRandom(seed));
      assertThat(playout.play()).isPositive();
    }
  }

  @Timeout(60)
  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void everyMoveOfTheRandomPolicyIsLegal(Table<S> table) {
    Game<S> game = table.subject().game();
    var policy = game.randomPolicy();
    FastRandom rng = new FastRandom(7);
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Session<S> session = Session.deal(game, setup(table, seed));
      while (!session.isOver()) {
        long action = policy.pick(session.state(), rng);
        List<Event> events = session.apply(policy.seat(), action);
        events.forEach(event -> assertThat(event.json()).containsKey("type"));
      }
    }
  }

  @Timeout(60)
  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void afterTheEndNothingIsAccepted(Table<S> table) {
    Game<S> game = table.subject().game();
    Session<S> session = Session.deal(game, setup(table, 1));
    var policy = game.randomPolicy();
    FastRandom rng = new FastRandom(1);
    long last = 0;
    while (!session.isOver()) {
      last = policy.pick(session.state(), rng);
      session.apply(policy.seat(), last);
    }
    long action = last;
    assertThat(game.rules().actors(session.state())).isZero();
    assertThat(game.rules().canAct(session.state(), Seat.CLOCK)).isFalse();
    assertThat(game.rules().canAct(session.state(), Seat.CHANCE)).isFalse();
    for (int seat = 0; seat < table.seats(); seat++) {
      assertThat(legal(game.rules(), session.state(), seat)).isEmpty();
      int actor = seat;
      assertThatThrownBy(() -> session.apply(actor, action))
          .isInstanceOfSatisfying(
              Refused.class, e -> assertThat(e.code()).isEqualTo(Refused.Code.OVER));
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void chanceHasPositiveWeights(Table<S> table) {
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            if (next.seat() == Seat.CHANCE) {
              Rules<S> rules = session.game().rules();
              Outcomes outcomes = new Outcomes();
              rules.chance(session.state(), outcomes);
              for (int i = 0; i < outcomes.size(); i++) {
                assertThat(outcomes.weight(i)).isPositive();
                long outcome = outcomes.action(i);
                assertThat(Legality.isLegal(rules, session.state(), Seat.CHANCE, outcome)).isTrue();
              }
            }
          });
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void noActionIsCalledUndo(Table<S> table) {
    assertThatThrownBy(() -> table.subject().game().notation().parse(ActionNotation.UNDO))
        .isInstanceOf(Refused.class);
  }

  private static <S extends State<S>> Setup setup(Table<S> table, long seed) {
    return Setup.of(table.subject().game(), table.seats(), table.options(), Seed.of(seed), null);
  }

  private static Field state(Object json) {
    return Field.of(json, "state", Refused.Code.BAD_STATE);
  }

  private static <S extends State<S>> long[] legal(Rules<S> rules, S s, int seat) {
    ActionList list = new ActionList();
    rules.legal(s, seat, list);
    return list.toArray();
  }

  /** What is listed behind something that is in the list already, which stays where it is. */
  private static <S extends State<S>> long[] appended(Rules<S> rules, S s, int seat) {
    ActionList list = new ActionList();
    list.add(Long.MAX_VALUE);
    rules.legal(s, seat, list);
    long[] all = list.toArray();
    assertThat(all[0]).isEqualTo(Long.MAX_VALUE);
    return Arrays.copyOfRange(all, 1, all.length);
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void theCommitmentIsPublishedAndTheSeedOnlyAtTheEnd(Table<S> table) {
    Session<S> session =
        Walk.through(
            table,
            3,
            (before, next, rng) ->
                assertThat(Json.write(Transcript.published(before, 0)))
                    .contains(Seed.of(3).commitment())
                    .doesNotContain(Seed.of(3).toString()));
    assertThat(Json.write(Transcript.published(session, 0))).contains(Seed.of(3).toString());
  }
}
