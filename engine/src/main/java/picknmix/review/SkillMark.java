package picknmix.review;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Yardstick;

/**
 * How well somebody decided: which share they kept of what actions by chance would have lost. Only
 * decisions in which something was at stake tell anything, and each tells the more, the more it
 * was. Luck has no part in it, and neither have the others: each decision goes by what its player
 * could know then.
 *
 * @param decisions how many decisions tell something
 * @param share 0 for who acts by chance, 1 for who decides like the judge
 * @param error half of the 95 % interval of that
 */
record SkillMark(int decisions, double share, double error) {
  /** From which share of the game's scale on something is at stake. */
  private static final double AT_STAKE = 0.03;

  /** From so many decisions on something can be told, if they agree so far. */
  private static final int FEWEST = 8;

  private static final double MOST_ERROR = 0.45;

  /** Somebody plays like those of a level who has come most of the way from the one below. */
  private static final double NEARLY = 1 / 3.0;

  /**
   * So many errors above 0 a share is surely above chance. The few decisions of one match make the
   * error itself unsure, and many a mark is shown: 99 in 100 must be right, not 95.
   */
  private static final double SURELY = 1.25;

  /** A decision: what was lost, and what an action by chance would have lost. */
  record Tried(double regret, double stake) {}

  static SkillMark of(List<Tried> all, double scale) {
    List<Tried> real = all.stream().filter(one -> one.stake() >= AT_STAKE * scale).toList();
    double regret = 0;
    double stake = 0;
    for (Tried one : real) {
      regret += one.regret();
      stake += one.stake();
    }
    double share = real.isEmpty() ? 0 : 1 - regret / stake;
    double squares = 0;
    for (Tried one : real) {
      double off = one.regret() - (1 - share) * one.stake();
      squares += off * off;
    }
    double freedom = Math.max(1, real.size() - 1);
    double error = Math.sqrt(squares * real.size() / freedom) / Math.max(stake, AT_STAKE * scale);
    return new SkillMark(real.size(), share, Numbers.INTERVAL * error);
  }

  boolean isTold() {
    return decisions >= FEWEST && error <= MOST_ERROR;
  }

  /**
   * The level that decides about as well; null if that cannot be told from chance. One match of
   * actions by chance looks like a gentle bot's now and then, but hardly ever surely.
   */
  @Nullable Level level(Yardstick yardstick) {
    if (share <= SURELY * error) {
      return null;
    }
    Level like = null;
    double enough = 1 - NEARLY;
    for (Level level : Level.values()) {
      like = yardstick.rung(share) >= enough ? level : like;
      enough++;
    }
    return like;
  }

  /** The level's word, or {@code chance}. */
  String like(Yardstick yardstick) {
    Level level = level(yardstick);
    return level == null ? "chance" : level.text();
  }

  /** By the measure of the game's bots. */
  Map<String, @Nullable Object> json(Yardstick yardstick) {
    Map<String, @Nullable Object> json = Json.object("decisions", decisions, "told", isTold());
    if (isTold()) {
      json.put("share", Numbers.rounded(share));
      json.put("error", Numbers.rounded(error));
      json.put("like", like(yardstick));
      json.put("rung", Numbers.rounded(yardstick.rung(share)));
      json.put("from", Numbers.rounded(yardstick.rung(share - error)));
      json.put("to", Numbers.rounded(yardstick.rung(share + error)));
    }
    return json;
  }
}
