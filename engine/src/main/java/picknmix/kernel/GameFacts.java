package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * What a game is, before anything is dealt: the value at the top of every game's class.
 *
 * @param id the word for it in logs and links, such as {@code candy-match}
 * @param name its name in English
 * @param rulesVersion raised whenever the same log would give another state, so that old logs are
 *     not misread
 * @param options what the host may choose
 * @param signals what people at its table may say to each other: words for which the page has its
 *     own, and emojis
 */
public record GameFacts(
    String id,
    String name,
    int minSeats,
    int maxSeats,
    int rulesVersion,
    List<Option> options,
    List<String> signals) {

  /** What is said at any table. */
  private static final List<String> USUAL =
      List.of(
          "hello",
          "thanks",
          "yes",
          "no",
          "well-done",
          "oops",
          "rematch",
          "👍",
          "😂",
          "😮",
          "😢",
          "🎉");

  /** A game in which people say what they say anywhere. */
  public GameFacts(
      String id, String name, int minSeats, int maxSeats, int rulesVersion, List<Option> options) {
    this(id, name, minSeats, maxSeats, rulesVersion, options, USUAL);
  }

  /** The same game, in which people also say this. */
  public GameFacts saying(String... own) {
    List<String> all = new ArrayList<>(List.of(own));
    all.addAll(signals);
    return new GameFacts(id, name, minSeats, maxSeats, rulesVersion, options, List.copyOf(all));
  }
}
