package picknmix.games.template;

/** What can be done, in the game's words. */
sealed interface TemplateAction {
  /** Eat a sweet of the hand; the die then decides (TG-3, TG-4). */
  record Eat(int sweet) implements TemplateAction {}

  /** Put a sweet of the hand into the jar, secretly (TG-3). */
  record Hide(int sweet) implements TemplateAction {}

  /** Chance: what the die shows (TG-4). */
  record Roll(int pips) implements TemplateAction {}
}
