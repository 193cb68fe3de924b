package picknmix.server.match;

/** Whoever looks after a match's table. Told in the match's queue: quick work only. */
public interface TurnListener {
  /** Somebody has acted, and this is now waited for. */
  void turned(TurnLimits limits);

  /** That seat has let its time pass twice in a row. */
  void absent(int seat);
}
