package picknmix.cli.fuzz;

import java.io.IOException;
import java.util.SplittableRandom;

/** A way in from outside. */
interface Target {
  /** Takes one more input, made from that randomness alone and from what is known to be good. */
  void feed(SplittableRandom random) throws IOException, InterruptedException, FuzzFailed;
}
