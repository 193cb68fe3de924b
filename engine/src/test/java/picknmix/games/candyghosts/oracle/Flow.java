package picknmix.games.candyghosts.oracle;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who decides what, and what follows from it (GS-5 to GS-7). */
public final class Flow {
  private Flow() {}

  // Who decides.

  /** The seats that have a decision; none if chance has it or the game is over. */
  public static List<Integer> deciders(Night n) {
    if (n.isOver() || !chance(n).isEmpty()) {
      return List.of();
    }
    if (n.head().orElse(null) instanceof Pending.Ask ask) {
      return List.of(ask.seat());
    }
    return switch (n.phase()) {
      case "choose" -> choosers(n).limit(1).toList();
      case "turn" -> List.of(OwnTurn.seat(n));
      default -> n.options().group().equals("anyone") ? n.onMap() : List.of(leader(n));
    };
  }

  private static Stream<Integer> choosers(Night n) {
    return n.clockwiseFrom(n.first()).stream().filter(seat -> n.player(seat).character().isEmpty());
  }

  /** CG-25, GS-5: the first seat on the map, possessed or not, from one that rotates. */
  private static int leader(Night n) {
    return n.clockwiseFrom((n.first() + n.round() - 1) % n.seats()).stream()
        .filter(seat -> n.player(seat).isOnMap())
        .findFirst()
        .orElseThrow();
  }

  /** What dice or the atmosphere pack may bring, each equally likely. */
  public static List<String> chance(Night n) {
    return switch (n.head().orElse(null)) {
      case Pending.Roll roll -> rolls(roll.dice());
      case Pending.Spawn spawn when spawn.room().isEmpty() -> rolls(2);
      case Pending.Respawn respawn when respawn.room().isEmpty() -> rolls(2);
      case Pending.Draw draw -> n.atmosphere().next().stream().map(c -> "draw " + c).toList();
      case null, default -> List.of();
    };
  }

  private static List<String> rolls(int dice) {
    List<String> rolls = List.of("roll");
    for (int i = 0; i < dice; i++) {
      rolls =
          rolls.stream()
              .flatMap(roll -> IntStream.rangeClosed(1, 6).mapToObj(die -> roll + " " + die))
              .toList();
    }
    return rolls;
  }

  /** What the deciders may do. */
  public static List<String> legal(Night n) {
    return switch (n.head().orElse(null)) {
      case Pending.Ask ask -> List.of("agree", "refuse");
      case Pending.Put put ->
          on("put " + put.who() + " ", Rooms.putSquares(n, put.room()), Place::text);
      case Pending.Spawn spawn -> rolled(spawn.room(), "spawn ", r -> Rooms.spawnSquares(n, r));
      case Pending.Respawn respawn ->
          rolled(respawn.room(), "respawn ", r -> Rooms.respawnSquares(n, r));
      case Pending.Bossy bossy -> OwnTurn.bossyLegal(n, bossy);
      case Pending.Moving moving ->
          on("ghost " + moving.who() + " ", GhostMoves.next(n, moving), Place::text);
      case Pending.Possess possess ->
          on("possess ", GhostMoves.victims(n, possess), String::valueOf);
      case Pending.Roll roll -> List.of();
      case Pending.Draw draw -> List.of();
      case null -> inPhase(n);
    };
  }

  private static List<String> inPhase(Night n) {
    return switch (n.phase()) {
      case "choose" -> on("choose ", n.player(deciders(n).getFirst()).dealt(), Function.identity());
      case "turn" -> OwnTurn.legal(n);
      case "ghosts" -> GhostsTurn.legal(n);
      default -> List.of();
    };
  }

  private static <T> List<String> on(
      String words, List<? extends T> targets, Function<T, @Nullable String> text) {
    return targets.stream().map(target -> words + text.apply(target)).toList();
  }

  private static List<String> rolled(
      Optional<Chamber> room, String word, Function<Chamber, List<Square>> squares) {
    return room.map(found -> on(word, squares.apply(found), Place::text)).orElse(List.of());
  }

  // What follows.

  /** A legal action, and all that follows of itself up to the next decision or die. */
  public static Night apply(Night n, String action) {
    Night after = settle(act(n, action));
    while (isForced(after)) {
      after = settle(act(after, legal(after).getFirst()));
    }
    return after;
  }

  /** GS-6: a seat's decision with exactly one legal action. */
  private static boolean isForced(Night n) {
    return !deciders(n).isEmpty() && legal(n).size() == 1;
  }

