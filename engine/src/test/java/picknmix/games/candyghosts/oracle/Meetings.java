package picknmix.games.candyghosts.oracle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Ghosts, bosses and players on one place (CG-8, CG-36, CG-41, CG-42, GS-10). */
final class Meetings {
  private Meetings() {}

  /** GS-9: the lowest-numbered free ghost, else the boss, else nobody. */
  static Night meetAnyoneThere(Night n, int seat) {
    Place place = n.at(seat);
    return n.freeGhostOn(place) ? meetGhostThere(n, seat) : n.bossOn(place) ? meetBoss(n, seat) : n;
  }

  /** GS-10: a player freed, or landing, on a big square meets a free ghost there, not a boss. */
  static Night meetGhostThere(Night n, int seat) {
    List<Ghost> there = n.freeGhostsOn(n.at(seat));
    return there.isEmpty() ? n : merge(n, there.getFirst(), seat);
  }

  /** A ghost or a boss came to a player. */
  static Night meet(Night n, String who, int seat) {
    return isBoss(n, who) ? meetBoss(n, seat) : merge(n, n.ghost(who), seat);
  }

  static boolean isBoss(Night n, String who) {
    return n.boss().stream().anyMatch(boss -> boss.name().equals(who));
  }

  /** CG-36. */
  private static Night merge(Night n, Ghost ghost, int seat) {
    return n.withGhost(ghost.in(seat));
  }

  private static Night meetBoss(Night n, int seat) {
    return n.boss().orElseThrow().isOnna() ? respawn(n, seat) : eatPlayer(n, seat);
  }

  /** CG-41: instead of possessing a player Onna makes them respawn. */
  private static Night respawn(Night n, int seat) {
    return n.withPlayer(seat, player -> player.at(Spot.NOWHERE))
        .then(new Pending.Respawn(String.valueOf(seat), Optional.empty()));
  }

  /** CG-41: where Onna would be captured or consumed it respawns. */
  static Night respawnOnna(Night n) {
    return n.withBoss(onna -> onna.at(Spot.NOWHERE))
        .then(new Pending.Respawn("onna", Optional.empty()));
  }

  // Pigin.

  /** CG-42: the player sits in its belly, their charges go into its storage. */
  private static Night eatPlayer(Night n, int seat) {
    int charges = n.player(seat).charges();
    return afterEating(
        n.withPlayer(seat, player -> player.at(Spot.NOWHERE).plusCharges(-charges))
            .withBoss(pigin -> pigin.swallowing(seat).storing(charges)));
  }

  static Night eatGhost(Night n, Ghost ghost) {
    return afterEating(
        n.with(d -> d.ghosts = Lists.minus(n.ghosts(), ghost)).withBoss(pigin -> pigin.storing(1)));
  }

  /** CG-42, GS-14: eating more than its storage makes it explode. */
  private static Night afterEating(Night n) {
    Boss pigin = n.boss().orElseThrow();
    if (pigin.stored() <= Powers.piginStorage(n)) {
      return n;
    }
    Night after = n.with(d -> d.consumed = n.consumed() + pigin.stored()).withBoss(Boss::exploded);
    for (int seat : pigin.belly()) {
      after = land(after, seat, pigin.at());
    }
    return after;
  }

  /** GS-14: by distance, then squares by y and x, Start, Exit. */
  private static Night land(Night n, int seat, Place from) {
    Place nearest =
        n.space().places().stream()
            .filter(place -> mayLand(n, place))
            .min(Comparator.comparingInt(place -> n.space().distance(from, place)))
            .orElseThrow();
    return meetGhostThere(n.withPlayer(seat, player -> player.at(nearest)), seat);
  }

  private static boolean mayLand(Night n, Place place) {
    return place instanceof Square
        ? !n.isFaceDown(place) && n.playersOn(place).isEmpty() && !n.freeGhostOn(place)
        : place == Spot.START || !n.exitIsLocked();
  }

  // Rid of ghosts.

  /** CG-32: out of the game; their hosts are freed. */
  static Night consume(Night n, List<Ghost> ghosts) {
    return without(n.with(d -> d.consumed = n.consumed() + ghosts.size()), ghosts);
  }

  /** CG-31: a charge, or consumed if storage is full. */
  static Night capture(Night n, int seat, Ghost ghost) {
    return n.player(seat).charges() < Powers.storage(n, seat)
        ? without(n.withPlayer(seat, player -> player.plusCharges(1)), List.of(ghost))
        : consume(n, List.of(ghost));
  }

  /** All are gone before the freed, in seat order, meet who is left on a big square. */
  private static Night without(Night n, List<Ghost> ghosts) {
    List<Integer> freed = ghosts.stream().flatMap(ghost -> ghost.host().stream()).sorted().toList();
    Night after =
        n.with(
            d -> d.ghosts = n.ghosts().stream().filter(ghost -> !ghosts.contains(ghost)).toList());
    for (int seat : freed) {
      after = after.at(seat) instanceof Spot ? meetGhostThere(after, seat) : after;
    }
    return after;
  }
}
