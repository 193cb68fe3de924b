package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** A match whose players have ten seconds for a decision. */
final class TurnKeeperTest {
  private static final int MILLIS = 10_000;
  private static final int EVERYBODY = 0b11;

  private final SteppedTime time = new SteppedTime();
  private final List<LoggedAction> log = new ArrayList<>();
  private final List<Update<?>> seen = new ArrayList<>();
  private final List<Runnable> thoughts = new ArrayList<>();
  private final List<Integer> absent = new ArrayList<>();
  private TurnLimits turns = TurnLimits.NONE;

  @Test
  void everybodyIsToldHowLongIsLeft() {
    var match = open(new Lots(), EVERYBODY);
    assertThat(seen.getLast().limits()).containsExactly(new Limit(0, MILLIS));
    pass(4_000);
    send(match, 0, "bow");
    assertThat(seen.getLast().limits()).as("wound anew").containsExactly(new Limit(0, MILLIS));
    pass(4_000);
    send(match, 0, "undo");
    assertThat(seen.getLast().limits()).containsExactly(new Limit(0, 6_000));
    pass(1_000);
    send(match, 0, "bow");
    assertThat(seen.getLast().limits()).containsExactly(new Limit(0, 5_000));
    send(match, 0, "draw");
    assertThat(seen.getLast().limits()).containsExactly(new Limit(1, MILLIS));
  }

  @Test
  void whenTheTimeIsUpABotMakesThatDecision() {
    open(new Lots(), EVERYBODY);
    pass(MILLIS - 1);
    assertThat(thoughts).isEmpty();
    pass(1);
    think();
    assertThat(log).extracting(LoggedAction::action).startsWith("draw");
    assertThat(log.getFirst().id()).isEqualTo("clock 0");
    assertThat(seen).extracting(Update::timeUp).containsExactly(null, 0, null);
    assertThat(seen.getLast().limits()).containsExactly(new Limit(1, MILLIS));
  }

  @Test
  void whoIsQuickerThanTheBotDecidesForThemselves() {
    var match = open(new Lots(), EVERYBODY);
    pass(MILLIS);
    send(match, 0, "bow");
    think();
    assertThat(log).as("though it could still be done").hasSize(1);
    assertThat(seen).extracting(Update::timeUp).containsOnlyNulls();
    pass(MILLIS - 1);
    assertThat(log).hasSize(1);
    pass(1);
    think();
    assertThat(log).extracting(LoggedAction::id).contains("clock 1");
  }

  @Test
  void whoLetsItPassTwiceInARowIsAbsent() {
    var match = open(Games.find("cukierki"), EVERYBODY);
    letPass(0);
    play(match, 1);
    letPass(0);
    assertThat(absent).containsExactly(0);
  }

  @Test
  void whoDecidesBetweenIsNot() {
    var match = open(Games.find("cukierki"), EVERYBODY);
    letPass(0);
    play(match, 1);
    play(match, 0);
    play(match, 1);
    letPass(0);
    assertThat(absent).isEmpty();
  }

  @Test
  void theLogKnowsWhoLetItPass() {
    var match = open(Games.find("cukierki"), EVERYBODY);
    letPass(0);
    play(match, 1);
    match.close().join();
    open(Games.find("cukierki"), EVERYBODY);
    letPass(0);
    assertThat(absent).containsExactly(0);
  }

  @Test
  void nobodysTimePassesWhileNobodyLooksOn() {
    var match = open(new Lots(), EVERYBODY);
    pass(4_000);
    match.attend(EVERYBODY, false);
    pass(60_000);
    assertThat(thoughts).isEmpty();
    match.attend(EVERYBODY, true);
    assertThat(turns.holdsUpSince(0)).as("nor has anybody been held up").isEqualTo(60_000L);
    pass(5_999);
    assertThat(thoughts).isEmpty();
    pass(1);
    assertThat(thoughts).hasSize(1);
  }

  @Test
  void botsTakeTheirTime() {
    open(new Lots(), 0b10);
    assertThat(seen.getLast().limits()).isEmpty();
    pass(10 * MILLIS);
    assertThat(thoughts).isEmpty();
  }

  @Test
  void aGameWithAClockOfItsOwnWaitsForNobody() {
    open(new Lots(), EVERYBODY, Map.of("draw", 1_000));
    assertThat(turns.waits()).isEmpty();
    assertThat(seen.getLast().limits()).isEmpty();
  }

  @Test
  void ofThoseWhoCanActTheOneIsWaitedForWhoMust() {
    var match = open(Games.find("candy-match"), EVERYBODY);
    send(match, 0, "reveal");
    send(match, 1, "reveal");
    assertThat(seen.getLast().toAct()).containsExactly(0, 1);
    assertThat(turns.deciders()).as("who may reveal").isEqualTo(0b01);
  }

  @Test
  void afterTheEndNobodyIsAskedAgain() {
    var match = open(new Lots(), EVERYBODY);
    pass(MILLIS);
    match.close().join();
    think();
    while (time.step()) {
      assertThat(time.now()).isLessThan(100 * MILLIS);
    }
    assertThat(log).isEmpty();
  }

  private void letPass(int seat) {
    assertThat(seen.getLast().toAct()).containsExactly(seat);
    int before = seen.getLast().sequence();
    pass(MILLIS);
    think();
    assertThat(seen.getLast().sequence()).isGreaterThan(before);
  }

  /** Does the first thing that is offered to the seat, until it is another's turn. */
  private void play(Match<?> match, int seat) {
    List<Update<?>> own = new ArrayList<>();
    match.watch(seat, own::add);
    while (own.getLast().toAct().contains(seat)) {
      send(match, seat, own.getLast().actions().getFirst());
    }
  }

  private Match<?> open(Game<?> game, int people) {
    return open(game, people, Map.of());
  }

  private <S extends State<S>> Match<S> open(Game<S> game, int people, Map<String, Integer> pace) {
    var session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(1), 0));
    var match =
        Match.open(
            session, List.copyOf(log), pace, Ties.SEAT, new ListLog(log), time, Runnable::run);
    match.limit(
        MILLIS,
        new Deputy<>(game, Level.EASY, new FastRandom(Seed.of(2)), thoughts::add),
        new TurnListener() {
          @Override
          public void turned(TurnLimits limits) {
            turns = limits;
          }

          @Override
          public void absent(int seat) {
            absent.add(seat);
          }
        });
    match.attend(people, true);
    match.watch(1, seen::add);
    return match;
  }

  private void think() {
    List.copyOf(thoughts).forEach(Runnable::run);
    thoughts.clear();
  }

  private void pass(int millis) {
    boolean[] passed = {false};
    time.at(time.now() + millis, () -> passed[0] = true);
    while (!passed[0]) {
      time.step();
    }
  }

  private void send(Match<?> match, int seat, String action) {
    String id = "person " + Objects.hash(log.size(), seen.size());
    assertThat(match.submit(new Command(seat, action, id, Command.ANY)).join())
        .isInstanceOf(Reply.Applied.class);
  }
}
