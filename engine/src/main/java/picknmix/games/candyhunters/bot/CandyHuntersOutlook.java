package picknmix.games.candyhunters.bot;

import picknmix.bots.Eval;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.ActionList;

/**
 * How a good player judges a position of Candy Hunters. What actions seem to be worth is found as
 * in {@link CandyHuntersEval}, but with the same opinion of ghosts and of others' kids as here. The
 * figures are near those of a least-squares fit of how games between hard bots ended;
 * docs/games/candy-hunters.md has it.
 *
 * <p>Its gist: a kid in town is worth a point and more, as long as there is time to take it home.
 * So a candy brings little by itself, and another's hardly hurts.
 */
public final class CandyHuntersOutlook implements Eval<CandyHuntersState> {
  static final double A_GHOST = 0.3;
  static final double AN_OTHERS_CANDY = 0.35;

  /** What the best pattern counts for that stands or lacks one building; and in the last turn. */
  private static final double BEST = 0.65;

  private static final double LAST = 1;

  /** What the other card counts for: one pattern a turn. */
  private static final double OTHER_CARD = 0.2;

  /** What a kid in town counts for, and more for each turn that is left. */
  private static final double KID = 0.2;

  private static final double KID_AND_TURN = 0.25;

  /** A kid on the best pattern is counted there, too. */
  private static final double COUNTED_TWICE = 0.6;

  private final CandyHuntersRules rules;
  private final CandyHuntersEval glance;
  private final Prospects prospects = new Prospects(A_GHOST, AN_OTHERS_CANDY);
  private final double[] points = new double[CandyHuntersState.MAX_SEATS];

  public CandyHuntersOutlook(CandyHuntersRules rules) {
    this.rules = rules;
    this.glance = new CandyHuntersEval(rules, prospects);
  }

  @Override
  public double scale() {
    return glance.scale();
  }

  @Override
  public void priors(CandyHuntersState s, int seat, ActionList actions, double[] out) {
    glance.priors(s, seat, actions, out);
  }

  @Override
  public double collected(CandyHuntersState s, int seat) {
    return glance.collected(s, seat);
  }

  @Override
  public void values(CandyHuntersState s, double[] out) {
    for (int seat = 0; seat < s.seats; seat++) {
      points[seat] = own(s, seat);
    }
    Leads.of(rules, s, points, out);
  }

  @Override
  public double own(CandyHuntersState s, int seat) {
    int turns = s.phase == Phase.OVER ? 0 : CandyHuntersEval.chances(s, seat);
    return PointRules.points(s, seat) + (turns == 0 ? 0 : prospect(s, seat, turns));
  }

  private double prospect(CandyHuntersState s, int seat, int turns) {
    prospects.find(s, seat, s.hands[seat]);
    double kids = (KID + KID_AND_TURN * turns) * s.town.countKids(seat);
    int best = best();
    if (best < 0) {
      return kids;
    }
    double pattern = (turns > 1 ? BEST : LAST) * prospects.worth(best);
    double twice = COUNTED_TWICE * prospects.homecomers(best);
    return kids + pattern - twice + (turns > 1 ? OTHER_CARD * other(prospects.card(best)) : 0);
  }

  /** The prospect that is worth most, or −1 if none is worth anything. */
  private int best() {
    int best = -1;
    double most = 0;
    for (int i = 0; i < prospects.count(); i++) {
      if (prospects.worth(i) > most) {
        most = prospects.worth(i);
        best = i;
      }
    }
    return best;
  }

  /** What another card than this one would bring without the kids, which go home once. */
  private double other(int card) {
    double most = 0;
    for (int i = 0; i < prospects.count(); i++) {
      if (prospects.card(i) != card) {
        most = Math.max(most, prospects.worth(i) - prospects.kids(i));
      }
    }
    return most;
  }
}
