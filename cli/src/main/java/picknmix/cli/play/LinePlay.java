package picknmix.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.State;
import picknmix.server.match.SteppedTime;

/**
 * Plays line by line, for pipes, scripts and screen readers. Time stands still until the player has
 * spoken: after each thing that happens it is their turn to do something, or to wait for the next.
 *
 * @param <S> the game's state
 */
public final class LinePlay<S extends State<S>> {
  private final Player<S> player;
  private final SteppedTime time;
  private final BufferedReader in;
  private final PrintWriter out;

  public LinePlay(Player<S> player, SteppedTime time, BufferedReader in, PrintWriter out) {
    this.player = player;
    this.time = time;
    this.in = in;
    this.out = out;
  }

  /** Plays until the game or the input ends, or the player leaves. */
  public void play() throws IOException {
    player.match().watch(Player.SEAT, update -> player.see(update).forEach(out::println));
    boolean stays = true;
    int drawn = -1;
    while (stays && !player.isOver()) {
      if (player.now().canAct()) {
        if (player.now().sequence() != drawn) {
          drawn = player.now().sequence();
          out.println();
          player.lines().forEach(out::println);
        }
        out.println("[" + player.choices() + "]");
        out.flush();
        stays = carryOut(in.readLine());
      } else {
        waitForOthers();
      }
    }
    out.flush();
  }

  /** Whether the player stays. */
  private boolean carryOut(@Nullable String line) {
    if (line == null) {
      return false;
    }
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
      case "wait" -> waitForOthers();
      case "" -> {
        if (obvious == null) {
          waitForOthers();
        } else {
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
      out.println(refusal);
    }
  }

  private void help(String typed) {
    player.help(typed).forEach(out::println);
    if (Player.isHelpForAll(typed)) {
      out.println("  wait      let the others go on");
      out.println("  quit      leave the table");
    }
  }

  /** Lets time pass until something happens. */
  private void waitForOthers() {
    int before = player.now().sequence();
    while (player.now().sequence() == before) {
      if (!time.step()) {
        out.println("Everybody waits for you.");
        return;
      }
    }
  }
}
