package picknmix.games.candyghosts.oracle;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picknmix.games.candyghosts.oracle.Components.Effect;
import picknmix.games.candyghosts.oracle.Components.Figure;

/** What characters and bosses can do now: their own numbers, equipment (CG-63), atmosphere. */
final class Powers {
  private static final int GHOST_STEPS = 4;

  private Powers() {}

  /** CG-63: asked at the start of a turn, or when Bossypants moves them. */
  static int ap(Night n, int seat) {
    Figure character = n.character(seat);
    return notNegative(
        character.ap()
            + count(n, seat, "espresso", "cursed-espresso")
            + sum(n, "ap", character.traits()));
  }

  static int storage(Night n, int seat) {
    Figure character = n.character(seat);
    return notNegative(
        character.storage()
            + count(n, seat, "lunchbox", "cursed-lunchbox")
            - count(n, seat, "cursed-megaphone")
            + sum(n, "storage", character.traits()));
  }

  /** CG-34: what is added to all rolls. */
  static int modifier(Night n, int seat) {
    return count(n, seat, "megaphone", "cursed-megaphone")
        - count(n, seat, "cursed-espresso", "cursed-lunchbox")
        + sum(n, "roll", n.character(seat).traits());
  }

  /** GS-11, CG-93: of extra steps only a share counts, rounded down. */
  static int ghostSteps(Night n) {
    int percent = n.data().percent(n.options().ghosts());
    int extra =
        effects(n, "steps")
            .mapToInt(Effect::amount)
            .map(steps -> steps > 0 ? Math.floorDiv(steps * percent, 100) : steps)
            .sum();
    return notNegative(GHOST_STEPS + extra);
  }

  /** CG-41, GS-11. */
  static int onnaSteps(Night n) {
    Figure onna = n.data().boss("onna");
    return notNegative(onna.ap() + sum(n, "ap", onna.traits()));
  }

  /** CG-42, GS-14. */
  static int piginStorage(Night n) {
    Figure pigin = n.data().boss("pigin");
    return notNegative(pigin.storage() + sum(n, "storage", pigin.traits()));
  }

  static boolean hasTrait(Night n, int seat, String trait) {
    return n.character(seat).traits().contains(trait);
  }

  /** Whether the atmosphere has that effect on the character. */
  static boolean feels(Night n, int seat, String kind) {
    return feels(n, n.character(seat).traits(), kind);
  }

  static boolean feels(Night n, Set<String> traits, String kind) {
    return effects(n, kind).anyMatch(effect -> effect.concerns(traits));
  }

  /** CG-44: several add up. */
  private static int sum(Night n, String kind, Set<String> traits) {
    return effects(n, kind)
        .filter(effect -> effect.concerns(traits))
        .mapToInt(Effect::amount)
        .sum();
  }

  private static Stream<Effect> effects(Night n, String kind) {
    List<Effect> all = n.atmosphere().now().map(n.data()::atmosphere).orElse(List.of());
    return all.stream().filter(effect -> effect.kind().equals(kind));
  }

  private static int count(Night n, int seat, String... kinds) {
    return Arrays.stream(kinds)
        .mapToInt(kind -> Collections.frequency(n.player(seat).items(), kind))
        .sum();
  }

  private static int notNegative(int number) {
    return Math.max(0, number);
  }
}
