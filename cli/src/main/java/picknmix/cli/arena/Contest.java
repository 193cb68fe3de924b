package picknmix.cli.arena;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Many games that are played one after the other, and may be stopped at any time. */
public interface Contest {
  /** Plays all the games, or as many as there is time for until it is stopped. */
  void play(int threads) throws InterruptedException;

  /** Gives up the games that are being played, and begins no more. */
  void stop();

  /** How it stands; the same games give the same result, whichever ended first. */
  Outcome report();

  /** What came of it. */
  interface Outcome {
    /** A table for people. */
    String text();

    /** Everything as one object. */
    Map<String, @Nullable Object> json();
  }
}
