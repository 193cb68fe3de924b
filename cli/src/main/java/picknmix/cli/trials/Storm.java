package picknmix.cli.trials;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Very many sockets break at once and come back at once, as after a router's restart. */
final class Storm implements Trial {
  private static final int TABLES = 8;

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    int sockets = stage.isBrief() ? 300 : 2_000;
    int times = stage.isBrief() ? 1 : 5;
    stage.open(TABLES);
    Crowd crowd = stage.crowd();
    List<Seating> places = crowd.places();
    List<Guest> guests = new ArrayList<>();
    for (int i = 0; i < sockets; i++) {
      guests.add(new Guest(crowd, places.get(i % places.size())));
    }
    crowd.loop().run(() -> guests.forEach(Guest::connect));
    awaitAll(crowd, guests);
    for (int time = 0; time < times; time++) {
      progress.accept("storm %d of %d".formatted(time + 1, times));
      crowd.each(Actor::lose);
      crowd.loop().run(() -> guests.forEach(Guest::drop));
      crowd.loop().run(() -> guests.forEach(Guest::connect));
      awaitAll(crowd, guests);
      crowd.awaitAllHere(Stage.PATIENCE);
    }
    stage.checkAll();
    stage.checkLogIsClean();
    return "%d sockets, %d times".formatted(sockets, times);
  }

  private static void awaitAll(Crowd crowd, List<Guest> guests)
      throws InterruptedException, TrialFailed {
    crowd.await(
        Stage.PATIENCE,
        "not all sockets were told how their table stands",
        () -> guests.stream().allMatch(Guest::isGreeted));
  }
}
