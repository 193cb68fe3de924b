package picknmix.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import picknmix.kernel.State;
import picknmix.server.match.Countdown;
import picknmix.server.match.Time;
import picknmix.server.match.Update;

/**
 * Plays in a terminal, in real time. The table is drawn right above the line that is typed and
 * stays there; what happens is told above it.
 *
 * @param <S> the game's state
 */
public final class TerminalPlay<S extends State<S>> {
  private static final int TICK = 1_000;

  private final Player<S> player;
  private final Time time;
  private final Terminal terminal;
  private final LineReaderImpl reader;
  private final boolean colours;
  private volatile long clockDue;

  public TerminalPlay(Player<S> player, Time time, Terminal terminal, boolean colours) {
    this.player = player;
    this.time = time;
    this.terminal = terminal;
    this.colours = colours;
    this.reader =
        (LineReaderImpl)
            LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((reader, line, candidates) -> complete(candidates))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.ERASE_LINE_ON_FINISH, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .variable(LineReader.BELL_STYLE, "none")
                .variable(LineReader.ERRORS, 0)
                .build();
  }

  private void complete(List<Candidate> candidates) {
    Stream.concat(player.words().stream(), Stream.of("help", "quit"))
        .map(Candidate::new)
        .forEach(candidates::add);
  }

  /** Plays until the game is over and its end was read, or the player leaves. */
  public void play() {
    CompletableFuture<Update<S>> first = new CompletableFuture<>();
    player
        .match()
        .watch(
            Player.SEAT,
            update -> {
              see(update);
              first.complete(update);
            });
    first.join();
    tick();
    while (true) {
      try {
        String line = reader.readLine(prompt());
        if (player.isOver() || !carryOut(line)) {
          return;
        }
      } catch (UserInterruptException | EndOfFileException _) {
        return;
      }
    }
  }

  private void see(Update<S> update) {
    List<String> sentences = player.see(update);
    Countdown clock = update.clock();
    clockDue = clock == null ? 0 : time.now() + clock.millis();
    reader.setPrompt(prompt());
    say(sentences);
  }

  /** Once a second, for the seconds that are left and for a terminal that was resized. */
  private void tick() {
    if (reader.isReading()) {
      reader.setPrompt(prompt());
      reader.redisplay();
    }
    time.at(time.now() + TICK, this::tick);
  }

  /** The table and, in the last line, what can be done. */
  private String prompt() {
    AttributedStringBuilder prompt = new AttributedStringBuilder().append("\n");
    for (AttributedString line : player.draw(terminal.getSize().getColumns())) {
      prompt.append(line).append("\n");
    }
    prompt.append("[" + (player.isOver() ? "Enter: leave" : player.choices()) + "] ");
    if (clockDue != 0) {
      prompt.append(Math.max(0, clockDue - time.now() + 500) / 1_000 + " s ");
    }
    prompt.append("> ");
    String text = colours ? prompt.toAnsi() : prompt.toString();
    return text.replace("%", "%%"); // JLine has a use of its own for it in prompts
  }

  private void say(List<String> lines) {
    if (!lines.isEmpty()) {
      reader.printAbove(String.join("\n", lines));
    }
  }

  /** Whether the player stays. */
  private boolean carryOut(String line) {
    String typed = line.strip().replaceAll("\\s+", " ");
    if (Player.isHelp(typed)) {
      help(typed);
      return true;
    }
    String obvious = player.obvious();
    switch (typed.toLowerCase(Locale.ROOT)) {
      case "quit" -> {
        return false;
      }
      case "" -> {
        if (obvious != null) {
          act(obvious);
        }
      }
      default -> act(typed);
    }
    return true;
  }

  private void act(String typed) {
    String refusal = player.act(typed);
    if (refusal != null) {
      say(List.of(refusal));
    }
  }

  private void help(String typed) {
    List<String> lines = new ArrayList<>(player.help(typed));
    if (Player.isHelpForAll(typed)) {
      lines.add("  quit      leave the table, as do Ctrl-C and Ctrl-D");
    }
    say(lines);
  }
}
