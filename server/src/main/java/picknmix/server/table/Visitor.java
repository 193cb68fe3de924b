package picknmix.server.table;

import org.jspecify.annotations.Nullable;

/**
 * Who asks for a seat or a table.
 *
 * @param id tells them from others, as far as their browser does; null if nothing does. Nobody else
 *     learns it
 * @param address where they are
 * @param exempt whether no limit is for that address, since it is this machine's
 */
public record Visitor(Player player, @Nullable String id, String address, boolean exempt) {
  /** Somebody on this machine. */
  public static Visitor local(Player player) {
    return new Visitor(player, null, "", true);
  }

  Visitor checked() {
    return new Visitor(player.checked(), id, address, exempt);
  }

  /** Without what nobody else should know. */
  @Override
  public String toString() {
    return "Visitor[" + player.name() + "]";
  }
}
