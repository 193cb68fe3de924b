package picknmix.server.match;

import picknmix.kernel.Refused;

/** What became of a command; only its sender is told. */
public sealed interface Reply {
  /** It was carried out, now or when it came the first time, as the action of that number. */
  record Applied(int sequence) implements Reply {}

  /** The table has moved on from the one that the command was meant for. */
  record TooLate(int sequence) implements Reply {}

  /** It cannot be done; nothing has changed. */
  record Rejected(Refused refused) implements Reply {}
}
