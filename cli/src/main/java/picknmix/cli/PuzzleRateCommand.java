package picknmix.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Puzzles;
import picknmix.kernel.State;
import picknmix.kernel.Watch;
import picocli.CommandLine.Command;

/** How hard a puzzle is. */
@Command(
    name = "rate",
    description = "Measure how hard a puzzle is: its level, and what that follows from.",
    footer = {
      "%nExamples:",
      "  picknmix puzzle rate 3",
      "  picknmix puzzle rate 2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY --json"
    })
final class PuzzleRateCommand extends PuzzleWork {
  @Override
  <S extends State<S>> Map<String, @Nullable Object> think(
      Puzzles<S> puzzles, S start, long nodes, long millis, Watch watch) {
    return puzzles.rate(start, nodes, millis, watch);
  }

  @Override
  List<String> words(Map<String, @Nullable Object> found) {
    List<String> facts = new ArrayList<>();
    if (found.get("facts") instanceof Map<?, ?> measured) {
      measured.forEach((name, value) -> facts.add(name + " " + value));
    }
    Object level = found.get("level");
    return List.of(
        level == null ? "level not known" : "level " + level,
        solution(found),
        String.join(", ", facts));
  }
}
