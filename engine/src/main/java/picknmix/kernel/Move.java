package picknmix.kernel;

/** An action in a log: who did what. */
public record Move(int seat, long action) {}
