package picknmix.cli.arena;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file with the games played so far: a line that says what is being played, then one for each
 * game, written as soon as it is over. Whoever is interrupted goes on from there.
 */
public final class Keep implements AutoCloseable {
  /** Keeps nothing. */
  public static final Keep NOTHING = new Keep(null, null);

  private final @Nullable RandomAccessFile file;
  private final @Nullable PrintWriter out;
  private final Map<Integer, JsonNode> games = new HashMap<>();

  private Keep(@Nullable RandomAccessFile file, @Nullable PrintWriter out) {
    this.file = file;
    this.out = out;
  }

  /** Prints what would be in the file. */
  public static Keep print(PrintWriter out, Map<String, @Nullable Object> what) {
    Keep keep = new Keep(null, out);
    keep.write(Json.write(what));
    return keep;
  }

  /** Games that were played before, by their indices. */
  static Keep of(Map<Integer, JsonNode> games) {
    Keep keep = new Keep(null, null);
    keep.games.putAll(games);
    return keep;
  }

  /**
   * Opens the file, or begins it.
   *
   * @param what is being played; a file that was begun with something else is refused
   */
  public static Keep open(Path path, Map<String, @Nullable Object> what) {
    try {
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
      Keep keep = new Keep(file, null);
      try {
        keep.read(path, Json.write(what));
      } catch (RuntimeException | IOException failure) {
        file.close();
        throw failure;
      }
      return keep;
    } catch (IOException failure) {
      throw Refused.badRequest("games cannot be kept in %s: %s".formatted(path, failure));
    }
  }

  private void read(Path path, String what) throws IOException {
    RandomAccessFile open = Objects.requireNonNull(file);
    FileLock lock = open.getChannel().tryLock();
    if (lock == null) {
      throw Refused.badRequest(path + " is in use: another arena keeps its games there");
    }
    byte[] bytes = new byte[Math.toIntExact(open.length())];
    open.readFully(bytes);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--; // half a line: somebody was interrupted while it was written
    }
    String text = new String(bytes, 0, end, StandardCharsets.UTF_8);
    if (text.isEmpty()) {
      String begun = new String(bytes, StandardCharsets.UTF_8);
      check(path, what, what.startsWith(begun) ? what : begun);
      open.setLength(0);
      write(what);
      return;
    }
    String[] lines = text.split("\n", -1);
    check(path, what, lines[0]);
    for (int i = 1; i < lines.length - 1; i++) {
      JsonNode game = parse(lines[i]);
      if (game == null) {
        throw Refused.badRequest("line %d of %s cannot be read".formatted(i + 1, path));
      }
      games.put(game.get("game").asInt(), game);
    }
    open.setLength(end);
    open.seek(end);
  }

  private static void check(Path path, String what, String found) {
    if (found.equals(what)) {
      return;
    }
    JsonNode other = parse(found);
    throw Refused.badRequest(
        other == null || !other.has("arena")
            ? "%s is no file in which an arena keeps its games".formatted(path)
            : "%s has games of something else: there %s, here %s".formatted(path, found, what));
  }

  private static @Nullable JsonNode parse(String line) {
    try {
      JsonNode tree = JsonMapper.shared().readTree(line);
      return tree.isObject() ? tree : null;
    } catch (JacksonException e) {
      return null;
    }
  }

  /** The result of that game, if it was played before. */
  Bout.@Nullable Result find(Bout bout) {
    JsonNode game = games.get(bout.index());
    return game == null ? null : KeptGame.read(bout, game);
  }

  /** Writes a game down. */
  void add(Bout.Result result) {
    if (file != null || out != null) {
      write(Json.write(KeptGame.json(result)));
    }
  }

  private synchronized void write(String line) {
    try {
      // In one piece, so that no two lines mix and at most the last is not whole.
      if (file != null) {
        file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      } else if (out != null) {
        out.print(line + "\n");
        if (out.checkError()) {
          throw new IOException("nobody reads them");
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("games cannot be kept any more", failure);
    }
  }

  @Override
  public void close() {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException failure) {
      throw new UncheckedIOException("the file of kept games does not close", failure);
    }
  }
}
