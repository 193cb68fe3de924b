package picknmix.server.match;

import org.jspecify.annotations.Nullable;

/**
 * How a match stands, written down for one viewer: all that a line to them needs to know, wherever
 * the match is played.
 */
public interface News {
  /** How many actions there have been. */
  int sequence();

  /** Whether whoever is first may act, so that it pays to be quick. */
  boolean isRace();

  /** The id of the viewer's own command that it tells of, whose reply follows at once; or null. */
  @Nullable String asked();

  /** The message {@code update} of docs/protocol.md, in UTF-8; not to be changed. */
  byte[] text();
}
