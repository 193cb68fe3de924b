package picknmix.games.candyghosts.oracle;

import java.util.Collections;
import java.util.List;

/** Who gets how much, and who wins (CG-70, CG-71, CG-80, GS-16). */
public final class Scores {
  private Scores() {}

  /** Before the end, and without roles, the number escaped, for all. */
  public static List<Integer> of(Night n) {
    boolean byRole = n.isOver() && n.options().roles();
    return n.allSeats().stream().map(seat -> byRole ? byRole(n, seat) : escaped(n)).toList();
  }

  /** Without roles all win or none; with roles the highest above 0, ties shared. */
  public static List<Integer> winners(Night n) {
    if (!n.isOver()) {
      return List.of();
    }
    if (!n.options().roles()) {
      return n.result().orElseThrow().equals("won") ? n.allSeats() : List.of();
    }
    int most = Collections.max(of(n));
    return n.allSeats().stream().filter(seat -> most > 0 && of(n).get(seat) == most).toList();
  }

  private static int escaped(Night n) {
    return n.seats() - n.onMap().size();
  }

  /** CG-70: a role without one of its traits is a friend's. */
  private static String activeRole(Night n, int seat) {
    Components.Role role = n.data().role(n.player(seat).role().orElseThrow());
    boolean active = !Collections.disjoint(role.traits(), n.character(seat).traits());
    return active ? role.name() : "friend";
  }

  /** CG-71; all but the friend score nothing unless they escape. */
  private static int byRole(Night n, int seat) {
    String role = activeRole(n, seat);
    if (role.equals("friend")) {
      return escaped(n);
    }
    if (n.player(seat).isOnMap()) {
      return 0;
    }
    return switch (role) {
      case "traitor" -> 2 * n.onMap().size();
      case "coward" -> 2 * escapedAfter(n, n.player(seat).left().orElseThrow());
      case "hoarder" -> itemsOut(n);
      case "vandal" -> n.discarded().size();
      case "explorer" -> roomsUp(n);
      case "introvert" -> 2 * (n.rooms().size() - roomsUp(n));
      default -> throw new IllegalArgumentException(role);
    };
  }

  private static int escapedAfter(Night n, int place) {
    return (int)
        n.players().stream().flatMap(p -> p.left().stream()).filter(left -> left > place).count();
  }

  private static int itemsOut(Night n) {
    return n.players().stream()
        .filter(player -> !player.isOnMap())
        .mapToInt(player -> player.items().size())
        .sum();
  }

  private static int roomsUp(Night n) {
    return (int) n.rooms().stream().filter(Room::up).count();
  }
}
