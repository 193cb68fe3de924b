package picknmix.kernel;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what a match began with that was played by an older version of its game's rules. */
public final class OldRules {
  private OldRules() {}

  /** Whether today's engine still plays matches of that version as they were. */
  public static boolean areKept(Game<?> game, int version) {
    return game.implied(version) != null;
  }

  /** Refuses a version that today's engine cannot play any more. */
  static void check(Game<?> game, int version) {
    implied(game, version);
  }

  private static Options implied(Game<?> game, int version) {
    Options implied = game.implied(version);
    if (implied == null) {
      throw Refused.badRequest(
          "rules version "
              + version
              + " cannot be checked any more; this engine plays "
              + game.facts().rulesVersion());
    }
    return implied;
  }

  /** Options as that version wrote them, with what went without saying then. */
  public static Field options(Game<?> game, int version, Field options) {
    Options implied = implied(game, version);
    Map<String, @Nullable Object> all = Json.object();
    for (String name : options.keys()) {
      options.require(
          !implied.has(name), "has an option \"" + name + "\" unknown to rules version " + version);
      all.put(name, options.get(name).value());
    }
    all.putAll(implied.json());
    return options.instead(all);
  }

  /** A state as that version wrote it, in today's form. */
  static Field state(Game<?> game, int version, Field state) {
    Map<String, @Nullable Object> all = Json.object();
    for (String name : state.keys()) {
      Field field = state.get(name);
      all.put(name, name.equals("options") ? options(game, version, field).value() : field.value());
    }
    return state.instead(all);
  }
}
