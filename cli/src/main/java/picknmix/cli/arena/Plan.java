package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import picknmix.cli.parts.Part;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/**
 * Who plays what, how often. Where different bots play, every deal is played once for each seat,
 * the bots one seat further each time, so that all have had the same tiles on the same seats; from
 * deal to deal it changes who sits beside whom. Seat 0 always starts.
 *
 * @param entrants at most as many as seats; some have several seats if they are fewer
 * @param seed of everything: the same plan gives the same games, unless bots go by the clock
 */
public record Plan(
    Game<?> game, int seats, Options options, List<Entrant> entrants, int games, long seed) {
  private static final int DEAL = -1;
  private static final int CIRCLE = -2;

  /** Fills in the options, and rounds the games up until every bot has had every seat. */
  public static Plan of(
      Game<?> game, int seats, Options options, List<Entrant> entrants, int games, long seed) {
    if (entrants.size() > seats) {
      throw Refused.badRequest("%d bots, but %d seats".formatted(entrants.size(), seats));
    }
    if (game.hasClock() && !entrants.stream().allMatch(Entrant::canRace)) {
      throw Refused.badRequest(
          game.id() + " is a race against the clock, for which random play is none");
    }
    Setup setup = Setup.of(game, seats, options, Seed.of(seed), 0);
    int alike = alike(seats, entrants);
    int rounded = (games + alike - 1) / alike * alike;
    return new Plan(game, seats, setup.options(), List.copyOf(entrants), rounded, seed);
  }

  /** The games of that part; those that are dealt alike stay together. */
  List<Bout> bouts(Part part) {
    List<Bout> bouts = new ArrayList<>();
    for (int number = 0; number < games; number++) {
      bouts.add(new Bout(number, this, number));
    }
    return part.share(bouts, alike(seats, entrants));
  }

  /** How many games that part has. */
  public int games(Part part) {
    return bouts(part).size();
  }

  /** How many games in a row are dealt alike. */
  private static int alike(int seats, List<Entrant> entrants) {
    return entrants.size() == 1 ? 1 : seats;
  }

  /** Whether all win or lose together. */
  boolean isTogether() {
    return game.isTogether(options);
  }

  /** Whether bots of other commits take part. */
  boolean hasVersions() {
    return entrants.stream().anyMatch(entrant -> entrant.version() != null);
  }

  /** Which game, for how many, by which options: in words. */
  String table() {
    StringJoiner chosen = new StringJoiner(", ", " (", ")").setEmptyValue("");
    options.json().forEach((name, value) -> chosen.add(name + " " + value));
    return "%s for %d%s".formatted(game.facts().name(), seats, chosen);
  }

  /**
   * What must be the same for games to count together: all but how many there are.
   *
   * @param census whether what happens in them is counted
   */
  public Map<String, @Nullable Object> identity(boolean census) {
    return Json.object(
        "arena", game.id(),
        "seats", seats,
        "options", options.json(),
        "bots", entrants.stream().map(Entrant::identity).toList(),
        "seed", seed,
        "census", census,
        "engine", OwnEngine.fingerprint());
  }

  /** How that game is dealt. */
  Setup setup(int number) {
    Seed deal = Seed.of(mix(number / alike(seats, entrants), DEAL));
    return Setup.of(game, seats, options, deal, 0);
  }

  /** The random numbers of a seat's bot in that game. */
  Rng thoughts(int number, int seat) {
    return new FastRandom(mix(number, seat));
  }

  private long mix(int number, int use) {
    return new FastRandom(new FastRandom(seed).bits() + number).bits() + use;
  }

  /** Which entrant has which seat in that game. */
  List<Integer> seating(int number) {
    List<Integer> circle = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      circle.add(seat % entrants.size());
    }
    List<Integer> others = circle.subList(1, seats);
    Rng rng = new FastRandom(mix(number / seats, CIRCLE));
    for (int last = others.size() - 1; last > 0; last--) {
      Collections.swap(others, last, rng.below(last + 1));
    }
    Collections.rotate(circle, number % seats);
    return List.copyOf(circle);
  }
}
