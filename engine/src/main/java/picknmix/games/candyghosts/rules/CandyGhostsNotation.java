package picknmix.games.candyghosts.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/**
 * Candy Ghosts' actions as numbers and in notation: the {@link Verb} in the highest byte, the first
 * argument in the 24 bits below it, the second in the lowest 32. Nothing in them is secret.
 */
public final class CandyGhostsNotation implements ActionNotation {
  private static final int VERB_SHIFT = 56;
  private static final int FIRST_SHIFT = 32;
  private static final int FIRST_MASK = (1 << (VERB_SHIFT - FIRST_SHIFT)) - 1;
  private static final Verb[] VERBS = Verb.values();

  public static long of(Verb verb) {
    return of(verb, 0, 0);
  }

  public static long of(Verb verb, int first) {
    return of(verb, first, 0);
  }

  public static long of(Verb verb, int first, int second) {
    return (long) verb.number() << VERB_SHIFT | (long) first << FIRST_SHIFT | second;
  }

  public static Verb verb(long action) {
    return VERBS[(int) (action >>> VERB_SHIFT)];
  }

  public static int first(long action) {
    return (int) (action >>> FIRST_SHIFT) & FIRST_MASK;
  }

  public static int second(long action) {
    return (int) action;
  }

  @Override
  public String text(long action) {
    Verb verb = verb(action);
    return verb.word + text(verb.first, first(action)) + text(verb.second, second(action));
  }

  private static String text(@Nullable ActionArgument arg, int value) {
    return arg == null ? "" : " " + arg.text(value);
  }

  @Override
  public long parse(String text) {
    List<String> words = words(text);
    for (Verb verb : VERBS) {
      if (verb.word.equals(words.getFirst())) {
        long action = parse(verb, words);
        if (action >= 0) {
          return action;
        }
      }
    }
    throw Refused.badAction("\"" + text + "\" is no action; " + help(words.getFirst()));
  }

  /** How that verb is written, or which verbs there are. */
  private static String help(String word) {
    List<String> forms =
        Arrays.stream(VERBS).filter(v -> v.word.equals(word)).map(Verb::example).toList();
    return forms.isEmpty()
        ? "there are "
            + Arrays.stream(VERBS).map(v -> v.word).distinct().collect(Collectors.joining(", "))
        : "one looks like \"" + String.join("\" or \"", forms) + "\"";
  }

  /** The words; {@code room 0,3} is one. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>(Words.split(text, ' '));
    if (words.size() == 4 && words.get(2).equals("room")) {
      words.set(2, "room " + words.removeLast());
    }
    return words;
  }

  /** The action, or −1 if the words are not of this verb. */
  private static long parse(Verb verb, List<String> words) {
    int first = parse(verb.first, words, 1);
    int second = parse(verb.second, words, 2);
    return first < 0 || second < 0 || words.size() > 3 ? -1 : of(verb, first, second);
  }

  /** The argument at that place: 0 if there must be none and is none, −1 if it is wrong. */
  private static int parse(@Nullable ActionArgument arg, List<String> words, int index) {
    boolean given = index < words.size();
    if (arg == null) {
      return given ? -1 : 0;
    }
    return given ? arg.parse(words.get(index)) : -1;
  }
}
