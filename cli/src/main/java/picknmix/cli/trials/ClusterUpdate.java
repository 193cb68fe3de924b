package picknmix.cli.trials;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picknmix.cli.client.House;

/** One server after the other is stopped as an operator does it, and started again. */
record ClusterUpdate(int rounds) implements Trial {
  private static final int TABLES = 8;
  private static final int A_FEW = 20;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    Crowd crowd = stage.crowd();
    Spread pauses = new Spread();
    try (House house = stage.openHouse()) {
      for (int round = 0; round < rounds; round++) {
        for (int node = 0; node < Stage.NODES; node++) {
          house.mend();
          crowd.fill(TABLES);
          crowd.awaitAllHere(Stage.PATIENCE);
          crowd.awaitActions(A_FEW, Stage.PATIENCE);
          long start = System.nanoTime();
          house.server(node).close();
          crowd.awaitAllHere(Stage.PATIENCE);
          crowd.awaitProgress(Stage.PATIENCE);
          pauses.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
          house.start(node);
          house.awaitReady(node);
          crowd.ledger().check(stage.store().url());
        }
        progress.accept("%d of %d rounds".formatted(round + 1, rounds));
      }
      stage.checkAll();
      crowd.checkEnds();
    }
    return "%d servers replaced, %d acknowledged actions; each took %s"
        .formatted(rounds * Stage.NODES, crowd.ledger().acknowledged(), pauses);
  }
}
