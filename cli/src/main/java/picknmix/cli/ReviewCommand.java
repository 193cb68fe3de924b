package picknmix.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picknmix.cli.review.PaceText;
import picknmix.cli.review.Review;
import picknmix.cli.review.ReviewText;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.PaceReview;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks back at a match. */
@Command(
    name = "review",
    description = "Look back at a match: how good each decision was, and what was luck.",
    footer = {
      "%nFILE is a full transcript, or the published one of a finished match, as picknmix play"
          + " --transcript FILE or a server writes it. Every decision is judged by what its player"
          + " could know then. Of Candy Match, reaction times and overlooked matches are told"
          + " instead. Ctrl-C tells what is known by then. Examples:",
      "  picknmix review game.jsonl",
      "  picknmix review game.jsonl --rounds 3000 --seat 1",
      "  picknmix review game.jsonl --json"
    })
final class ReviewCommand implements Callable<Integer> {
  private static final int MOST_ROUNDS = 10_000_000;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The transcript, in JSON lines.")
  private Path file;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "600",
      description = "How many rounds to search for each decision (${DEFAULT-VALUE}).")
  private int rounds;

  @Option(names = "--seat", paramLabel = "N", description = "Judge only this seat's decisions.")
  private @Nullable Integer seat;

  @Option(names = "--json", description = "Print one JSON object instead.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    check("--rounds", rounds, 1, MOST_ROUNDS);
    List<Field> lines = TranscriptFile.read(file, spec);
    Session<?> session = TranscriptFile.replay(lines);
    if (seat != null) {
      check("--seat", seat, 0, session.start().seats() - 1);
    }
    if (session.game().tutor() == null || session.game().hasClock()) {
      pace(session, lines);
    } else {
      decisions(session);
    }
    return 0;
  }

  private void check(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new ParameterException(
          spec.commandLine(),
          "%s must be from %d to %d, not %d".formatted(name, least, most, value));
    }
  }

  private <S extends State<S>> void decisions(Session<S> session) {
    Review<S> review = new Review<>(session, rounds, seat);
    Progress bar = new Progress(session.game().facts().name(), review.count());
    AtomicBoolean told = new AtomicBoolean();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> tell(review, bar, told)));
    try {
      while (!told.get() && review.judgeNext()) {
        bar.step();
      }
    } finally {
      tell(review, bar, told);
    }
  }

  /** Once: at the end, or when somebody presses Ctrl-C. */
  private <S extends State<S>> void tell(Review<S> review, Progress bar, AtomicBoolean told) {
    if (told.compareAndSet(false, true)) {
      bar.close();
      print(json ? Json.write(review.json()) + "\n" : ReviewText.of(review));
    }
  }

  private <S extends State<S>> void pace(Session<S> session, List<Field> lines) {
    PaceReview<S> review = session.game().paceReview();
    if (review == null) {
      throw Refused.badRequest("decisions of " + session.game().id() + " are not judged");
    }
    Map<String, @Nullable Object> pace = review.of(session, times(session, lines));
    print(json ? Json.write(pace) + "\n" : PaceText.of(session, pace));
  }

  /** When each action happened, as a server writes it down. */
  private static long[] times(Session<?> session, List<Field> lines) {
    long[] times = new long[session.moves().size()];
    for (int i = 0; i < times.length; i++) {
      Field line = lines.get(i + 1);
      if (!line.has("at")) {
        throw Refused.badRequest(
            "line %d has no time \"at\", which a server writes down: nothing shows who was how quick"
                .formatted(i + 2));
      }
      times[i] = (long) line.get("at").decimal();
      line.get("at").require(i == 0 || times[i] >= times[i - 1], "is before the line before");
    }
    return times;
  }

  private void print(String text) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(text);
    out.flush();
  }
}
