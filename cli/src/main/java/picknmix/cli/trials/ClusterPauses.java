package picknmix.cli.trials;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picknmix.cli.client.House;
import picknmix.cli.client.ServerProcess;
import picknmix.cli.client.Signals;

/**
 * One of several servers stands still, for the others as if the network were cut; when it goes on
 * it has lost its tables, may write nothing wrong, says so and stops.
 */
record ClusterPauses(int count) implements Trial {
  private static final int TABLES = 8;
  private static final int PAUSE_SECONDS = 12;
  private static final int STOP_SECONDS = 30;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    Crowd crowd = stage.crowd();
    try (House house = stage.openHouse()) {
      for (int pause = 0; pause < count; pause++) {
        house.mend();
        crowd.fill(TABLES);
        crowd.awaitAllHere(Stage.PATIENCE);
        int victim = stage.random().nextInt(Stage.NODES);
        ServerProcess server = house.server(victim);
        Signals.send("-STOP", server.pid());
        TimeUnit.SECONDS.sleep(PAUSE_SECONDS);
        Signals.send("-CONT", server.pid());
        awaitEnd(server);
        house.checkGaveUp(victim);
        crowd.awaitAllHere(Stage.PATIENCE);
        crowd.awaitProgress(Stage.PATIENCE);
        crowd.ledger().check(stage.store().url());
        house.start(victim);
        house.awaitReady(victim);
        progress.accept("%d of %d pauses".formatted(pause + 1, count));
      }
      stage.checkAll();
      crowd.checkEnds();
    }
    return "%d pauses, %d acknowledged actions".formatted(count, crowd.ledger().acknowledged());
  }

  private static void awaitEnd(ServerProcess server) throws InterruptedException, TrialFailed {
    for (int second = 0; server.isAlive(); second++) {
      if (second > STOP_SECONDS) {
        throw new TrialFailed("a server that has lost its tables does not stop");
      }
      TimeUnit.SECONDS.sleep(1);
    }
  }
}
