package picknmix.games.template;

import picknmix.bots.Eval;
import picknmix.kernel.ActionList;

/** What the bots are told: points ahead of the best other, and what a bite is worth on average. */
final class TemplateEval implements Eval<TemplateState> {
  private static final double VICTORY = 5;

  private final TemplateRules rules;

  TemplateEval(TemplateRules rules) {
    this.rules = rules;
  }

  @Override
  public void values(TemplateState s, double[] out) {
    int winners = rules.winners(s);
    double share = winners == 0 ? 0 : VICTORY / Integer.bitCount(winners);
    for (int seat = 0; seat < s.seats; seat++) {
      int others = 0;
      for (int other = 0; other < s.seats; other++) {
        others = other == seat ? others : Math.max(others, rules.score(s, other));
      }
      out[seat] = rules.score(s, seat) - others + ((winners >> seat & 1) == 0 ? 0 : share);
    }
  }

  @Override
  public double own(TemplateState s, int seat) {
    return rules.score(s, seat);
  }

  /** TG-4: sugar times the chance to bite through; TG-7: points for a new flavour. */
  @Override
  public void priors(TemplateState s, int seat, ActionList actions, double[] out) {
    for (int i = 0; i < actions.size(); i++) {
      int sweet = TemplateNotation.what(actions.get(i));
      int sugar = Sweets.sugar(sweet);
      out[i] =
          TemplateNotation.kind(actions.get(i)) == TemplateNotation.EAT
              ? sugar * (TemplateNotation.MOST_PIPS - sugar) / (double) TemplateNotation.MOST_PIPS
              : 2
                  * (Sweets.flavoursOf(s.jars[seat] | Sweets.bit(sweet))
                      - Sweets.flavoursOf(s.jars[seat]));
    }
  }

  @Override
  public double scale() {
    return 3;
  }
}
