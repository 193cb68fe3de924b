package picknmix.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command {@code picknmix}. A new command is a class with {@link Command}, a line of
 * description and examples in its footer, and one line in {@code subcommands} here; {@code --help},
 * errors and exit statuses come by themselves: 0 is well, 1 a failure, 2 a mistake in the
 * arguments.
 */
@Command(
    name = "picknmix",
    description = "Candy board games: play them, and study them.",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Main.Version.class,
    footer = {
      "%nWithout a command: picknmix serve.",
      "More about a command: picknmix COMMAND --help"
    },
    subcommands = {
      ServeCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      MoveCommand.class,
      PlayCommand.class,
      PuzzleCommand.class,
      VerifyCommand.class,
      ReviewCommand.class,
      EngineCommand.class,
      ArenaCommand.class,
      LoadCommand.class,
      MaintainerCommands.Test.class,
      MaintainerCommands.Format.class,
      MaintainerCommands.Golden.class,
      MaintainerCommands.Pictures.class,
      MaintainerCommands.Lighthouse.class,
      MaintainerCommands.Responsive.class,
      MaintainerCommands.Monkey.class,
      MaintainerCommands.Mutants.class,
      MaintainerCommands.Bench.class,
      TrialsCommand.class,
      FuzzCommand.class,
      DependenciesCommand.class,
      MaintainerCommands.NewGame.class,
      MaintainerCommands.Bundle.class,
    })
@SuppressWarnings("UnusedVariable") // picocli acts on --help and --version by itself
public final class Main {
  private static final String[] WITHOUT_ARGUMENTS = {"serve"};

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version.")
  private boolean version;

  public static void main(String[] args) {
    System.exit(commandLine().execute(args.length == 0 ? WITHOUT_ARGUMENTS : args));
  }

  /** The whole command line, ready to execute. */
  static CommandLine commandLine() {
    CommandLine root = new CommandLine(new Main());
    root.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, help -> "");
    root.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, Main::commandList);
    return root.setUsageHelpAutoWidth(true)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Main::run)
        .setParameterExceptionHandler((mistake, args) -> explain(mistake))
        .setExecutionExceptionHandler((failure, command, result) -> report(failure, command));
  }

  /** What is for work on the project says so where there is none: the bundle has no sources. */
  private static int run(ParseResult parsed) {
    CommandLine command = parsed.asCommandLineList().getLast();
    boolean maintains = command.getCommand() instanceof MaintainerCommands.ForMaintainers;
    if (maintains && !command.isUsageHelpRequested() && Boolean.getBoolean("picknmix.bundle")) {
      throw new ExecutionException(
          command,
          "%s needs the project's sources, which are not in this bundle"
              .formatted(command.getCommandName()));
    }
    return new RunLast().execute(parsed);
  }

  /** A mistake in the arguments: what is wrong, what was perhaps meant, and where to read on. */
  private static int explain(ParameterException mistake) {
    CommandLine command = mistake.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("picknmix: " + whatIsWrong(mistake));
    UnmatchedArgumentException.printSuggestions(mistake, err);
    err.println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
    err.flush();
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static @Nullable String whatIsWrong(ParameterException mistake) {
    boolean root = mistake.getCommandLine().getParent() == null;
    return root && mistake instanceof UnmatchedArgumentException word && !word.isUnknownOption()
        ? "there is no command '%s'".formatted(word.getUnmatched().getFirst())
        : mistake.getMessage();
  }

  /** A failure while a command ran: one line, and for the curious where it came from. */
  private static int report(Exception failure, CommandLine command) {
    PrintWriter err = command.getErr();
    String message = failure.getMessage();
    err.println("picknmix: " + (message == null ? failure.toString() : message));
    if (System.getenv("PICKNMIX_DEBUG") != null) {
      failure.printStackTrace(err);
    }
    err.flush();
    return command.getCommandSpec().exitCodeOnExecutionException();
  }

  /** The commands in two groups: everybody's, and those for work on the project itself. */
  private static String commandList(Help help) {
    Map<String, Help> everybodys = new LinkedHashMap<>();
    Map<String, Help> maintainers = new LinkedHashMap<>();
    help.subcommands()
        .forEach(
            (name, command) -> {
              Object instance = command.commandSpec().userObject();
              (instance instanceof MaintainerCommands.ForMaintainers ? maintainers : everybodys)
                  .put(name, command);
            });
    return "%nCommands:%n%s%nFor maintainers:%n%s"
        .formatted(help.commandList(everybodys), help.commandList(maintainers));
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"picknmix " + (version == null ? "(not packaged)" : version)};
    }
  }
}
