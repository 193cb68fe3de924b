package picknmix.games.template;

import static picknmix.games.template.TemplateState.NOTHING;

/** Why an action is not legal now, in a sentence that begins with the rule's number. */
final class Refusals {
  private Refusals() {}

  static String of(TemplateState s, int seat, long action) {
    if (TemplateNotation.kind(action) == TemplateNotation.ROLL) {
      return "TG-4: the die is rolled by chance, when somebody eats";
    }
    if (s.biting != NOTHING) {
      return "TG-4: the die is to be rolled first";
    }
    if (seat != s.turn) {
      return "TG-3: it is seat " + s.turn + "'s turn";
    }
    int sweet = TemplateNotation.what(action);
    return (s.hands[seat] & Sweets.bit(sweet)) == 0
        ? "TG-3: " + Sweets.name(sweet) + " is not in your hand"
        : "TG-3: your jar is full";
  }
}
