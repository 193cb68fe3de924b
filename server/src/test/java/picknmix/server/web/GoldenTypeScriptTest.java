package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.server.table.GameInfo;
import picknmix.server.table.NewTable;
import picknmix.server.table.Player;
import picknmix.server.table.SeatTaken;
import picknmix.server.table.SharedGame;
import picknmix.server.table.TableChange;

/** The client's types are those of the server: {@code ./picknmix golden} writes them anew. */
final class GoldenTypeScriptTest {
  private static final Path FILE = Path.of("..", "client", "src", "net", "protocol.ts");
  private static final boolean WRITE = "write".equals(System.getProperty("picknmix.golden"));

  @Test
  void theClientsTypesAreThoseOfTheServer() throws IOException {
    String types =
        TypeScriptTypes.of(
            List.of(
                GameInfo.class,
                Player.class,
                NewTable.class,
                SeatTaken.class,
                TableChange.class,
                SharedGame.class,
                ProblemDetails.class,
                ClientMessage.class,
                ServerMessage.class,
                TranscriptLines.TranscriptHeader.class,
                TranscriptLines.TranscriptAction.class,
                TranscriptLines.TranscriptEnd.class));
    if (WRITE) {
      Files.writeString(FILE, types);
    }
    assertThat(types).as("%s; ./picknmix golden writes it", FILE).isEqualTo(Files.readString(FILE));
  }
}
