package picknmix.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process under the lock, with all that it starts. They end with us, however we end: if we cannot
 * see to it, the next launcher does, from a list of them.
 */
final class Work {
  private static final int POLL_MILLISECONDS = 500;
  private static final int PATIENCE_SECONDS = 10;

  private final Process process;
  private final Path list;
  private List<ProcessHandle> last = List.of();

  private Work(Process process, Path list) {
    this.process = process;
    this.list = list;
  }

  static Work start(Workplace place, ProcessBuilder command) throws IOException {
    Work work = new Work(command.start(), place.file("processes"));
    Runtime.getRuntime().addShutdownHook(new Thread(work::kill));
    work.note();
    return work;
  }

  /** Waits a moment; tells whether it still runs. */
  boolean goesOn() throws IOException, InterruptedException {
    if (process.waitFor(POLL_MILLISECONDS, TimeUnit.MILLISECONDS)) {
      return false;
    }
    note();
    return true;
  }

  /** Its exit status, when it has ended. */
  int end() throws IOException, InterruptedException {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = goesOn();
    }
    last.forEach(ProcessHandle::destroyForcibly); // if it was killed, its children were not
    Files.deleteIfExists(list);
    return process.exitValue();
  }

  private void note() throws IOException {
    List<ProcessHandle> now = all().toList();
    if (!now.equals(last)) {
      Files.write(list, now.stream().map(Work::named).toList());
      last = now;
    }
  }

  private void kill() {
    List<ProcessHandle> running = all().toList();
    running.forEach(ProcessHandle::destroy);
    await(running);
  }

  private Stream<ProcessHandle> all() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .filter(ProcessHandle::isAlive);
  }

  /** Ends what a launcher has left that was killed itself. */
  static void endLeftOver(Workplace place) throws IOException {
    Path list = place.file("processes");
    if (Files.exists(list)) {
      Set<String> names = Set.copyOf(Files.readAllLines(list));
      List<ProcessHandle> running =
          ProcessHandle.allProcesses().filter(handle -> names.contains(named(handle))).toList();
      running.stream()
          .flatMap(handle -> Stream.concat(handle.descendants(), Stream.of(handle)))
          .toList()
          .forEach(ProcessHandle::destroyForcibly);
      await(running);
      Files.delete(list);
    }
  }

  private static void await(List<ProcessHandle> ending) {
    for (ProcessHandle handle : ending) {
      handle.onExit().completeOnTimeout(handle, PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }
  }

  /** Its number and when it began: numbers come again. */
  private static String named(ProcessHandle handle) {
    Optional<Instant> began = handle.info().startInstant();
    return handle.pid() + " " + began.map(Instant::toString).orElse("");
  }
}
