package picknmix.games.candyghosts.oracle;

import java.util.Optional;

/** What waits in the queue before the phase goes on (GS-7). */
sealed interface Pending {
  /** Dice for an action, which is {@code why}; only Boom Voice has a sum so far. */
  record Roll(int dice, String why, Optional<Integer> sum) implements Pending {}

  /** A ghost is to spawn; the room is known once the dice are rolled. */
  record Spawn(Optional<Chamber> room) implements Pending {}

  /** A seat (its number) or the boss (its name) is to respawn. */
  record Respawn(String who, Optional<Chamber> room) implements Pending {}

  /** A ghost or the boss of a revealed room is to be put on one of its squares. */
  record Put(String who, Chamber room) implements Pending {}

  /** A ghost or Onna entered a big square with several unpossessed players. */
  record Possess(String who) implements Pending {}

  /** A seat is asked for an item. */
  record Ask(int seat, String item) implements Pending {}

  /** A seat is being moved by Bossypants. */
  record Bossy(int seat, int ap) implements Pending {}

  /** A ghost or Onna is moving. */
  record Moving(String who, Place target, int steps) implements Pending {}

  /** The next atmosphere card is to be drawn. */
  record Draw() implements Pending {}
}
