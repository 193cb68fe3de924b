package picknmix.kernel;

/**
 * Plays random games from a state and adds up how they end.
 *
 * @param <S> the game's state
 */
public final class Playout<S extends State<S>> {
  private final Rules<S> rules;
  private final RandomPolicy<S> policy;
  private final Rng rng;
  private final S start;
  private final S state;
  private final long[] points;
  private final long[] wins;
  private long games;
  private long actions;

  public Playout(Game<S> game, S start, Rng rng) {
    this.rules = game.rules();
    this.policy = game.randomPolicy();
    this.rng = rng;
    this.start = start.copy();
    this.state = start.copy();
    this.points = new long[start.seats()];
    this.wins = new long[start.seats()];
  }

  /** Plays one more game to its end and tells how many actions it took. */
  public int play() {
    state.copyFrom(start);
    int length = 0;
    while (rules.turn(state) != Seat.OVER) {
      long action = policy.pick(state, rng);
      rules.apply(state, policy.seat(), action, null);
      length++;
    }
    int winners = rules.winners(state);
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] += rules.score(state, seat);
      wins[seat] += winners >> seat & 1;
    }
    games++;
    actions += length;
    return length;
  }

  /** The actions of all games so far. */
  public long actions() {
    return actions;
  }

  /** How many games that seat has won, shared victories included. */
  public long wins(int seat) {
    return wins[seat];
  }

  public double meanScore(int seat) {
    return (double) points[seat] / games;
  }
}
