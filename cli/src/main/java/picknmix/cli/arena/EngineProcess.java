package picknmix.cli.arena;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An engine in a process of its own, asked by the engine protocol. All versions run with the same
 * options of java, one thread for the garbage, so that none has more of the machine than another.
 */
final class EngineProcess implements AutoCloseable {
  private static final String MAIN = "picknmix.cli.EngineMain";

  private final String name;
  private final Process process;
  private final BufferedWriter in;
  private final BufferedReader out;

  private EngineProcess(String name, Process process) {
    this.name = name;
    this.process = process;
    this.in = process.outputWriter(StandardCharsets.UTF_8);
    this.out = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Starts that version, or our own if it is null; the name is for messages. */
  static EngineProcess start(String name, @Nullable Version version) {
    String ours = System.getProperty("java.class.path");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseCompactObjectHeaders",
            "-XX:+UseSerialGC",
            "-cp",
            version == null ? ours : version.classPath(ours),
            MAIN);
    try {
      return new EngineProcess(
          name, new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    } catch (IOException failure) {
      throw new UncheckedIOException("the engine of " + name + " did not start", failure);
    }
  }

  /** The reply; a refusal is a failure, since we ask for nothing that the rules forbid. */
  JsonNode ask(Map<String, @Nullable Object> request) {
    JsonNode reply = JsonMapper.shared().readTree(answer(Json.write(request)));
    if (!reply.path("ok").asBoolean(false)) {
      throw new IllegalStateException(
          "the engine of %s refuses %s: %s"
              .formatted(
                  name, request.get("cmd"), reply.path("error").path("message").asString("")));
    }
    return reply;
  }

  private String answer(String request) {
    try {
      in.write(request);
      in.newLine();
      in.flush();
      String line = out.readLine();
      if (line == null) {
        throw new EngineGone(name);
      }
      return line;
    } catch (IOException failure) {
      throw new EngineGone(name, failure);
    }
  }

  /** Who it is, for messages. */
  String name() {
    return name;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
