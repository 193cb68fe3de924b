package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.NONE;

import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Role;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.Roles;

/** What everybody may expect who plays for a role (CG-70, CG-71): for bots. */
final class Wishes {
  /** A point, and the highest score, on the bots' scale. */
  private static final double POINT = 3;

  private static final double VICTORY = 4;

  /** What a turn more costs somebody who only thinks of the own way out. */
  private static final double HAZARD = 0.12;

  /** How likely a possessed player gets out, beside a free one. */
  private static final double RESCUE = 0.4;

  private final Roads roads;
  private final double[] escape = new double[CandyGhostsState.MAX_SEATS];

  Wishes(Roads roads) {
    this.roads = roads;
  }

  /**
   * Each seat's expectation.
   *
   * @param together the chance that all get out
   */
  void values(CandyGhostsState s, double together, double[] out) {
    boolean over = s.phase == Phase.OVER;
    if (!over) {
      expectEscapes(s, together);
    }
    double most = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      double points = over ? Roles.score(s, seat) : points(s, seat);
      out[seat] = POINT * points;
      most = Math.max(most, points);
    }
    for (int seat = 0; over && most > 0 && seat < s.seats; seat++) {
      out[seat] += out[seat] == POINT * most ? VICTORY : 0;
    }
  }

  /** Half together, half everybody alone. */
  private void expectEscapes(CandyGhostsState s, double together) {
    double[] road = roads.toExit(s);
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.hasLeft(seat)) {
        escape[seat] = 1;
        continue;
      }
      double way = s.at[seat] == NONE ? road[Places.START] : road[s.at[seat]];
      double alone = 1 / (1 + HAZARD * way / 4);
      escape[seat] = (together + (s.isPossessed(seat) ? RESCUE * alone : alone)) / 2;
    }
  }

  private double points(CandyGhostsState s, int seat) {
    Role role = s.character[seat] < 0 ? Role.FRIEND : Roles.of(s, seat);
    double others = 0;
    double after = 0;
    double items = 0;
    for (int other = 0; other < s.seats; other++) {
      items += escape[other] * Kind.size(s.hand[other]);
      if (other != seat) {
        others += escape[other];
        after += s.hasLeft(other) ? 0 : escape[other];
      }
    }
    double count =
        switch (role) {
          case FRIEND -> (others + escape[seat]) / escape[seat];
          case TRAITOR -> s.seats - 1 - others;
          case COWARD -> s.hasLeft(seat) ? after : after / 2;
          case HOARDER -> items;
          case VANDAL -> Kind.size(s.discarded);
          case EXPLORER -> Integer.bitCount(s.house.up);
          case INTROVERT -> s.house.rooms() - Integer.bitCount(s.house.up);
        };
    return role.points * count * escape[seat];
  }
}
