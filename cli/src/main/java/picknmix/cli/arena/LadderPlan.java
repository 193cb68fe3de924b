package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.cli.parts.Part;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

/**
 * Which bots are to be put in order, and by how many games. Rivals meet in pairs, two seats or as
 * many for each; every pair plays a deal once for each seat. First everybody meets everybody; then,
 * round by round, those who stand beside each other, and in every second round also those with one
 * between them: such games tell most. Where all win or lose together, each bot has all the seats,
 * and all have the same deals.
 *
 * @param entrants all different
 * @param games how many are wanted in all
 */
public record LadderPlan(
    Game<?> game, int seats, Options options, List<Entrant> entrants, int games, long seed) {

  /** Fills in the options and refuses what cannot be played. */
  public static LadderPlan of(
      Game<?> game, int seats, Options options, List<Entrant> entrants, int games, long seed) {
    Set<String> names = new HashSet<>();
    for (Entrant entrant : entrants) {
      if (!names.add(entrant.name()) || !names.add("as " + entrant.identity())) {
        throw Refused.badRequest(entrant.name() + " is there twice");
      }
    }
    Plan all = Plan.of(game, seats, options, entrants.subList(0, 1), games, seed);
    LadderPlan plan = new LadderPlan(game, seats, all.options(), entrants, games, seed);
    for (Entrant entrant : entrants) {
      var _ = plan.alone(entrant);
    }
    if (entrants.size() < 2) {
      throw Refused.badRequest("a ladder needs two bots at least");
    }
    if (!plan.isTogether() && seats % 2 != 0) {
      throw Refused.badRequest("two bots cannot share out %d seats evenly".formatted(seats));
    }
    return plan;
  }

  /**
   * The bots of all levels, those that search with each of the budgets. The others think as at a
   * table: they may search a little too, but no more for a larger budget.
   */
  public static List<Entrant> everybody(
      Game<?> game, int seats, Options options, List<String> budgets) {
    List<String> names = new ArrayList<>();
    if (!game.hasClock()) {
      names.add("random");
    }
    for (Level level : Level.values()) {
      if (Searching.does(game, level, seats, options)) {
        budgets.forEach(budget -> names.add(level.text() + ":" + budget));
      } else {
        names.add(level.text());
      }
    }
    return names.stream().map(name -> Entrant.parse(name, game.patience(), Map.of())).toList();
  }

  boolean isTogether() {
    return game.isTogether(options);
  }

  boolean hasVersions() {
    return entrants.stream().anyMatch(entrant -> entrant.version() != null);
  }

  /** How many games there are in all, whole rounds. */
  public int planned() {
    if (isTogether()) {
      return each() * entrants.size();
    }
    int planned = 0;
    for (int round = 0; planned < games || round == 0; round++) {
      planned += seats * pairs(round, inOrder()).size();
    }
    return planned;
  }

  /** How many each plays, where all play together. */
  private int each() {
    return (games + entrants.size() - 1) / entrants.size();
  }

  /** The games of that part; refuses where it takes the games before to know the next. */
  List<Bout> bouts(Part part) {
    if (!isTogether()) {
      throw Refused.badRequest(
          "who meets whom on a ladder follows from the games before, so it cannot be played in"
              + " parts; where all win or lose together it can, and any games of arena can");
    }
    return part.share(bouts(0, inOrder(), 0), alike());
  }

  /** How many games that part has. */
  public int planned(Part part) {
    return part.equals(Part.WHOLE) ? planned() : bouts(part).size();
  }

  /** How many games in a row are dealt alike. */
  int alike() {
    return isTogether() ? entrants.size() : seats;
  }

  private List<Integer> inOrder() {
    return Stream.iterate(0, i -> i + 1).limit(entrants.size()).toList();
  }

  /** Who meets whom in that round; as many, however they stand. */
  static List<List<Integer>> pairs(int round, List<Integer> order) {
    List<List<Integer>> pairs = new ArrayList<>();
    int furthest = round == 0 ? order.size() - 1 : round % 2 == 0 ? 2 : 1;
    for (int apart = 1; apart <= furthest; apart++) {
      for (int i = 0; i + apart < order.size(); i++) {
        pairs.add(List.of(order.get(i), order.get(i + apart)));
      }
    }
    return pairs;
  }

  /**
   * The games of a round.
   *
   * @param order the bots as they stand, the best first
   * @param first the index of the round's first game among all
   */
  List<Bout> bouts(int round, List<Integer> order, int first) {
    List<Bout> bouts = new ArrayList<>();
    if (isTogether()) {
      List<Plan> plans = entrants.stream().map(this::alone).toList();
      for (int i = 0; i < planned(); i++) {
        bouts.add(new Bout(i, plans.get(i % plans.size()), i / plans.size()));
      }
      return bouts;
    }
    for (List<Integer> pair : pairs(round, order)) {
      List<Entrant> two = pair.stream().map(entrants::get).toList();
      long deal = new FastRandom(seed).bits() + first + bouts.size();
      Plan plan = new Plan(game, seats, options, two, seats, deal);
      for (int number = 0; number < seats; number++) {
        bouts.add(new Bout(first + bouts.size(), plan, number));
      }
    }
    return bouts;
  }

  private Plan alone(Entrant entrant) {
    return Plan.of(game, seats, options, List.of(entrant), each(), seed);
  }

  /** What must be the same for games to count together: all but how many there are. */
  public Map<String, @Nullable Object> identity() {
    return Json.object(
        "arena", game.id(),
        "ladder", entrants.stream().map(Entrant::identity).toList(),
        "seats", seats,
        "options", options.json(),
        "seed", seed,
        "engine", OwnEngine.fingerprint());
  }

  /** Which game, for how many, by which options: in words. */
  String table() {
    return alone(entrants.getFirst()).table();
  }
}
