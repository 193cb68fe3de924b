package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import picknmix.cli.arena.Findings.Line;
import picknmix.cli.arena.Tally.Sort;
import picknmix.cli.parts.Part;
import picknmix.games.Games;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.ScoreSheet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is counted in games that bots play. */
final class CensusTest {
  @Test
  void actionsAndEventsAreCountedByKind() throws InterruptedException {
    JsonNode report = play(Games.find("cukierki"), Options.of(), "easy", 6);
    JsonNode census = report.get("census");
    JsonNode placing = census.get("done").get("place");
    JsonNode placed = census.get("happened").get("placed");
    assertThat(placing.get("perGame").asDouble())
        .isEqualTo(report.get("actions").get("place").asDouble())
        .isEqualTo(placed.get("perGame").asDouble());
    assertThat(placed.get("share").asDouble()).isEqualTo(1);
    assertThat(placed.get("telling").asInt()).as("everybody does it").isZero();
    assertThat(placing.get("choices").asDouble()).isGreaterThan(5);
    assertThat(census.get("decisions").asDouble())
        .isEqualTo(report.get("actionsPerGame").asDouble());
    assertThat(census.get("turns").asDouble()).isBetween(10.0, census.get("decisions").asDouble());
    double candies = 0;
    for (String candy : List.of("S", "M", "L", "P", "lollipop", "cookie")) {
      candies += perGame(census.get("happened"), "completed, candy " + candy);
    }
    assertThat(candies).isCloseTo(perGame(census.get("happened"), "completed"), within(1e-9));
  }

  /** Somebody who ends with a card of a kind alone: those games tell how it serves. */
  @Test
  void amongRivalsAGameTellsSomethingIfNotAllHadIt() {
    Findings findings = new Findings();
    Played first = played(List.of(7, 3), List.of(0));
    findings.add(tally(1), first);
    findings.add(tally(3), first);
    Line line = findings.lines().getFirst();
    assertThat(line.perGame()).isEqualTo(1.5);
    assertThat(line.telling()).isEqualTo(1);
    assertThat(line.wins().share()).isEqualTo(1);
    assertThat(line.score()).isEqualTo(7);
  }

  /** Thirds and sixths, which no binary fraction is: their sums must not depend on the order. */
  @Test
  void inAnyOrderGamesGiveTheSame() {
    List<Played> games = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      List<Integer> winners = List.of(List.of(0, 1, 2), List.of(1, 3), List.of(2)).get(i * i % 3);
      games.add(played(List.of(i, 7 * i % 11, i % 5, 3), i % 7 < 3 ? winners : List.of(0, 1, 2)));
    }
    List<Line> lines = lines(games);
    assertThat(lines(games.reversed())).isEqualTo(lines);
    Collections.shuffle(games, new Random(1));
    assertThat(lines(games)).isEqualTo(lines);
  }

  private static List<Line> lines(List<Played> games) {
    Findings findings = new Findings();
    for (Played game : games) {
      Tally tally = new Tally();
      for (int seat = 0; seat <= game.scores().getFirst() % 3; seat++) {
        tally.count(Sort.OWN, "star", seat, 1);
      }
      findings.add(tally, game);
    }
    return findings.lines();
  }

  @Test
  void aTeamWinsOrLosesTogether() throws InterruptedException {
    Options options = Options.of("rounds", 3);
    JsonNode report = play(new CandyGhosts(), options, "random", 5);
    assertThat(report.get("together").asBoolean()).isTrue();
    assertThat(report.get("winRate").asDouble()).isZero();
    assertThat(report.get("interval").get(1).asDouble()).isBetween(0.4, 0.5);
    assertThat(report.has("bySeat")).isFalse();
    assertThat(report.get("bots").get(0).has("wins")).isFalse();
    JsonNode counted = report.get("census").get("counted");
    assertThat(perGame(counted, "rounds")).isBetween(1.0, 3.0);
    double characters = 0;
    for (Map.Entry<String, JsonNode> line : counted.properties()) {
      characters += line.getKey().startsWith("character ") ? perGame(counted, line.getKey()) : 0;
    }
    assertThat(characters).isCloseTo(2, within(1e-9));
  }

  @Test
  void aReportForPeople() throws InterruptedException {
    assertThat(report(new CandyGhosts(), Options.of("rounds", 2), "random", 3).text())
        .contains("won together", "0.0 % (0.0 – 56.1)", "turns a game", "decisions a game")
        .containsPattern("(?m)^done +a game +in games +choices +who had it won +score$")
        .containsPattern("(?m)^rounds +[12][.][0-9]+ +100.0 % +0.0 % \\(0.0 – 56.1\\) +0.00$")
        .doesNotContain("seat 0");
  }

  @Test
  void withRolesEverybodyPlaysForThemselves() throws InterruptedException {
    Options options = Options.of("rounds", 2, "roles", true);
    assertThat(play(new CandyGhosts(), options, "random", 2).has("bySeat")).isTrue();
  }

  private static Tally tally(int seats) {
    Tally tally = new Tally();
    for (int seat = 0; seat < 2; seat++) {
      if ((seats >> seat & 1) != 0) {
        tally.count(Sort.OWN, "star", seat, 1);
      }
    }
    return tally;
  }

  private static Played played(List<Integer> scores, List<Integer> winners) {
    return new Played(
        0,
        List.of(0, 0),
        false,
        scores,
        winners,
        new ScoreSheet(List.of()),
        0,
        Map.of(),
        List.of());
  }

  private static double perGame(JsonNode section, String name) {
    return section.get(name).get("perGame").asDouble();
  }

  private static JsonNode play(Game<?> game, Options options, String bot, int games)
      throws InterruptedException {
    Report report = report(game, options, bot, games);
    return JsonMapper.shared().readTree(Json.write(report.json()));
  }

  private static Report report(Game<?> game, Options options, String bot, int games)
      throws InterruptedException {
    List<Entrant> entrants = List.of(Entrant.parse(bot, new Budget(0, 10), Map.of()));
    Tournament tournament =
        new Tournament(
            Plan.of(game, 2, options, entrants, games, 1),
            true,
            Part.WHOLE,
            Keep.NOTHING,
            () -> {});
    tournament.play(1);
    return tournament.report();
  }
}
