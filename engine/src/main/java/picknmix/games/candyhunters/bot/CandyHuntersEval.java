package picknmix.games.candyhunters.bot;

import java.util.Arrays;
import picknmix.bots.Eval;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.games.candyhunters.rules.PatternRules;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.ActionList;

/**
 * What is seen of Candy Hunters at a glance: all that the simpler bots are told, and how hard a
 * puzzle is. A seat may expect its points and what its patterns may still bring where they stand or
 * nearly stand ({@link Prospects}), with the kids and ghosts on them.
 */
public final class CandyHuntersEval implements Eval<CandyHuntersState> {
  /**
   * What a pattern counts for that stands already, and one that lacks a building. Less than their
   * chances are: who waits for more kids on a pattern scores too few of them.
   */
  private static final double READY = 0.6;

  private static final double ONE_MISSING = 0.5;

  /** What a card may bring that stands nowhere yet, if there is time. */
  private static final double NOWHERE = 0.7;

  /** A ghost on a pattern may still be driven away. */
  private static final double A_GHOST = 0.6;

  /** What others get is not all lost: there may be several of them. */
  private static final double AN_OTHERS_CANDY = 0.7;

  /** What the second and third best card count for: one pattern a turn. */
  private static final double LATER = 0.8;

  /** What a card from the deck brings on average. */
  private static final double UNKNOWN_CARD = 1.4;

  /** A kid in town that is on no pattern of one's own may still go home with another's. */
  private static final double STRAY_KID = 0.3;

  private static final int CELLS = Town.CELLS;

  private final CandyHuntersRules rules;
  private final Prospects prospects;

  /** What each card may bring; and what it may bring when the kids are gone home with another. */
  private final double[] cards = new double[Patterns.COUNT];

  private final double[] bare = new double[Patterns.COUNT];

  /** For each cell and colour, what a building there would complete. */
  private final double[] builds = new double[CELLS * Colour.COUNT];

  /** For each cell, the best prospect that it is part of. */
  private final double[] cells = new double[CELLS];

  private final double[] points = new double[CandyHuntersState.MAX_SEATS];

  public CandyHuntersEval(CandyHuntersRules rules) {
    this(rules, new Prospects(A_GHOST, AN_OTHERS_CANDY));
  }

  /** With another opinion of what ghosts and others' kids on a pattern matter. */
  CandyHuntersEval(CandyHuntersRules rules, Prospects prospects) {
    this.rules = rules;
    this.prospects = prospects;
  }

  // ---- How well everybody stands

  @Override
  public void values(CandyHuntersState s, double[] out) {
    for (int seat = 0; seat < s.seats; seat++) {
      points[seat] = own(s, seat);
    }
    Leads.of(rules, s, points, out);
  }

  @Override
  public double own(CandyHuntersState s, int seat) {
    return PointRules.points(s, seat) + (s.phase == Phase.OVER ? 0 : prospect(s, seat));
  }

  @Override
  public double collected(CandyHuntersState s, int seat) {
    return PointRules.points(s, seat) + s.town.countKids(seat);
  }

  /** How often that seat may still score. */
  static int chances(CandyHuntersState s, int seat) {
    int turn = Math.floorMod(s.toAct - s.first, s.seats);
    int place = Math.floorMod(seat - s.first, s.seats);
    boolean comes = place > turn || (place == turn && s.phase.compareTo(Phase.SCORE) <= 0);
    return s.rounds - s.round + (comes ? 1 : 0);
  }

  private double prospect(CandyHuntersState s, int seat) {
    int chances = chances(s, seat);
    if (chances == 0) {
      return 0;
    }
    judgeCards(s, seat, chances);
    double first = 0;
    int best = 0;
    for (long rest = s.hands[seat]; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      if (cards[card] > first) {
        first = cards[card];
        best = card;
      }
    }
    double second = 0;
    double third = 0;
    for (long rest = s.hands[seat] & ~Patterns.bit(best); rest != 0; rest &= rest - 1) {
      double card = bare[Long.numberOfTrailingZeros(rest)];
      third = Math.max(third, Math.min(second, card));
      second = Math.max(second, card);
    }
    double prospect = first + STRAY_KID * s.town.countKids(seat);
    prospect += chances > 1 ? LATER * second : 0;
    return prospect + (chances > 2 ? LATER * LATER * third : 0);
  }

