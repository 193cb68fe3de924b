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
import picknmix.server.store.OwnersFile;
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
  private final Writer lines;

  BackupWriter(Path file, String version) throws IOException {
    this.file = file.toAbsolutePath();
    this.part = this.file.resolveSibling(this.file.getFileName() + ".part");
    Files.deleteIfExists(part);
    OwnersFile.create(part);
    this.channel = FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    this.lines =
        new BufferedWriter(
            new OutputStreamWriter(
                new GZIPOutputStream(Channels.newOutputStream(channel)), StandardCharsets.UTF_8));
    String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    line(new FileLine.Head(FileLine.Head.WHAT, FileLine.Head.FORMAT, version, now));
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
    lines.close();
    sync();
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Closing the lines has closed the channel, so the file is opened once more. */
  private void sync() throws IOException {
    try (FileChannel again = FileChannel.open(part, StandardOpenOption.WRITE)) {
      again.force(true);
    }
  }

  /** Without {@link #finish} nothing is left of it. */
  @Override
  public void close() throws IOException {
    channel.close();
    Files.deleteIfExists(part);
  }
}
