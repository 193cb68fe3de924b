package picknmix.wasm;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The JavaScript in Node: a line in, a line out. */
final class NodeEngine implements CompiledEngine {
  private final Process node;
  private final BufferedWriter input;
  private final BufferedReader output;

  NodeEngine() {
    node = node("engine.mjs", FOLDER.toAbsolutePath().toString());
    input = node.outputWriter(StandardCharsets.UTF_8);
    output = node.inputReader(StandardCharsets.UTF_8);
  }

  /** Starts one of the test scripts. */
  static Process node(String script, String... args) {
    String path = SCRIPTS.resolve(script).toString();
    String[] command =
        Stream.concat(Stream.of("node", path), Arrays.stream(args)).toArray(String[]::new);
    try {
      return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new AssertionError(
          "these tests need node, version 20 or newer, on the PATH:"
              + " apt-get install nodejs, or see https://nodejs.org",
          e);
    }
  }

  @Override
  public List<String> answer(List<String> requests) {
    // Beside the reading: the pipes do not hold much.
    Thread writing = Thread.startVirtualThread(() -> requests.forEach(this::write));
    List<String> answers = new ArrayList<>();
    for (String request : requests) {
      answers.add(read(request));
    }
    join(writing);
    return answers;
  }

  private void write(String request) {
    try {
      input.write(request);
      input.newLine();
      input.flush();
    } catch (IOException e) {
      throw new UncheckedIOException("at the request " + request, e);
    }
  }

  private String read(String request) {
    try {
      String reply = output.readLine();
      if (reply == null) {
        throw new AssertionError("node ended at the request " + request);
      }
      return reply;
    } catch (IOException e) {
      throw new UncheckedIOException("at the request " + request, e);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    node.destroy();
  }
}
