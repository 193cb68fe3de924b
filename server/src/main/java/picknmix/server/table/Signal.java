package picknmix.server.table;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;

/**
 * What somebody says or points at; it is passed on and kept nowhere.
 *
 * @param phrase one of those that the game lets people say
 * @param at a place or a piece as notations write them, too short for words; whether there is such
 *     a one, the pages see
 */
public record Signal(@Nullable String phrase, @Nullable String at) {
  /** What pages say that were loaded before games had signals of their own, whatever the game. */
  public static final List<String> OLD =
      List.of(
          "hello",
          "yes",
          "no",
          "thanks",
          "well-done",
          "oops",
          "help-me",
          "coming",
          "follow-me",
          "careful",
          "wait",
          "go-on");

  /** Servers of before call those by other names: {@code WELL_DONE}. */
  public Signal {
    String named = phrase == null ? null : phrase.toLowerCase(Locale.ROOT).replace('_', '-');
    phrase = OLD.contains(String.valueOf(named)) ? named : phrase;
  }

  private static final Pattern PLACE = Pattern.compile("(room )?-?[0-9]{1,2},-?[0-9]{1,2}");
  private static final Pattern PIECE = Pattern.compile("[A-Za-z]{1,5}[0-9]{0,2}");

  /**
   * Refuses what nobody may say.
   *
   * @param allowed of the game
   */
  Signal checked(Collection<String> allowed) {
    if (phrase == null && at == null) {
      throw Refused.badRequest("a signal has a phrase, or points at something");
    }
    if (phrase != null && !allowed.contains(phrase) && !OLD.contains(phrase)) {
      throw Refused.badRequest("phrase must be one of those of the game");
    }
    if (at != null && !PLACE.matcher(at).matches() && !PIECE.matcher(at).matches()) {
      throw Refused.badRequest("at must be a place or a piece");
    }
    return this;
  }
}
