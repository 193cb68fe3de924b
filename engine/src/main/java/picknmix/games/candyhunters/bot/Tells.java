package picknmix.games.candyhunters.bot;

import java.util.Arrays;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.ActionList;
import picknmix.kernel.Move;

/**
 * What an action tells about the hand of whoever took it: people build, chase ghosts and send kids
 * for the sake of their own patterns, and give away what fits nowhere. The more an action brings to
 * a hand beside the others that there were, the likelier it was that hand.
 */
final class Tells {
  /** What brings so much less than the best is done a sixteenth as often. */
  private static final double CARE = 1;

  /** What a pattern counts for that lacks a building, beside one that stands. */
  private static final double ONE_MISSING = 0.7;

  /** What the worse card of a hand counts for. */
  private static final double OTHER_CARD = 0.1;

  /** How often somebody does anything, for reasons of their own. */
  private static final double WHIM = 0.05;

  /** Far less than anything is worth. */
  private static final double NEVER = -1000;

  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final Prospects prospects =
      new Prospects(CandyHuntersOutlook.A_GHOST, CandyHuntersOutlook.AN_OTHERS_CANDY);
  private final CandyHuntersEval glance = new CandyHuntersEval(rules, prospects);
  private final CandyHuntersState after = new CandyHuntersState();
  private final ActionList actions = new ActionList();
  private double[] priors = new double[64];

  /** What each card would bring after each action. */
  private double[] worths = new double[64 * Patterns.REGULAR];

  /**
   * What somebody did, as another player saw it.
   *
   * @param before all that lay open; the hands in it mean nothing
   * @param unseen the regular cards that may be in the hand
   * @param drawn those of which one is drawn next; none if the deck is empty
   * @param action {@link Move#SECRET} for an exchange
   */
  record Deed(CandyHuntersState before, long unseen, long drawn, long action) {
    private int seat() {
      return before.toAct;
    }
  }

  /** Takes the deed into account in what is suspected about its doer. */
  void consider(Deed deed, Suspicion about) {
    switch (deed.before.phase) {
      case BUILD, GHOST, PUSH, KID -> considerMove(deed, about);
      case SCORE -> considerScore(deed, about);
      case EXCHANGE -> considerExchange(deed, about);
      case OVER -> {}
    }
  }

  // ---- What changes the town

  private void considerMove(Deed deed, Suspicion about) {
    list(deed, 0);
    int choices = actions.size();
    int done = actions.indexOf(deed.action);
    if (worths.length < choices * Patterns.REGULAR) {
      worths = new double[2 * choices * Patterns.REGULAR];
    }
    for (int choice = 0; choice < choices; choice++) {
      after.copyFrom(deed.before);
      rules.apply(after, deed.seat(), actions.get(choice), null);
      judge(deed, choice * Patterns.REGULAR);
    }
    about.consider(deed.unseen, hand -> moveChance(hand, done));
  }

  private void list(Deed deed, long hand) {
    deed.before.hands[deed.seat()] = hand;
    actions.clear();
    rules.legal(deed.before, deed.seat(), actions);
  }

  /** What each card would bring now at its best place. */
  private void judge(Deed deed, int from) {
    Arrays.fill(worths, from, from + Patterns.REGULAR, 0);
    prospects.find(after, deed.seat(), deed.unseen);
    for (int i = 0; i < prospects.count(); i++) {
      int at = from + prospects.card(i);
      double chance = prospects.missing(i) == Places.NONE ? 1 : ONE_MISSING;
      worths[at] = Math.max(worths[at], chance * prospects.worth(i));
    }
  }

  private double moveChance(long hand, int done) {
    int choices = actions.size();
    double most = 0;
    for (int choice = 0; choice < choices; choice++) {
      most = Math.max(most, worth(hand, choice));
    }
    double all = 0;
    for (int choice = 0; choice < choices; choice++) {
      all += appeal(worth(hand, choice) - most);
    }
    return WHIM / choices + (1 - WHIM) * appeal(worth(hand, done) - most) / all;
  }

  private double worth(long hand, int choice) {
    int from = choice * Patterns.REGULAR;
    double one = worths[from + Long.numberOfTrailingZeros(hand)];
    long rest = hand & hand - 1;
    double two = rest == 0 ? 0 : worths[from + Long.numberOfTrailingZeros(rest)];
    return Math.max(one, two) + OTHER_CARD * Math.min(one, two);
  }

  /** How often something is done that brings so much more than the best: nothing or less. */
  private static double appeal(double more) {
    double part = 1 / (1 - more / CARE);
    return part * part * part * part;
  }

  // ---- What is done with cards

  private void considerScore(Deed deed, Suspicion about) {
    if (CandyHuntersNotation.kind(deed.action) == CandyHuntersNotation.SKIP) {
      glanceAtCards(deed);
      about.consider(deed.unseen, hand -> cardChance(hand, 0));
      return;
    }
    int scored = CandyHuntersNotation.card(deed.action);
    if (Patterns.isRegular(scored)) {
      about.replace(deed.unseen, deed.drawn, (hand, card) -> card == scored ? 1 : 0);
    }
  }

  private void considerExchange(Deed deed, Suspicion about) {
    glanceAtCards(deed);
    if (deed.action == Move.SECRET) {
      about.replace(deed.unseen, deed.drawn, (hand, card) -> cardChance(hand, worths[card]));
    } else {
      about.consider(deed.unseen, hand -> cardChance(hand, 0));
    }
  }

  /** What it seems worth to score or exchange each card, beside doing nothing. */
  private void glanceAtCards(Deed deed) {
    list(deed, deed.unseen);
    if (priors.length < actions.size()) {
      priors = new double[2 * actions.size()];
    }
    glance.priors(deed.before, deed.seat(), actions, priors);
    Arrays.fill(worths, 0, Patterns.REGULAR, NEVER);
    for (int i = 0; i < actions.size(); i++) {
      int kind = CandyHuntersNotation.kind(actions.get(i));
      if (kind == CandyHuntersNotation.SCORE || kind == CandyHuntersNotation.EXCHANGE) {
        int card = CandyHuntersNotation.card(actions.get(i));
        worths[card] = Math.max(worths[card], priors[i]);
      }
    }
  }

  /** How likely it is to do what seems worth that much, beside doing nothing or the rest. */
  private double cardChance(long hand, double done) {
    double most = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      most = Math.max(most, worths[Long.numberOfTrailingZeros(rest)]);
    }
    double all = appeal(-most);
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      all += appeal(worths[Long.numberOfTrailingZeros(rest)] - most);
    }
    return WHIM / 3 + (1 - WHIM) * appeal(done - most) / all;
  }
}
