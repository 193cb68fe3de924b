package picknmix.server.table;

import java.util.List;

/**
 * Those who look on.
 *
 * @param named some of those who have said who they are
 * @param count of all
 */
public record Spectators(List<Spectator> named, int count) {
  static final Spectators NONE = new Spectators(List.of(), 0);
}
