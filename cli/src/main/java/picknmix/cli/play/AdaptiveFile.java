package picknmix.cli.play;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import picknmix.kernel.Adaptive;
import picknmix.kernel.Skill;

/** How strong adaptive bots are for whoever plays here, game by game, in a small file at home. */
public final class AdaptiveFile {
  private final Path file;

  AdaptiveFile(Path file) {
    this.file = file;
  }

  /** Where programs keep such things. */
  public static AdaptiveFile usual() {
    String states = System.getenv("XDG_STATE_HOME");
    Path folder =
        states == null || states.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".local", "state")
            : Path.of(states);
    return new AdaptiveFile(folder.resolve("picknmix").resolve("adaptive.properties"));
  }

  /** What is known; a beginning if nothing is, or what is there makes no sense. */
  public Adaptive of(String game) {
    String[] kept = read().getProperty(game, "").split(" ", -1);
    try {
      int skill = Integer.parseInt(kept[0]);
      int games = Integer.parseInt(kept[1]);
      int change = Integer.parseInt(kept[2]);
      return skill < 0 || skill > Skill.MOST || games < 0
          ? Adaptive.NEW
          : new Adaptive(skill, games, change);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException strange) {
      return Adaptive.NEW;
    }
  }

  public void keep(String game, Adaptive learnt) {
    Properties all = read();
    all.setProperty(game, learnt.skill() + " " + learnt.games() + " " + learnt.change());
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (Writer out = Files.newBufferedWriter(file)) {
        all.store(out, "Pick & Mix: for each game the skill of adaptive bots, games, last change");
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private Properties read() {
    Properties all = new Properties();
    if (Files.exists(file)) {
      try (Reader in = Files.newBufferedReader(file)) {
        all.load(in);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
    return all;
  }

  /** What they are doing now, in a sentence. */
  public static String told(Adaptive bots) {
    if (bots.games() == 0) {
      return "The bots begin easy, and become as strong as you from game to game.";
    }
    return bots.change() > 0
        ? "The bots are a little stronger today."
        : bots.change() < 0
            ? "The bots are a little weaker today."
            : "The bots are as strong as last time.";
  }
}
