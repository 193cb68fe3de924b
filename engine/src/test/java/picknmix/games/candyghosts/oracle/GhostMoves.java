package picknmix.games.candyghosts.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** How a ghost, or Onna, moves towards its target (CG-27, CG-28, GS-11 to GS-13). */
final class GhostMoves {
  private GhostMoves() {}

  /** The places to which it may go on; none if it has come to an end. */
  static List<Place> next(Night n, Pending.Moving moving) {
    if (moving.steps() < 1) {
      return List.of();
    }
    Place from = n.placeOf(moving.who());
    return from instanceof Chamber room
        ? byCard(n, room, moving.target())
        : byStep(n, from, moving.target());
  }

  /** GS-11: adjacent, with a shorter way, and not taken; walls and items do not matter. */
  private static List<Place> byStep(Night n, Place from, Place target) {
    Space space = n.space();
    Set<Place> places = new LinkedHashSet<>();
    space.places().stream()
        .filter(place -> space.adjacent(from, place))
        .filter(place -> space.way(place, target) < space.way(from, target))
        .map(place -> n.isFaceDown(place) ? space.card(place) : place)
        .filter(place -> mayEnter(n, place))
        .forEach(places::add);
    return List.copyOf(places);
  }

  /** Ghosts, possessed players and bosses are in the way, but never on a big square. */
  private static boolean mayEnter(Night n, Place place) {
    return switch (place) {
      case Square square -> !n.hauntedOn(square);
      case Chamber room -> true;
      case Spot spot -> spot == Spot.START || !n.exitIsLocked();
    };
  }

  /** GS-12: one card nearer in card steps; into a face-up room on a square of that edge. */
  private static List<Place> byCard(Night n, Chamber from, Place target) {
    Place goal = n.space().card(target);
    int steps = cardSteps(n, from, goal);
    List<Place> places = new ArrayList<>();
    for (Place card : cardsBeside(n, from)) {
      if (cardSteps(n, card, goal) < steps) {
        entries(n, from, card).filter(place -> mayEnter(n, place)).forEach(places::add);
      }
    }
    return places;
  }

  private static Stream<? extends Place> entries(Night n, Chamber from, Place card) {
    return card instanceof Chamber room && !n.isFaceDown(room)
        ? n.space().squares(room).stream().filter(square -> n.space().adjacent(square, from))
        : Stream.of(card);
  }

  /** The fewest steps from card to card; very many if there is no way. */
  private static int cardSteps(Night n, Place from, Place goal) {
    Set<Place> reached = new HashSet<>(Set.of(from));
    for (int steps = 0; steps <= n.space().cards().size(); steps++) {
      if (reached.contains(goal)) {
        return steps;
      }
      List<Place> more = reached.stream().flatMap(card -> cardsBeside(n, card).stream()).toList();
      reached.addAll(more);
    }
    return Integer.MAX_VALUE;
  }

  /** Edge-adjacent cards, Start and the unlocked Exit included. */
  private static List<Place> cardsBeside(Night n, Place card) {
    return n.space().cards().stream()
        .filter(other -> other != Spot.EXIT || !n.exitIsLocked())
        .filter(other -> n.space().adjacent(card, other))
        .toList();
  }

  // One move.

  static Night go(Night n, Pending.Moving moving, Place to) {
    Night rest = n.withoutHead();
    if (to instanceof Spot) {
      return intoBigSquare(n, rest, moving, to);
    }
    boolean onna = moving.who().equals("onna");
    boolean stops = to instanceof Chamber || (onna && stopsOnna(n, (Square) to));
    boolean meets = !n.unpossessedOn(to).isEmpty();
    Night pushed = onna ? pushing(rest, to) : rest;
    Night there = Rooms.appearOn(pushed, moving.who(), to);
    return stops || meets ? there : goingOn(there, moving);
  }

  /** CG-8: it meets one of the unpossessed players there, by the group's choice. */
  private static Night intoBigSquare(Night n, Night rest, Pending.Moving moving, Place to) {
    if (n.unpossessedOn(to).size() <= 1) {
      Night there = Rooms.appearOn(rest, moving.who(), to);
      return n.unpossessedOn(to).isEmpty() ? goingOn(there, moving) : there;
    }
    Night there =
        Meetings.isBoss(n, moving.who())
            ? rest.withBoss(boss -> boss.at(to))
            : rest.withGhost(n.ghost(moving.who()).at(to));
    return there.then(new Pending.Possess(moving.who()));
  }

  private static Night goingOn(Night n, Pending.Moving moving) {
    Pending.Moving further = new Pending.Moving(moving.who(), moving.target(), moving.steps() - 1);
    return n.with(d -> d.pending = Lists.plusAll(List.of(further), n.pending()));
  }

  /** GS-13: she pushes if strong and it moves, else passes if agile, else stops. */
  private static boolean stopsOnna(Night n, Square to) {
    return n.itemOn(to)
        .filter(kind -> !isPushedByOnna(n, kind, to) && Obstacles.stops(n, kind, traits(n)))
        .isPresent();
  }

  private static boolean isPushedByOnna(Night n, String kind, Square to) {
    return Obstacles.isPushed(n, kind, traits(n), to, onnasDirection(n, to));
  }

  private static Night pushing(Night n, Place to) {
    return to instanceof Square square
            && n.itemOn(square).filter(kind -> isPushedByOnna(n, kind, square)).isPresent()
        ? Obstacles.push(n, square, onnasDirection(n, square))
        : n;
  }

  private static Direction onnasDirection(Night n, Square to) {
    return n.space().direction(n.placeOf("onna"), to);
  }

  private static Set<String> traits(Night n) {
    return n.data().boss("onna").traits();
  }

  // The group's choice on a big square.

  static List<Integer> victims(Night n, Pending.Possess possess) {
    return n.unpossessedOn(n.placeOf(possess.who()));
  }

  static Night possess(Night n, Pending.Possess possess, int seat) {
    return Meetings.meet(n.withoutHead(), possess.who(), seat);
  }
}
