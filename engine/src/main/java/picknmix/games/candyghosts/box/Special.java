package picknmix.games.candyghosts.box;

/** What only one character can do. */
public enum Special {
  /** CG-50, Ghost Whisperer: a sure attack on any ghost possessing anyone, anywhere. */
  WHISPERER("whisperer"),

  /** CG-51: a noise at your feet. */
  SACRIFICE("sacrifice"),

  /** CG-52, Chain Reaction: an attack that goes on from each consumed ghost to those around it. */
  CHAIN("chain"),

  /** CG-53, Speed Demon: all your AP again, even right after a final action. */
  SPEED("speed"),

  /** CG-54, Bossypants: move any other player now, with their full AP. */
  BOSSY("bossy"),

  /** CG-55: no walls while there is a charge. */
  DISBELIEF("disbelief"),

  /** CG-56: an attack with two dice. */
  WHISTLER("whistler"),

  /** CG-57, Boom Voice: every ghost within the sum of dice is consumed. */
  BOOM("boom");

  public final String word;

  Special(String word) {
    this.word = word;
  }
}
