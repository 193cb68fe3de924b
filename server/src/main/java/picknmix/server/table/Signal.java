package picknmix.server.table;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;

/**
 * What somebody says or points at; it is passed on and kept nowhere.
 *
 * @param at a place or a piece as notations write them, too short for words; whether there is such
 *     a one, the pages see
 */
public record Signal(@Nullable Phrase phrase, @Nullable String at) {
  private static final Pattern PLACE = Pattern.compile("(room )?-?[0-9]{1,2},-?[0-9]{1,2}");
  private static final Pattern PIECE = Pattern.compile("[A-Za-z]{1,5}[0-9]{0,2}");

  Signal checked() {
    if (phrase == null && at == null) {
      throw Refused.badRequest("a signal has a phrase, or points at something");
    }
    if (at != null && !PLACE.matcher(at).matches() && !PIECE.matcher(at).matches()) {
      throw Refused.badRequest("at must be a place or a piece");
    }
    return this;
  }
}
