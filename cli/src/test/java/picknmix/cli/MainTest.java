package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

final class MainTest {
  private final CommandLine picknmix = Main.commandLine();
  private final StringWriter err = new StringWriter();

  @Test
  void everyCommandHasHelpWithExamples() {
    picknmix
        .getSubcommands()
        .forEach(
            (name, command) -> {
              assertThat(command.getCommandSpec().optionsMap()).as(name).containsKey("--help");
              var usage = command.getCommandSpec().usageMessage();
              assertThat(usage.description()).as("description of %s", name).isNotEmpty();
              assertThat(String.join("\n", usage.footer()))
                  .as(name)
                  .containsIgnoringCase("example")
                  .contains(name);
            });
  }

  @Test
  void aFailureIsOneLineAndStatus1() {
    picknmix.addSubcommand(new Failing()).setErr(new PrintWriter(err));
    assertThat(picknmix.execute("fail")).isEqualTo(1);
    assertThat(err.toString()).isEqualToIgnoringNewLines("picknmix: no more candy");
  }

  @Command(name = "fail")
  private static final class Failing implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new IllegalStateException("no more candy");
    }
  }
}
