package picknmix.server.match;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Json;
import picknmix.kernel.Seat;

/**
 * What is sent most, written by hand: the text is that of the protocol's records, which a test
 * compares, at a fraction of the work.
 */
public final class UpdateText {
  /** Most updates are shorter. */
  private static final int USUAL = 4_096;

  private UpdateText() {}

  /** The message {@code update}, in UTF-8. */
  static byte[] of(Update<?> update) {
    StringBuilder out = new StringBuilder(USUAL);
    out.append("{\"type\":\"update\",\"seq\":").append(update.sequence());
    out.append(",\"undone\":").append(update.undone());
    out.append(",\"events\":[");
    List<Event> events = update.events();
    for (int i = 0; i < events.size(); i++) {
      Json.write(events.get(i).json(), i == 0 ? out : out.append(','));
    }
    Json.write(update.view().json(), out.append("],\"view\":"));
    Json.write(update.view().scores(), out.append(",\"scores\":"));
    Json.write(update.view().insight(), out.append(",\"insight\":"));
    Json.write(update.toAct(), out.append(",\"toAct\":"));
    Json.write(update.actions(), out.append(",\"actions\":"));
    out.append(",\"open\":").append(update.open());
    out.append(",\"canUndo\":").append(update.canUndo());
    clock(update.clock(), out.append(",\"clock\":"));
    result(update.result(), out.append(",\"result\":"));
    race(update.race(), out.append(",\"race\":"));
    limits(update.limits(), out.append(",\"limits\":"));
    out.append(",\"timeUp\":").append(update.timeUp()).append('}');
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The message {@code reply} to somebody whose action was done. */
  public static byte[] applied(String id, Reply.Applied applied) {
    StringBuilder out = new StringBuilder();
    Json.write(id, out.append("{\"type\":\"reply\",\"id\":"));
    out.append(",\"outcome\":\"applied\",\"seq\":").append(applied.sequence());
    race(applied.race(), out.append(",\"error\":null,\"race\":"));
    return out.append('}').toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void clock(@Nullable Countdown clock, StringBuilder out) {
    if (clock == null) {
      out.append("null");
    } else {
      Json.write(clock.action(), out.append("{\"action\":"));
      out.append(",\"millis\":").append(clock.millis()).append('}');
    }
  }

  private static void result(@Nullable Result result, StringBuilder out) {
    if (result == null) {
      out.append("null");
    } else {
      Json.write(result.scores(), out.append("{\"scores\":"));
      Json.write(result.winners(), out.append(",\"winners\":"));
      Json.write(result.sheet().json(), out.append(",\"sheet\":"));
      out.append('}');
    }
  }

  private static void race(@Nullable Race race, StringBuilder out) {
    if (race == null) {
      out.append("null");
      return;
    }
    Json.write(Seat.json(race.seat()), out.append("{\"seat\":"));
    out.append(",\"tie\":").append(race.tie()).append(",\"others\":[");
    List<Race.Other> others = race.others();
    for (int i = 0; i < others.size(); i++) {
      Race.Other other = others.get(i);
      out.append(i == 0 ? "" : ",");
      Json.write(Seat.json(other.seat()), out.append("{\"seat\":"));
      out.append(",\"behind\":").append(other.behind()).append('}');
    }
    out.append("]}");
  }

  private static void limits(List<Limit> limits, StringBuilder out) {
    out.append('[');
    for (int i = 0; i < limits.size(); i++) {
      Limit limit = limits.get(i);
      out.append(i == 0 ? "" : ",");
      out.append("{\"seat\":").append(limit.seat());
      out.append(",\"millis\":").append(limit.millis()).append('}');
    }
    out.append(']');
  }
}
