package picknmix.cli.trials;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picknmix.cli.client.ServerProcess;

/** The server is killed at any moment, again and again. */
record Kills(int count) implements Trial {
  private static final int TABLES = 8;
  private static final int MOST_ACTIONS = 40;
  private static final int START_MILLIS = 1_500;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    Crowd crowd = stage.crowd();
    for (int kill = 0; kill < count; kill++) {
      if (kill > 0 && stage.random().nextInt(5) == 0) {
        killAtStart(stage);
      } else {
        ServerProcess server = stage.open(TABLES);
        crowd.awaitActions(stage.random().nextInt(MOST_ACTIONS), Stage.PATIENCE);
        TimeUnit.MICROSECONDS.sleep(stage.random().nextInt(20_000));
        server.kill();
      }
      crowd.ledger().check(stage.store().url());
      progress.accept("%d of %d kills".formatted(kill + 1, count));
    }
    stage.open(TABLES);
    stage.checkAll();
    crowd.checkEnds();
    stage.checkLogIsClean();
    return "%d kills, %d acknowledged actions, %d games to their end"
        .formatted(count, crowd.ledger().acknowledged(), crowd.ended().size());
  }

  /** While it opens its store, perhaps, or finds its tables again. */
  private static void killAtStart(Stage stage) throws IOException, InterruptedException {
    ServerProcess server = stage.launch();
    TimeUnit.MILLISECONDS.sleep(stage.random().nextInt(START_MILLIS));
    server.kill();
  }
}
