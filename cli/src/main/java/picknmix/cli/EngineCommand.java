package picknmix.cli;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.protocol.EngineProtocol;
import picocli.CommandLine.Command;

/** The engine protocol over pipes: a JSON object a line in, a JSON object a line out. */
@Command(
    name = "engine",
    description = "Let another program drive the rules and the bots (JSON lines over pipes).",
    footer = {
      "%nThe commands are in docs/engine-protocol.md. For example:",
      "  echo '{\"cmd\":\"games\"}' | picknmix engine",
      "  printf '%%s\\n' '{\"cmd\":\"new\",\"game\":\"candy-match\",\"seats\":2}' "
          + "'{\"cmd\":\"playout\",\"count\":10000}' | picknmix engine"
    })
final class EngineCommand implements Callable<Integer> {
  /** No honest line comes near this; a longer one is skipped to its end without being kept. */
  private static final int LONGEST_LINE = 16 << 20;

  private final EngineProtocol protocol = new EngineProtocol(Games.all(), Entropy::seed);

  @Override
  public Integer call() throws IOException {
    // Whatever else might print must not get between the replies.
    OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out));
    System.setOut(System.err);
    InputStream in = new BufferedInputStream(System.in, 1 << 16);
    for (var reply = reply(in); reply != null; reply = reply(in)) {
      out.write(Json.write(reply).getBytes(StandardCharsets.UTF_8));
      out.write('\n');
      out.flush();
    }
    return 0;
  }

  /** The reply to the next line; null at the end of the input. */
  private @Nullable Map<String, @Nullable Object> reply(InputStream in) throws IOException {
    try {
      String line = readLine(in);
      return line == null ? null : protocol.answer(JsonText.parse(line));
    } catch (Refused refused) {
      return EngineProtocol.error(refused.code(), refused.reason());
    }
  }

  /** The next line without its end; one that cannot be read is refused, and is behind us then. */
  private static @Nullable String readLine(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
    long length = 0;
    int b = in.read();
    if (b < 0) {
      return null;
    }
    for (; b >= 0 && b != '\n'; b = in.read()) {
      if (++length <= LONGEST_LINE) {
        bytes.write(b);
      }
    }
    if (length > LONGEST_LINE) {
      throw Refused.badRequest("the line is longer than " + LONGEST_LINE + " bytes");
    }
    try {
      ByteBuffer whole = ByteBuffer.wrap(bytes.toByteArray());
      return StandardCharsets.UTF_8.newDecoder().decode(whole).toString();
    } catch (CharacterCodingException e) {
      throw new Refused(Refused.Code.BAD_JSON, "not JSON: the line is not UTF-8");
    }
  }
}
