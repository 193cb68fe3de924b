package picknmix.games.candyghosts.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picknmix.games.candyghosts.oracle.Steps.Arrival;
import picknmix.games.candyghosts.oracle.Steps.Step;

/** A player's turn (CG-16 to CG-23): what may be done, and how it goes on. */
final class OwnTurn {
  private OwnTurn() {}

  /** CG-63: action points are fixed at the start of a turn. */
  static Night begin(Night n, int seat) {
    return n.with(
        d -> {
          d.phase = "turn";
          d.turn = Optional.of(Turn.of(seat, Powers.ap(n, seat)));
        });
  }

  static int seat(Night n) {
    return turn(n).seat();
  }

  static Turn turn(Night n) {
    return n.turn().orElseThrow();
  }

  // What may be done.

  static List<String> legal(Night n) {
    int seat = seat(n);
    if (turn(n).stage().equals("final")) {
      return List.of("special", "end");
    }
    List<String> steps = Steps.own(n, seat, turn(n).ap()).stream().map(Step::text).toList();
    if (Steps.isPassing(n, seat)) {
      return steps;
    }
    return n.isPossessed(seat) ? possessed(n, seat, steps) : unpossessed(n, seat, steps);
  }

  /** CG-37: no item actions, and the turn ends only without a step. */
  private static List<String> possessed(Night n, int seat, List<String> steps) {
    List<String> actions = new ArrayList<>(steps);
    actions.addAll(Fights.legal(n, seat));
    if (steps.isEmpty()) {
      actions.add("end");
    }
    return actions;
  }

  private static List<String> unpossessed(Night n, int seat, List<String> steps) {
    List<String> actions = new ArrayList<>(steps);
    if (turn(n).ap() >= 1) {
      actions.addAll(n.at(seat) == Spot.EXIT ? List.of("leave") : List.of());
      actions.addAll(Items.paid(n, seat));
    }
    actions.addAll(Items.free(n, seat));
    actions.addAll(Fights.legal(n, seat));
    actions.add("end");
    return actions;
  }

  /** CG-17, CG-53: only a Speed Demon can go on after a final action. */
  static boolean isOpenAfterFinal(Night n) {
    int seat = seat(n);
    return n.player(seat).isOnMap()
        && !n.isPossessed(seat)
        && n.character(seat).special().equals("speed")
        && Fights.maySpecial(n, seat);
  }

  // What happens.

  static Night act(Night n, String action) {
    List<String> words = List.of(action.split(" ", -1));
    return switch (words.getFirst()) {
      case "step" -> step(n, action);
      case "leave" -> over(Leaving.leave(n, seat(n)));
      case "end" -> over(n);
      case "capture", "attack", "special" -> Fights.act(n, action);
      default -> Items.act(n, action);
    };
  }

  private static Night step(Night n, String action) {
    int seat = seat(n);
    Step step = named(Steps.own(n, seat, turn(n).ap()).stream(), action);
    Arrival arrival = Steps.arrive(n.withTurn(Turn::paying), seat, step);
    return arrival.last() ? arrival.night().withTurn(turn -> turn.at("final")) : arrival.night();
  }

  private static Step named(Stream<Step> steps, String action) {
    return steps.filter(step -> step.text().equals(action)).findFirst().orElseThrow();
  }

  /** CG-23: a ghost spawns, unless the player is possessed or the atmosphere keeps it away. */
  static Night over(Night n) {
    int seat = seat(n);
    Night ended = n.withTurn(turn -> turn.at("ended"));
    return n.isPossessed(seat) || Powers.feels(n, seat, "no-spawn")
        ? ended
        : ended.then(new Pending.Spawn(Optional.empty()));
  }

  /** The next seat on the map and not in the belly; after the last one, the ghosts. */
  static Night next(Night n) {
    List<Integer> order = n.clockwiseFrom(n.first());
    return beginFirst(n, order.subList(order.indexOf(seat(n)) + 1, order.size()));
  }

  static Night beginRound(Night n) {
    return beginFirst(n, n.clockwiseFrom(n.first()));
  }

  private static Night beginFirst(Night n, List<Integer> seats) {
    return seats.stream()
        .filter(seat -> n.player(seat).isOnMap() && !n.isEaten(seat))
        .findFirst()
        .map(seat -> begin(n, seat))
        .orElseGet(() -> GhostsTurn.begin(n));
  }

  // Bossypants (CG-54).

  static List<String> bossyLegal(Night n, Pending.Bossy bossy) {
    List<String> steps = Steps.moved(n, bossy.seat(), bossy.ap()).stream().map(Step::text).toList();
    return Steps.isPassing(n, bossy.seat()) ? steps : Lists.plus(steps, "stop");
  }

  /** Final actions end it. */
  static Night bossyAct(Night n, Pending.Bossy bossy, String action) {
    if (action.equals("stop")) {
      return n.withoutHead();
    }
    Step step = named(Steps.moved(n, bossy.seat(), bossy.ap()).stream(), action);
    Arrival arrival = Steps.arrive(n, bossy.seat(), step);
    return arrival.last()
        ? arrival.night().withoutHead()
        : arrival.night().withHead(new Pending.Bossy(bossy.seat(), bossy.ap() - 1));
  }
}
