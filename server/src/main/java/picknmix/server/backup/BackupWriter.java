package picknmix.server.backup;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes a backup: lines of JSON, compressed. The file has its name only when it is whole and on
 * disk; until then one of the same name stays as it was.
 */
final class BackupWriter implements RowSink, AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();

  private final Path file;
  private final Path part;
  private final FileChannel channel;
  private final GZIPOutputStream zip;
  private final Writer lines;

  BackupWriter(Path file, String version) throws IOException {
    this.file = file.toAbsolutePath();
    this.part = part();
    this.channel = FileChannel.open(part, StandardOpenOption.WRITE);
    this.zip = new GZIPOutputStream(Channels.newOutputStream(channel));
    this.lines = new BufferedWriter(new OutputStreamWriter(zip, StandardCharsets.UTF_8));
    String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    line(new FileLine.Head(FileLine.Head.WHAT, FileLine.Head.FORMAT, version, now));
  }

  /** Beside the file, of a name that no other has; for its owner only, as all such files are. */
  private Path part() throws CopyRefused {
    if (Files.isDirectory(file)) {
      throw new CopyRefused(file + " is a folder: name a file in it");
    }
    try {
      return Files.createTempFile(file.getParent(), file.getFileName() + ".", ".part");
    } catch (IOException e) {
      throw new CopyRefused("cannot write to " + file, e);
    }
  }

  private void line(Object content) throws IOException {
    row(JSON.writeValueAsString(content));
  }

  @Override
  public void table(String name, List<String> columns) throws IOException {
    line(new FileLine.Table(name, columns));
  }

  @Override
  public void row(String line) throws IOException {
    lines.write(line);
    lines.write('\n');
  }

  /** That was all. */
  void finish(Tally.Sum sum) throws IOException {
    line(new FileLine.End(sum.rows(), sum.digest()));
    lines.flush();
    zip.finish();
    channel.force(true);
    channel.close();
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Without {@link #finish} nothing is left of it. */
  @Override
  public void close() throws IOException {
    channel.close();
    Files.deleteIfExists(part);
  }
}
