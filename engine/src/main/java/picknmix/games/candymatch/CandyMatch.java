package picknmix.games.candymatch;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.GameFacts;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Option;
import picknmix.kernel.Options;
import picknmix.kernel.PaceReview;
import picknmix.kernel.Person;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Series;
import picknmix.kernel.Setup;
import picknmix.kernel.StateCodec;
import picknmix.kernel.View;

/** Candy Match, by Reiner Knizia: real-time spotting of cards that cancel out. */
public final class CandyMatch implements Game<CandyMatchState> {

  private static final String CALLS = "calls";
  private static final String CALL_THEN_PICK = "call-then-pick";
  private static final String PICK_THEN_CALL = "pick-then-call";

  static final GameFacts FACTS =
      new GameFacts(
              "candy-match",
              "Candy Match",
              2,
              CandyMatchState.MAX_SEATS,
              1,
              List.of(Option.choice(CALLS, CALL_THEN_PICK, PICK_THEN_CALL)))
          .saying("so-close", "so-quick");

  private final CandyMatchRules rules = new CandyMatchRules();
  private final CandyMatchNotation notation = new CandyMatchNotation();
  private final StateCodec<CandyMatchState> codec =
      StateCodec.of(StateWriter::json, StateReader::read);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  static boolean claims(Options options) {
    return options.text(CALLS).equals(PICK_THEN_CALL);
  }

  static Options options(boolean claims) {
    return Options.of(CALLS, claims ? PICK_THEN_CALL : CALL_THEN_PICK);
  }

  @Override
  public Map<String, @Nullable Object> components() {
    return Json.object("cards", Cards.names());
  }

  /** CM-3: a shuffled deck and an empty table; the starting seat reveals first. */
  @Override
  public CandyMatchState deal(Setup setup) {
    CandyMatchState s = new CandyMatchState();
    s.seats = setup.seats();
    s.claims = claims(setup.options());
    for (byte card = 0; card < Cards.COUNT; card++) {
      s.order[card] = card;
    }
    setup.dealer().shuffle(s.order, 0, Cards.COUNT);
    s.revealer = setup.first();
    return s;
  }

  @Override
  public Rules<CandyMatchState> rules() {
    return rules;
  }

  @Override
  public ActionNotation notation() {
    return notation;
  }

  @Override
  public StateCodec<CandyMatchState> codec() {
    return codec;
  }

  @Override
  public View<CandyMatchState> view(CandyMatchState s, int viewer) {
    return CandyMatchView.of(s, viewer);
  }

  @Override
  public RandomPolicy<CandyMatchState> randomPolicy() {
    return new CandyMatchRandomPolicy(rules);
  }

  @Override
  public Bot<CandyMatchState> bot(Level level) {
    return new CandyMatchEval(
        switch (level) {
          case GENTLE, EASY -> 2;
          case MEDIUM -> 4;
          case HARD -> Cards.COUNT;
        });
  }

  @Override
  public Person<CandyMatchState> person(Manner manner, Supplier<Bot.Budget> budget) {
    return CandyMatchPerson.of(manner);
  }

  @Override
  public PaceReview<CandyMatchState> paceReview() {
    return new CandyMatchPace();
  }

  @Override
  public Series series(int seats) {
    return CandyMatchSeries.start(seats);
  }

  /** CM-7, CM-11 and the table options of docs/rules. */
  @Override
  public Map<String, Integer> pace() {
    return new TreeMap<>(
        Map.of("reveal", 5_000, "miss", 5_000, "decline", 10_000, "timeup", 15_000));
  }
}
