package picknmix.cli.trials;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Sockets whose clients are gone without a word: the server finds out, and does not wait. */
final class HalfOpen implements Trial {
  private static final int TABLES = 4;
  private static final int SOCKETS_EACH = 5;
  private static final int FORGOTTEN_SECONDS = 90;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    stage.open(TABLES);
    Crowd crowd = stage.crowd();
    List<Guest> guests = new ArrayList<>();
    for (Seating place : crowd.places()) {
      for (int i = 0; i < SOCKETS_EACH; i++) {
        guests.add(new Guest(crowd, place));
      }
    }
    int others = crowd.places().size();
    crowd.loop().run(() -> guests.forEach(Guest::connect));
    crowd.await(Stage.PATIENCE, "no answer", () -> guests.stream().allMatch(Guest::isGreeted));
    crowd.loop().run(() -> guests.forEach(Guest::goDeaf));
    stage.checkAll();
    if (!stage.isBrief()) {
      awaitForgotten(crowd, others, progress);
      stage.checkAll();
    }
    stage.checkLogIsClean();
    return guests.size() + " sockets";
  }

  private static void awaitForgotten(Crowd crowd, int others, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    for (int second = 0; sockets(crowd) > others; second++) {
      if (second > FORGOTTEN_SECONDS) {
        throw new TrialFailed("the server still has sockets whose clients are long gone");
      }
      progress.accept("%.0f sockets after %d s".formatted(sockets(crowd), second));
      TimeUnit.SECONDS.sleep(1);
    }
  }

  private static double sockets(Crowd crowd) throws IOException, InterruptedException {
    return crowd
        .api()
        .text("/metrics", null)
        .lines()
        .filter(line -> line.startsWith("picknmix_sockets "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
        .sum();
  }
}