  /** What each card in that hand may bring at its best place. */
  private void judgeCards(CandyHuntersState s, int seat, int chances) {
    prospects.find(s, seat, s.hands[seat]);
    for (long rest = s.hands[seat]; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      cards[card] = chances > 1 ? NOWHERE : 0;
      bare[card] = cards[card];
    }
    for (int i = 0; i < prospects.count(); i++) {
      int card = prospects.card(i);
      double worth = prospects.worth(i);
      cards[card] = Math.max(cards[card], chance(i) * worth);
      bare[card] = Math.max(bare[card], chance(i) * (worth - prospects.kids(i)));
    }
  }

  private double chance(int prospect) {
    return prospects.missing(prospect) == Places.NONE ? READY : ONE_MISSING;
  }

  // ---- What actions seem to be worth

  @Override
  public void priors(CandyHuntersState s, int seat, ActionList actions, double[] out) {
    Arrays.fill(out, 0, actions.size(), 0);
    switch (s.phase) {
      case BUILD -> buildPriors(s, seat, actions, out);
      case GHOST, PUSH -> movePriors(s, seat, actions, out);
      case SCORE -> scorePriors(s, seat, actions, out);
      case EXCHANGE -> exchangePriors(s, seat, actions, out);
      case KID -> kidPriors(s, seat, actions, out);
      case OVER -> {}
    }
  }