  private static Night act(Night n, String action) {
    List<String> words = List.of(action.split(" ", -1));
    List<String> args = words.subList(1, words.size());
    return switch (n.head().orElse(null)) {
      case Pending.Roll roll -> Dice.rolled(n, roll, numbers(args));
      case Pending.Ask ask -> Items.answer(n, ask, action.equals("agree"));
      case Pending.Put put -> Rooms.put(n, put.who(), Square.of(args.get(1)));
      case Pending.Spawn spawn ->
          spawn.room().isEmpty()
              ? Rooms.spawnIn(n, found(n, args))
              : Rooms.spawnOn(n, Square.of(args.getFirst()));
      case Pending.Respawn respawn ->
          respawn.room().isEmpty()
              ? Rooms.respawnIn(n, respawn.who(), found(n, args))
              : Rooms.respawnOn(n, respawn.who(), Square.of(args.getFirst()));
      case Pending.Bossy bossy -> OwnTurn.bossyAct(n, bossy, action);
      case Pending.Moving moving ->
          GhostMoves.go(n, moving, Place.of(String.join(" ", args.subList(1, args.size()))));
      case Pending.Possess possess ->
          GhostMoves.possess(n, possess, Integer.parseInt(args.getFirst()));
      case Pending.Draw draw -> GhostsTurn.draw(n, args.getFirst());
      case null -> actInPhase(n, action, args);
    };
  }

  private static Night actInPhase(Night n, String action, List<String> args) {
    return switch (n.phase()) {
      case "choose" ->
          n.withPlayer(deciders(n).getFirst(), player -> player.choosing(args.getFirst()));
      case "turn" -> OwnTurn.act(n, action);
      default -> GhostsTurn.target(n, args.get(0), args.get(1));
    };
  }

  private static List<Integer> numbers(List<String> words) {
    return words.stream().map(Integer::valueOf).toList();
  }

  private static Chamber found(Night n, List<String> dice) {
    return n.space().found(numbers(dice).get(0), numbers(dice).get(1));
  }

  /** GS-7, in this order. */
  private static Night settle(Night n) {
    Night within = consumeCharges(n);
    Night left = Leaving.allAreOnExit(within) ? Leaving.together(within) : within;
    return ending(left).map(result -> end(left, result)).orElseGet(() -> goOn(left));
  }

  /** GS-7 (1), CG-63: charges above storage; players on the map only. */
  private static Night consumeCharges(Night n) {
    if (n.phase().equals("choose")) {
      return n;
    }
    Night after = n;
    for (int seat : n.onMap()) {
      int over = Math.max(0, n.player(seat).charges() - Powers.storage(n, seat));
      after = after.withPlayer(seat, player -> player.plusCharges(-over));
      int consumed = after.consumed() + over;
      after = after.with(d -> d.consumed = consumed);
    }
    return after;
  }

  /** GS-7 (3), CG-80, GS-17: win first; then all possessed, or dawn. */
  private static Optional<String> ending(Night n) {
    if (n.onMap().isEmpty()) {
      return Optional.of("won");
    }
    boolean allPossessed = n.onMap().stream().allMatch(n::isPossessed);
    return allPossessed || n.round() > n.options().rounds()
        ? Optional.of("lost")
        : Optional.empty();
  }

  private static Night end(Night n, String result) {
    return n.with(
        d -> {
          d.phase = "over";
          d.result = Optional.of(result);
          d.turn = Optional.empty();
          d.pending = List.of();
          d.moved = List.of();
        });
  }

  /** GS-7 (4) and (5): until somebody, or chance, has something to decide. */
  private static Night goOn(Night n) {
    return n.head().isPresent() ? withHeadDone(n) : phaseGoesOn(n);
  }

  private static Night withHeadDone(Night n) {
    return switch (n.head().orElseThrow()) {
      case Pending.Put put when legal(n).isEmpty() -> goOn(Rooms.putNowhere(n, put.who()));
      case Pending.Moving moving when legal(n).isEmpty() -> goOn(n.withoutHead());
      case Pending.Draw draw when chance(n).isEmpty() -> settle(GhostsTurn.drawNothing(n));
      default -> n;
    };
  }

  private static Night phaseGoesOn(Night n) {
    return switch (n.phase()) {
      case "choose" -> choosers(n).findFirst().isPresent() ? n : OwnTurn.beginRound(n);
      case "turn" -> turnGoesOn(n);
      default -> ghostsGoOn(n);
    };
  }

  private static Night turnGoesOn(Night n) {
    return switch (OwnTurn.turn(n).stage()) {
      case "open" -> n;
      case "final" -> OwnTurn.isOpenAfterFinal(n) ? n : goOn(OwnTurn.over(n));
      default -> goOn(OwnTurn.next(n));
    };
  }

  /** All have moved: the next card is drawn. */
  private static Night ghostsGoOn(Night n) {
    return GhostsTurn.legal(n).isEmpty() ? goOn(n.then(new Pending.Draw())) : n;
  }
}
