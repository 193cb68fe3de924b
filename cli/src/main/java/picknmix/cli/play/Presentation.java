package picknmix.cli.play;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.View;

/**
 * How a game looks and sounds in a terminal: events and views in, words and pictures out. It reads
 * their JSON, like any client, and so needs no class of the game.
 */
public interface Presentation {
  /** How many columns a line has where no terminal says so. */
  int LINE = 80;

  /**
   * The game's own, found by its name, or a plain one: for CandyMatch, a class
   * candymatch.CandyMatchPresentation below this folder, built from the game or from nothing.
   */
  static Presentation of(Game<?> game) {
    String folder = Presentation.class.getPackageName() + "." + game.id().replace("-", "");
    String name = "%s.%sPresentation".formatted(folder, game.getClass().getSimpleName());
    try {
      Constructor<?> constructor = Class.forName(name).getConstructors()[0];
      return (Presentation)
          (constructor.getParameterCount() == 0
              ? constructor.newInstance()
              : constructor.newInstance(game));
    } catch (ClassNotFoundException none) {
      return new PlainPresentation();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name + " cannot be built", e);
    }
  }

  /** What happened, in a short sentence for the one on seat {@code me}; null if it needs none. */
  @Nullable String tell(Field event, int me);

  /** All that has just happened; {@code view} is how it stands since. */
  default List<String> tell(List<Field> events, Field view, int me) {
    List<String> sentences = new ArrayList<>();
    for (Field event : events) {
      String sentence = tell(event, me);
      if (sentence != null) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  /** The table, as its viewer sees it, in lines of at most {@code width} columns. */
  List<AttributedString> draw(View<?> view, int width);

  /** The table line by line, for pipes and screen readers; by default as the engine writes it. */
  default List<String> lines(View<?> view) {
    return Arrays.asList(view.text().stripTrailing().split("\n", -1));
  }

  /** The game in a few lines. */
  List<String> help();

  /** What there is to know about a card, a piece or whatever is called so; empty if nothing. */
  default List<String> about(String word) {
    return List.of();
  }

  /** The action that Enter alone stands for; null if none is obvious. */
  @Nullable String obvious(List<String> actions, boolean open);

  /** What can be typed beside the listed actions, for the prompt; null if nothing. */
  @Nullable String hint(Field view, boolean open);

  /** What was typed, in notation. What makes no sense is left as it is, for the rules to refuse. */
  String read(String typed, Field view, List<String> actions);

  /** What else must be said if several actions begin like what was typed; null if none do. */
  default @Nullable String ask(String typed, Field view, List<String> actions) {
    return null;
  }

  /** Words to complete what is typed with. */
  List<String> words(Field view, List<String> actions);

  /** Somebody at the beginning of a sentence, as the one on seat {@code me} calls them. */
  static String who(int seat, int me) {
    return seat == me ? "You" : "Seat " + seat;
  }
}
