package picknmix.games.template;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Coach;
import picknmix.bots.Gentle;
import picknmix.bots.Greedy;
import picknmix.bots.Ismcts;
import picknmix.bots.Taste;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.GameFacts;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Nature;
import picknmix.kernel.Option;
import picknmix.kernel.Rules;
import picknmix.kernel.Setup;
import picknmix.kernel.StateCodec;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;

/** Sugar Jar: eat your sweets, or hide them in your jar. */
public final class Template implements Game<TemplateState> {
  static final int HAND = 2;

  static final String JAR = "jar";
  static final GameFacts FACTS =
      new GameFacts(
          "template-game",
          "Sugar Jar",
          2,
          TemplateState.MAX_SEATS,
          1,
          List.of(Option.number(JAR, 1, 3, 2)));

  private final TemplateRules rules = new TemplateRules();
  private final TemplateNotation notation = new TemplateNotation();
  private final StateCodec<TemplateState> codec =
      StateCodec.of(StateWriter::json, StateReader::read);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public Map<String, @Nullable Object> components() {
    return Json.object("sweets", Sweets.names(Sweets.ALL));
  }

  /** TG-2: a shuffled deck, two sweets for everybody. */
  @Override
  public TemplateState deal(Setup setup) {
    TemplateState s = new TemplateState();
    s.seats = setup.seats();
    s.jarSize = setup.options().number(JAR);
    s.turn = setup.first();
    for (byte sweet = 0; sweet < Sweets.COUNT; sweet++) {
      s.order[sweet] = sweet;
    }
    setup.dealer().shuffle(s.order, 0, Sweets.COUNT);
    for (int seat = 0; seat < s.seats; seat++) {
      for (int i = 0; i < HAND; i++) {
        s.hands[seat] |= Sweets.bit(s.order[s.top++]);
      }
    }
    return s;
  }

  @Override
  public Rules<TemplateState> rules() {
    return rules;
  }

  @Override
  public ActionNotation notation() {
    return notation;
  }

  @Override
  public StateCodec<TemplateState> codec() {
    return codec;
  }

  @Override
  public View<TemplateState> view(TemplateState s, int viewer) {
    return TemplateView.of(s, viewer);
  }

  @Override
  public Bot<TemplateState> bot(Level level) {
    Supplier<TemplateEval> evals = () -> new TemplateEval(rules);
    return switch (level) {
      case GENTLE -> new Gentle<>(rules, evals, 1);
      case EASY -> new Greedy<>(rules, evals, 1, 4);
      case MEDIUM -> new Greedy<>(rules, evals, 8, 0);
      case HARD -> new Ismcts<>(rules, evals, new Ismcts.Style(24, 0.7, 1, 1));
    };
  }

  /** Explains what all games have in common: points, and who wins. */
  @Override
  public Tutor<TemplateState> tutor() {
    return new Coach<>(rules, () -> new TemplateEval(rules), action -> List.of(), 1);
  }

  @Override
  public Bot<TemplateState> like(Nature nature, Bot<TemplateState> bot) {
    return new Taste<>(nature, bot, rules, () -> new TemplateEval(rules), 0.5, true);
  }

  @Override
  public boolean hasChance() {
    return true;
  }
}
