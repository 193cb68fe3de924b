package picknmix.server.table;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who looks on, as everybody sees them.
 *
 * @param name null for those who have not said who they are
 */
public record Spectator(@Nullable String name, String color, String avatar) {
  static Spectator of(Player player) {
    return new Spectator(
        Animal.isUnnamed(player) ? null : player.name(), player.color(), player.avatar());
  }
}
