package picknmix.server.match;

import java.util.Locale;

/** How a table settles what was too close to tell. */
public enum Ties {
  /** Clockwise from whoever the rules name, the revealer in Candy Match. */
  SEAT,
  /** By a coin that is the seed's, and can be checked when the seed is known. */
  COIN;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
