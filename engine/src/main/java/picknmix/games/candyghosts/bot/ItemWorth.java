package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.NONE;

import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Role;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Roles;

/** What it is worth to somebody to carry an item: for bots, in tenths of an escape. */
final class ItemWorth {
  /** So far from the Exit things are worth all they can be; there, next to nothing. */
  private static final double FAR = 12;

  private static final double AT_LEAST = 0.3;

  /** The second kit in one hand: one is enough until somebody is possessed. */
  private static final double SECOND_KIT = 0.4;

  /** CG-71: what a room turned up or an item broken is to those whose role it is. */
  static final double KEEN = 0.5;

  /** The same of an item in the hands of a hoarder, who has nothing of an escape without any. */
  private static final double HOARDED = 2.2;

  private final Roads roads;

  ItemWorth(Roads roads) {
    this.roads = roads;
  }

  /** What one more of that kind would be worth to the seat. */
  double toGet(CandyGhostsState s, int seat, int kind) {
    return of(s, seat, kind, Kind.count(s.hand[seat], kind));
  }

  /** What the seat would miss if one of that kind were gone. */
  double toLose(CandyGhostsState s, int seat, int kind) {
    return of(s, seat, kind, Kind.count(s.hand[seat], kind) - 1);
  }

  /** As {@link #toLose} where it would be gone for good: a vandal likes that (CG-71). */
  double toBreak(CandyGhostsState s, int seat, int kind) {
    return toLose(s, seat, kind) - (Roles.of(s, seat) == Role.VANDAL ? KEEN : 0);
  }

  private double of(CandyGhostsState s, int seat, int kind, int same) {
    double worth = same > 0 && kind == Kind.KIT.number() ? SECOND_KIT : of(s, seat, kind);
    return worth * need(s, seat) + (Roles.of(s, seat) == Role.HOARDER ? HOARDED : 0);
  }

  /** How much of the way is left to use it on. */
  private double need(CandyGhostsState s, int seat) {
    if (s.covered > 0 || s.at[seat] == NONE) {
      return 1;
    }
    double way = roads.toExit(s)[s.at[seat]];
    return way >= FAR ? 1 : AT_LEAST + (1 - AT_LEAST) * way / FAR;
  }

  /** What the kind is good for, wherever that is. */
  static double of(CandyGhostsState s, int seat, int kind) {
    return switch (Kind.of(kind)) {
      case TEACUP, VASE, PLATE, TORCH, FAN -> noise(s, seat);
      case KIT, ESPRESSO -> 0.8;
      case MEGAPHONE -> 0.6;
      case CURSED_MEGAPHONE, CURSED_ESPRESSO, LUNCHBOX -> Math.max(0.3, noise(s, seat));
      case CURSED_LUNCHBOX -> noise(s, seat) - 0.1;
      default -> 0;
    };
  }

  /** CG-33: anything can be thrown; the more there is, the less one more is worth. */
  private static double noise(CandyGhostsState s, int seat) {
    int have = Kind.size(s.hand[seat]);
    return have >= 4 ? 0.1 : have >= 2 ? 0.3 : 0.5;
  }
}
