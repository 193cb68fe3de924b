package picknmix.games.candyghosts.oracle;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The ghosts' turn (CG-25 to CG-29, GS-11 to GS-15): who moves next, and how it ends. */
final class GhostsTurn {
  private GhostsTurn() {}

  static Night begin(Night n) {
    return n.with(
        d -> {
          d.phase = "ghosts";
          d.turn = Optional.empty();
          d.moved = List.of();
        });
  }

  // Who moves next, and to which of the nearest (CG-26).

  static List<String> legal(Night n) {
    return movers(n)
        .flatMap(who -> targets(n, who).map(target -> "target " + who + " " + target))
        .toList();
  }

  /** Free ghosts and the boss on the map, each once. */
  private static Stream<String> movers(Night n) {
    Stream<String> ghosts = n.ghosts().stream().filter(Ghost::isFree).map(Ghost::id);
    Stream<String> boss = n.boss().stream().filter(b -> b.at() != Spot.NOWHERE).map(Boss::name);
    return Stream.concat(ghosts, boss).filter(who -> !n.moved().contains(who));
  }

  private static Stream<String> targets(Night n, String who) {
    if (who.equals("pigin")) {
      return piginsTargets(n);
    }
    return n.noise() == Spot.NOWHERE
        ? nearest(n, who, prey(n).map(String::valueOf))
        : Stream.of("noise");
  }

  /** The unpossessed players on the map. */
  private static Stream<Integer> prey(Night n) {
    return n.onMap().stream().filter(seat -> !n.isPossessed(seat) && n.at(seat) != Spot.NOWHERE);
  }

  /** CG-42, GS-14: players and ghosts; the noise only if strictly nearer than all. */
  private static Stream<String> piginsTargets(Night n) {
    Stream<String> ghosts = Fights.inSight(n).stream().filter(Ghost::isFree).map(Ghost::id);
    List<String> food =
        nearest(n, "pigin", Stream.concat(prey(n).map(String::valueOf), ghosts)).toList();
    boolean noiseIsNearer =
        n.noise() != Spot.NOWHERE
            && food.stream()
                .allMatch(one -> distance(n, "pigin", "noise") < distance(n, "pigin", one));
    return noiseIsNearer ? Stream.of("noise") : food.stream();
  }

  /** All the nearest by CG-7; a face-down room is as near as its nearest square. */
  private static Stream<String> nearest(Night n, String who, Stream<String> targets) {
    List<String> all = targets.toList();
    int least = all.stream().mapToInt(target -> distance(n, who, target)).min().orElse(0);
    return all.stream().filter(target -> distance(n, who, target) == least);
  }

  private static int distance(Night n, String who, String target) {
    return n.space().distance(n.placeOf(who), place(n, target));
  }

  /** Where a target is: the noise, a ghost or a seat. */
  private static Place place(Night n, String target) {
    if (target.equals("noise")) {
      return n.noise();
    }
    return isSeat(target) ? n.at(Integer.parseInt(target)) : n.placeOf(target);
  }

  private static boolean isSeat(String target) {
    return Character.isDigit(target.charAt(0));
  }

  // Off it goes.

  /** GS-11: targeted is moved. */
  static Night target(Night n, String who, String target) {
    Night named = n.with(d -> d.moved = Lists.plus(n.moved(), who));
    if (who.equals("pigin")) {
      return jump(named, target);
    }
    Place from = n.placeOf(who);
    Place to = place(n, target);
    if (who.equals("onna") && isSeat(target) && from instanceof Spot && from.equals(to)) {
      return Meetings.meet(named, who, Integer.parseInt(target));
    }
    int steps =
        from instanceof Chamber
            ? 1
            : who.equals("onna") ? Powers.onnaSteps(n) : Powers.ghostSteps(n);
    return named.then(new Pending.Moving(who, to, steps));
  }

  /** CG-42, GS-14: onto its prey, which it eats; never onto a possessed player's square. */
  private static Night jump(Night n, String target) {
    Place to = place(n, target);
    if (to instanceof Square && n.hostOn(to)) {
      return n;
    }
    Night there = n.withBoss(pigin -> pigin.at(to));
    if (target.equals("noise")) {
      return there;
    }
    return isSeat(target)
        ? Meetings.meet(there, "pigin", Integer.parseInt(target))
        : Meetings.eatGhost(there, n.ghost(target));
  }

  // The end of the round.

  /** CG-29, GS-15: the card, then the noise off, then the next round. */
  static Night draw(Night n, String card) {
    Night drawn = n.withoutHead().with(d -> d.atmosphere = n.atmosphere().drawn(card));
    boolean transmogrify =
        n.data().atmosphere(card).stream().anyMatch(effect -> effect.kind().equals("transmogrify"));
    return endRound(transmogrify ? Rooms.transmogrify(drawn) : drawn);
  }

  /** No card is left in the game. */
  static Night drawNothing(Night n) {
    return endRound(n.withoutHead());
  }

  private static Night endRound(Night n) {
    return OwnTurn.beginRound(
        n.with(
            d -> {
              d.noise = Spot.NOWHERE;
              d.round = n.round() + 1;
              d.moved = List.of();
            }));
  }
}
