package picknmix.cli.parts;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What all parts of some work have written: each a line that says what it is a part of, then a line
 * for each piece of it. Several parts may stand in one file, one behind the other. Unless every
 * part is there, whole and once, they are refused.
 */
public final class PartFiles {
  private final String key;
  private final String command;
  private final List<JsonNode> pieces = new ArrayList<>();
  private final Map<Integer, Path> found = new HashMap<>();
  private @Nullable ObjectNode whole;
  private Path first = Path.of("");
  private int missing;

  private PartFiles(String key, String command) {
    this.key = key;
    this.command = command;
  }

  /**
   * Reads all of them.
   *
   * @param key what the first line of such a part has
   * @param command which command writes such parts
   */
  public static PartFiles read(String key, String command, List<Path> files) {
    PartFiles parts = new PartFiles(key, command);
    files.forEach(parts::read);
    parts.checkThatAllAreThere();
    return parts;
  }

  /**
   * The fields by which a part's first line tells which part it is.
   *
   * @param pieces how many lines come behind it
   */
  public static Map<String, @Nullable Object> fields(Part part, int pieces) {
    return Json.object("parts", part.parts(), "part", part.number(), "pieces", pieces);
  }

  /** What all of them are parts of. */
  public JsonNode whole() {
    return Objects.requireNonNull(whole);
  }

  /** The pieces of all parts, in any order. */
  public List<JsonNode> pieces() {
    return pieces;
  }

  private void read(Path file) {
    missing = 0;
    int number = 0;
    try (BufferedReader in = Files.newBufferedReader(file)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        number++;
        read(file, number, line);
      }
    } catch (NoSuchFileException nothing) {
      throw Refused.badRequest("there is no file " + file);
    } catch (IOException failure) {
      throw Refused.badRequest("%s cannot be read: %s".formatted(file, failure));
    }
    if (number == 0) {
      throw Refused.badRequest(file + " is empty: that part has yet to be done");
    }
    checkThatPartIsWhole(file);
  }

  private void read(Path file, int number, String line) {
    JsonNode json = parse(line);
    if (json instanceof ObjectNode header && isHeader(header)) {
      checkThatPartIsWhole(file);
      begin(file, header);
    } else if (number == 1) {
      throw Refused.badRequest(
          "%s is no part: those are what picknmix %s --part writes".formatted(file, command));
    } else if (json == null) {
      throw Refused.badRequest(
          "line %d of %s cannot be read: that part has to be done again".formatted(number, file));
    } else {
      missing--;
      pieces.add(json);
    }
  }

  private boolean isHeader(ObjectNode json) {
    return json.has(key)
        && json.path("parts").isInt()
        && json.path("part").isInt()
        && json.path("pieces").isInt();
  }

  private void begin(Path file, ObjectNode header) {
    ObjectNode here = header.deepCopy();
    int part = here.remove("part").asInt();
    missing = here.remove("pieces").asInt();
    if (whole == null) {
      whole = here;
      first = file;
    } else if (!here.equals(whole)) {
      throw Refused.badRequest(
          "%s is a part of something else than %s: %s"
              .formatted(file, first, difference(here, whole)));
    }
    Path other = found.put(part, file);
    if (other != null) {
      throw Refused.badRequest(
          "part %d is there twice: in %s and in %s".formatted(part, other, file));
    }
  }

  private static String difference(ObjectNode here, ObjectNode there) {
    TreeSet<String> names = new TreeSet<>(here.propertyNames());
    names.addAll(there.propertyNames());
    for (String name : names) {
      if (!here.path(name).equals(there.path(name))) {
        return "%s is %s, there %s".formatted(name, here.path(name), there.path(name));
      }
    }
    return "";
  }

  private void checkThatPartIsWhole(Path file) {
    if (missing != 0) {
      throw Refused.badRequest(
          missing > 0
              ? "%s lacks %d of its part's lines: it was interrupted, and has to be done again"
                  .formatted(file, missing)
              : "%s has more lines than its part".formatted(file));
    }
  }

  private void checkThatAllAreThere() {
    int parts = whole().get("parts").asInt();
    List<String> lacking = new ArrayList<>();
    for (int from = 1; from <= parts; from++) {
      int to = from;
      while (to <= parts && !found.containsKey(to)) {
        to++;
      }
      if (to > from) {
        lacking.add(to == from + 1 ? "" + from : from + "–" + (to - 1));
        from = to;
      }
    }
    if (!lacking.isEmpty()) {
      throw Refused.badRequest(
          "of %d parts these are missing: %s".formatted(parts, String.join(", ", lacking)));
    }
  }

  private static @Nullable JsonNode parse(String line) {
    try {
      return JsonMapper.shared().readTree(line);
    } catch (JacksonException e) {
      return null;
    }
  }
}
