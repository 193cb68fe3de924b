package picknmix.games.candyhunters.rules;

import picknmix.games.candyhunters.map.Cell;

/** What can be done in Candy Hunters; cards and colours are numbers, as everywhere. */
sealed interface CandyHuntersAction {
  /** Put a tile down (CH-9). */
  record Build(int colour, Cell at) implements CandyHuntersAction {}

  /** Move a ghost (CH-11). */
  record Ghost(Cell from, Cell to) implements CandyHuntersAction {}

  /** No more ghost moves (CH-11). */
  record Stay() implements CandyHuntersAction {}

  /** Say where the displaced piece goes (CH-12, CH-13). */
  record Push(Cell from, Cell to) implements CandyHuntersAction {}

  /** Score a pattern: its card, the top left of its box, quarter turns clockwise (CH-15). */
  record Score(int card, Cell at, int rotation) implements CandyHuntersAction {}

  /** Score nothing (CH-15). */
  record Skip() implements CandyHuntersAction {}

  /** Put a regular pattern under the deck and draw one (CH-19). */
  record Exchange(int card) implements CandyHuntersAction {}

  /** Exchange nothing (CH-19). */
  record Keep() implements CandyHuntersAction {}

  /** Put a kid on an empty building (CH-20). */
  record Kid(Cell at) implements CandyHuntersAction {}
}
