package picknmix.cli.arena;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picknmix.cli.parts.PartFiles;
import picknmix.kernel.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** What comes of games that were played in parts: the same as if they had been played at once. */
public final class Merge {
  private Merge() {}

  /** Reads the files of all parts; refuses them unless every game is there once. */
  public static Contest.Outcome of(List<Path> files) throws InterruptedException {
    PartFiles parts = PartFiles.read("arena", "arena", files);
    try {
      Map<Integer, JsonNode> games = new HashMap<>();
      for (JsonNode game : parts.pieces()) {
        games.put(game.required("game").asInt(), game);
      }
      Contest contest = Header.contest(parts.whole(), games);
      contest.play(1); // nothing is left to be played
      return contest.report();
    } catch (JacksonException mistake) {
      throw Refused.badRequest(
          "the parts cannot be understood: %s".formatted(mistake.getOriginalMessage()));
    }
  }
}
