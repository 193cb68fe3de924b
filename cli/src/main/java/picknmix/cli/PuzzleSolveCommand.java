package picknmix.cli;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Puzzles;
import picknmix.kernel.State;
import picknmix.kernel.Watch;
import picocli.CommandLine.Command;

/** The most points that a puzzle holds. */
@Command(
    name = "solve",
    description =
        "Find the most points that a puzzle holds, whatever its goal, and a shortest way.",
    footer = {
      "%nExamples:",
      "  picknmix puzzle solve 3",
      "  picknmix puzzle solve 2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY --json",
      "  picknmix puzzle make --level 2 --count 9 --codes | picknmix puzzle solve - --millis 5000"
    })
final class PuzzleSolveCommand extends PuzzleWork {
  @Override
  <S extends State<S>> Map<String, @Nullable Object> think(
      Puzzles<S> puzzles, S start, long nodes, long millis, Watch watch) {
    return puzzles.solve(start, nodes, millis, watch);
  }

  @Override
  List<String> words(Map<String, @Nullable Object> found) {
    return List.of(solution(found), found.get("nodes") + " positions looked at");
  }
}
