package picknmix.games.template;

import picknmix.games.template.TemplateAction.Eat;
import picknmix.games.template.TemplateAction.Hide;
import picknmix.games.template.TemplateAction.Roll;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/** The actions as numbers and in notation: four bits for the sweet or the pips, above them what. */
final class TemplateNotation implements ActionNotation {
  static final int MOST_PIPS = 6;

  static final int EAT = 0;
  static final int HIDE = 1;
  static final int ROLL = 2;

  private static final int KIND_SHIFT = 4;

  /** EAT, HIDE or ROLL. */
  static int kind(long action) {
    return (int) (action >> KIND_SHIFT);
  }

  /** The sweet, or the pips of a roll. */
  static int what(long action) {
    return (int) action & (1 << KIND_SHIFT) - 1;
  }

  static long of(int kind, int what) {
    return (long) kind << KIND_SHIFT | what;
  }

  static TemplateAction decode(long action) {
    return switch (kind(action)) {
      case EAT -> new Eat(what(action));
      case HIDE -> new Hide(what(action));
      case ROLL -> new Roll(what(action));
      default -> throw new IllegalArgumentException("no action: " + action);
    };
  }

  @Override
  public String text(long action) {
    return switch (decode(action)) {
      case Eat(int sweet) -> "eat " + Sweets.name(sweet);
      case Hide(int sweet) -> "hide " + Sweets.name(sweet);
      case Roll(int pips) -> "roll " + pips;
    };
  }

  /** TG-3: which sweet was hidden is for the one who did it. */
  @Override
  public String text(long action, int seat, int viewer) {
    return kind(action) == HIDE && viewer != seat ? "hide ?" : text(action);
  }

  @Override
  public long parse(String text) {
    int space = text.indexOf(' ');
    if (space < 0) {
      throw Refused.badAction("an action is two words, such as \"eat B3\", not \"" + text + "\"");
    }
    String verb = text.substring(0, space);
    String what = text.substring(space + 1);
    return switch (verb) {
      case "eat" -> of(EAT, sweet(what));
      case "hide" -> of(HIDE, sweet(what));
      case "roll" -> of(ROLL, pips(what));
      default ->
          throw Refused.badAction("\"" + verb + "\" is no action; there are eat, hide and roll");
    };
  }

  private static int sweet(String name) {
    int sweet = Sweets.number(name);
    if (sweet < 0) {
      throw Refused.badAction("there is no sweet \"" + name + "\"");
    }
    return sweet;
  }

  private static int pips(String text) {
    Integer pips = Words.number(text);
    if (pips == null || pips < 1 || pips > MOST_PIPS) {
      throw Refused.badAction("a die shows 1 to " + MOST_PIPS + ", not \"" + text + "\"");
    }
    return pips;
  }
}
