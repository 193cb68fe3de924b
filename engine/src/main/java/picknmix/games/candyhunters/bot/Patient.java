package picknmix.games.candyhunters.bot;

import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;

/**
 * What patient bots think of doing: a haunted pattern that would bring little now they keep while
 * there is time, as people do. Five points less three in the first round are not a bad trade, since
 * nothing else can be scored then, but to whoever is new they look like a trick: those whom they
 * meet do without.
 */
public final class Patient extends CandyHuntersRules {
  /** With so many turns to score in, this one too, a haunted pattern may wait. */
  private static final int TIME = 3;

  /** What it has to bring before: all of it but one, or a candy that makes up for more. */
  private static final double ENOUGH = 4;

  @Override
  public void legal(CandyHuntersState s, int seat, ActionList out) {
    if (s.phase != Phase.SCORE || CandyHuntersEval.chances(s, seat) < TIME) {
      super.legal(s, seat, out);
      return;
    }
    ActionList all = new ActionList();
    super.legal(s, seat, all);
    for (int i = 0; i < all.size(); i++) {
      long action = all.get(i);
      if (!isHaunted(action) || CandyHuntersEval.gain(s, seat, action) >= ENOUGH) {
        out.add(action);
      }
    }
  }

  private static boolean isHaunted(long action) {
    return CandyHuntersNotation.kind(action) == CandyHuntersNotation.SCORE
        && !Patterns.isRegular(CandyHuntersNotation.card(action));
  }
}
