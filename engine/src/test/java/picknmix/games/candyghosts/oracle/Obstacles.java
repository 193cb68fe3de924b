package picknmix.games.candyghosts.oracle;

import java.util.Set;

/** Items that stay on the map and stop those with the wrong trait (CG-64 to CG-68). */
final class Obstacles {
  private static final Set<String> FURNITURE = Set.of("wardrobe", "bookshelf");
  private static final Set<String> OTHERS = Set.of("mirror", "ceiling", "rug", "dog", "cat");

  private Obstacles() {}

  static boolean isObstacle(String kind) {
    return isFurniture(kind) || OTHERS.contains(kind);
  }

  static boolean isFurniture(String kind) {
    return FURNITURE.contains(kind);
  }

  /** Whether those who do not push are stopped; the sure-footed are by nothing. */
  static boolean stops(Night n, String kind, Set<String> traits) {
    if (Powers.feels(n, traits, "sure-footed")) {
      return false;
    }
    return switch (kind) {
      case "mirror" -> traits.contains("vain");
      case "ceiling" -> !traits.contains("short");
      case "rug" -> traits.contains("clumsy");
      case "dog", "cat" -> traits.contains("anxious");
      case "wardrobe", "bookshelf" -> !traits.contains("agile");
      default -> false;
    };
  }

  /** CG-67: furniture, someone strong, and it can move. */
  static boolean isPushed(
      Night n, String kind, Set<String> traits, Square at, Direction direction) {
    return isFurniture(kind) && traits.contains("strong") && canMove(n, at.plus(direction));
  }

  /** CG-67: not off the map, onto another item or a big square, or into a face-down room. */
  private static boolean canMove(Night n, Square ahead) {
    return n.space().contains(ahead) && !n.anyItemOn(ahead) && !n.isFaceDown(ahead);
  }

  static Night push(Night n, Square at, Direction direction) {
    return n.with(d -> d.items.put(at.plus(direction), d.items.remove(at)));
  }
}
