package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** Hints in a match: to whom, about which table, and from what. */
final class AdviserTest {
  private static final Bot.Budget BUDGET = new Bot.Budget(0, 30);

  /** Of so many decisions one is asked about: thinking takes its time. */
  private static final int SOME = 6;

  private final SteppedTime time = new SteppedTime();

  @ParameterizedTest
  @ValueSource(strings = {"cukierki", "candy-hunters", "candy-ghosts"})
  void aHintIsSomethingThatCanBeDone(String game) {
    check(Games.find(game));
  }

  private <S extends State<S>> void check(Game<S> game) {
    Session<S> session = dealt(game);
    Match<S> match = open(session, Runnable::run);
    int seat = actor(session);
    Update<?>[] last = {null};
    match.watch(seat, update -> last[0] = update);
    Counsel counsel = adviser(match).advise(seat, last[0].sequence()).join();
    assertThat(counsel)
        .isInstanceOfSatisfying(
            Counsel.Given.class,
            given -> {
              assertThat(last[0].actions()).contains(given.action());
              assertThat(given.events()).isNotEmpty();
              assertThat(given.sure()).isBetween(0.5, 1.0);
            });
  }

  @Test
  void whoeverHasNothingToDecideIsRefused() {
    Session<?> session = dealt(Games.find("cukierki"));
    Match<?> match = open(session, Runnable::run);
    int other = 1 - actor(session);
    assertRefused(Refused.Code.NOT_YOUR_TURN, () -> ask(match, other, 0));
    assertRefused(Refused.Code.BAD_REQUEST, () -> ask(match, other, 1));
  }

  @Test
  void afterTheEndThereAreNoHints() {
    Match<?> match = playedOut(new Lots());
    assertRefused(Refused.Code.OVER, () -> ask(match, 0, match.known()));
  }

  private <S extends State<S>> Match<S> playedOut(Game<S> game) {
    Match<S> match = open(dealt(game), Runnable::run);
    for (int seat = 0; seat < 2; seat++) {
      BotSeat.sit(match, seat, game.person(Level.EASY), time, new FastRandom(seat), Runnable::run);
    }
    while (time.step()) {}
    return match;
  }

  @Test
  void aHintAboutATableOfThePastIsDropped() {
    dropsWhatIsOld(Games.find("cukierki"));
  }

  private <S extends State<S>> void dropsWhatIsOld(Game<S> game) {
    Session<S> session = dealt(game);
    Match<S> match = open(session, Runnable::run);
    int seat = actor(session);
    Queue<Runnable> thoughts = new ArrayDeque<>();
    AtomicInteger thought = new AtomicInteger();
    Adviser<S> adviser =
        new Adviser<>(
            match,
            () -> {
              thought.incrementAndGet();
              return BUDGET;
            },
            thoughts::add);
    CompletableFuture<Counsel> counsel = adviser.advise(seat, 0);
    String action = game.notation().text(legal(session, seat).get(0));
    assertThat(match.submit(new Command(seat, action, "a", 0, RoundTrip.NONE)).join())
        .isInstanceOf(Reply.Applied.class);
    thoughts.remove().run();
    assertThat(counsel.join()).isEqualTo(new Counsel.TooLate());
    assertThat(adviser.advise(seat, 0).join()).isEqualTo(new Counsel.TooLate());
    assertThat(thoughts).as("nobody thinks about what is no more").isEmpty();
    assertThat(thought).hasValue(0);
  }

  /** The whole hint, not only the action: what it would bring and why, too. */
  @ParameterizedTest
  @ValueSource(strings = {"cukierki", "candy-hunters", "candy-ghosts"})
  void aHintTellsNothingThatTheSeatDoesNotKnow(String game) {
    keepsSecrets(Games.find(game));
  }

  private <S extends State<S>> void keepsSecrets(Game<S> game) {
    Session<S> session = dealt(game);
    Rng rng = new FastRandom(7);
    int others = 0;
    for (int seat = advance(session, rng); seat >= 0; seat = advance(session, rng)) {
      Object real = game.codec().json(session.state());
      Object imagined = game.codec().json(session.view(seat).determinize(rng));
      others += real.equals(imagined) ? 0 : 1;
      assertThat(told(game, imagined, seat)).isEqualTo(told(game, real, seat));
      ActionList actions = legal(session, seat);
      session.apply(seat, actions.get(rng.below(actions.size())));
    }
    assertThat(others).as("there is something that one does not know").isPositive();
  }

  private <S extends State<S>> String told(Game<S> game, Object state, int seat) {
    Session<S> session = Session.load(game, Field.of(state, "state", Refused.Code.BAD_STATE));
    return adviser(open(session, Runnable::run)).advise(seat, 0).join().toString();
  }

  /** On to some later decision with a choice, in random play; whose it is, or that it is over. */
  private static <S extends State<S>> int advance(Session<S> session, Rng rng) {
    while (!session.isOver()) {
      if (session.game().rules().turn(session.state()) == Seat.CHANCE) {
        session.roll();
        continue;
      }
      int seat = actor(session);
      ActionList actions = legal(session, seat);
      if (actions.size() > 1 && rng.below(SOME) == 0) {
        return seat;
      }
      session.apply(seat, actions.get(rng.below(actions.size())));
    }
    return Seat.OVER;
  }

  private static <S extends State<S>> int actor(Session<S> session) {
    return Seat.list(session.game().rules().actors(session.state())).getFirst();
  }

  private static <S extends State<S>> ActionList legal(Session<S> session, int seat) {
    ActionList actions = new ActionList();
    session.game().rules().legal(session.state(), seat, actions);
    return actions;
  }

  private static <S extends State<S>> Session<S> dealt(Game<S> game) {
    return Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(5), null));
  }

  private <S extends State<S>> Match<S> open(Session<S> session, Executor threads) {
    return Match.open(session, List.of(), Map.of(), Ties.SEAT, MatchLog.NONE, time, threads);
  }

  private static <S extends State<S>> Adviser<S> adviser(Match<S> match) {
    return new Adviser<>(match, () -> BUDGET, Runnable::run);
  }

  private static <S extends State<S>> Counsel ask(Match<S> match, int seat, int seen) {
    return adviser(match).advise(seat, seen).join();
  }

  private static void assertRefused(Refused.Code code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .cause()
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }
}
