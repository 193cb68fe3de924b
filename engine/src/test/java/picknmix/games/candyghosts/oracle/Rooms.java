package picknmix.games.candyghosts.oracle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Rooms turn up and down; ghosts, bosses and players are put into them (CG-24, 30, 38, 45). */
final class Rooms {
  private Rooms() {}

  // Revealing.

  /** CG-30: as if somebody had stepped there; a face-up room stays as it is. */
  static Night revealAt(Night n, Place place) {
    return place instanceof Square square && n.isFaceDown(square) ? reveal(n, square) : n;
  }

  private static Night reveal(Night n, Square feet) {
    Chamber room = n.space().room(feet);
    Night after = layItem(n, room, feet);
    after = bossAppears(after, room);
    for (Ghost ghost : n.freeGhostsOn(room)) {
      after = after.then(new Pending.Put(ghost.id(), room));
    }
    Boss boss = after.boss().orElse(null);
    boolean bossIsHere = boss != null && (boss.at().equals(room) || appears(n, room));
    return bossIsHere ? after.then(new Pending.Put(boss.name(), room)) : after;
  }

  /** GS-9: at the feet, else on the room's nearest free square by distance, y, x. */
  private static Night layItem(Night n, Chamber room, Square feet) {
    Optional<String> item = n.room(room).item();
    Optional<Square> free =
        n.space().squares(room).stream()
            .filter(square -> !n.anyItemOn(square))
            .min(Comparator.comparingInt(square -> n.space().distance(feet, square)));
    if (item.isEmpty() || free.isEmpty()) {
      return n.withRoom(room, card -> card.turnedUp(card.item()));
    }
    return n.withRoom(room, card -> card.turnedUp(Optional.empty()))
        .with(d -> d.items.put(free.orElseThrow(), item.orElseThrow()));
  }

  /** CG-11, CG-40: the boss lies on the rooms that touch the Exit, and appears once. */
  private static boolean appears(Night n, Chamber room) {
    return n.boss().stream().anyMatch(boss -> !boss.met()) && n.space().adjacent(room, Spot.EXIT);
  }

  private static Night bossAppears(Night n, Chamber room) {
    return appears(n, room) ? n.withBoss(Boss::appearing) : n;
  }

  /** CG-45: every face-up room without a player in it turns face down again. */
  static Night transmogrify(Night n) {
    Night after = n;
    for (Chamber room : n.space().rooms()) {
      after = n.room(room).up() && isWithoutPlayer(n, room) ? turnDown(after, room) : after;
    }
    return after;
  }

  private static boolean isWithoutPlayer(Night n, Chamber room) {
    return n.space().squares(room).stream().allMatch(square -> n.playersOn(square).isEmpty());
  }

  /** Items keep their squares, ghosts and bosses lose theirs. */
  private static Night turnDown(Night n, Chamber room) {
    List<Square> squares = n.space().squares(room);
    return n.withRoom(room, Room::turnedDown)
        .with(
            d ->
                d.ghosts =
                    n.ghosts().stream()
                        .map(g -> g.isFree() && squares.contains(g.at()) ? g.at(room) : g)
                        .toList())
        .withBoss(boss -> squares.contains(boss.at()) ? boss.at(room) : boss);
  }

  // Putting (after a reveal).

  /** Squares without a player while there are any. */
  static List<Square> putSquares(Night n, Chamber room) {
    List<Square> unhaunted = unhaunted(n, room);
    List<Square> empty = withoutPlayers(n, unhaunted);
    return empty.isEmpty() ? unhaunted : empty;
  }

  static Night put(Night n, String who, Square square) {
    return appearOn(n.withoutHead(), who, square);
  }

  /** No square free: a ghost to be put is consumed, a boss respawns. */
  static Night putNowhere(Night n, String who) {
    Night rest = n.withoutHead();
    return Meetings.isBoss(n, who)
        ? rest.withBoss(boss -> boss.at(Spot.NOWHERE))
            .then(new Pending.Respawn(who, Optional.empty()))
        : Meetings.consume(rest, List.of(n.ghost(who)));
  }

  /** A ghost or boss comes to stand on a square; a player there is met. */
  static Night appearOn(Night n, String who, Place place) {
    Night there =
        Meetings.isBoss(n, who)
            ? n.withBoss(boss -> boss.at(place))
            : n.withGhost(n.ghost(who).at(place));
    List<Integer> victims = n.unpossessedOn(place);
    return victims.isEmpty() ? there : Meetings.meet(there, who, victims.getFirst());
  }

  private static List<Square> unhaunted(Night n, Chamber room) {
    return n.space().squares(room).stream().filter(square -> !n.hauntedOn(square)).toList();
  }

  private static List<Square> withoutPlayers(Night n, List<Square> squares) {
    return squares.stream().filter(square -> n.playersOn(square).isEmpty()).toList();
  }

  // Spawning.

  /** CG-24: no ghost yet; a player on it will be possessed. */
  static List<Square> spawnSquares(Night n, Chamber room) {
    return unhaunted(n, room);
  }

  /** The dice have found the room: in a face-down one the ghost is just in the room. */
  static Night spawnIn(Night n, Chamber room) {
    if (n.isFaceDown(room)) {
      return newGhost(n.withoutHead(), room);
    }
    return spawnSquares(n, room).isEmpty()
        ? n.withoutHead()
        : n.withHead(new Pending.Spawn(Optional.of(room)));
  }

  static Night spawnOn(Night n, Square square) {
    return newGhost(n.withoutHead(), square);
  }

  private static Night newGhost(Night n, Place place) {
    Ghost ghost = new Ghost(n.made() + 1, place, Optional.empty());
    Night made =
        n.with(
            d -> {
              d.made = n.made() + 1;
              d.ghosts = Lists.plus(n.ghosts(), ghost);
            });
    return appearOn(made, ghost.id(), place);
  }

  // Respawning.

  /** CG-38: no ghost or boss, no player; a player may choose any square of a face-down room. */
  static List<Square> respawnSquares(Night n, Chamber room) {
    return withoutPlayers(n, unhaunted(n, room));
  }

  /** Onna is just in a face-down room; without a free square it is rolled again. */
  static Night respawnIn(Night n, String who, Chamber room) {
    if (Meetings.isBoss(n, who) && n.isFaceDown(room)) {
      return n.withoutHead().withBoss(boss -> boss.at(room));
    }
    return respawnSquares(n, room).isEmpty()
        ? n
        : n.withHead(new Pending.Respawn(who, Optional.of(room)));
  }

  static Night respawnOn(Night n, String who, Square square) {
    Night rest = n.withoutHead();
    return Meetings.isBoss(n, who)
        ? rest.withBoss(boss -> boss.at(square))
        : revealAt(rest.withPlayer(Integer.parseInt(who), player -> player.at(square)), square);
  }
}
