package picknmix.cli.trials;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picknmix.cli.client.House;

/**
 * One of several servers is killed at any moment, again and again; its tables play on elsewhere.
 */
record ClusterKills(int count) implements Trial {
  private static final int TABLES = 8;
  private static final int MOST_ACTIONS = 40;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    Crowd crowd = stage.crowd();
    Spread pauses = new Spread();
    int mended;
    try (House house = stage.openHouse()) {
      for (int kill = 0; kill < count; kill++) {
        house.mend();
        crowd.fill(TABLES);
        crowd.awaitAllHere(Stage.PATIENCE);
        crowd.awaitActions(stage.random().nextInt(MOST_ACTIONS), Stage.PATIENCE);
        TimeUnit.MICROSECONDS.sleep(stage.random().nextInt(20_000));
        int victim = stage.random().nextInt(Stage.NODES);
        house.server(victim).kill();
        long dead = System.nanoTime();
        crowd.awaitAllHere(Stage.PATIENCE);
        crowd.awaitProgress(Stage.PATIENCE);
        pauses.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - dead));
        crowd.ledger().check(stage.store().url());
        house.start(victim);
        house.awaitReady(victim);
        progress.accept("%d of %d kills, tables stood still %s".formatted(kill + 1, count, pauses));
      }
      crowd.fill(TABLES);
      crowd.awaitAllHere(Stage.PATIENCE);
      stage.checkAll();
      crowd.checkEnds();
      mended = house.mended();
    }
    return "%d kills, %d stops of their own, %d acknowledged actions, %d games to their end; tables stood still %s"
        .formatted(count, mended, crowd.ledger().acknowledged(), crowd.ended().size(), pauses);
  }
}
