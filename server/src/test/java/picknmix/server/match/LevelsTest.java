package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/**
 * How strong the levels of Candy Match are against each other, in the very matches that people
 * play, only that no time passes between two actions. target/levels.md has the table for
 * docs/games/candy-match.md.
 */
final class LevelsTest {
  private static final int GAMES = 50;

  /** What came of all the games of one kind; wins and cards are those of the first seat's level. */
  private static final class Tally {
    private double wins;
    private int cards;
    private int allCards;
    private int matches;
    private int mistakes;
    private long millis;

    double winShare() {
      return wins / GAMES;
    }

    double cardShare() {
      return cards / (double) allCards;
    }

    String row(String calls, Level one, Level other) {
      return "| %s | %s against %s | %.0f %% | %.0f %% | %.1f | %.1f | %.1f min |"
          .formatted(
              calls,
              one.text(),
              other.text(),
              100 * winShare(),
              100 * cardShare(),
              matches / (double) GAMES,
              mistakes / (double) GAMES,
              millis / 60_000.0 / GAMES);
    }
  }

  @Test
  void eachLevelBeatsTheOneBelowButNotInEveryRace() throws IOException {
    List<String> rows = new ArrayList<>();
    for (String calls : List.of("call-then-pick", "pick-then-call")) {
      for (Level one : List.of(Level.MEDIUM, Level.HARD)) {
        Level other = one == Level.HARD ? Level.MEDIUM : Level.EASY;
        Tally tally = play(Games.find("candy-match"), calls, one, other);
        rows.add(tally.row(calls, one, other));
        assertThat(tally.winShare()).isGreaterThan(0.7);
        assertThat(tally.cardShare()).isBetween(0.55, 0.85);
        assertThat(tally.mistakes).as("people err, but not all the time").isBetween(10, 100);
        assertThat(tally.matches / GAMES).isBetween(10, 25);
      }
    }
    Files.write(Path.of("target/levels.md"), rows);
  }

  private static <S extends State<S>> Tally play(Game<S> game, String calls, Level... levels) {
    Tally tally = new Tally();
    for (int number = 0; number < GAMES; number++) {
      Setup setup =
          Setup.of(game, levels.length, Options.of("calls", calls), Seed.of(number), null);
      SteppedTime time = new SteppedTime();
      Match<S> match =
          Match.open(
              Session.deal(game, setup),
              List.of(),
              game.pace(),
              Ties.COIN,
              MatchLog.NONE,
              time,
              Runnable::run);
      match.watch(Seat.SPECTATOR, update -> count(tally, update));
      for (int seat = 0; seat < levels.length; seat++) {
        var rng = new FastRandom(100L * number + seat);
        BotSeat.sit(match, seat, game.person(levels[seat]), time, rng, Runnable::run);
      }
      while (time.step()) {}
      tally.millis += time.now();
    }
    return tally;
  }

  private static void count(Tally tally, Update<?> update) {
    for (Event event : update.events()) {
      switch (Objects.toString(event.json().get("type"))) {
        case "matched" -> tally.matches++;
        case "mistaken", "missed" -> tally.mistakes++;
        default -> {}
      }
    }
    Result result = update.result();
    if (result != null) {
      tally.wins += result.winners().contains(0) ? 1.0 / result.winners().size() : 0;
      tally.cards += result.scores().getFirst();
      tally.allCards += result.scores().stream().mapToInt(score -> score).sum();
    }
  }
}
