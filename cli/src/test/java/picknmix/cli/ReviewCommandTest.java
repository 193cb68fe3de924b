package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.Transcript;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** picknmix review, as somebody would type it. */
final class ReviewCommandTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @ParameterizedTest
  @ValueSource(strings = {"cukierki", "candy-hunters"})
  void aMatchIsTold(String game) throws IOException {
    Path file = write(Transcript.published(played(Games.find(game), 1_000), Seat.SPECTATOR));
    assertThat(run(file, "--rounds", "20", "--seat", "0")).as(err.toString()).isZero();
    assertThat(out.toString())
        .contains(" decisions judged\n", "Chance to win", "100 % |", "seat     skill", "±");
    // random players lose much, and it is said where
    assertThat(out.toString()).contains("Turning points", "  | ", "  played  ", "  better  ");
  }

  @Test
  void luckIsAChanceToWinWhereThereAreNoPoints() throws IOException {
    Path ghosts = write(Transcript.full(played(Games.find("candy-ghosts"), 60)));
    assertThat(run(ghosts, "--rounds", "10")).as(err.toString()).isZero();
    assertThat(out.toString())
        .contains("dice and draws brought, in chances to win\n")
        .containsPattern("[+-]\\d+ % ± +\\d+ %\n")
        .contains("chance to win (")
        .doesNotContain("points (", "in points");
    Path tiles = write(Transcript.full(played(Games.find("cukierki"), 6)));
    assertThat(run(tiles, "--rounds", "10")).as(err.toString()).isZero();
    assertThat(out.toString()).contains("brought, in points\n").containsPattern("± +\\d+\\.\\d\n");
  }

  @Test
  void programsGetOneObject() throws IOException {
    Path file = write(Transcript.full(played(Games.find("cukierki"), 6)));
    assertThat(run(file, "--rounds", "10", "--json")).as(err.toString()).isZero();
    JsonNode review = JsonMapper.shared().readTree(out.toString());
    assertThat(review.get("judgements").size()).isEqualTo(review.get("decisions").asInt());
    assertThat(review.get("seats").size()).isEqualTo(2);
    assertThat(review.has("turning")).isTrue();
  }

  @Test
  void quickGamesAreTimed() throws IOException {
    List<Map<String, Object>> lines =
        new ArrayList<>(Transcript.full(played(Games.find("candy-match"), 1_000)));
    assertThat(run(write(lines))).isEqualTo(1);
    assertThat(err.toString()).contains("line 2 has no time \"at\"");
    for (int i = 1; i < lines.size(); i++) {
      lines.get(i).put("at", 1_763_190_000_000L + 900 * i);
    }
    assertThat(run(write(lines))).as(err.toString()).isZero();
    assertThat(out.toString()).contains("usual reaction", "0.90 s", "Longest on the table");
  }

  @Test
  void whatCannotBeReviewedIsSaid() throws IOException {
    assertThat(run(folder.resolve("nothing"))).isEqualTo(2);
    assertThat(err.toString()).contains("there is no file");
    Path file = folder.resolve("bad.jsonl");
    Files.writeString(file, "hello\n");
    assertThat(run(file)).isEqualTo(1);
    assertThat(err.toString()).contains("line 1: the line is not a JSON value");
    Path match = write(Transcript.full(played(Games.find("cukierki"), 3)));
    assertThat(run(match, "--seat", "2")).isEqualTo(2);
    assertThat(err.toString()).contains("--seat must be from 0 to 1, not 2");
    assertThat(run(match, "--rounds", "0")).isEqualTo(2);
  }

  @Test
  void aMatchWithoutDecisionsIsShort() throws IOException {
    Path file = write(Transcript.full(played(Games.find("cukierki"), 0)));
    assertThat(run(file)).isZero();
    assertThat(out.toString()).isEqualTo("Cukierki, 0 of 0 decisions judged\n");
  }

  private static <S extends State<S>> Session<S> played(Game<S> game, int moves) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(7), 0));
    RandomPolicy<S> policy = game.randomPolicy();
    FastRandom rng = new FastRandom(7);
    for (int i = 0; i < moves && !session.isOver(); i++) {
      long action = policy.pick(session.state(), rng);
      session.apply(policy.seat(), action);
    }
    return session;
  }

  private Path write(List<Map<String, Object>> lines) throws IOException {
    Path file = folder.resolve("match.jsonl");
    Files.write(file, lines.stream().map(Json::write).toList());
    return file;
  }

  private int run(Path file, String... options) {
    List<String> words = new ArrayList<>(List.of("review", file.toString()));
    words.addAll(List.of(options));
    return Main.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(words.toArray(new String[0]));
  }
}
