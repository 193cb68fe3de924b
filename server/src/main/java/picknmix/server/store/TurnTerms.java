package picknmix.server.store;

import picknmix.kernel.Level;

/** How many milliseconds everybody has for a decision, and which bot makes it afterwards. */
public record TurnTerms(int millis, Level bot) {}
