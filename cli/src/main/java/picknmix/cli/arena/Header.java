package picknmix.cli.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.cli.parts.Part;
import picknmix.cli.parts.PartFiles;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The first line of a part of an arena's games. It says what is played as a file of kept games
 * does, and all else that is needed to tell the outcome: how many games there are, and how the bots
 * were called.
 */
public final class Header {
  private Header() {}

  /** Of a part of those games. */
  public static Map<String, @Nullable Object> of(Plan plan, boolean census, Part part) {
    Map<String, @Nullable Object> header = plan.identity(census);
    header.putAll(more(plan.entrants(), plan.games()));
    header.putAll(PartFiles.fields(part, plan.bouts(part).size()));
    return header;
  }

  /** Of a part of that ladder; refuses one whose games are not known beforehand. */
  public static Map<String, @Nullable Object> of(LadderPlan plan, Part part) {
    Map<String, @Nullable Object> header = plan.identity();
    header.putAll(more(plan.entrants(), plan.games()));
    header.putAll(PartFiles.fields(part, plan.bouts(part).size()));
    return header;
  }

  private static Map<String, @Nullable Object> more(List<Entrant> entrants, int games) {
    List<Object> names = new ArrayList<>();
    List<Object> budgets = new ArrayList<>();
    Map<String, @Nullable Object> commits = new LinkedHashMap<>();
    for (Entrant entrant : entrants) {
      names.add(entrant.name());
      budgets.add(List.of(entrant.budget().millis(), entrant.budget().iterations()));
      if (entrant.version() != null) {
        commits.put(entrant.version().ref(), entrant.version().commit());
      }
    }
    return Json.object("names", names, "budgets", budgets, "commits", commits, "games", games);
  }

  /** The contest of which all these are parts, with those games played. */
  static Contest contest(JsonNode whole, Map<Integer, JsonNode> games) {
    Game<?> game = Games.find(whole.required("arena").asString());
    int seats = whole.required("seats").asInt();
    Object chosen = JsonMapper.shared().treeToValue(whole.required("options"), Object.class);
    Options options =
        Options.read(game.facts().options(), Field.of(chosen, "options", Refused.Code.BAD_REQUEST));
    int planned = whole.required("games").asInt();
    long seed = whole.required("seed").asLong();
    Keep keep = Keep.of(games);
    if (whole.has("ladder")) {
      LadderPlan plan = LadderPlan.of(game, seats, options, entrants(whole), planned, seed);
      check(whole, of(plan, Part.WHOLE), games);
      return new Ladder(plan, Part.WHOLE, keep, () -> {});
    }
    boolean census = whole.required("census").asBoolean();
    Plan plan = Plan.of(game, seats, options, entrants(whole), planned, seed);
    check(whole, of(plan, census, Part.WHOLE), games);
    return new Tournament(plan, census, Part.WHOLE, keep, () -> {});
  }

  private static List<Entrant> entrants(JsonNode whole) {
    Map<String, Path> commits = new LinkedHashMap<>();
    whole
        .required("commits")
        .properties()
        .forEach(commit -> commits.put(commit.getKey(), Path.of(commit.getValue().asString())));
    List<Entrant> entrants = new ArrayList<>();
    for (JsonNode name : whole.required("names")) {
      JsonNode budget = whole.required("budgets").required(entrants.size());
      Budget usual = new Budget(budget.required(0).asInt(), budget.required(1).asInt());
      entrants.add(Entrant.parse(name.asString(), usual, commits));
    }
    return entrants;
  }

  /** Refuses parts that were not played by this program, and such as do not have all games. */
  private static void check(
      JsonNode whole, Map<String, @Nullable Object> ours, Map<Integer, JsonNode> games) {
    OwnEngine.checkThatItDid(whole.required("engine").asString());
    JsonNode here = JsonMapper.shared().readTree(Json.write(ours));
    for (String field : List.of("seats", "options", "seed", "bots", "ladder", "games")) {
      if (!here.path(field).equals(whole.path(field))) {
        throw Refused.badRequest(
            "the parts do not fit together: %s is %s and should be %s"
                .formatted(field, whole.path(field), here.path(field)));
      }
    }
    int pieces = here.required("pieces").asInt();
    for (int game = 0; game < pieces; game++) {
      if (!games.containsKey(game)) {
        throw Refused.badRequest("the parts have no game " + game);
      }
    }
  }
}
