package picknmix.games.cukierki;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Coach;
import picknmix.bots.Gentle;
import picknmix.bots.Greedy;
import picknmix.bots.Ismcts;
import picknmix.bots.Taste;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.GameFacts;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Memory;
import picknmix.kernel.Nature;
import picknmix.kernel.Option;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Setup;
import picknmix.kernel.StateCodec;
import picknmix.kernel.ThinkingTime;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;
import picknmix.kernel.Yardstick;

/** Cukierki, by Manu Palau: tiles with half candies on their sides. */
public final class Cukierki implements Game<CukierkiState> {

  private static final String VARIANT = "variant";
  private static final String BASIC = "basic";
  private static final String ADVANCED = "advanced";

  private static final String FAIR_START = "fairStart";

  static final GameFacts FACTS =
      new GameFacts(
              "cukierki",
              "Cukierki",
              2,
              CukierkiState.MAX_SEATS,
              1,
              List.of(Option.choice(VARIANT, BASIC, ADVANCED), Option.flag(FAIR_START)))
          .saying("wait", "go-on", "🍬");

  private static final Ismcts.Trying NOW = new Ismcts.Trying(0.5, 4);
  private static final Ismcts.Trying LATER = new Ismcts.Trying(0.15, 1);
  private static final Ismcts.Style THOUGHT = new Ismcts.Style(2, NOW, LATER, 0);
  private static final Ismcts.Style THOUGHT_FOR_WALLS = new Ismcts.Style(3, NOW, LATER, 0);

  /** What bots keep of what is at stake; docs/review.md tells how it was measured. */
  private static final Yardstick YARDSTICK_BASIC = new Yardstick(0.14, 0.68, 0.84, 1);

  private static final Yardstick YARDSTICK_ADVANCED = new Yardstick(0.08, 0.57, 0.69, 1);

  private static final int WIDTH = 6;
  private static final int HEIGHT = 5;

  private final CukierkiRules rules = new CukierkiRules();
  private final CukierkiNotation notation = new CukierkiNotation();
  private final StateCodec<CukierkiState> codec =
      StateCodec.of(StateWriter::json, StateReader::read);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  static boolean advanced(Options options) {
    return options.text(VARIANT).equals(ADVANCED);
  }

  static boolean fairStart(Options options) {
    return options.flag(FAIR_START);
  }

  /** The options as a state writes them: the fair start only if it was chosen (CU-19). */
  static Options options(CukierkiState s) {
    String variant = s.advanced ? ADVANCED : BASIC;
    return s.first == CukierkiState.NOBODY
        ? Options.of(VARIANT, variant)
        : Options.of(VARIANT, variant, FAIR_START, true);
  }

  @Override
  public Map<String, @Nullable Object> components() {
    return Json.object("tiles", Tiles.names());
  }

  /** CU-4, CU-5: shuffled tiles; the first ones are the table, row by row, the next the hands. */
  @Override
  public CukierkiState deal(Setup setup) {
    CukierkiState s = new CukierkiState();
    s.seats = setup.seats();
    s.advanced = advanced(setup.options());
    s.phase = Phase.PLACE;
    s.toAct = setup.first();
    s.first = fairStart(setup.options()) ? setup.first() : CukierkiState.NOBODY;
    for (byte tile = 0; tile < Tiles.COUNT; tile++) {
      s.order[tile] = tile;
    }
    Rng dealer = setup.dealer();
    dealer.shuffle(s.order, 0, Tiles.COUNT);
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        if (!isCorner(x, y)) {
          s.table.put(Board.cell(x, y), s.order[s.top++], dealer.below(Tiles.SIDES));
        }
      }
    }
    for (int seat = 0; seat < s.seats; seat++) {
      for (int i = 0; i < CukierkiRules.HAND; i++) {
        s.hands[seat] |= Tiles.bit(s.order[s.top++]);
      }
    }
    return s;
  }

  private static boolean isCorner(int x, int y) {
    return (x == 0 || x == WIDTH - 1) && (y == 0 || y == HEIGHT - 1);
  }

  @Override
  public Rules<CukierkiState> rules() {
    return rules;
  }

  @Override
  public ActionNotation notation() {
    return notation;
  }

  @Override
  public StateCodec<CukierkiState> codec() {
    return codec;
  }

  @Override
  public View<CukierkiState> view(CukierkiState s, int viewer) {
    return CukierkiView.of(s, viewer);
  }

  @Override
  public Memory<CukierkiState> memory(int seat) {
    return new CukierkiMemory();
  }

  @Override
  public RandomPolicy<CukierkiState> randomPolicy() {
    return new CukierkiRandomPolicy();
  }

  @Override
  public Bot<CukierkiState> bot(Level level) {
    Supplier<CukierkiEval> evals = () -> new CukierkiEval(rules);
    return switch (level) {
      case GENTLE -> new Gentle<>(rules, evals, Cukierki::glances);
      case EASY -> new Greedy<>(rules, evals, 1, 8);
      case MEDIUM -> new Greedy<>(rules, evals, 4, 3);
      case HARD -> new Ismcts<>(rules, () -> new CukierkiOutlook(rules), Cukierki::style);
    };
  }

  /** On its wall gentle builds wherever a tile fits, else children of seven win too few games. */
  private static int glances(CukierkiState s) {
    return s.phase == Phase.WALL ? 1 : 2;
  }

  /** Tiles that are taken bring the more the more there are on the wall: that shows later. */
  private static Ismcts.Style style(CukierkiState s) {
    return s.advanced ? THOUGHT_FOR_WALLS : THOUGHT;
  }

  @Override
  public Tutor<CukierkiState> tutor() {
    return new Coach<>(
        rules,
        () -> new CukierkiEval(rules),
        new CukierkiLessons(),
        1,
        start -> start.advanced ? YARDSTICK_ADVANCED : YARDSTICK_BASIC);
  }

  @Override
  public Bot<CukierkiState> like(Nature nature, Bot<CukierkiState> bot) {
    return new Taste<>(nature, bot, rules, () -> new CukierkiEval(rules), 0.4, true);
  }

  /** A turn is one decision, or two: where the tile goes. */
  @Override
  public ThinkingTime thinkingTime() {
    return new ThinkingTime(90_000, 30_000);
  }
}
