package picknmix.games.candyghosts.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Picking up, putting down, taking, throwing, using, clearing away (CG-18, 19, 33, 60 to 68). */
final class Items {
  private Items() {}

  // What may be done.

  /** What costs an action point. */
  static List<String> paid(Night n, int seat) {
    List<String> actions = new ArrayList<>();
    for (Square square : reachable(n, seat)) {
      n.itemOn(square).ifPresent(kind -> actions.addAll(touch(n, seat, square, kind)));
      if (!n.anyItemOn(square)) {
        kinds(n, seat).forEach(kind -> actions.add("drop " + kind + " " + square.text()));
      }
    }
    actions.addAll(asks(n, seat));
    return actions;
  }

  /** CG-18: the own square and those beside it, in face-up rooms; walls do not matter. */
  private static List<Square> reachable(Night n, int seat) {
    return n.space().squares().stream()
        .filter(square -> n.space().way(n.at(seat), square) <= 1)
        .filter(square -> !n.isFaceDown(square))
        .toList();
  }

  private static List<String> touch(Night n, int seat, Square square, String kind) {
    if (!Obstacles.isObstacle(kind)) {
      return List.of("pick " + square.text());
    }
    boolean able =
        switch (kind) {
          case "mirror" -> Powers.hasTrait(n, seat, "smart");
          case "rug" -> Powers.hasTrait(n, seat, "anxious");
          case "dog", "cat" -> Powers.hasTrait(n, seat, "pet-lover");
          default -> false;
        };
    String word = kind.equals("mirror") ? "smash " : "remove ";
    return able ? List.of(word + square.text()) : List.of();
  }

  private static List<String> asks(Night n, int seat) {
    List<Turn.Refusal> refused = OwnTurn.turn(n).refused();
    return othersWithPlace(n, seat)
        .filter(other -> n.space().way(n.at(seat), n.at(other)) <= 1)
        .flatMap(
            other ->
                kinds(n, other).stream()
                    .filter(kind -> !refused.contains(new Turn.Refusal(other, kind)))
                    .map(kind -> "ask " + other + " " + kind))
        .toList();
  }

  /** The others on the map, possessed or not, but not in the belly. */
  static Stream<Integer> othersWithPlace(Night n, int seat) {
    return n.onMap().stream().filter(other -> other != seat && n.at(other) != Spot.NOWHERE);
  }

  private static List<String> kinds(Night n, int seat) {
    return n.player(seat).items().stream().distinct().toList();
  }

  /** CG-19: what costs nothing. */
  static List<String> free(Night n, int seat) {
    List<String> actions = new ArrayList<>();
    for (String kind : kinds(n, seat)) {
      for (Place place : n.space().places()) {
        if (mayThrow(n, kind, place)) {
          actions.add("throw " + kind + " " + place.text());
        }
      }
      othersWithPlace(n, seat).forEach(other -> actions.add("give " + kind + " " + other));
    }
    actions.addAll(uses(n, seat));
    return actions;
  }

  /** CG-33, CG-61: only a torch flies into a face-down room. */
  private static boolean mayThrow(Night n, String kind, Place place) {
    return place == Spot.EXIT ? !n.exitIsLocked() : kind.equals("torch") || !n.isFaceDown(place);
  }

  private static List<String> uses(Night n, int seat) {
    List<String> actions = new ArrayList<>();
    if (n.player(seat).has("kit")) {
      n.onMap().stream().filter(n::isHost).forEach(host -> actions.add("use kit " + host));
    }
    if (n.player(seat).has("fan") && n.atmosphere().now().isPresent()) {
      actions.add("use fan");
    }
    return actions;
  }

  // What happens.

  static Night act(Night n, String action) {
    int seat = OwnTurn.seat(n);
    List<String> words = List.of(action.split(" ", -1));
    return switch (words.getFirst()) {
      case "pick" -> pick(n, seat, Square.of(words.get(1)));
      case "drop" -> drop(n, seat, words.get(1), Square.of(words.get(2)));
      case "ask" -> n.then(new Pending.Ask(Integer.parseInt(words.get(1)), words.get(2)));
      case "smash" -> makeNoise(clear(n, Square.of(words.get(1))), Square.of(words.get(1)));
      case "remove" -> clear(n, Square.of(words.get(1)));
      case "throw", "give" -> n.then(new Pending.Roll(1, action, Optional.empty()));
      case "use" ->
          words.get(1).equals("kit")
              ? useKit(n, seat, Integer.parseInt(words.get(2)))
              : useFan(n, seat);
      default -> throw new IllegalArgumentException(action);
    };
  }

  private static Night pick(Night n, int seat, Square square) {
    String kind = n.itemOn(square).orElseThrow();
    return n.withTurn(Turn::paying)
        .with(d -> d.items.remove(square))
        .withPlayer(seat, player -> player.plus(kind));
  }

  private static Night drop(Night n, int seat, String kind, Square square) {
    return n.withTurn(Turn::paying)
        .with(d -> d.items.put(square, kind))
        .withPlayer(seat, player -> player.minus(kind));
  }

  /** CG-64, CG-66, CG-68. */
  private static Night clear(Night n, Square square) {
    String kind = n.itemOn(square).orElseThrow();
    return n.withTurn(Turn::paying).with(d -> d.items.remove(square)).discarding(kind);
  }

  /** CG-18: a refused take costs nothing, and may not be asked for again. */
  static Night answer(Night n, Pending.Ask ask, boolean agreed) {
    Night answered = n.withoutHead();
    return agreed
        ? hand(answered.withTurn(Turn::paying), ask.item(), ask.seat(), OwnTurn.seat(n))
        : answered.withTurn(turn -> turn.refusedBy(ask.seat(), ask.item()));
  }

  private static Night hand(Night n, String kind, int from, int to) {
    return n.withPlayer(from, player -> player.minus(kind))
        .withPlayer(to, player -> player.plus(kind));
  }

  /** CG-62: the ghost is consumed. */
  private static Night useKit(Night n, int seat, int host) {
    return Meetings.consume(discard(n, seat, "kit"), List.of(n.ghostIn(host).orElseThrow()));
  }

  private static Night useFan(Night n, int seat) {
    return discard(n, seat, "fan").with(d -> d.atmosphere = n.atmosphere().fanned());
  }

  private static Night discard(Night n, int seat, String kind) {
    return n.withPlayer(seat, player -> player.minus(kind)).discarding(kind);
  }

  // Throwing (CG-33).

  /** A success smashes there, a torch first reveals the room (CG-61); a failure at your feet. */
  static Night thrown(Night n, int seat, String kind, Place place, boolean success) {
    Night gone = discard(n, seat, kind);
    if (!success) {
      return makeNoise(gone, n.at(seat));
    }
    return makeNoise(Rooms.revealAt(gone, place), place);
  }

  /** A success hands it over whole, a failure smashes it at your feet. */
  static Night given(Night n, int seat, String kind, int other, boolean success) {
    return success ? hand(n, kind, seat, other) : makeNoise(discard(n, seat, kind), n.at(seat));
  }

  /** CG-35: only the last noise counts. */
  static Night makeNoise(Night n, Place place) {
    return n.with(d -> d.noise = place);
  }
}
