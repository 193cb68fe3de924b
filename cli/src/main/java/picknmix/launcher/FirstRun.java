package picknmix.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Lets the JDK note in a cache, in a short run of the engine, what it loads and links at the start:
 * later starts take a fraction of the time. Should this fail, everything works without.
 */
final class FirstRun {
  private static final String QUESTIONS =
      """
      {"cmd":"games"}
      {"cmd":"new","game":"candy-match","seats":2}
      {"cmd":"legal","seat":0}
      {"cmd":"view","seat":0}
      {"cmd":"state"}
      {"cmd":"?"}
      """;

  private FirstRun() {}

  static void train(Workplace place) throws IOException, InterruptedException {
    Path fresh = place.file("picknmix.aot.new");
    Path questions = Files.writeString(place.file("train.jsonl"), QUESTIONS);
    ProcessBuilder engine =
        new ProcessBuilder(
            Workplace.java(),
            "-XX:+UseCompactObjectHeaders",
            "-XX:AOTCacheOutput=" + fresh,
            "-jar",
            place.project().resolve("cli/target/picknmix.jar").toString(),
            "engine");
    engine.redirectInput(questions.toFile());
    engine.redirectErrorStream(true).redirectOutput(place.file("train.log").toFile());
    Work.start(place, engine).end();
    if (Files.exists(fresh)) {
      place.replace(fresh, place.file("picknmix.aot"));
    }
  }
}
