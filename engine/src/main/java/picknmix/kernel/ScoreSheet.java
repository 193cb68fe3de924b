package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where everybody's points come from: a line for each category. */
public record ScoreSheet(List<Line> lines) {

  /** The points of each seat in a category; the client has the category's name for people. */
  public record Line(String category, List<Integer> points) {}

  public int total(int seat) {
    return lines.stream().mapToInt(line -> line.points().get(seat)).sum();
  }

  public Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> json = Json.object();
    lines.forEach(line -> json.put(line.category(), line.points()));
    return json;
  }
}
