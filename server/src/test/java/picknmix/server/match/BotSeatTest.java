package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Person;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

final class BotSeatTest {
  private final SteppedTime time = new SteppedTime();
  private final List<Update<?>> seen = new ArrayList<>();
  private Runnable leave = () -> {};

  /** So soon others want the caller to call. */
  private int latest = Integer.MAX_VALUE;

  /** A hard one may search for a while at every move: it need not play whole games here. */
  @ParameterizedTest
  @MethodSource("picknmix.games.Games#ids")
  void hardBotsPlayToo(String game) {
    seat(Games.find(game), Level.HARD, Games.find(game).pace(), 2);
    while (seen.size() < 7 && time.step()) {}
    assertThat(seen).hasSizeGreaterThanOrEqualTo(7); // dice may fall with the last move
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "MEDIUM"})
  void fourBotsPlayToTheEnd(Level level) {
    for (Game<?> game : Games.all()) {
      seen.clear();
      play(game, level, game.pace(), 4);
      // not who won: in a game that all lose together nobody has
      assertThat(seen.getLast().result()).as(game.id()).isNotNull();
      assertThat(seen)
          .extracting(Update::sequence)
          .isEqualTo(IntStream.range(0, seen.size()).boxed().toList());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void botsNeedNoClock(int seats) {
    play(Games.find("candy-match"), Level.MEDIUM, Map.of(), seats);
    assertThat(seen.getLast().result()).isNotNull();
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    play(Games.find("candy-match"), Level.HARD, Map.of(), 3);
    List<String> first = seen.stream().map(update -> update.view().text()).toList();
    seen.clear();
    play(Games.find("candy-match"), Level.HARD, Map.of(), 3);
    assertThat(seen).extracting(update -> update.view().text()).isEqualTo(first);
  }

  @Test
  void whenAllWaitForABotItTakesAMoment() {
    play(new Lots(), Level.EASY, Map.of(), 2);
    assertThat(seen.getLast().sequence()).isEqualTo(4);
    assertThat(time.now()).isBetween(900L, 1_800L);
  }

  @Test
  void aBotKeepsItsTimeWhileItWantsTheSame() {
    Match<?> match = tableWithACaller(Runnable::run);
    time.at(4_000, () -> send(match, 0, "reveal"));
    while (time.step()) {}
    assertThat(seen.getLast().sequence()).isEqualTo(4);
    assertThat(seen.getLast().events()).asString().contains("Called[seat=1]");
    assertThat(time.now()).isEqualTo(6_000);
  }

  @Test
  void aBotTakesLessTimeWhenOthersWaitForIt() {
    Match<?> match = tableWithACaller(Runnable::run);
    time.at(
        4_000,
        () -> {
          latest = 1_000;
          send(match, 0, "reveal");
        });
    while (seen.getLast().sequence() < 4 && time.step()) {}
    assertThat(seen.getLast().events()).asString().contains("Called[seat=1]");
    assertThat(time.now()).isEqualTo(5_000);
  }

  @ParameterizedTest
  @EnumSource
  void nobodyWaitsLongForABotsCard(Level level) {
    seat(Games.find("candy-match"), level, Map.of(), 3);
    long before = 0;
    for (int known = 1; time.step(); ) {
      if (seen.size() > known) {
        assertThat(time.now() - before).isLessThanOrEqualTo(6_000);
        before = time.now();
        known = seen.size();
      }
    }
    assertThat(seen.getLast().result()).isNotNull();
  }

  @Test
  void aBotGivesUpWhatItCannotDoAnyMore() {
    Match<?> match = tableWithACaller(Runnable::run);
    time.at(4_000, () -> send(match, 0, "call"));
    while (time.step()) {}
    assertThat(seen.getLast().sequence()).as("nothing after the call").isEqualTo(3);
  }

  @Test
  void aBotThatHasLeftPlaysNoMore() {
    Match<?> match = tableWithACaller(Runnable::run);
    time.at(4_000, leave);
    while (time.step()) {}
    assertThat(seen.getLast().sequence()).isEqualTo(2);
    send(match, 0, "call");
    assertThat(seen.getLast().sequence()).isEqualTo(3);
  }

  @Test
  void aStaleDecisionIsDropped() {
    Queue<Runnable> thoughts = new ArrayDeque<>();
    Match<?> match = tableWithACaller(thoughts::add);
    drain(thoughts);
    while (time.step()) {} // the bot's time to call has come, and its mind is slow
    send(match, 0, "call");
    drain(thoughts);
    assertThat(seen.getLast().sequence()).isEqualTo(3);
    assertThat(seen.getLast().events()).asString().contains("Called[seat=0]");
  }

  @Test
  void botsRestWhileNobodyLooksOn() {
    List<Integer> asked = new ArrayList<>();
    Match<?> match = tableWithACaller(Runnable::run, asked);
    int before = asked.size();
    time.at(4_000, () -> match.attend(0, false));
    time.at(5_000, () -> send(match, 0, "reveal"));
    time.at(60_000, () -> {});
    while (time.step()) {}
    assertThat(time.now()).as("the time for its plan has passed").isEqualTo(60_000);
    assertThat(seen.getLast().sequence()).isEqualTo(3);
    assertThat(asked).as("nor has it thought").hasSize(before);
    match.attend(0, true);
    while (time.step()) {}
    assertThat(seen.getLast().events()).asString().contains("Called[seat=1]");
    assertThat(time.now()).as("it has taken a new look").isEqualTo(66_000);
  }

  @Test
  void whoIsBackInTimeFindsTheBotAsItWas() {
    Match<?> match = tableWithACaller(Runnable::run);
    time.at(4_000, () -> match.attend(0, false));
    time.at(5_000, () -> match.attend(0, true));
    while (time.step()) {}
    assertThat(seen.getLast().events()).asString().contains("Called[seat=1]");
    assertThat(time.now()).isEqualTo(6_000);
  }

  @Test
  void aBotWhoseMindIsSlowRestsToo() {
    Queue<Runnable> thoughts = new ArrayDeque<>();
    Match<?> match = tableWithACaller(thoughts::add);
    match.attend(0, false);
    drain(thoughts);
    while (time.step()) {
      drain(thoughts);
    }
    assertThat(seen.getLast().sequence()).as("a plan is no action").isEqualTo(2);
    match.attend(0, true);
    drain(thoughts);
    while (time.step()) {
      drain(thoughts);
    }
    assertThat(seen.getLast().sequence()).isEqualTo(3);
  }

  @Test
  void botsAloneGoOnForASpectator() {
    Match<?> match = seat(new Lots(), Level.EASY, Map.of(), 2);
    match.attend(0, false);
    while (time.step()) {}
    assertThat(seen).as("nobody has seen anything happen").hasSize(1);
    match.attend(0, true);
    while (time.step()) {}
    assertThat(seen.getLast().result()).isNotNull();
  }

  private static void drain(Queue<Runnable> thoughts) {
    for (Runnable next = thoughts.poll(); next != null; next = thoughts.poll()) {
      next.run();
    }
  }

  /** Two cards are face up, and the bot on seat 1 will call, whatever they are, after 6 s. */
  private Match<?> tableWithACaller(Executor minds) {
    return tableWithACaller(minds, new ArrayList<>());
  }

  /**
   * @param asked gets the seat whenever the bot is asked what it wants
   */
  private Match<?> tableWithACaller(Executor minds, List<Integer> asked) {
    return tableWithACaller(Games.find("candy-match"), minds, asked);
  }

  private <S extends State<S>> Match<S> tableWithACaller(
      Game<S> game, Executor minds, List<Integer> asked) {
    Match<S> match = open(game, Map.of(), 2);
    long call = game.notation().parse("call");
    Person<S> caller =
        (view, rng) -> {
          asked.add(view.viewer());
          ActionList actions = new ActionList();
          game.rules().legal(view.determinize(rng), view.viewer(), actions);
          return actions.contains(call)
              ? new Person.Intent(call, Math.min(6_000, latest), latest)
              : Person.Intent.WAIT;
        };
    leave = BotSeat.sit(match, 1, caller, time, new FastRandom(1), minds)::close;
    send(match, 0, "reveal");
    send(match, 1, "reveal");
    return match;
  }

  private void send(Match<?> match, int seat, String action) {
    String id = "test " + seen.size();
    assertThat(match.submit(new Command(seat, action, id, Command.ANY)).join())
        .isInstanceOf(Reply.Applied.class);
  }

  private <S extends State<S>> Match<S> open(Game<S> game, Map<String, Integer> pace, int seats) {
    Setup setup = Setup.of(game, seats, Options.of(), Seed.of(7), 0);
    Match<S> match =
        Match.open(
            Session.deal(game, setup),
            List.of(),
            pace,
            Ties.SEAT,
            MatchLog.NONE,
            time,
            Runnable::run);
    match.watch(Seat.SPECTATOR, seen::add);
    return match;
  }

  private void play(Game<?> game, Level level, Map<String, Integer> pace, int seats) {
    seat(game, level, pace, seats);
    while (time.step()) {
      assertThat(seen).as("it ends").hasSizeLessThan(10_000);
    }
  }

  private <S extends State<S>> Match<S> seat(
      Game<S> game, Level level, Map<String, Integer> pace, int seats) {
    Match<S> match = open(game, pace, seats);
    for (int seat = 0; seat < seats; seat++) {
      var rng = new FastRandom(seat);
      BotSeat.sit(match, seat, game.person(level), time, rng, Runnable::run);
    }
    return match;
  }
}
