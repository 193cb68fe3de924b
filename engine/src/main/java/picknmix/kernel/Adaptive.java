package picknmix.kernel;

/**
 * Bots that become as strong as whoever plays against them: a little stronger after a victory, a
 * little weaker after a defeat, until games are even. Where all win or lose together it is the
 * other way round: bots that help more after a defeat.
 *
 * @param skill of the bots in the next game, in {@link Skill#points}
 * @param games how many have been counted
 * @param change by how much the last one changed the skill
 */
public record Adaptive(int skill, int games, int change) {
  /** Nobody is known yet: it begins easy. */
  public static final Adaptive NEW = new Adaptive(Skill.of(Level.EASY).points(), 0, 0);

  /** How far a game can move the skill; the first ones further, since little is known then. */
  private static final int STEP = 12;

  private static final int FIRST_STEP = 24;
  private static final int FIRST_GAMES = 4;

  /**
   * After another game.
   *
   * @param won what share of the victory the people had, from 0 to 1
   * @param even the share that they have if nobody is better than anybody else
   * @param together whether the bots were on their side
   */
  public Adaptive after(double won, double even, boolean together) {
    int step = games < FIRST_GAMES ? FIRST_STEP : STEP;
    int wanted = (int) Math.floor(step * (together ? even - won : won - even) + 0.5);
    int next = Math.clamp(skill + wanted, 0, Skill.MOST);
    return new Adaptive(next, games + 1, next - skill);
  }

  /**
   * After a match that is over, with people on those seats, a bit for each, and bots on the others.
   */
  public <S extends State<S>> Adaptive after(Session<S> session, int people) {
    int winners = session.game().rules().winners(session.state());
    if (session.isTogether()) {
      return after(winners == 0 ? 0 : 1, 0.5, true);
    }
    double won =
        winners == 0 ? 0 : Integer.bitCount(winners & people) / (double) Integer.bitCount(winners);
    double even = Integer.bitCount(people) / (double) session.state().seats();
    return after(won, even, false);
  }
}
