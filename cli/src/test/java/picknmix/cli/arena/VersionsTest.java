package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.cli.parts.Part;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Bots of other commits, in real processes. Here the other commit is ours: its folder is empty. */
final class VersionsTest {
  private static final Budget USUAL = new Budget(0, 5);

  @TempDir private Path folder;

  @Test
  void versionsPlayAgainstEachOtherAndTheSameGamesAgain() throws InterruptedException {
    JsonNode report = play("cukierki", 2, List.of("medium@old", "random", "hard"), 1);
    assertThat(report.get("games").asInt()).isEqualTo(3);
    assertThat(report.get("bots").get(0).get("moves").asInt()).isPositive();
    double best = report.get("bots").get(0).get("meanScore").asDouble();
    assertThat(best).isGreaterThan(report.get("bots").get(1).get("meanScore").asDouble());
    JsonNode again = play("cukierki", 2, List.of("medium@old", "random", "hard"), 2);
    assertThat(again.get("actions")).isEqualTo(report.get("actions"));
    assertThat(again.get("bySeat")).isEqualTo(report.get("bySeat"));
  }

  @Test
  void aRaceAgainstTheClockIsOneInProcessesToo() throws InterruptedException {
    JsonNode report = play("candy-match", 6, List.of("hard@old", "easy"), 1);
    assertThat(report.get("actions").get("reveal").asDouble()).isEqualTo(60);
    assertThat(report.get("bots").get(0).get("wins").asDouble())
        .isGreaterThan(report.get("bots").get(1).get("wins").asDouble());
  }

  @Test
  void withTheClockAFewSecondsToWarmUpDoNotCount() throws InterruptedException {
    JsonNode report = play("candy-match", 1, List.of("hard@old:50ms", "medium:50ms"), 1);
    assertThat(report.get("games").asInt()).isEqualTo(2);
  }

  @Test
  void anEngineThatSeesAnotherGameIsNoticed() {
    Game<?> game = Games.find("cukierki");
    assertThatThrownBy(() -> playWithAnotherDeal(game))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the engine of easy@old ");
  }

  private <S extends State<S>> void playWithAnotherDeal(Game<S> game) {
    Session<S> session = Session.deal(game, setup(game, 1));
    try (EngineProcess engine = EngineProcess.start("easy@old", version())) {
      Mirror<S> mirror = new Mirror<>(engine, session, setup(game, 2));
      while (!session.isOver()) {
        int seat = game.rules().turn(session.state());
        var advice = game.bot(Level.EASY).advise(session.view(seat), USUAL, new FastRandom(1));
        session.apply(seat, Objects.requireNonNull(advice.action()));
        mirror.catchUp();
      }
    }
  }

  @Test
  void anEngineThatDoesNotStartIsToldByName() throws IOException {
    Path broken = folder.resolve(Path.of("classes", "picknmix", "cli", "EngineMain.class"));
    Files.createDirectories(broken.getParent());
    Files.createFile(broken);
    assertThatThrownBy(() -> play("cukierki", 2, List.of("easy@old", "easy"), 1))
        .hasMessage("a game broke off: the engine of easy@old has ended");
  }

  private static <S extends State<S>> Setup setup(Game<S> game, long seed) {
    return Setup.of(game, 2, Options.of(), Seed.of(seed), 0);
  }

  private Version version() {
    return new Version("old", folder);
  }

  private JsonNode play(String game, int games, List<String> bots, int threads)
      throws InterruptedException {
    List<Entrant> entrants =
        bots.stream().map(bot -> Entrant.parse(bot, USUAL, Map.of("old", folder))).toList();
    Plan plan = Plan.of(Games.find(game), bots.size(), Options.of(), entrants, games, 1);
    Tournament tournament = new Tournament(plan, false, Part.WHOLE, Keep.NOTHING, () -> {});
    tournament.play(threads);
    return JsonMapper.shared().readTree(Json.write(tournament.report().json()));
  }
}
