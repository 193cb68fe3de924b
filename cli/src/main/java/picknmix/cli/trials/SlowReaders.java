package picknmix.cli.trials;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Everybody's line is bad: nothing is read or answered for moments, then all at once. */
final class SlowReaders implements Trial {
  private static final int TABLES = 8;
  private static final int LONGEST_MILLIS = 3_000;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    int seconds = stage.isBrief() ? 3 : 60;
    stage.open(TABLES);
    Crowd crowd = stage.crowd();
    for (int second = 0; second < seconds; second++) {
      progress.accept("%d of %d s".formatted(second, seconds));
      crowd.each(actor -> nap(crowd, actor));
      TimeUnit.SECONDS.sleep(1);
    }
    crowd.awaitAllHere(Stage.PATIENCE);
    stage.checkAll();
    stage.checkLogIsClean();
    return "%d s, %d acknowledged actions".formatted(seconds, crowd.ledger().acknowledged());
  }

  private static void nap(Crowd crowd, Actor actor) {
    if (crowd.random().nextInt(3) == 0) {
      actor.fallAsleep();
      crowd.loop().after(crowd.random().nextInt(LONGEST_MILLIS), actor::wakeUp);
    }
  }
}
