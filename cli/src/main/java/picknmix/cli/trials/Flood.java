package picknmix.cli.trials;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import picknmix.cli.client.Line;

/** Some send far too much: they are cut off, and the others play on. */
final class Flood implements Trial {
  private static final int TABLES = 4;
  private static final int MISUSE = 1008;
  private static final List<String> NONSENSE =
      List.of(
          "{\"type\":\"act\",\"id\":\"x\",\"action\":\"no such thing\",\"seen\":0}",
          "{\"type\":\"pong\",\"n\":-1}",
          "{\"type\":\"signal\",\"phrase\":\"hello\",\"at\":null}",
          "{\"type\":",
          "");

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    int messages = stage.isBrief() ? 500 : 20_000;
    int requests = stage.isBrief() ? 500 : 20_000;
    stage.open(TABLES);
    Crowd crowd = stage.crowd();
    List<Guest> guests = new ArrayList<>();
    for (Seating place : crowd.places()) {
      guests.add(new Guest(crowd, place));
    }
    crowd.loop().run(() -> guests.forEach(Guest::connect));
    crowd.await(Stage.PATIENCE, "no answer", () -> guests.stream().allMatch(Guest::isGreeted));
    crowd.loop().run(() -> guests.forEach(guest -> flood(guest, messages)));
    progress.accept("too many requests");
    ask(crowd, requests);
    crowd.await(
        Stage.PATIENCE,
        "who sends too much is not cut off",
        () -> guests.stream().allMatch(guest -> guest.status() != 0));
    for (Guest guest : guests) {
      if (guest.status() != MISUSE && guest.status() != Line.BROKEN) {
        throw new TrialFailed("who sent too much was cut off with " + guest.status());
      }
    }
    stage.checkAll();
    stage.checkLogIsClean();
    return "%d sockets with %d messages each, %d requests"
        .formatted(guests.size(), messages, requests);
  }

  private static void flood(Guest guest, int messages) {
    for (int i = 0; i < messages; i++) {
      guest.send(NONSENSE.get(i % NONSENSE.size()));
    }
  }

  /** From an address elsewhere, as a proxy on this machine would say. */
  private static void ask(Crowd crowd, int requests)
      throws IOException, InterruptedException, TrialFailed {
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (int i = 0; i < requests; i++) {
        HttpRequest request =
            HttpRequest.newBuilder(crowd.url().resolve("/api/tables"))
                .header("X-Forwarded-For", "203.0.113." + i % 4)
                .build();
        int status = http.send(request, BodyHandlers.discarding()).statusCode();
        if (status != 200 && status != 429) {
          throw new TrialFailed("one of too many requests was answered with " + status);
        }
      }
    }
  }
}
