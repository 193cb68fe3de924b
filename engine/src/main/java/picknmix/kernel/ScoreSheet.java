package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where everybody's points come from: a line for each category. */
public record ScoreSheet(List<Line> lines) {

  /** The points of each seat in a category; the client has the category's name for people. */
  public record Line(String category, List<Integer> points) {
    /** The line of a category in which each seat has that many points. */
    public static Line of(String category, int seats, IntUnaryOperator pointsOf) {
      List<Integer> points = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        points.add(pointsOf.applyAsInt(seat));
      }
      return new Line(category, points);
    }
  }

  public int total(int seat) {
    return lines.stream().mapToInt(line -> line.points().get(seat)).sum();
  }

  public Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> json = Json.object();
    lines.forEach(line -> json.put(line.category(), line.points()));
    return json;
  }
}
