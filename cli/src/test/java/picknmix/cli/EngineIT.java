package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Drives the real {@code ./picknmix engine} over pipes, with good input and with bad. */
final class EngineIT {
  private static final String NEW =
      "{\"cmd\":\"new\",\"game\":\"candy-match\",\"seats\":2,\"first\":0}";

  private Process engine;
  private OutputStream in;
  private BufferedReader out;

  @BeforeEach
  void start() throws IOException {
    engine = Launcher.prepare("engine").redirectError(Redirect.INHERIT).start();
    in = engine.getOutputStream();
    out =
        new BufferedReader(new InputStreamReader(engine.getInputStream(), StandardCharsets.UTF_8));
  }

  @AfterEach
  void stop() {
    engine.destroyForcibly();
  }

  private void send(byte[] line) throws IOException {
    in.write(line);
    in.write('\n');
    in.flush();
  }

  private Map<?, ?> reply() throws IOException {
    return (Map<?, ?>) JsonText.parse(out.readLine());
  }

  private Map<?, ?> ask(String line) throws IOException {
    send(line.getBytes(StandardCharsets.UTF_8));
    return reply();
  }

  private static String code(Map<?, ?> reply) {
    assertThat(reply.get("ok")).isEqualTo(false);
    return (String) ((Map<?, ?>) reply.get("error")).get("code");
  }

  @Test
  void playsAGameAndEndsWithItsInput() throws Exception {
    assertThat(ask(NEW).get("ok")).isEqualTo(true);
    int actions = 0;
    while (true) {
      Map<?, ?> status = ask("{\"cmd\":\"status\"}");
      if (status.get("over").equals(true)) {
        assertThat((List<?>) status.get("winners")).isNotEmpty();
        break;
      }
      // The clock plays for the slow, so nobody needs to call.
      String legal = "{\"cmd\":\"legal\",\"seat\":\"clock\"}";
      Object action = ((List<?>) ask(legal).get("actions")).getFirst();
      Map<?, ?> applied =
          ask(
              "{\"cmd\":\"apply\",\"id\":%d,\"seat\":\"clock\",\"action\":\"%s\"}"
                  .formatted(actions, action));
      assertThat(applied.get("ok")).isEqualTo(true);
      assertThat(applied.get("id")).isEqualTo(actions);
      actions++;
    }
    assertThat(actions).isEqualTo(61); // 60 reveals, and the time is up
    List<?> lines = (List<?>) ask("{\"cmd\":\"transcript\"}").get("lines");
    assertThat(lines).hasSize(actions + 1);
    in.close();
    assertThat(out.readLine()).isNull();
    assertThat(engine.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(engine.exitValue()).isZero();
  }

  @Test
  void answersAnErrorToTenThousandLinesOfRandomBytes() throws Exception {
    ask(NEW);
    Map<?, ?> before = ask("{\"cmd\":\"state\"}");
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      byte[] line = new byte[random.nextInt(200)];
      random.nextBytes(line);
      for (int at = 0; at < line.length; at++) {
        line[at] = line[at] == '\n' ? (byte) '{' : line[at];
      }
      send(line);
      assertThat(code(reply())).isIn("bad-json", "bad-request");
    }
    assertThat(ask("{\"cmd\":\"state\"}")).isEqualTo(before);
  }

  @Test
  void answersAnErrorToTruncatedRequests() throws Exception {
    ask(NEW);
    String request = "{\"cmd\":\"apply\",\"seat\":0,\"action\":\"reveal\",\"id\":[1,{\"a\":null}]}";
    for (int length = 0; length < request.length(); length++) {
      assertThat(code(ask(request.substring(0, length)))).isEqualTo("bad-json");
    }
    assertThat(code(ask(request + request))).isEqualTo("bad-json");
    assertThat(code(ask(request + "]"))).isEqualTo("bad-json");
    assertThat(ask(request + " \r").get("ok")).isEqualTo(true);
  }

  @Test
  void answersAnErrorToWrongTypesAndNumbersOutOfRange() throws Exception {
    ask(NEW);
    List<String> wrong =
        List.of(
            "null",
            "true",
            "-1",
            "2",
            "1e99",
            "1e-9",
            "0.5",
            "99999999999999999999",
            "\"\"",
            "\"x\"",
            "[]",
            "{}");
    for (String value : wrong) {
      for (String request :
          List.of(
              "{\"cmd\":%s}",
              "{\"cmd\":\"view\",\"seat\":%s}",
              "{\"cmd\":\"apply\",\"seat\":%s,\"action\":\"call\"}",
              "{\"cmd\":\"apply\",\"seat\":0,\"action\":%s}",
              "{\"cmd\":\"load\",\"state\":%s}",
              "{\"cmd\":\"replay\",\"lines\":%s}",
              "{\"cmd\":\"new\",\"game\":%s,\"seats\":2}")) {
        assertThat(code(ask(request.formatted(value)))).isNotEqualTo("internal");
      }
    }
    assertThat(code(ask("{\"cmd\":\"perft\",\"depth\":1e9}"))).isEqualTo("bad-request");
    assertThat(ask("{\"cmd\":\"status\"}").get("ok")).isEqualTo(true);
  }

  @Test
  void answersAnErrorToHugeLinesAndDeepNesting() throws Exception {
    ask(NEW);
    byte[] huge = new byte[(16 << 20) + 1];
    Arrays.fill(huge, (byte) ' ');
    send(huge);
    assertThat(code(reply())).isEqualTo("bad-request");
    assertThat(code(ask("[".repeat(100_000)))).isEqualTo("bad-json");
    assertThat(code(ask("[".repeat(100_000) + "]".repeat(100_000)))).isEqualTo("bad-json");
    assertThat(
            code(
                ask(
                    "{\"cmd\":\"apply\",\"seat\":0,\"action\":\""
                        + "take ".repeat(1_000_000)
                        + "\"}")))
        .isEqualTo("bad-action");
    assertThat(code(ask("{\"cmd\":\"" + "x".repeat(1_000_000) + "\"}")))
        .isEqualTo("unknown-command");
    assertThat(ask("{\"cmd\":\"status\"}").get("ok")).isEqualTo(true);
  }

  @Test
  void repeatsAnyId() throws Exception {
    for (String id :
        List.of(
            "7",
            "\"ż \\ud83c\\udf6c\"",
            "\"\\ud83c\"",
            "null",
            "[1,2]",
            "{\"a\":1}",
            "1.5",
            "1e400")) {
      send(("{\"id\":" + id + ",\"cmd\":\"games\"}").getBytes(StandardCharsets.UTF_8));
      assertThat(reply().get("id")).isEqualTo(JsonText.parse(id));
    }
  }
}
