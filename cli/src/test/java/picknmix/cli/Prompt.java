package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The command line in the test's own process, and what it has said. */
final class Prompt {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /** Carries out a command, whose words are divided by spaces; its exit status. */
  int run(String command) {
    return Main.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(command.split(" "));
  }

  /** What a command that succeeds says. */
  String tell(String command) {
    out.getBuffer().setLength(0);
    assertThat(run(command)).as("%s: %s", command, err).isZero();
    return out.toString();
  }

  /** All that was said since the last {@link #tell}. */
  String out() {
    return out.toString();
  }

  /** All that was complained of so far. */
  String err() {
    return err.toString();
  }
}
