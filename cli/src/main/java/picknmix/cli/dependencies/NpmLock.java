package picknmix.cli.dependencies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a {@code package-lock.json} fixes. A package's content is fixed by its hash; where it comes
 * from is looked at all the same, since another place would be a strange thing to find there.
 */
public final class NpmLock {
  /** Where npm looks when the lock names no place, which ours do not. */
  private static final String REGISTRY = "https://registry.npmjs.org/";

  private static final String FOLDER = "node_modules/";
  private static final String HASH = "sha512-";

  private NpmLock() {}

  public static Found read(Path file) throws IOException {
    JsonNode lock = JsonMapper.shared().readTree(Files.readString(file));
    List<String> libraries = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (Map.Entry<String, JsonNode> entry : lock.path("packages").properties()) {
      if (entry.getKey().isEmpty()) {
        continue; // our own
      }
      String library = name(entry.getKey()) + " " + entry.getValue().path("version").asString("?");
      libraries.add(library);
      if (!entry.getValue().path("integrity").asString("").startsWith(HASH)) {
        faults.add("%s: %s has no SHA-512 hash".formatted(file, library));
      }
      String origin = entry.getValue().path("resolved").asString(REGISTRY);
      if (!origin.startsWith(REGISTRY)) {
        faults.add("%s: %s comes from %s".formatted(file, library, origin));
      }
    }
    if (libraries.isEmpty()) {
      faults.add(file + " names no packages");
    }
    return new Found(libraries, faults);
  }

  /** A package may lie in the folder of another one, which needs another version of it. */
  private static String name(String place) {
    return place.substring(place.lastIndexOf(FOLDER) + FOLDER.length());
  }
}
