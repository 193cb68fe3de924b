package picknmix.launcher;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Only one launcher builds at a time. The lock is the operating system's, which lifts it however
 * its owner ends.
 */
final class BuildLock implements AutoCloseable {
  private static final int POLL_MILLISECONDS = 300;

  private final FileChannel channel;

  private BuildLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Waits for its turn, and ends what an owner that was killed has left running. */
  static BuildLock take(Workplace place) throws IOException, InterruptedException {
    Path file = place.file("build.lock");
    Files.createDirectories(file.getParent());
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock lock = channel.tryLock();
    if (lock == null) {
      System.err.println("picknmix: waiting for " + owner(place) + ", which builds");
    }
    while (lock == null) {
      Thread.sleep(POLL_MILLISECONDS);
      lock = channel.tryLock();
    }
    Files.writeString(place.file("builder"), "process " + ProcessHandle.current().pid());
    Work.endLeftOver(place);
    return new BuildLock(channel);
  }

  private static String owner(Workplace place) {
    try {
      return Files.readString(place.file("builder"));
    } catch (IOException _) {
      return "another launcher"; // which has only just begun
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
