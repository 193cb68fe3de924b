package picknmix.games.candyhunters;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Greedy;
import picknmix.bots.Ismcts;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.GameFacts;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Option;
import picknmix.kernel.Options;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Setup;
import picknmix.kernel.StateCodec;
import picknmix.kernel.View;

/** Candy Hunters: a town that grows by night, its ghosts, and the patterns that bring candy. */
public final class CandyHunters implements Game<CandyHuntersState> {

  private static final String HAUNTED = "haunted";
  private static final String LARGE_GHOST = "largeGhost";

  static final GameFacts FACTS =
      new GameFacts(
          "candy-hunters",
          "Candy Hunters",
          2,
          CandyHuntersState.MAX_SEATS,
          1,
          List.of(Option.flag(HAUNTED), Option.flag(LARGE_GHOST)));

  /** CH-6: the windmill, its 2×2 square first, then its arms, on which the ghosts stand. */
  private static final List<Cell> SQUARE =
      List.of(new Cell(0, 0), new Cell(1, 0), new Cell(0, 1), new Cell(1, 1));

  private static final List<Cell> ARMS =
      List.of(new Cell(0, -1), new Cell(2, 0), new Cell(1, 2), new Cell(-1, 1));

  /** By how many points an easy player misjudges an action. */
  private static final double EASY_NOISE = 2;

  /** One's own turn and the next one's; docs/games tells how these were found. */
  private static final Ismcts.Style HARD = new Ismcts.Style(2, 0.5, 4, 0.5);

  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final CandyHuntersNotation notation = new CandyHuntersNotation();
  private final StateCodec<CandyHuntersState> codec =
      StateCodec.of(StateWriter::json, StateReader::read);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  static void choose(CandyHuntersState s, Options options) {
    s.haunted = options.flag(HAUNTED);
    s.largeGhost = options.flag(LARGE_GHOST);
  }

  static Options options(CandyHuntersState s) {
    return Options.of(HAUNTED, s.haunted, LARGE_GHOST, s.largeGhost);
  }

  @Override
  public Map<String, @Nullable Object> components() {
    return Json.object("patterns", Patterns.json(), "points", Patterns.points());
  }

  /** CH-6 to CH-8: the windmill, and secret patterns for all. */
  @Override
  public CandyHuntersState deal(Setup setup) {
    CandyHuntersState s = new CandyHuntersState();
    s.seats = setup.seats();
    choose(s, setup.options());
    s.first = setup.first();
    s.toAct = setup.first();
    Rng rng = setup.dealer();
    dealTown(s, rng);
    dealPatterns(s, rng);
    return s;
  }

  /** CH-6: colours are drawn anew until no two of the same share an edge. */
  private static void dealTown(CandyHuntersState s, Rng rng) {
    byte[] colours = {0, 0, 1, 1, 2, 2, 3, 3};
    Town town;
    do {
      rng.shuffle(colours, 0, colours.length);
      town = windmill(colours);
    } while (hasEqualNeighbours(town));
    s.town.copyFrom(town);
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      s.stacks[colour] = Colour.TILES - town.count(colour);
    }
  }

  private static Town windmill(byte[] colours) {
    Town town = new Town();
    for (int i = 0; i < SQUARE.size(); i++) {
      town.build(colours[i], SQUARE.get(i).x(), SQUARE.get(i).y());
    }
    for (int i = 0; i < ARMS.size(); i++) {
      town.build(colours[SQUARE.size() + i], ARMS.get(i).x(), ARMS.get(i).y());
      town.putGhost(Town.cell(ARMS.get(i)));
    }
    return town;
  }

  private static boolean hasEqualNeighbours(Town town) {
    for (int y = town.firstY(); y <= town.lastY(); y++) {
      for (int colour = 0; colour < Colour.COUNT; colour++) {
        int row = town.buildings(colour, y);
        if ((row & (Integer.rotateLeft(row, 1) | town.buildings(colour, y + 1))) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** CH-7. */
  private static void dealPatterns(CandyHuntersState s, Rng rng) {
    byte[] regular = shuffled(0, Patterns.REGULAR, rng);
    int next = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      s.kidsLeft[seat] = CandyHuntersState.KIDS;
      for (int i = 0; i < CandyHuntersState.HAND; i++) {
        s.hands[seat] |= Patterns.bit(regular[next++]);
      }
    }
    while (next < regular.length) {
      s.putUnder(regular[next++], CandyHuntersState.NOBODY);
    }
    if (s.haunted) {
      byte[] haunted = shuffled(Patterns.REGULAR, Patterns.HAUNTED, rng);
      for (int seat = 0; seat < s.seats; seat++) {
        s.hands[seat] |= Patterns.bit(haunted[seat]);
      }
    }
  }

  private static byte[] shuffled(int first, int count, Rng rng) {
    byte[] cards = new byte[count];
    for (int i = 0; i < count; i++) {
      cards[i] = (byte) (first + i);
    }
    rng.shuffle(cards, 0, count);
    return cards;
  }

  @Override
  public Rules<CandyHuntersState> rules() {
    return rules;
  }

  @Override
  public ActionNotation notation() {
    return notation;
  }

  @Override
  public StateCodec<CandyHuntersState> codec() {
    return codec;
  }

  @Override
  public View<CandyHuntersState> view(CandyHuntersState s, int viewer) {
    return new CandyHuntersView(s, viewer);
  }

  @Override
  public Bot<CandyHuntersState> bot(Level level) {
    Supplier<CandyHuntersEval> evals = () -> new CandyHuntersEval(rules);
    return switch (level) {
      case EASY -> new Greedy<>(rules, evals, 1, EASY_NOISE);
      case MEDIUM -> new Greedy<>(rules, evals, 2, 0);
      case HARD -> new Ismcts<>(rules, evals, HARD);
    };
  }
}
