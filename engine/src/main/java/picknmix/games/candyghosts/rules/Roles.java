package picknmix.games.candyghosts.rules;

import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Role;

/** Who has which role, and what it brings at the end of the game (CG-70, CG-71). */
public final class Roles {
  private Roles() {}

  /** CG-70: the role that the seat's card stands for with the seat's character. */
  public static Role of(CandyGhostsState s, int seat) {
    int card = s.role[seat];
    boolean active =
        card >= 0 && (Box.role(card).traits() & Box.character(s.character[seat]).traits()) != 0;
    return active ? Box.role(card).role() : Role.FRIEND;
  }

  /** What the seat has at the end: only friends have something without escaping. */
  public static int score(CandyGhostsState s, int seat) {
    Role role = of(s, seat);
    return role == Role.FRIEND || s.hasLeft(seat) ? role.points * count(s, seat, role) : 0;
  }

  /** How many there are of what the role has points for. */
  private static int count(CandyGhostsState s, int seat, Role role) {
    return switch (role) {
      case FRIEND -> s.escaped();
      case TRAITOR -> s.seats - s.escaped();
      case COWARD -> s.escaped() - s.left[seat];
      case HOARDER -> savedItems(s);
      case VANDAL -> Kind.size(s.discarded);
      case EXPLORER -> Integer.bitCount(s.house.up);
      case INTROVERT -> s.house.rooms() - Integer.bitCount(s.house.up);
    };
  }

  private static int savedItems(CandyGhostsState s) {
    int items = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      items += s.hasLeft(seat) ? Kind.size(s.hand[seat]) : 0;
    }
    return items;
  }
}
