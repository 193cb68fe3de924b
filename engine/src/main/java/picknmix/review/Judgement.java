package picknmix.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Json;
import picknmix.kernel.Move;
import picknmix.kernel.Reason;
import picknmix.kernel.Seat;

/**
 * What is to be said of a decision. Points are those that its seat may expect, as the game's
 * evaluation has them.
 *
 * @param at which action of the match it is, from 0 on
 * @param turn in which turn it was made, counted over all seats
 * @param time the game's own time then, as {@link picknmix.kernel.Tutor#time} tells it
 * @param error half of the 95 % interval of what the best is worth more than what was played
 * @param sure the chance that the best is better, from 0.5 to 1
 * @param regret what the bot's choice came to more than what was played; below 0 if it came to less
 * @param stake what the bot's choice came to more than any action by chance
 * @param outlook what each seat may expect if it goes on with the best
 * @param win the same as each seat's chance to win
 * @param luck what dice and draws since the decision before did to each seat
 * @param last what they did after the last decision of the match; null for all others
 * @param reasons why the best is better; empty if it was played
 * @param line the best, and how it goes on as far as that can be foreseen
 */
public record Judgement(
    int at,
    int seat,
    int turn,
    Map<String, @Nullable Object> time,
    long played,
    long best,
    double playedValue,
    double bestValue,
    double error,
    double sure,
    double loss,
    double regret,
    double stake,
    Grade grade,
    List<Double> outlook,
    List<Double> win,
    Luck luck,
    @Nullable Luck last,
    List<Reason> reasons,
    List<Move> line) {

  public Map<String, @Nullable Object> json(ActionNotation notation) {
    Map<String, @Nullable Object> json =
        Json.object(
            "at", at,
            "seat", seat,
            "turn", turn,
            "time", time,
            "played", notation.text(played),
            "best", notation.text(best),
            "playedValue", playedValue,
            "bestValue", bestValue,
            "error", error,
            "sure", sure,
            "loss", loss,
            "regret", regret,
            "stake", stake,
            "grade", grade.text(),
            "outlook", outlook,
            "win", win,
            "luck", luck.points(),
            "luckError", luck.errors());
    if (last != null) {
      json.put("lastLuck", last.points());
      json.put("lastLuckError", last.errors());
    }
    json.put("reasons", reasons.stream().map(Reason::json).toList());
    json.put("line", line(line, notation));
    return json;
  }

  /** Who does what, as a transcript has it. */
  public static List<Map<String, @Nullable Object>> line(List<Move> line, ActionNotation notation) {
    List<Map<String, @Nullable Object>> lines = new ArrayList<>();
    for (Move move : line) {
      String action = notation.text(move.action());
      lines.add(Json.object("seat", Seat.json(move.seat()), "action", action));
    }
    return lines;
  }
}