  /** A building is worth what it completes. */
  private void buildPriors(CandyHuntersState s, int seat, ActionList actions, double[] out) {
    prospects.find(s, seat, s.hands[seat]);
    for (int i = 0; i < prospects.count(); i++) {
      noteBuild(s, i, Math.max(prospects.worth(i), builds(s, i)));
    }
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      int at = s.town.cell(CandyHuntersNotation.toX(action), CandyHuntersNotation.toY(action));
      out[i] = builds[at * Colour.COUNT + CandyHuntersNotation.colour(action)];
    }
    for (int i = 0; i < prospects.count(); i++) {
      noteBuild(s, i, 0);
    }
  }

  private double builds(CandyHuntersState s, int prospect) {
    int at = missingBuild(s, prospect);
    return at < 0 ? 0 : builds[at];
  }

  private void noteBuild(CandyHuntersState s, int prospect, double worth) {
    int at = missingBuild(s, prospect);
    if (at >= 0) {
      builds[at] = worth;
    }
  }

  /** The cell and colour of the building that a regular prospect lacks; −1 if it lacks none. */
  private int missingBuild(CandyHuntersState s, int prospect) {
    int cell = prospects.missing(prospect);
    if (cell == Places.NONE) {
      return -1;
    }
    int need = prospects.pattern(prospect).need(cell);
    return prospects.cell(s.town, prospect, cell) * Colour.COUNT + need;
  }

  /** Ghosts off what one wants to score, and onto the kids of others; kids onto it. */
  private void movePriors(CandyHuntersState s, int seat, ActionList actions, double[] out) {
    noteCells(s, seat);
    boolean kid = s.phase == Phase.PUSH && s.pushed == Piece.KID;
    double wish = kid && s.town.kid(s.pushedAt) != seat ? -1 : 1;
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      if (CandyHuntersNotation.kind(action) == CandyHuntersNotation.STAY) {
        out[i] = 0.05;
        continue;
      }
      int to = s.town.cell(CandyHuntersNotation.toX(action), CandyHuntersNotation.toY(action));
      int from =
          s.town.cell(CandyHuntersNotation.fromX(action), CandyHuntersNotation.fromY(action));
      out[i] = kid ? wish * cells[to] : ghostMove(s, seat, from, to);
    }
    forgetCells(s);
  }

  private double ghostMove(CandyHuntersState s, int seat, int from, int to) {
    double gain = Math.min(1, cells[from]) - Math.min(1, cells[to]);
    int kid = s.town.kid(to);
    if (kid != Town.NOBODY) {
      gain += kid == seat ? -1 : 0.4;
    }
    return gain;
  }

  /** Points at once; a haunted pattern has time until the end. */
  private static void scorePriors(CandyHuntersState s, int seat, ActionList actions, double[] out) {
    double patience = chances(s, seat) > 1 ? 1.5 : 0;
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      if (CandyHuntersNotation.kind(action) == CandyHuntersNotation.SCORE) {
        boolean regular = Patterns.isRegular(CandyHuntersNotation.card(action));
        out[i] = gain(s, seat, action) + (regular ? 0.5 : -patience);
      }
    }
  }

  /** What scoring there brings now: the card and candies, less what scares. */
  static double gain(CandyHuntersState s, int seat, long action) {
    int card = CandyHuntersNotation.card(action);
    Pattern pattern = Patterns.pattern(card, CandyHuntersNotation.rotation(action));
    int box = s.town.cell(CandyHuntersNotation.toX(action), CandyHuntersNotation.toY(action));
    double gain = Patterns.isRegular(card) ? 2 : 5;
    for (int cell = 0; cell < pattern.size; cell++) {
      int at = s.town.step(box, pattern.x(cell), pattern.y(cell));
      int need = pattern.need(cell);
      if (PatternRules.scares(s.town, need, at)) {
        gain--;
      } else if (need != Pattern.GHOST && s.town.isKid(at)) {
        int owner = s.town.kid(at);
        int candy = PointRules.candy(s, owner, need);
        gain += owner == seat ? candy : -(double) candy / (s.seats - 1);
      }
    }
    return gain;
  }

  /** A card that may bring less than an unknown one goes. */
  private void exchangePriors(CandyHuntersState s, int seat, ActionList actions, double[] out) {
    int chances = chances(s, seat);
    judgeCards(s, seat, chances);
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      if (CandyHuntersNotation.kind(action) == CandyHuntersNotation.EXCHANGE) {
        out[i] = UNKNOWN_CARD - cards[CandyHuntersNotation.card(action)];
      }
    }
  }

  /** Kids go where one wants to score, best on a colour of which there is no candy yet. */
  private void kidPriors(CandyHuntersState s, int seat, ActionList actions, double[] out) {
    noteCells(s, seat);
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      int at = s.town.cell(CandyHuntersNotation.toX(action), CandyHuntersNotation.toY(action));
      int candy = PointRules.candy(s, seat, s.town.colour(at));
      out[i] = cells[at] > 0 ? cells[at] + candy : 0.1 * candy;
    }
    forgetCells(s);
  }

  /** Notes for each cell the best prospect that it is a building of. */
  private void noteCells(CandyHuntersState s, int seat) {
    prospects.find(s, seat, s.hands[seat]);
    for (int i = 0; i < prospects.count(); i++) {
      Pattern pattern = prospects.pattern(i);
      double worth = chance(i) * prospects.worth(i);
      for (int cell = 0; cell < pattern.size; cell++) {
        int at = prospects.cell(s.town, i, cell);
        int need = pattern.need(cell);
        if (need != Pattern.GHOST && s.town.isBuilding(need, at)) {
          cells[at] = Math.max(cells[at], worth);
        }
      }
    }
  }

  private void forgetCells(CandyHuntersState s) {
    for (int i = 0; i < prospects.count(); i++) {
      for (int cell = 0; cell < prospects.pattern(i).size; cell++) {
        cells[prospects.cell(s.town, i, cell)] = 0;
      }
    }
  }

  @Override
  public double scale() {
    return 4;
  }
}
