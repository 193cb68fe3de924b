package picknmix.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Deals and plays a finished match again from its transcript. */
@Command(
    name = "verify",
    description = "Check that a finished match was dealt and played fairly.",
    footer = {
      "%nFILE is a published transcript, as picknmix play --transcript FILE writes it.",
      "The status is 1 if anything does not fit. Example:",
      "  picknmix verify game.jsonl"
    })
final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The transcript, in JSON lines.")
  private Path file;

  @Override
  public Integer call() throws IOException {
    List<Field> lines = TranscriptFile.read(file, spec);
    if (!lines.isEmpty() && !lines.getFirst().has("commitment")) {
      throw Refused.badRequest("line 1: no commitment, so nothing shows that the deal was fixed");
    }
    tell(TranscriptFile.replay(lines));
    return 0;
  }

  private <S extends State<S>> void tell(Session<S> session) {
    Setup setup = session.setup();
    if (setup == null) {
      throw Refused.badRequest("line 1: the match was not dealt from a seed");
    }
    if (!session.isOver()) {
      throw Refused.badRequest("the match is not finished");
    }
    session.checkDice();
    Game<S> game = session.game();
    Rules<S> rules = game.rules();
    S state = session.state();
    PrintWriter out = spec.commandLine().getOut();
    out.printf("Game      %s for %d%n", game.facts().name(), setup.seats());
    out.printf("Options   %s%n", setup.options());
    out.printf("Seed      fits its commitment: the deal was fixed before the first action%n");
    out.printf("Start     seat %d, %s%n", setup.first(), whoChose(game, setup));
    out.printf("Actions   %d, all legal, dice as the seed has them%n", session.moves().size());
    out.printf(
        "Scores    %s%n",
        IntStream.range(0, setup.seats()).mapToObj(seat -> rules.score(state, seat)).toList());
    out.printf("Winners   seats %s%n", Seat.list(rules.winners(state)));
    out.flush();
  }

  private static String whoChose(Game<?> game, Setup setup) {
    Setup drawn = Setup.of(game, setup.seats(), setup.options(), setup.seed(), null);
    return drawn.first() == setup.first() ? "as the seed has it" : "chosen by the host";
  }
}
