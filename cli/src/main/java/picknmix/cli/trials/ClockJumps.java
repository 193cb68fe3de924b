package picknmix.cli.trials;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picknmix.cli.client.ServerProcess;
import picknmix.cli.client.Signals;

/** The date jumps to and fro by hours, and the machine falls asleep for seconds. */
final class ClockJumps implements Trial {
  private static final int TABLES = 4;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    int naps = stage.isBrief() ? 1 : 6;
    int seconds = stage.isBrief() ? 2 : 10;
    stage.useMain("picknmix.cli.JumpingServer");
    ServerProcess server = stage.open(TABLES);
    Crowd crowd = stage.crowd();
    for (int nap = 0; nap < naps; nap++) {
      progress.accept("asleep %d of %d times".formatted(nap + 1, naps));
      crowd.awaitActions(2 * TABLES, Stage.PATIENCE);
      Signals.send("-STOP", server.pid());
      TimeUnit.SECONDS.sleep(seconds);
      Signals.send("-CONT", server.pid());
      crowd.awaitProgress(Stage.PATIENCE);
    }
    stage.checkAll();
    stage.checkLogIsClean();
    return "%d times asleep for %d s, %d acknowledged actions"
        .formatted(naps, seconds, crowd.ledger().acknowledged());
  }
}
