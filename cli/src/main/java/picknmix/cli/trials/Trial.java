package picknmix.cli.trials;

import java.io.IOException;
import java.util.function.Consumer;

/** A fault, and what must be so after it. */
interface Trial {
  /** Does the worst on that stage, and says in a few words how much of it. */
  String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed;
}
