package picknmix.games.candymatch;

/** What can be done in Candy Match; a set of cards is a bit set as in {@link Cards}. */
sealed interface CandyMatchAction {
  /** Turn the top card of the deck (CM-4). */
  record Reveal() implements CandyMatchAction {}

  /** "Candy Match!" (CM-6). */
  record Call() implements CandyMatchAction {}

  /** Let the pick time run out (CM-7). */
  record Miss() implements CandyMatchAction {}

  /** Take no card after another's wrong call (CM-9). */
  record Decline() implements CandyMatchAction {}

  /** Find nothing more in the last check (CM-11). */
  record Done() implements CandyMatchAction {}

  /** The last check's time is up (CM-11). */
  record TimeUp() implements CandyMatchAction {}

  /** Take the top card of the deck, unseen, after another's wrong call (CM-9). */
  record PickDeck() implements CandyMatchAction {}

  /** Take a face-up card after another's wrong call (CM-9). */
  record Pick(int card) implements CandyMatchAction {}

  /** Take the called match (CM-7). */
  record Take(long cards) implements CandyMatchAction {}

  /** Call and take in one (option {@code pick-then-call}). */
  record Claim(long cards) implements CandyMatchAction {}
}
