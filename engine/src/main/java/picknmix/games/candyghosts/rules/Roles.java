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
    return role == Role.FRIEND || s.hasLeft(seat) ? points(s, seat, role) : 0;
  }

  private static int points(CandyGhostsState s, int seat, Role role) {
    return switch (role) {
      // for each player who escapes, whether this one does or not
      case FRIEND -> s.escaped();
      // for each player who does not escape
      case TRAITOR -> 2 * (s.seats - s.escaped());
      // for each player who escapes after this one
      case COWARD -> 2 * (s.escaped() - s.left[seat]);
      // for each item that anyone escapes with
      case HOARDER -> savedItems(s);
      // for each item discarded in play
      case VANDAL -> Kind.size(s.discarded);
      // for each room that is face up at the end, or face down
      case EXPLORER -> Integer.bitCount(s.house.up);
      case INTROVERT -> 2 * (s.house.rooms() - Integer.bitCount(s.house.up));
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
