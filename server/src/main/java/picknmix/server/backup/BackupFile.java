package picknmix.server.backup;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** A backup that {@link BackupWriter} has written. Whoever reads it hears if it is not whole. */
final class BackupFile implements RowSource {
  private static final JsonMapper JSON = new JsonMapper();

  private final Path file;
  private final String version;

  private BackupFile(Path file, String version) {
    this.file = file;
    this.version = version;
  }

  /** Looks at its first line only. */
  static BackupFile open(Path file) throws IOException {
    try (BufferedReader lines = lines(file)) {
      String first = lines.readLine();
      return new BackupFile(file, version(file, first == null ? "" : first));
    } catch (ZipException | EOFException | CharacterCodingException e) {
      throw new CopyRefused(file + " is no backup of Pick & Mix", e);
    } catch (NoSuchFileException e) {
      throw new CopyRefused("there is no file " + file, e);
    } catch (FileSystemException e) {
      throw new CopyRefused("cannot read " + file, e);
    }
  }

  private static BufferedReader lines(Path file) throws IOException {
    return new BufferedReader(
        new InputStreamReader(
            new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8.newDecoder()));
  }

  private static String version(Path file, String line) throws CopyRefused {
    FileLine.Head head = head(line);
    if (head == null || head.schema() == null || !FileLine.Head.WHAT.equals(head.picknmix())) {
      throw new CopyRefused(file + " is no backup of Pick & Mix");
    }
    if (head.format() != FileLine.Head.FORMAT) {
      throw new CopyRefused(
          "%s was made by a newer Pick & Mix (format %d): restore it with that one"
              .formatted(file, head.format()));
    }
    return head.schema();
  }

  private static FileLine.@Nullable Head head(String line) {
    try {
      return JSON.readValue(line, FileLine.Head.class);
    } catch (JacksonException noHead) {
      return null;
    }
  }

  @Override
  public String version() {
    return version;
  }

  /** Reads all of it, so that a damaged one is found before anything is done with it. */
  void check(LongConsumer soFar) throws IOException, SQLException {
    read(Nowhere.INSTANCE, soFar);
  }

  @Override
  public void sendTo(RowSink sink) throws IOException, SQLException {
    read(sink, rows -> {});
  }

  private void read(RowSink sink, LongConsumer soFar) throws IOException, SQLException {
    Tally tally = new Tally(version, sink, soFar);
    try (BufferedReader lines = lines(file)) {
      lines.readLine(); // the head
      FileLine.End end = rows(lines, tally);
      Tally.Sum sum = tally.sum();
      boolean isWhole = sum.rows().equals(end.rows()) && sum.digest().equals(end.digest());
      if (!isWhole || lines.readLine() != null) {
        throw damaged(null);
      }
    } catch (ZipException | EOFException | CharacterCodingException | JacksonException e) {
      throw damaged(e);
    }
  }

  /** Passes everything on up to the last line, which it gives. */
  private FileLine.End rows(BufferedReader lines, RowSink sink) throws IOException, SQLException {
    String line;
    while ((line = lines.readLine()) != null) {
      if (line.startsWith("[")) {
        sink.row(line);
      } else if (line.startsWith("{\"table\"")) {
        begin(JSON.readValue(line, FileLine.Table.class), sink);
      } else {
        return JSON.readValue(line, FileLine.End.class);
      }
    }
    throw damaged(null);
  }

  private void begin(FileLine.Table line, RowSink sink) throws IOException, SQLException {
    String table = line.table();
    List<String> columns = line.columns();
    if (table == null || columns == null) {
      throw damaged(null);
    }
    sink.table(table, columns);
  }

  private CopyRefused damaged(@Nullable Exception cause) {
    String message = file + " is damaged or cut off: take another backup";
    return cause == null ? new CopyRefused(message) : new CopyRefused(message, cause);
  }
}
