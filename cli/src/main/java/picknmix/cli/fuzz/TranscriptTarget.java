package picknmix.cli.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import picknmix.games.Games;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.Transcript;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Transcripts that somebody wants to be verified. */
final class TranscriptTarget implements Target {
  private static final JsonMapper JSON = new JsonMapper();

  private final List<List<String>> good;
  private final Mutator lines;

  TranscriptTarget(Samples samples) {
    this.good = samples.transcripts();
    this.lines = new Mutator(good.stream().flatMap(List::stream).toList());
  }

  @Override
  public void feed(SplittableRandom random) throws FuzzFailed {
    List<String> input = new ArrayList<>(good.get(random.nextInt(good.size())));
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      int place = random.nextInt(input.size());
      switch (random.nextInt(5)) {
        case 0 -> input.remove(place);
        case 1 -> input.add(place, lines.one(random));
        case 2 -> input.add(place, input.get(place));
        default -> input.set(place, lines.mutate(input.get(place), random));
      }
      if (input.isEmpty()) {
        return;
      }
    }
    replay(input);
  }

  private static void replay(List<String> input) throws FuzzFailed {
    try {
      List<Field> fields = new ArrayList<>();
      for (String line : input) {
        fields.add(Field.of(JSON.readValue(line, Object.class), "line", Refused.Code.BAD_REQUEST));
      }
      check(Transcript.replay(fields, game -> Games.find(game.text())));
    } catch (Refused | JacksonException refused) {
      if (refused instanceof Refused r && r.code() == Refused.Code.INTERNAL) {
        throw new FuzzFailed("a transcript is answered with internal: " + input);
      }
    } catch (RuntimeException | StackOverflowError bug) {
      throw new FuzzFailed(
          "a transcript makes the engine throw " + bug + ": " + String.join("\n", input));
    }
  }

  /** What was accepted can be asked for its dice and its end. */
  private static void check(Session<?> session) {
    var _ = session.isOver();
    if (session.setup() != null) {
      session.checkDice();
    }
  }
}
