package picknmix.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.bots.RandomBot;
import picknmix.contract.Subject.Table;
import picknmix.contract.Subjects;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.Tutor;
import picknmix.kernel.Yardstick;

/**
 * Whether the mark for skill can be believed: players of known strength are judged like anybody
 * else. With {@code -Dpicknmix.skill=10} in so many games for each pair of neighbours, at every
 * table, and the table of docs/review.md is printed.
 */
class SkillMarkTest {
  private static final int GAMES = Integer.getInteger("picknmix.skill", 2);
  private static final boolean LONG = GAMES > 2;
  private static final Bot.Budget JUDGED = new Bot.Budget(0, LONG ? 300 : 100);
  private static final Bot.Budget PLAYED = new Bot.Budget(0, 100);
  private static final double SCALE = 4;

  /** One match of actions by chance in so many may be told as something better. */
  private static final int SELDOM = 8;

  /** Who plays; two who stand beside each other here meet at a table. */
  private enum Player {
    RANDOM(null),
    HALF(Level.MEDIUM),
    GENTLE(Level.GENTLE),
    EASY(Level.EASY),
    MEDIUM(Level.MEDIUM),
    HARD(Level.HARD);

    final @Nullable Level level;

    Player(@Nullable Level level) {
      this.level = level;
    }

    /** What to do in the n-th decision; half means every other one by chance. */
    <S extends State<S>> Bot<S> bot(Game<S> game, int n) {
      boolean byChance = level == null || (this == HALF && n % 2 == 0);
      return byChance ? new RandomBot<>(game.rules()) : game.bot(Objects.requireNonNull(level));
    }
  }

  // ---- in play

  /**
   * Two tables for each yardstick that a game has, as different as they can be: with the fewest
   * seats and options, and with the most of both. In many games all of them.
   */
  static Stream<Table<?>> measured() {
    Map<Yardstick, List<Table<?>>> tables = new LinkedHashMap<>();
    Subjects.tables()
        .filter(table -> yardstick(table) != null)
        .forEach(
            table ->
                tables
                    .computeIfAbsent(
                        Objects.requireNonNull(yardstick(table)), yardstick -> new ArrayList<>())
                    .add(table));
    return tables.values().stream()
        .flatMap(all -> LONG ? all.stream() : Stream.<Table<?>>of(all.getFirst(), all.getLast()));
  }

  private static <S extends State<S>> @Nullable Yardstick yardstick(Table<S> table) {
    Game<S> game = table.subject().game();
    Tutor<S> tutor = game.tutor();
    return tutor == null ? null : tutor.yardstick(game.deal(setup(table, 0)));
  }

  private static Setup setup(Table<?> table, int number) {
    Game<?> game = table.subject().game();
    return Setup.of(game, table.seats(), table.options(), Seed.of(number + 1), number % 2);
  }

  @ParameterizedTest
  @MethodSource("measured")
  <S extends State<S>> void whoPlaysBetterHasTheBetterMark(Table<S> table) {
    Map<Player, List<List<SkillMark.Tried>>> matches = new EnumMap<>(Player.class);
    Player[] players = Player.values();
    for (int number = 0; number < GAMES * players.length; number++) {
      Player[] pair = {players[number % players.length], players[(number + 1) % players.length]};
      judge(played(table, pair, number), pair, matches);
    }
    Yardstick yardstick = Objects.requireNonNull(yardstick(table));
    double scale = Objects.requireNonNull(table.subject().game().tutor()).scale();
    Map<Player, SkillMark> all = new EnumMap<>(Player.class);
    Map<Player, List<@Nullable Level>> told = new EnumMap<>(Player.class);
    matches.forEach(
        (player, each) -> {
          all.put(player, SkillMark.of(each.stream().flatMap(List::stream).toList(), scale));
          told.put(player, told(each, scale, yardstick));
        });
    if (LONG) {
      all.forEach((player, mark) -> tell(table, player, mark, yardstick, told.get(player)));
    } else {
      assertSingleMatchesAreBelievable(told);
    }
    assertInOrder(all, Player.RANDOM, Player.HALF, Player.EASY, Player.MEDIUM, Player.HARD);
    assertInOrder(all, Player.RANDOM, Player.GENTLE, Player.EASY);
    assertThat(all.get(Player.RANDOM).share()).isLessThan(yardstick.easy() / 2);
    assertThat(all.get(Player.HARD).level(yardstick)).isEqualTo(Level.HARD);
  }

  /** The seeds are fixed, so that the order is the same in each run. */
  private static void assertInOrder(Map<Player, SkillMark> marks, Player... order) {
    for (int i = 1; i < order.length; i++) {
      SkillMark lower = marks.get(order[i - 1]);
      SkillMark upper = marks.get(order[i]);
      assertThat(lower.share())
          .as("%s %s below %s %s", order[i - 1], lower, order[i], upper)
          .isLessThan(upper.share());
    }
  }

  /** What people see is the mark of one match. */
  private static void assertSingleMatchesAreBelievable(Map<Player, List<@Nullable Level>> told) {
    List<@Nullable Level> random = told.get(Player.RANDOM);
    assertThat(random).doesNotContain(Level.MEDIUM, Level.HARD);
    assertThat(random.stream().filter(Objects::nonNull).count())
        .isLessThanOrEqualTo(Math.ceilDiv(random.size(), SELDOM));
    assertThat(told.get(Player.HALF)).doesNotContain(Level.HARD);
    assertThat(told.get(Player.HARD)).isSubsetOf(Level.MEDIUM, Level.HARD);
  }

