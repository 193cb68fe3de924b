package picknmix.kernel;

/**
 * Plays now like one bot, now like another.
 *
 * @param percent how often, of a hundred times, like the upper one
 */
record Moody<S extends State<S>>(Bot<S> lower, Bot<S> upper, int percent) implements Bot<S> {
  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    return (rng.below(100) < percent ? upper : lower).advise(view, budget, rng);
  }

  @Override
  public Bot<S> sitDown() {
    return new Moody<>(lower.sitDown(), upper.sitDown(), percent);
  }
}
