package picknmix.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Seat;
import picknmix.server.match.LoggedAction;
import picknmix.server.store.TableTerms;
import picknmix.server.table.Published;

/**
 * The published transcript as JSON Lines: those of the engine protocol, with more on them for
 * people who watch a match again.
 */
final class TranscriptLines {
  /**
   * How the match began.
   *
   * @param players their names, by seat
   */
  record TranscriptHeader(
      String game,
      int rulesVersion,
      int seats,
      Map<String, Object> options,
      int first,
      String commitment,
      @TypeScript("Ties") String ties,
      Map<String, Integer> pace,
      List<String> players) {

    private static TranscriptHeader of(Published match) {
      TableTerms terms = match.terms();
      return new TranscriptHeader(
          terms.game(),
          terms.rulesVersion(),
          match.players().size(),
          terms.options(),
          match.first(),
          terms.commitment(),
          terms.ties(),
          terms.pace(),
          match.players());
    }
  }

  /**
   * An action.
   *
   * @param at when, in milliseconds since 1970
   * @param race left out if it had no rival
   */
  record TranscriptAction(
      @TypeScript("number | 'clock' | 'chance'") Object seat,
      String action,
      long at,
      @JsonInclude(JsonInclude.Include.NON_NULL) ServerMessage.@Nullable Race race) {

    private static TranscriptAction of(LoggedAction logged) {
      return new TranscriptAction(
          Seat.json(logged.seat()),
          logged.action(),
          logged.atMillis(),
          ServerMessage.Race.of(logged.race()));
    }
  }

  /** The last line, once the game is over. */
  record TranscriptEnd(String seed) {}

  private TranscriptLines() {}

  /** What a game that is over has to tell will never be anything else. */
  static Object answer(Published match) {
    StringBuilder lines = new StringBuilder();
    add(lines, TranscriptHeader.of(match));
    match.actions().forEach(action -> add(lines, TranscriptAction.of(action)));
    if (match.seed() == null) {
      return lines.toString();
    }
    add(lines, new TranscriptEnd(match.seed().toString()));
    return new Route.Lasting(lines.toString());
  }

  private static void add(StringBuilder lines, Object line) {
    lines.append(WebJson.write(line)).append('\n');
  }
}
