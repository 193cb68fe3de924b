package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Level;
import picknmix.kernel.Move;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.View;

/** What a seat remembers of a match fits what it sees, and what has been done. */
class MemoryTest {
  private static final int GAMES = 1;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void whatIsImaginedLooksLikeWhatIsSeen(Table<S> table) {
    Game<S> game = table.subject().game();
    for (int seed = 50; seed < 50 + table.games(GAMES); seed++) {
      int seat = seed % table.seats();
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            View<S> recalled = session.recall(seat);
            S imagined = recalled.determinize(rng);
            String seen = Json.write(session.view(seat).json());
            assertThat(Json.write(recalled.json())).isEqualTo(seen);
            assertThat(Json.write(game.view(imagined, seat).json())).isEqualTo(seen);
            Object json = game.codec().json(imagined);
            game.codec().load(Field.of(json, "imagined", Refused.Code.BAD_STATE));
            if (recalled.isOpen()) {
              assertSameEnd(game, imagined, session.state().copy(), rng);
            }
            assertThat(recalled.past()).hasSameSizeAs(session.moves());
            if (!session.moves().isEmpty()) {
              Move known = recalled.past().getLast();
              Move made = session.moves().getLast();
              assertThat(known).isIn(made, new Move(made.seat(), Move.SECRET));
              assertThat(known.seat() != seat || known.equals(made)).isTrue();
            }
          });
    }
  }

  /** Whatever is done that does not depend on what is hidden, it comes to the same points. */
  private static <S extends State<S>> void assertSameEnd(Game<S> game, S one, S other, Rng rng) {
    ActionList actions = new ActionList();
    while (game.rules().turn(one) != Seat.OVER) {
      int seat = game.rules().turn(one);
      actions.clear();
      game.rules().legal(other, seat, actions);
      long[] listed = actions.toArray();
      actions.clear();
      game.rules().legal(one, seat, actions);
      long[] both = Arrays.stream(listed).filter(actions::contains).toArray();
      long action = both[rng.below(both.length)];
      game.rules().apply(one, seat, action, null);
      game.rules().apply(other, seat, action, null);
    }
    for (int seat = 0; seat < one.seats(); seat++) {
      assertThat(game.rules().score(other, seat)).isEqualTo(game.rules().score(one, seat));
    }
    assertThat(game.rules().winners(other)).isEqualTo(game.rules().winners(one));
  }

  /** Two matches that differ in secrets alone, and in which a seat is shown the same. */
  private record Pair<S extends State<S>>(int seat, Session<S> one, Session<S> other) {
    static <S extends State<S>> Pair<S> of(Table<S> table, S s, int seat, FastRandom rng) {
      Subject<S> subject = table.subject();
      S twin = Twins.of(subject, s, seat, rng);
      return new Pair<>(seat, load(subject.game(), s), load(subject.game(), twin));
    }

    private static <S extends State<S>> Session<S> load(Game<S> game, S s) {
      return Session.load(game, Field.of(game.codec().json(s), "state", Refused.Code.BAD_STATE));
    }

    /** Whether both went on, and it still looks the same. */
    boolean play(Move move) {
      for (long action : alike(move)) {
        String told = told(one.apply(move.seat(), move.action()));
        boolean same = told(other.apply(move.seat(), action)).equals(told);
        return same && other.view(seat).json().equals(one.view(seat).json());
      }
      return false;
    }

    /** What the other can do instead, as far as the seat is told. */
    private long[] alike(Move move) {
      ActionNotation notation = one.game().notation();
      Rules<S> rules = one.game().rules();
      if (Legality.isLegal(rules, other.state(), move.seat(), move.action())) {
        return new long[] {move.action()};
      }
      ActionList actions = new ActionList();
      rules.legal(other.state(), move.seat(), actions);
      String seen = notation.text(move.action(), move.seat(), seat);
      return Arrays.stream(actions.toArray())
          .filter(action -> notation.text(action, move.seat(), seat).equals(seen))
          .toArray();
    }

    private String told(List<Event> events) {
      return events.stream()
          .map(event -> event.seenBy(seat))
          .filter(Objects::nonNull)
          .map(event -> Json.write(event.json()))
          .collect(Collectors.joining());
    }

    String imagined(Session<S> session) {
      S s = session.recall(seat).determinize(new FastRandom(3));
      return Json.write(session.game().codec().json(s));
    }
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void nothingIsRememberedThatWasNotSeen(Table<S> table) {
    int seat = 1;
    List<Pair<S>> pairs = new ArrayList<>();
    Walk.through(
        table,
        79,
        (session, next, rng) -> {
          if (pairs.isEmpty()) {
            pairs.add(Pair.of(table, session.state(), seat, rng));
          }
          Pair<S> pair = pairs.getFirst();
          if (!pair.play(next)) {
            pairs.clear();
            return;
          }
          assertThat(pair.other().recall(seat).past()).isEqualTo(pair.one().recall(seat).past());
          assertThat(pair.imagined(pair.other())).isEqualTo(pair.imagined(pair.one()));
        });
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void whatWasTakenBackIsForgotten(Table<S> table) {
    Walk.through(
        table,
        77,
        (session, next, rng) -> {
          if (rng.below(8) > 0) {
            return;
          }
          List<Move> moves = List.copyOf(session.moves());
          session.recall(0);
          session.undo(Math.min(1 + rng.below(3), moves.size()));
          assertThat(Json.write(session.recall(0).json()))
              .isEqualTo(Json.write(session.view(0).json()));
          assertThat(session.recall(0).past()).hasSameSizeAs(session.moves());
          moves.stream()
              .skip(session.moves().size())
              .forEach(move -> session.apply(move.seat(), move.action()));
        });
  }

  /** So that they stay as strong as they are, however much hard learns to remember. */
  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void thoseBelowHardRememberNothing(Table<S> table) {
    Game<S> game = table.subject().game();
    Walk.through(
        table,
        78,
        (session, next, rng) -> {
          if (next.seat() < 0 || rng.below(8) > 0) {
            return;
          }
          for (Level level : List.of(Level.GENTLE, Level.EASY, Level.MEDIUM)) {
            Bot<S> bot = game.bot(level);
            Bot.Budget budget = new Bot.Budget(0, 4);
            long seed = rng.bits();
            View<S> recalled = session.recall(next.seat());
            View<S> seen = session.view(next.seat());
            assertThat(bot.advise(recalled, budget, new FastRandom(seed)))
                .isEqualTo(bot.advise(seen, budget, new FastRandom(seed)));
          }
        });
  }
}
