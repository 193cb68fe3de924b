package picknmix.games.candyghosts.oracle;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What rolls bring about (CG-31 to CG-34, CG-52, CG-56, CG-57). */
final class Dice {
  /** CG-37: how far a possessed player's own ghost is. */
  private static final int OWN_GHOST = 6;

  private Dice() {}

  static Night rolled(Night n, Pending.Roll roll, List<Integer> dice) {
    int seat = OwnTurn.seat(n);
    Night rest = n.withoutHead();
    if (roll.sum().isPresent()) {
      return boom(rest, seat, roll.sum().orElseThrow() + dice.getFirst(), dice.getFirst());
    }
    List<String> words = List.of(roll.why().split(" ", -1));
    return switch (words.getFirst()) {
      case "throw" -> {
        Place place = Place.of(words.get(2));
        boolean success = succeeds(n, seat, dice, n.space().distance(n.at(seat), place));
        yield Items.thrown(rest, seat, words.get(1), place, success);
      }
      case "give" -> {
        int other = Integer.parseInt(words.get(2));
        boolean success = succeeds(n, seat, dice, n.space().distance(n.at(seat), n.at(other)));
        yield Items.given(rest, seat, words.get(1), other, success);
      }
      default ->
          succeeds(n, seat, dice, distance(n, seat, words.get(1)))
              ? struck(rest, seat, words.getFirst(), words.get(1))
              : rest;
    };
  }

  private static int distance(Night n, int seat, String target) {
    boolean own = n.ghostIn(seat).stream().anyMatch(ghost -> ghost.id().equals(target));
    return own ? OWN_GHOST : n.space().distance(n.at(seat), n.placeOf(target));
  }

  /** CG-31, CG-34, CG-56: ones fail, sixes succeed, else the total must reach the distance. */
  private static boolean succeeds(Night n, int seat, List<Integer> dice, int distance) {
    if (dice.stream().allMatch(die -> die == 1)) {
      return false;
    }
    int total = dice.stream().mapToInt(die -> die).sum() + Powers.modifier(n, seat);
    return dice.stream().allMatch(die -> die == 6) || total >= distance;
  }

  /** A capture, an attack or a special hit its target. */
  private static Night struck(Night n, int seat, String word, String target) {
    if (target.equals("onna")) {
      return Meetings.respawnOnna(n);
    }
    Ghost ghost = n.ghost(target);
    if (word.equals("capture")) {
      return Meetings.capture(n, seat, ghost);
    }
    boolean chain = word.equals("special") && n.character(seat).special().equals("chain");
    return chain && !n.isPossessed(seat) ? chain(n, ghost) : Meetings.consume(n, List.of(ghost));
  }

  /** CG-52: from each consumed ghost to its neighbours; Onna is hit, but not passed through. */
  private static Night chain(Night n, Ghost start) {
    Set<Ghost> hit = new HashSet<>(List.of(start));
    boolean grows = true;
    while (grows) {
      List<Ghost> more =
          Fights.inSight(n).stream().filter(ghost -> isNextTo(n, n.placeOf(ghost), hit)).toList();
      grows = hit.addAll(more);
    }
    boolean onna = Fights.onnaInSight(n) && isNextTo(n, n.placeOf("onna"), hit);
    return consume(n, hit, onna);
  }

  /** GS-2: neighbours in a chain. */
  private static boolean isNextTo(Night n, Place place, Set<Ghost> hit) {
    return hit.stream().anyMatch(ghost -> n.space().distance(n.placeOf(ghost), place) <= 2);
  }

  private static Night consume(Night n, Set<Ghost> hit, boolean onna) {
    Night after = Meetings.consume(n, List.copyOf(hit));
    return onna ? Meetings.respawnOnna(after) : after;
  }

  /** CG-57: on a 6 roll again and add; the modifier counts once. */
  private static Night boom(Night n, int seat, int sum, int lastDie) {
    if (lastDie == 6) {
      return n.then(new Pending.Roll(1, "special", Optional.of(sum)));
    }
    int reach = sum + Powers.modifier(n, seat);
    Set<Ghost> hit = new HashSet<>();
    for (Ghost ghost : Fights.inSight(n)) {
      boolean reachable = !n.isPossessed(seat) || ghost.host().equals(Optional.of(seat));
      if (reachable && distance(n, seat, ghost.id()) <= reach) {
        hit.add(ghost);
      }
    }
    boolean onna =
        !n.isPossessed(seat) && Fights.onnaInSight(n) && distance(n, seat, "onna") <= reach;
    return consume(n, hit, onna);
  }
}
