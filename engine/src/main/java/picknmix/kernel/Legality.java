package picknmix.kernel;

import org.jspecify.annotations.Nullable;

/**
 * What is legal, decided in one place from what the rules list, leave open and let chance bring. A
 * game only explains what is refused here, so that no explanation can differ from the list.
 */
public final class Legality {
  private Legality() {}

  /** Whether that seat, the clock or chance may do this now. */
  public static <S extends State<S>> boolean isLegal(Rules<S> rules, S s, int seat, long action) {
    if (seat == Seat.CHANCE) {
      Outcomes outcomes = new Outcomes();
      if (rules.turn(s) == Seat.CHANCE) {
        rules.chance(s, outcomes);
      }
      return outcomes.contains(action);
    }
    ActionList listed = new ActionList();
    rules.legal(s, seat, listed);
    return listed.contains(action) || (rules.isOpen(s, seat) && rules.acceptsOpen(s, seat, action));
  }

  /** Why that action is not legal now, naming the rule; null if it is legal. */
  public static <S extends State<S>> @Nullable String refusal(
      Rules<S> rules, S s, int seat, long action) {
    return isLegal(rules, s, seat, action) ? null : rules.explain(s, seat, action);
  }
}
