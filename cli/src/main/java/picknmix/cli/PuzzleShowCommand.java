package picknmix.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.Presentation;
import picknmix.kernel.Game;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** One puzzle, drawn. */
@Command(
    name = "show",
    description = "Show a puzzle: the town, the patterns, the goal.",
    footer = {"%nExamples:", "  picknmix puzzle show 3", "  picknmix puzzle show 3 --solution"})
final class PuzzleShowCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private PuzzleGame game;

  @Parameters(paramLabel = "NAME|CODE", description = "Which puzzle.")
  private String puzzle;

  @Option(names = "--solution", description = "Also how one of ours is solved.")
  private boolean solution;

  @Override
  public Integer call() {
    show(game.game());
    return 0;
  }

  private <S extends State<S>> void show(Game<S> chosen) {
    Puzzles<S> puzzles = PuzzleGame.of(chosen);
    Session<S> session = begin(chosen);
    String code = puzzles.code(session.state());
    Map<String, @Nullable Object> known = PuzzleGame.byCode(puzzles).get(code);
    PrintWriter out = spec.commandLine().getOut();
    if (known != null) {
      out.printf("Puzzle %s, level %s%n", known.get("name"), known.get("level"));
    }
    if (session.view(0).json().get("puzzle") instanceof Map<?, ?> wanted) {
      out.printf("%s points, rounds: %s%n", wanted.get("goal"), wanted.get("rounds"));
    }
    Presentation.of(chosen).draw(session.view(0), Presentation.LINE).forEach(out::println);
    out.println(code);
    if (solution && known != null && known.get("solution") instanceof List<?> actions) {
      actions.forEach(out::println);
    }
    out.flush();
  }

  private <S extends State<S>> Session<S> begin(Game<S> chosen) {
    try {
      return Session.puzzle(chosen, puzzle);
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
  }
}
