package picknmix.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The commands for work on the project itself. They build or change it, so the launcher carries
 * them out: a program cannot well replace the jars that it runs from. Here is their help.
 */
@SuppressWarnings("UnusedVariable") // the arguments are there for the help
final class MaintainerCommands {
  private MaintainerCommands() {}

  /** A command for work on the project itself. */
  interface ForMaintainers extends Callable<Integer> {}

  /** A command that gets here only for its help, or when the launcher was left out. */
  abstract static class ByLauncher implements ForMaintainers {
    @Spec private CommandSpec spec;

    @Override
    public final Integer call() {
      throw new IllegalStateException(
          "this command needs the launcher: ./picknmix %s".formatted(spec.name()));
    }
  }

  @Command(
      name = "new-game",
      description = "Copy the template game into a game of its own, to be played at once.",
      footer = {
        "%nExample:",
        "  ./picknmix new-game sugar-rush",
        "%nThen make it yours: docs/add-a-game.md"
      })
  static final class NewGame extends ByLauncher {
    @Parameters(paramLabel = "NAME", description = "Lower-case words with hyphens between them.")
    private String name;
  }

  @Command(
      name = "package",
      description = "Make a bundle for this platform: unpack it anywhere and run, without Java.",
      footer = {
        "%nExamples:",
        "  ./picknmix package         in target/",
        "  ./picknmix package FOLDER",
        "%nHow to use it: docs/operations.md."
      })
  static final class Bundle extends ByLauncher {
    @Parameters(arity = "0..1", paramLabel = "FOLDER", description = "Put it there.")
    private String folder;
  }

  @Command(
      name = "test",
      description = "Run every check and test.",
      footer = {
        "%nExamples:",
        "  ./picknmix test",
        "  ./picknmix test -pl engine -Dtest='CandyMatch*'   one game's tests"
      })
  static final class Test extends ByLauncher {
    @Parameters(paramLabel = "ARG", description = "More arguments for Maven.")
    private List<String> mavenArguments;
  }

  @Command(
      name = "format",
      description = "Format the sources as the checks want them.",
      footer = {"%nExample:", "  ./picknmix format"})
  static final class Format extends ByLauncher {}

  @Command(
      name = "golden",
      description = "Write the golden playthroughs anew, after a change of rules that is meant.",
      footer = {"%nExample:", "  ./picknmix golden && git diff"})
  static final class Golden extends ByLauncher {}

  @Command(
      name = "pictures",
      description = "Take the pictures of the README anew, from the real pages in Chromium.",
      footer = {
        "%nExamples:",
        "  ./picknmix pictures               every game",
        "  ./picknmix pictures candy-match   one game",
        "%nThey are in docs/."
      })
  static final class Pictures extends ByLauncher {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private String game;
  }

  @Command(
      name = "lighthouse",
      description = "Let Lighthouse judge the home page and a table of each game (Chromium).",
      footer = {"%nExample:", "  ./picknmix lighthouse", "%nThe reports: e2e/target/lighthouse"})
  static final class Lighthouse extends ByLauncher {}

  @Command(
      name = "responsive",
      description = "Measure how long pages are busy on a slow phone while bots think (Chromium).",
      footer = {"%nExample:", "  ./picknmix responsive"})
  static final class Responsive extends ByLauncher {}

  @Command(
      name = "monkey",
      description = "Press whatever the pages offer, at random, and see whether anything breaks.",
      footer = {
        "%nExamples:",
        "  ./picknmix monkey                        four monkeys at once for an hour (Chromium)",
        "  ./picknmix monkey --minutes 5 --seed 7   only some, from that seed on",
        "%nWhat they find is told with its seed and the last presses; pictures: e2e/target/monkey"
      })
  static final class Monkey extends ByLauncher {
    @Option(names = "--minutes", paramLabel = "N", description = "So long (60).")
    private Double minutes;

    @Option(names = "--seed", paramLabel = "N", description = "The first monkey's seed (1).")
    private Integer seed;
  }

  @Command(
      name = "mutants",
      description = "Change rules and views bit by bit and see whether a test notices (PIT).",
      footer = {
        "%nExamples:",
        "  ./picknmix mutants               every game",
        "  ./picknmix mutants candy-match   one game",
        "%nThe report: engine/target/pit-reports/index.html"
      })
  static final class Mutants extends ByLauncher {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private String game;
  }

  @Command(
      name = "bench",
      description = "Measure the engine's speed, also beside the oracles (JMH).",
      footer = {
        "%nExamples:",
        "  ./picknmix bench                       every game, some two minutes each",
        "  ./picknmix bench candy-match --quick   one game, roughly",
        "  ./picknmix bench puzzles               the solver of Candy Hunters' puzzles",
        "  ./picknmix bench --against HEAD~1      beside another commit, a ratio for each figure",
        "  ./picknmix bench cukierki --against main --seats 2 --option variant=advanced"
      })
  static final class Bench extends ByLauncher {
    @Parameters(paramLabel = "GAME", description = "Only these games; or puzzles.")
    private List<String> games;

    @Option(names = "--quick", description = "Shorter and less exact.")
    private boolean quick;

    @Option(
        names = "--against",
        paramLabel = "REF",
        description =
            "Build that commit's engine too, let both work in turns on the same things, and tell how"
                + " many times as fast this one is: random decisions, rounds of the hard bot's search,"
                + " copies of a state, by the processor's time. The working tree counts as it is.")
    private String against;

    @Option(
        names = "--seats",
        paramLabel = "N",
        description = "With --against: how many play (4, or as many as the game allows).")
    private Integer seats;

    @Option(
        names = "--option",
        paramLabel = "NAME=VALUE",
        description = "With --against: one of the game's options; may be repeated.")
    private List<String> options;
  }
}