  /** The levels that a seat's single matches are told as, where they tell enough. */
  private static List<@Nullable Level> told(
      List<List<SkillMark.Tried>> matches, double scale, Yardstick yardstick) {
    List<@Nullable Level> told = new ArrayList<>();
    for (List<SkillMark.Tried> match : matches) {
      SkillMark mark = SkillMark.of(match, scale);
      if (mark.isTold()) {
        told.add(mark.level(yardstick));
      }
    }
    return told;
  }

  private static void tell(
      Table<?> table,
      Player player,
      SkillMark mark,
      Yardstick yardstick,
      List<@Nullable Level> told) {
    System.out.printf(
        Locale.ROOT,
        "%-40s %-7s %5.2f ± %.2f of %d decisions, rung %.2f, matches told as %s%n",
        table,
        player,
        mark.share(),
        mark.error(),
        mark.decisions(),
        yardstick.rung(mark.share()),
        told);
  }

  private static <S extends State<S>> Session<S> played(Table<S> table, Player[] who, int number) {
    Game<S> game = table.subject().game();
    Session<S> session = Session.deal(game, setup(table, number));
    Rng rng = new FastRandom(number);
    ActionList actions = new ActionList();
    for (int n = 0; !session.isOver(); n++) {
      int seat = game.rules().turn(session.state());
      if (seat == Seat.CHANCE) {
        session.roll();
        continue;
      }
      actions.clear();
      game.rules().legal(session.state(), seat, actions);
      Bot<S> bot = who[seat % 2].bot(game, n / 2);
      session.apply(
          seat,
          actions.size() == 1
              ? actions.get(0)
              : Objects.requireNonNull(bot.advise(session.recall(seat), PLAYED, rng).action()));
    }
    return session;
  }

  private static <S extends State<S>> void judge(
      Session<S> session, Player[] who, Map<Player, List<List<SkillMark.Tried>>> matches) {
    Judge<S> judge = new Judge<>(session);
    Map<Integer, List<SkillMark.Tried>> tried = new TreeMap<>();
    for (int at = 0; at < session.moves().size(); at++) {
      if (judge.isDecision(at)) {
        Bot.Verdict verdict = judge.verdict(at, JUDGED);
        tried
            .computeIfAbsent(session.moves().get(at).seat(), seat -> new ArrayList<>())
            .add(new SkillMark.Tried(verdict.regret(), verdict.stake()));
      }
    }
    tried.forEach(
        (seat, match) ->
            matches.computeIfAbsent(who[seat % 2], player -> new ArrayList<>()).add(match));
  }

  // ---- by the numbers

  private static SkillMark mark(int times, SkillMark.Tried... all) {
    List<SkillMark.Tried> tried = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      tried.addAll(List.of(all));
    }
    return SkillMark.of(tried, SCALE);
  }

  private static SkillMark.Tried tried(double regret, double stake) {
    return new SkillMark.Tried(regret, stake);
  }

  @Test
  void itIsWhatWasKeptOfWhatChanceWouldHaveLost() {
    assertThat(mark(4, tried(0, 3), tried(1, 1)).share()).isEqualTo(0.75);
    assertThat(mark(4, tried(2, 2)).share()).isZero();
  }

  @Test
  void whereNothingIsAtStakeNothingIsTold() {
    assertThat(mark(20, tried(0, 0.1)).isTold()).isFalse();
    SkillMark mark = mark(10, tried(0, 0.1), tried(0.1, 0.1), tried(1, 2));
    assertThat(mark.decisions()).isEqualTo(10);
    assertThat(mark.share()).isEqualTo(0.5);
  }

  @Test
  void fewDecisionsTellTooLittleAndSoDoThoseThatDisagree() {
    assertThat(mark(3, tried(0, 2), tried(0.2, 2)).isTold()).isFalse();
    assertThat(mark(5, tried(0, 2), tried(0.2, 2)).isTold()).isTrue();
    assertThat(mark(5, tried(4, 2), tried(-2, 2)).isTold()).isFalse();
  }

  @Test
  void aLevelIsReachedByWhoHasComeMostOfTheWay() {
    Yardstick yardstick = new Yardstick(0.2, 0.5, 0.8, 1);
    assertThat(yardstick.rung(-1)).isZero();
    assertThat(yardstick.rung(0.35)).isEqualTo(1.5);
    assertThat(yardstick.rung(2)).isEqualTo(4);
    assertThat(level(yardstick, 0.1, 0)).isNull();
    assertThat(level(yardstick, 0.35, 0)).isEqualTo(Level.GENTLE);
    assertThat(level(yardstick, 0.42, 0)).isEqualTo(Level.EASY);
    assertThat(level(yardstick, 0.99, 0)).isEqualTo(Level.HARD);
  }

  @Test
  void aLevelIsToldOnlyToWhoSurelyDecidedBetterThanChance() {
    Yardstick yardstick = new Yardstick(0.2, 0.5, 0.8, 1);
    assertThat(level(yardstick, 0.35, 0.28)).isNull();
    assertThat(level(yardstick, 0.35, 0.27)).isEqualTo(Level.GENTLE);
  }

  private static @Nullable Level level(Yardstick yardstick, double share, double error) {
    return new SkillMark(20, share, error).level(yardstick);
  }
}
