package picknmix.games.candyghosts.oracle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A player's steps (CG-16, GS-8, GS-9). */
final class Steps {
  private Steps() {}

  /** A legal step; {@code last} if it is a final action as far as all can see. */
  record Step(Place to, boolean push, boolean last) {
    String text() {
      return "step " + to.text() + (push ? " push" : "");
    }
  }

  /** The night after a step, and whether the step was a final action. */
  record Arrival(Night night, boolean last) {}

  /** The steps of a turn: possessed players go towards Start. */
  static List<Step> own(Night n, int seat, int ap) {
    return legal(n, seat, ap, n.isPossessed(seat));
  }

  /** CG-54: a moved player goes anywhere, a possessed one too. */
  static List<Step> moved(Night n, int seat, int ap) {
    return legal(n, seat, ap, false);
  }

  private static List<Step> legal(Night n, int seat, int ap, boolean towardsStart) {
    if (ap < 1) {
      return List.of();
    }
    List<Step> steps =
        n.space().places().stream()
            .filter(place -> n.space().adjacent(n.at(seat), place))
            .flatMap(place -> stepsTo(n, seat, place))
            .filter(step -> mayEnter(n, seat, ap, towardsStart, step))
            .toList();
    return towardsStart ? towardsStart(n, seat, steps) : steps;
  }

  /** CG-37: each step shortens the way; a final one only when no other step does. */
  private static List<Step> towardsStart(Night n, int seat, List<Step> steps) {
    int way = n.space().way(n.at(seat), Spot.START);
    List<Step> closer =
        steps.stream().filter(step -> n.space().way(step.to, Spot.START) < way).toList();
    List<Step> notFinal = closer.stream().filter(step -> !step.last).toList();
    return notFinal.isEmpty() ? closer : notFinal;
  }

  /** Without a look at other players there. */
  private static Stream<Step> stepsTo(Night n, int seat, Place to) {
    boolean possessed = n.isPossessed(seat);
    boolean ghostly = n.freeGhostOn(to) || n.bossOn(to);
    boolean walled = Walls.hinder(n, seat, to);
    if ((to == Spot.EXIT && n.exitIsLocked())
        || (possessed && ghostly && to instanceof Square)
        || (walled && Powers.feels(n, seat, "solid-walls"))) {
      return Stream.of();
    }
    boolean last = walled || n.isFaceDown(to) || (ghostly && !possessed);
    return n.itemOn(to)
        .map(kind -> pastItem(n, seat, (Square) to, kind, last))
        .orElse(Stream.of(new Step(to, false, last)));
  }

  /** CG-67: the strong push, the agile pass, who is both chooses. */
  private static Stream<Step> pastItem(Night n, int seat, Square to, String kind, boolean last) {
    Set<String> traits = n.character(seat).traits();
    Direction direction = n.space().direction(n.at(seat), to);
    boolean stopped = Obstacles.stops(n, kind, traits);
    Step plain = new Step(to, false, last || stopped);
    if (!Obstacles.isPushed(n, kind, traits, to, direction)) {
      return Stream.of(plain);
    }
    Step push = new Step(to, true, last);
    return stopped ? Stream.of(push) : Stream.of(push, plain);
  }

  /** CG-16: another player's square is only passed through: a further step must be payable. */
  private static boolean mayEnter(Night n, int seat, int ap, boolean towardsStart, Step step) {
    if (!othersStandOn(n, seat, step.to)) {
      return true;
    }
    return !step.last && !legal(walk(n, seat, step), seat, ap - 1, towardsStart).isEmpty();
  }

  private static boolean othersStandOn(Night n, int seat, Place place) {
    return place instanceof Square && n.playersOn(place).stream().anyMatch(other -> other != seat);
  }

  /** Whether the player stands on another player's square, big ones aside. */
  static boolean isPassing(Night n, int seat) {
    return othersStandOn(n, seat, n.at(seat));
  }

  private static Night walk(Night n, int seat, Step step) {
    Night pushed =
        step.push
            ? Obstacles.push(n, (Square) step.to, n.space().direction(n.at(seat), step.to))
            : n;
    return pushed.withPlayer(seat, player -> player.at(step.to));
  }

  /** GS-9: push, flip, reveal; all leave, or the player meets who is there. */
  static Arrival arrive(Night n, int seat, Step step) {
    Direction direction = n.space().direction(n.at(seat), step.to);
    Arrival flipped = flip(walk(n, seat, step), seat, step.to, direction);
    Night there = Rooms.revealAt(flipped.night, step.to);
    boolean last = step.last || flipped.last;
    if (Leaving.allAreOnExit(there)) {
      return new Arrival(Leaving.together(there), last);
    }
    boolean meets =
        !there.isPossessed(seat) && (there.freeGhostOn(step.to) || there.bossOn(step.to));
    return meets
        ? new Arrival(Meetings.meetAnyoneThere(there, seat), true)
        : new Arrival(there, last);
  }

  /** CG-92, GS-9: any player's step flips; being stopped by what appears is final. */
  private static Arrival flip(Night n, int seat, Place to, Direction direction) {
    Optional<String> under =
        to instanceof Square square
            ? Optional.ofNullable(n.covered().get(square))
            : Optional.empty();
    if (under.isEmpty()) {
      return new Arrival(n, false);
    }
    String kind = under.orElseThrow();
    Square square = (Square) to;
    Set<String> traits = n.character(seat).traits();
    Night flipped =
        n.with(
            d -> {
              d.covered.remove(square);
              d.items.put(square, kind);
            });
    return Obstacles.isPushed(flipped, kind, traits, square, direction)
        ? new Arrival(Obstacles.push(flipped, square, direction), false)
        : new Arrival(flipped, Obstacles.stops(flipped, kind, traits));
  }
}
