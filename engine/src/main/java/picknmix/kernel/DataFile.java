package picknmix.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A game's component data: a text file beside its classes that a person can read and replace. */
public final class DataFile {
  private DataFile() {}

  /** The whole text of the file that lies beside the class. */
  public static String text(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the data file " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The words of the file in order; lines that start with # say nothing. */
  public static List<String> words(Class<?> beside, String name) {
    List<String> words = new ArrayList<>();
    for (String line : Words.split(text(beside, name), '\n')) {
      if (!line.startsWith("#")) {
        words.addAll(Words.split(line.strip(), ' '));
      }
    }
    words.removeIf(String::isEmpty);
    return List.copyOf(words);
  }
}
