package picknmix.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.Contest;
import picknmix.cli.arena.LadderReport;
import picknmix.kernel.Refused;
import picocli.CommandLine.Option;

/** The picture of a ladder, if one was asked for. */
final class LadderPicture {
  @Option(
      names = "--plot",
      paramLabel = "FILE.svg",
      description = "Draw a ladder: strength against time or rounds.")
  private @Nullable Path plot;

  /** Draws it; refuses what is no ladder. */
  void draw(Contest.Outcome outcome) {
    if (plot == null) {
      return;
    }
    if (!(outcome instanceof LadderReport ladder)) {
      throw Refused.badRequest("--plot draws ladders, and this is none");
    }
    try {
      Files.writeString(plot, ladder.plot());
    } catch (IOException failure) {
      throw new UncheckedIOException(
          "the plot cannot be written: " + failure.getMessage(), failure);
    }
  }
}
