package picknmix.cli.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages arrive whole, however the network cuts them. */
final class FrameReaderTest {
  private static final String LONG = "lollipop ".repeat(20);
  private static final String LONGER = "gummy bear ".repeat(8_000);

  private static void frame(ByteArrayOutputStream out, int first, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.write(first);
    if (bytes.length < 126) {
      out.write(bytes.length);
    } else if (bytes.length < 1 << 16) {
      out.write(126);
      out.writeBytes(ByteBuffer.allocate(2).putShort((short) bytes.length).array());
    } else {
      out.write(127);
      out.writeBytes(ByteBuffer.allocate(8).putLong(bytes.length).array());
    }
    out.writeBytes(bytes);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 1_000, 1_000_000})
  void findsWholeMessages(int cut) {
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    frame(sent, 0x81, "short");
    frame(sent, 0x81, LONG);
    frame(sent, 0x01, "in ");
    frame(sent, 0x89, "are you there");
    frame(sent, 0x00, "three ");
    frame(sent, 0x80, "parts");
    frame(sent, 0x81, LONGER);
    frame(sent, 0x81, "");
    FrameReader reader = new FrameReader();
    List<String> found = new ArrayList<>();
    byte[] bytes = sent.toByteArray();
    for (int i = 0; i < bytes.length; i += cut) {
      reader.add(ByteBuffer.wrap(bytes, i, Math.min(cut, bytes.length - i)));
      while (reader.next()) {
        found.add(
            reader.opcode()
                + " "
                + new String(
                    reader.bytes(),
                    reader.from(),
                    reader.to() - reader.from(),
                    StandardCharsets.UTF_8));
      }
    }
    assertThat(found)
        .containsExactly(
            "1 short", "1 " + LONG, "9 are you there", "1 in three parts", "1 " + LONGER, "1 ");
  }
}
