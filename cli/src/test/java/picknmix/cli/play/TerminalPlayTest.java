package picknmix.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jline.terminal.Size;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.server.match.Match;
import picknmix.server.match.MatchLog;
import picknmix.server.match.SteppedTime;
import picknmix.server.match.Ties;

/** A terminal without a screen, in which time stands still. */
@Timeout(60)
final class TerminalPlayTest {
  private static final String CTRL_C = "\003";
  private static final String CTRL_D = "\004";

  @Test
  void enterRevealsAndHelpExplains() throws Exception {
    String screen = play("\rhelp\rdance\rquit\r", false);
    assertThat(screen)
        .contains("[Enter: reveal] > ", "You reveal CGL1", "┃C G L┃", "Seat 1 reveals next")
        .contains("A match is two or more", "leave the table", "\"dance\" is no action")
        .doesNotContain("38;5;");
  }

  @Test
  void lettersHaveColoursUnlessUnwanted() throws Exception {
    assertThat(play("\rquit\r", true)).contains("38;5;137;1mC", "38;5;34;1mG");
  }

  @Test
  void tabCompletes() throws Exception {
    assertThat(play("rev\t\rquit\r", false)).contains("You reveal CGL1");
  }

  @ParameterizedTest
  @ValueSource(strings = {CTRL_C, CTRL_D, "QUIT\r"})
  void thereAreWaysToLeave(String keys) throws Exception {
    assertThat(play(keys, false)).contains("[Enter: reveal] > ");
  }

  private static String play(String keys, boolean colours) throws IOException {
    return play(Games.find("candy-match"), keys, colours);
  }

  private static <S extends State<S>> String play(Game<S> game, String keys, boolean colours)
      throws IOException {
    SteppedTime time = new SteppedTime();
    Setup setup = Setup.of(game, 2, Options.of(), Seed.parse("1".repeat(64)), 0);
    Match<S> match =
        Match.open(
            Session.deal(game, setup),
            List.of(),
            Map.of(),
            Ties.SEAT,
            MatchLog.NONE,
            time,
            Runnable::run);
    Screen screen = new Screen();
    try (var terminal =
        new LineDisciplineTerminal("test", "xterm-256color", screen, StandardCharsets.UTF_8)) {
      terminal.setSize(Size.of(80, 24));
      screen.atPrompt = () -> type(terminal, keys);
      new TerminalPlay<>(new Player<>(match), time, terminal, colours).play();
    }
    return screen.toString(StandardCharsets.UTF_8);
  }

  private static void type(LineDisciplineTerminal terminal, String keys) {
    try {
      terminal.processInputBytes(keys.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Somebody who types as soon as there is a prompt. */
  private static final class Screen extends ByteArrayOutputStream {
    private @Nullable Runnable atPrompt;

    @Override
    public void flush() {
      if (atPrompt != null && toString(StandardCharsets.UTF_8).contains("> ")) {
        Thread.startVirtualThread(atPrompt);
        atPrompt = null;
      }
    }
  }
}
