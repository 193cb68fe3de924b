package picknmix.games.candyghosts.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Captures, attacks and specials, until the dice are rolled (CG-31, CG-32, CG-50 to CG-57). */
final class Fights {
  private Fights() {}

  // What may be done.

  static List<String> legal(Night n, int seat) {
    List<String> actions = new ArrayList<>();
    for (String target : targets(n, seat)) {
      if (!OwnTurn.turn(n).captured() && !Powers.feels(n, seat, "no-capture")) {
        actions.add("capture " + target);
      }
      if (n.player(seat).charges() > 0 && !Powers.feels(n, seat, "no-attack")) {
        actions.add("attack " + target);
      }
    }
    if (maySpecial(n, seat)) {
      actions.addAll(specials(n, seat));
    }
    return actions;
  }

  /** CG-37: the possessed only reach the ghost in them; else all not in face-down rooms. */
  private static List<String> targets(Night n, int seat) {
    if (n.isPossessed(seat)) {
      return n.ghostIn(seat).stream().map(Ghost::id).toList();
    }
    return Lists.plusAll(
        inSight(n).stream().map(Ghost::id).toList(), onnaInSight(n) ? List.of("onna") : List.of());
  }

  static List<Ghost> inSight(Night n) {
    return n.ghosts().stream().filter(ghost -> !(n.placeOf(ghost) instanceof Chamber)).toList();
  }

  static boolean onnaInSight(Night n) {
    return n.boss().stream()
        .filter(Boss::isOnna)
        .anyMatch(onna -> onna.at() != Spot.NOWHERE && !(onna.at() instanceof Chamber));
  }

  static boolean maySpecial(Night n, int seat) {
    return n.player(seat).charges() > 0 && !Powers.feels(n, seat, "no-special");
  }

  private static List<String> specials(Night n, int seat) {
    boolean possessed = n.isPossessed(seat);
    return switch (n.character(seat).special()) {
      case "whisperer" -> named(possessed ? targets(n, seat).stream() : merged(n));
      case "chain", "whistler" -> named(targets(n, seat).stream());
      case "boom" -> List.of("special");
      case "sacrifice", "speed" -> possessed ? List.of() : List.of("special");
      case "bossy" ->
          possessed ? List.of() : named(Items.othersWithPlace(n, seat).map(String::valueOf));
      default -> List.of();
    };
  }

  private static List<String> named(Stream<String> targets) {
    return targets.map(target -> "special " + target).toList();
  }

  private static Stream<String> merged(Night n) {
    return n.ghosts().stream().filter(ghost -> !ghost.isFree()).map(Ghost::id);
  }

  // What happens.

  static Night act(Night n, String action) {
    int seat = OwnTurn.seat(n);
    return switch (action.split(" ", -1)[0]) {
      case "capture" -> roll(n.withTurn(Turn::capturing), 1, action);
      case "attack" -> roll(spend(n, seat), 1, action);
      default -> special(spend(n, seat), seat, action);
    };
  }

  /** A spent charge is consumed. */
  private static Night spend(Night n, int seat) {
    return n.withPlayer(seat, player -> player.plusCharges(-1))
        .with(d -> d.consumed = n.consumed() + 1);
  }

  private static Night roll(Night n, int dice, String why) {
    return n.then(new Pending.Roll(dice, why, Optional.empty()));
  }

  private static Night special(Night n, int seat, String action) {
    return switch (n.character(seat).special()) {
      case "whisperer" -> Meetings.consume(n, List.of(n.ghost(target(action))));
      case "sacrifice" -> Items.makeNoise(n, n.at(seat));
      case "chain" -> roll(n, 1, action);
      case "whistler" -> roll(n, 2, action);
      case "speed" -> n.withTurn(Turn::speeding);
      case "bossy" -> bossy(n, Integer.parseInt(target(action)));
      case "boom" -> n.then(new Pending.Roll(1, action, Optional.of(0)));
      default -> throw new IllegalArgumentException(action);
    };
  }

  private static Night bossy(Night n, int other) {
    return n.then(new Pending.Bossy(other, Powers.ap(n, other)));
  }

  private static String target(String action) {
    return action.substring("special ".length());
  }
}
