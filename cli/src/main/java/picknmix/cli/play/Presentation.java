package picknmix.cli.play;

import java.util.List;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.candyhunters.CandyHuntersPresentation;
import picknmix.cli.play.candymatch.CandyMatchPresentation;
import picknmix.cli.play.cukierki.CukierkiPresentation;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.View;

/**
 * How a game looks and sounds in a terminal: events and views in, words and pictures out. It reads
 * their JSON, like any client, and so needs no class of the game.
 */
public interface Presentation {
  /** The game's own, or a plain one. A game that gets its own is one line here. */
  static Presentation of(Game<?> game) {
    return switch (game.id()) {
      case "candy-match" -> new CandyMatchPresentation();
      case "cukierki" -> new CukierkiPresentation(game);
      case "candy-hunters" -> new CandyHuntersPresentation(game.components());
      default -> new PlainPresentation();
    };
  }

  /** What happened, in a short sentence for the one on seat {@code me}; null if it needs none. */
  @Nullable String tell(Field event, int me);

  /** The table, as its viewer sees it, in lines of at most {@code width} columns. */
  List<AttributedString> draw(View<?> view, int width);

  /** The game in a few lines. */
  List<String> help();

  /** The action that Enter alone stands for; null if none is obvious. */
  @Nullable String obvious(List<String> actions, boolean open);

  /** What can be typed beside the listed actions, for the prompt; null if nothing. */
  @Nullable String hint(Field view, boolean open);

  /** What was typed, in notation. What makes no sense is left as it is, for the rules to refuse. */
  String read(String typed, Field view, List<String> actions);

  /** Words to complete what is typed with. */
  List<String> words(Field view, List<String> actions);

  /** Somebody at the beginning of a sentence, as the one on seat {@code me} calls them. */
  static String who(int seat, int me) {
    return seat == me ? "You" : "Seat " + seat;
  }
}
