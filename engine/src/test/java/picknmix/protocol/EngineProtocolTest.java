package picknmix.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.games.template.Template;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;

/** The commands of docs/engine-protocol.md, with good and bad requests. */
class EngineProtocolTest extends ProtocolTalk {
  @Test
  void gamesTellsWhatThereIs() {
    assertThat(ok("cmd", "games"))
        .contains("\"id\":\"candy-match\"")
        .contains("\"seats\":{\"min\":2,\"max\":6}")
        .contains("\"calls\":{\"values\":[\"call-then-pick\",\"pick-then-call\"],\"default\":")
        .contains("\"pace\":{\"decline\":10000,\"miss\":5000,")
        .contains("\"rulesVersion\":1")
        .contains("\"components\":{\"cards\":[\"B1\",\"B2\",");
  }

  @Test
  void anOptionMayBeAText() {
    assertThat(ok("cmd", "games"))
        .contains("\"arrangement\":{\"text\":true,\"max\":200,\"default\":null}")
        .contains("\"ghosts\":{\"values\":[\"lazy\",\"lively\",\"wild\"],\"default\":\"lively\"}");
    Object gallery = Json.object("story", "gallery", "arrangement", "x".repeat(201));
    refused(
        "bad-request",
        "request.options.arrangement must have 200 characters at most",
        "cmd",
        "new",
        "game",
        "candy-ghosts",
        "seats",
        2,
        "options",
        gallery);
  }

  @Test
  void gamesTellsWhichHaveSeriesAndWhenAllWinOrLoseTogether() {
    assertThat(ok("cmd", "games"))
        .contains("\"series\":true,\"together\":null")
        .contains("\"series\":true,\"together\":{\"roles\":false}")
        .contains("\"series\":false,\"together\":null")
        .contains("\"together\":null,\"thinking\":null")
        .contains("\"thinking\":{\"relaxed\":60000,\"brisk\":20000}");
  }

  @Test
  void seriesTellsHowItStandsAfterSomeGames() {
    Object one = Json.object("scores", List.of(3, 1), "winners", List.of(0));
    Object two = Json.object("scores", List.of(0, 4), "winners", List.of(1));
    assertThat(ghosts(List.of(one)))
        .contains("\"played\":1,\"games\":2,\"totals\":[3,1],\"treats\":null")
        .contains("\"over\":false,\"first\":1,\"winners\":[]");
    assertThat(ghosts(List.of(one, two)))
        .contains("\"totals\":[3,5]")
        .contains("\"over\":true,\"first\":null,\"winners\":[1]");
    assertThat(ok("cmd", "series", "game", "candy-match", "seats", 2, "results", List.of(two)))
        .contains("\"played\":1,\"games\":null,\"totals\":[0,4],\"treats\":[0,1],\"treatsLeft\":5");
  }

  private String ghosts(List<Object> results) {
    return ok("cmd", "series", "game", "candy-ghosts", "seats", 2, "results", results);
  }

  @Test
  void seriesRefusesWhatCannotBe() {
    Object result = Json.object("scores", List.of(3, 1), "winners", List.of(0));
    Object tooFew = Json.object("scores", List.of(3), "winners", List.of(0));
    Object nobody = Json.object("scores", List.of(3, 1), "winners", List.of(2));
    refusesSeries("has no series", "cukierki", List.of());
    refusesSeries("the series is over", "candy-ghosts", List.of(result, result, result));
    refusesSeries("results[0].scores", "candy-match", List.of(tooFew));
    refusesSeries("results[0].winners[0]", "candy-match", List.of(nobody));
  }

  private void refusesSeries(String why, String game, List<Object> results) {
    refused("bad-request", why, "cmd", "series", "game", game, "seats", 2, "results", results);
  }

  @Test
  void requestsAreObjectsWithACommandAndMaybeAnId() {
    assertThat(ok("cmd", "games", "id", "x")).startsWith("{\"id\":\"x\",\"ok\":true");
    assertThat(Json.write(ask("cmd", "?", "id", List.of(1, 2))))
        .startsWith("{\"id\":[1,2],\"ok\":false");
    assertThat(Json.write(ask("id", null, "cmd", 5)))
        .contains("\"id\":null")
        .contains("bad-request");
    refused("unknown-command", "there are: games, new", "cmd", "dance");
    refused("bad-request", "request lacks \\\"cmd\\\"");
    refused("bad-request", "request.cmd must be a string", "cmd", 7);
    for (Object request : Arrays.asList(null, "games", 5, List.of("cmd"), true)) {
      assertThat(Json.write(protocol.answer(request))).contains("request must be an object");
    }
  }

  @Test
  void withoutAGameThereIsNothingToAsk() {
    for (String cmd :
        List.of(
            "status",
            "state",
            "view",
            "legal",
            "apply",
            "undo",
            "transcript",
            "best",
            "react",
            "look",
            "playout",
            "perft",
            "preview")) {
      refused("no-game", "begin with new", "cmd", cmd);
    }
  }

  @Test
  void newDeals() {
    assertThat(ok("cmd", "new", "game", "candy-match", "seats", 3, "seed", SEED, "first", 2))
        .isEqualTo("{\"ok\":true,\"toAct\":[2],\"over\":false,\"scores\":[0,0,0]}");
    String state = ok("cmd", "state");
    assertThat(ok("cmd", "new", "game", "candy-match", "seats", 3, "seed", SEED, "first", 2))
        .isNotEmpty();
    assertThat(ok("cmd", "state")).isEqualTo(state);
    ok("cmd", "new", "game", "candy-match", "seats", 3, "seed", Seed.of(5).toString(), "first", 2);
    assertThat(ok("cmd", "state")).isNotEqualTo(state);
    ok("cmd", "new", "game", "candy-match", "seats", 2, "options", Json.object());
    ok(
        "cmd",
        "new",
        "game",
        "candy-match",
        "seats",
        6,
        "options",
        Json.object("calls", "pick-then-call"));
    assertThat(ok("cmd", "state")).contains("pick-then-call");
  }

  @Test
  void theDefaultsThatGamesTellsCanBeSentBack() {
    var defaults = Json.object("story", "corridor", "size", null, "boss", null, "roles", false);
    ok("cmd", "new", "game", "candy-ghosts", "seats", 3, "options", defaults);
    assertThat(ok("cmd", "state")).contains("\"size\":\"2x6\"");
  }

  @Test
  void newRefusesWhatItDoesNotKnow() {
    begin();
    refused("bad-request", "no game", "cmd", "new", "game", "chess", "seats", 2);
    refused("bad-request", "lacks \\\"seats\\\"", "cmd", "new", "game", "candy-match");
    refused("bad-request", "from 2 to 6", "cmd", "new", "game", "candy-match", "seats", 1);
    refused("bad-request", "from 2 to 6", "cmd", "new", "game", "candy-match", "seats", 7);
    refused("bad-request", "from 2 to 6", "cmd", "new", "game", "candy-match", "seats", "3");
    refused("bad-request", "64 hex", "cmd", "new", "game", "candy-match", "seats", 2, "seed", "ff");
    refused(
        "bad-request",
        "must be a string",
        "cmd",
        "new",
        "game",
        "candy-match",
        "seats",
        2,
        "seed",
        5);
    refused(
        "bad-request", "from 0 to 1", "cmd", "new", "game", "candy-match", "seats", 2, "first", 2);
    refused(
        "bad-request",
        "no option",
        "cmd",
        "new",
        "game",
        "candy-match",
        "seats",
        2,
        "options",
        Json.object("pace", 1));
    refused(
        "bad-request",
        "must be one of",
        "cmd",
        "new",
        "game",
        "candy-match",
        "seats",
        2,
        "options",
        Json.object("calls", 7));
    refused(
        "bad-request",
        "must be an object",
        "cmd",
        "new",
        "game",
        "candy-match",
        "seats",
        2,
        "options",
        List.of());
  }

  @Test
  void legalListsForSeatsAndTheClock() {
    begin();
    assertThat(ok("cmd", "legal")).isEqualTo("{\"ok\":true,\"actions\":[\"reveal\"]}");
    assertThat(ok("cmd", "legal", "seat", 1)).isEqualTo("{\"ok\":true,\"actions\":[]}");
    assertThat(ok("cmd", "legal", "seat", "clock")).contains("[\"reveal\"]");
    ok("cmd", "apply", "action", "reveal");
    ok("cmd", "apply", "action", "reveal");
    assertThat(ok("cmd", "legal", "seat", 1)).contains("[\"call\"]");
    refused("bad-request", "not exactly one", "cmd", "legal");
    refused("bad-request", "not exactly one", "cmd", "apply", "action", "call");
    ok("cmd", "apply", "seat", 1, "action", "call");
    assertThat(ok("cmd", "legal")).isEqualTo("{\"ok\":true,\"actions\":[\"miss\"],\"open\":true}");
    for (Object seat : Arrays.asList(3, -1, 1.5, "spectator", "chance", "0", true, List.of())) {
      refused("bad-request", "request.seat", "cmd", "legal", "seat", seat);
    }
  }

  @Test
  void applyChecksInOrder() {
    begin();
    refused("bad-request", "lacks \\\"action\\\"", "cmd", "apply", "seat", 0);
    refused("bad-request", "must be a string", "cmd", "apply", "seat", 0, "action", 5);
    refused("bad-request", "request.seat", "cmd", "apply", "seat", 3, "action", "reveal");
    refused("bad-action", "is no action", "cmd", "apply", "seat", 1, "action", "dance");
    refused("bad-action", "no card", "cmd", "apply", "seat", 1, "action", "take XX1");
    refused("not-your-turn", "CM-4", "cmd", "apply", "seat", 1, "action", "reveal");
    refused("illegal-action", "CM-6", "cmd", "apply", "seat", 0, "action", "call");
    assertThat(ok("cmd", "apply", "action", "reveal"))
        .contains("\"events\":[{\"type\":\"revealed\",\"seat\":0,")
        .contains("\"toAct\":[1]");
    load("over", List.of());
    refused("over", "over", "cmd", "apply", "seat", 0, "action", "dance");
    refused("over", "over", "cmd", "apply", "action", "reveal");
    refused("over", "over", "cmd", "best", "seat", 0, "level", "hard", "millis", 5);
  }

  @Test
  void adaptiveBotsLearnFromTheEnd() {
    load("over", List.of());
    assertThat(ok("cmd", "adapt", "people", List.of(1)))
        .isEqualTo("{\"ok\":true,\"skill\":42,\"games\":1,\"change\":12}");
    assertThat(ok("cmd", "adapt", "people", List.of(0), "skill", 50, "games", 9))
        .isEqualTo("{\"ok\":true,\"skill\":44,\"games\":10,\"change\":-6}");
    refused("bad-request", "lacks \\\"people\\\"", "cmd", "adapt");
    refused("bad-request", "skill", "cmd", "adapt", "people", List.of(0), "skill", 101, "games", 1);
  }

  @Test
  void loadTakesStatesAndRefusesBrokenOnes() {
    assertThat(load("last-check", List.of("B1", "B2")))
        .isEqualTo("{\"ok\":true,\"toAct\":[0,1],\"over\":false,\"scores\":[20,38]}");
    assertThat(load("over", List.of()))
        .isEqualTo("{\"ok\":true,\"toAct\":[],\"over\":true,\"scores\":[20,40],\"winners\":[1]}");
    assertThat(load("open", List.of())).contains("bad-state").contains("must not be empty in open");
    refused("bad-request", "lacks \\\"state\\\"", "cmd", "load");
    refused("bad-request", "state must be an object", "cmd", "load", "state", 5);
    refused("bad-request", "state must be an object", "cmd", "load", "state", null);
    refused("bad-state", "is no game", "cmd", "load", "state", Json.object("game", "chess"));
    refused("bad-state", "lacks", "cmd", "load", "state", Json.object("game", "candy-match"));
  }

  @Test
  void viewsAreForSeatsAndSpectators() {
    begin();
    String view = ok("cmd", "view", "seat", 2);
    assertThat(view).contains("\"deck\":60").contains("\"piles\":[0,0,0]");
    assertThat(ok("cmd", "view", "seat", "spectator")).isEqualTo(view);
    refused("bad-request", "lacks \\\"seat\\\"", "cmd", "view");
    refused("bad-request", "request.seat", "cmd", "view", "seat", "clock");
    refused("bad-request", "request.seat", "cmd", "view", "seat", 3);
  }

  @Test
  void undoGoesBackToTheBeginningAtMost() {
    begin();
    String start = ok("cmd", "state");
    ok("cmd", "apply", "action", "reveal");
    String one = ok("cmd", "state");
    ok("cmd", "apply", "action", "reveal");
    ok("cmd", "undo");
    assertThat(ok("cmd", "state")).isEqualTo(one);
    refused("bad-request", "from 0 to 1", "cmd", "undo", "count", 2);
    refused("bad-request", "request.count", "cmd", "undo", "count", -1);
    ok("cmd", "undo", "count", 1);
    assertThat(ok("cmd", "state")).isEqualTo(start);
    refused("bad-request", "count", "cmd", "undo");
  }

  @Test
  void theSeatIsLookedAtBeforeTheEnd() {
    load("over", List.of());
    for (Object seat : Arrays.asList(9, "chance", List.of(), "spectator")) {
      refused("bad-request", "request.seat", "cmd", "apply", "seat", seat, "action", "reveal");
      refused(
          "bad-request", "request.seat", "cmd", "best", "seat", seat, "level", "hard", "millis", 1);
    }
    refused("over", "over", "cmd", "apply", "seat", "clock", "action", "dance");
  }

  @Test
  void reactTellsWhatAPersonWouldDoAndWhen() {
    load("last-check", List.of("B1", "B2", "C1"));
    String reaction = ok("cmd", "react", "seat", 1, "level", "hard", "seed", 1);
    assertThat(reaction)
        .matches(".*\"action\":\"call\",\"millis\":[1-9][0-9]{2,3},\"latest\":12000}");
    assertThat(ok("cmd", "react", "seat", 1, "level", "hard", "seed", 1)).isEqualTo(reaction);
    assertThat(ok("cmd", "react", "seat", 1, "level", "hard", "seed", 2)).isNotEqualTo(reaction);
    ok("cmd", "react", "seat", 1, "level", "easy");
    ok("cmd", "react", "seat", 1, "level", "gentle");
    ok("cmd", "react", "seat", 1, "skill", 45, "nature", "bold");
    refused("bad-request", "request.skill", "cmd", "react", "seat", 1, "skill", 101);
    refused("bad-request", "both", "cmd", "react", "seat", 1, "skill", 1, "level", "easy");
    refused("bad-request", "careful", "cmd", "react", "seat", 1, "skill", 1, "nature", "mean");
    refused("bad-request", "not over", "cmd", "adapt", "people", List.of(0));
    begin();
    assertThat(ok("cmd", "react", "seat", 0, "level", "easy")).contains("\"reveal\"");
    assertThat(ok("cmd", "react", "seat", 1, "level", "easy"))
        .contains("\"action\":null,\"millis\":0");
    refused("bad-request", "lacks \\\"seat\\\"", "cmd", "react", "level", "easy");
    refused("bad-request", "request.seat", "cmd", "react", "seat", "clock", "level", "easy");
    refused(
        "bad-request", "gentle, easy, medium or hard", "cmd", "react", "seat", 0, "level", "god");
  }

  @Test
  void bestAdvisesFromTheView() {
    load("last-check", List.of("B1", "B2", "C1"));
    assertThat(ok("cmd", "best", "seat", 1, "level", "hard", "iterations", 10, "seed", 1))
        .contains(
            "\"action\":\"call\",\"value\":2.0,\"candidates\":[{\"action\":\"call\",\"visits\":1,");
    ok("cmd", "best", "seat", 1, "level", "easy", "millis", 10);
    begin();
    assertThat(ok("cmd", "best", "level", "easy", "millis", 10, "seed", SEED)).contains("reveal");
    refused("bad-request", "millis", "cmd", "best", "seat", 0, "level", "easy");
    refused("bad-request", "lacks \\\"level\\\"", "cmd", "best", "seat", 0, "millis", 5);
    refused(
        "bad-request",
        "gentle, easy, medium or hard",
        "cmd",
        "best",
        "seat",
        0,
        "level",
        "god",
        "millis",
        5);
    refused(
        "bad-request", "request.millis", "cmd", "best", "seat", 0, "level", "hard", "millis", 0);
    refused(
        "bad-request",
        "request.seat",
        "cmd",
        "best",
        "seat",
        "clock",
        "level",
        "hard",
        "millis",
        1);
    refused(
        "bad-request",
        "64 hex",
        "cmd",
        "best",
        "seat",
        0,
        "level",
        "hard",
        "millis",
        1,
        "seed",
        "x");
    refused("not-your-turn", "nothing", "cmd", "best", "seat", 1, "level", "hard", "millis", 1);
    ok("cmd", "apply", "action", "reveal");
    ok("cmd", "apply", "action", "reveal");
    assertThat(ok("cmd", "best", "seat", 0, "level", "hard", "millis", 1))
        .contains("\"action\":null");
  }

  @Test
  void playoutsAndPerft() {
    begin();
    String before = ok("cmd", "state");
    String reply = ok("cmd", "playout", "count", 50, "seed", 3);
    assertThat(reply)
        .contains("\"games\":50")
        .contains("meanScores")
        .contains("decisionsPerSecond");
    assertThat(ok("cmd", "playout", "count", 50, "seed", 3).split("decisionsPer", -1)[0])
        .isEqualTo(reply.split("decisionsPer", -1)[0]);
    assertThat(ok("cmd", "perft", "depth", 0)).contains("\"nodes\":1}");
    assertThat(ok("cmd", "perft", "depth", 2)).contains("\"nodes\":1}");
    assertThat(ok("cmd", "perft", "depth", 3)).contains("\"nodes\":4}");
    assertThat(ok("cmd", "state")).isEqualTo(before);
    refused("bad-request", "count", "cmd", "playout");
    refused("bad-request", "request.count", "cmd", "playout", "count", 0);
    refused("bad-request", "request.seed", "cmd", "playout", "count", 1, "seed", List.of());
    refused("bad-request", "request.depth", "cmd", "perft", "depth", -1);
    refused("bad-request", "lacks", "cmd", "perft");
    refused("bad-request", "no puzzle", "cmd", "solve", "millis", 5);
  }

  @Test
  void finishedGamesCountOnceInPerft() {
    load("last-check", List.of("B1", "C1"));
    ok("cmd", "apply", "seat", 0, "action", "done");
    // seat 0 calls; seat 1 calls or ends the game
    assertThat(ok("cmd", "perft", "depth", 1)).contains("\"nodes\":3}");
    // a caller can only miss, there is no match; the ended game counts once
    assertThat(ok("cmd", "perft", "depth", 2)).contains("\"nodes\":3}");
  }

  @Test
  void lookShowsATableToSomebody() {
    begin();
    assertThat(ok("cmd", "look", "viewer", 0))
        .contains("\"view\":{", "\"toAct\":[0],\"actions\":[\"reveal\"],\"open\":false")
        .contains("\"canUndo\":false,\"clock\":{\"action\":\"reveal\",\"restarted\":true}")
        .contains("\"result\":null");
    assertThat(ok("cmd", "look", "viewer", "spectator")).contains("\"actions\":[]");
    refused("bad-request", "request.viewer must be a seat", "cmd", "look", "viewer", "clock");
    load("last-check", List.of("B1", "B2"));
    ok("cmd", "apply", "seat", 1, "action", "done");
    assertThat(ok("cmd", "look", "viewer", 0))
        .contains("\"clock\":{\"action\":\"timeup\",\"restarted\":false}")
        .contains("\"open\":false");
    ok("cmd", "apply", "seat", "clock", "action", "timeup");
    assertThat(ok("cmd", "look", "viewer", 0))
        .contains("\"clock\":null,\"result\":{\"scores\":[")
        .contains("\"winners\":[", "\"sheet\":{\"cards\":[");
  }

  @Test
  void viewersHearWhatTheyMayAndDiceComeFromTheSeed() {
    EngineProtocol table = new EngineProtocol(List.of(new Template()), () -> Seed.of(1));
    table.answer(
        Json.object("cmd", "new", "game", "template-game", "seats", 2, "seed", SEED, "first", 0));
    String hide = sweet(table, "hide ");
    String others =
        Json.write(
            table.answer(Json.object("cmd", "apply", "seat", 0, "action", hide, "viewer", 1)));
    assertThat(others).contains("{\"type\":\"hidden\",\"seat\":0,\"sweet\":null}");
    assertThat(others).as("a closed jar is worth what only its owner knows").contains("[null,0]");
    table.answer(Json.object("cmd", "undo"));
    String full = Json.write(table.answer(Json.object("cmd", "apply", "action", hide)));
    assertThat(full).contains("\"sweet\":\"" + hide.substring(5) + "\"").contains("[2,0]");
    Map<String, Object> roll = Json.object("cmd", "apply", "seat", "chance");
    assertThat(Json.write(table.answer(roll))).contains("not-your-turn");
    table.answer(Json.object("cmd", "apply", "action", sweet(table, "eat ")));
    String rolled = Json.write(table.answer(roll));
    assertThat(rolled).contains("\"type\":\"rolled\"");
    table.answer(Json.object("cmd", "undo"));
    assertThat(Json.write(table.answer(roll))).isEqualTo(rolled);
  }

  @Test
  void previewsTellWhatWouldHappenAndChangeNothing() {
    begin();
    String before = ok("cmd", "state");
    assertThat(ok("cmd", "preview", "action", "reveal"))
        .isEqualTo(
            "{\"ok\":true,\"scores\":[0,0,0],\"previews\":[{\"events\":[{\"type\":\"revealed\","
                + "\"seat\":0,\"card\":null,\"clock\":false}],\"scores\":[0,0,0],\"over\":false}]}");
    assertThat(ok("cmd", "preview", "seat", "clock", "actions", List.of("reveal", "reveal")))
        .contains("\"card\":null,\"clock\":true");
    assertThat(ok("cmd", "preview", "actions", List.of())).contains("\"previews\":[]");
    assertThat(ok("cmd", "state")).isEqualTo(before);
  }

  @Test
  void previewsAreRefusedLikeActions() {
    begin();
    refused("bad-request", "lacks \\\"action\\\"", "cmd", "preview");
    refused(
        "bad-request", "both", "cmd", "preview", "action", "reveal", "actions", List.of("reveal"));
    refused(
        "bad-request",
        "1000 at most",
        "cmd",
        "preview",
        "actions",
        Collections.nCopies(1001, "reveal"));
    refused("bad-request", "actions[1] must be", "cmd", "preview", "actions", List.of("reveal", 5));
    refused("bad-request", "viewer", "cmd", "preview", "action", "reveal", "viewer", 9);
    refused("bad-request", "request.seat", "cmd", "preview", "action", "reveal", "seat", 9);
    refused("bad-action", "dance", "cmd", "preview", "action", "dance");
    refused("bad-action", "actions[1]: ", "cmd", "preview", "actions", List.of("reveal", "dance"));
    refused("not-your-turn", "CM-4", "cmd", "preview", "seat", 1, "action", "reveal");
    refused("illegal-action", "CM-11", "cmd", "preview", "seat", 0, "action", "done");
    load("over", List.of());
    refused("over", "over", "cmd", "preview", "seat", 0, "action", "dance");
    refused("over", "over", "cmd", "preview", "action", "reveal");
  }

  @Test
  void previewsAreTheViewersAndLeaveOutWhatIsDrawn() {
    EngineProtocol table = new EngineProtocol(List.of(new Template()), () -> Seed.of(1));
    table.answer(
        Json.object("cmd", "new", "game", "template-game", "seats", 2, "seed", SEED, "first", 0));
    String hide = sweet(table, "hide ");
    String own = Json.write(table.answer(Json.object("cmd", "preview", "action", hide)));
    assertThat(own)
        .contains("\"sweet\":\"" + hide.substring(5) + "\"")
        .contains("{\"type\":\"drawn\",\"seat\":0,\"sweet\":null}")
        .contains("\"scores\":[2,0],\"over\":false");
    String others =
        Json.write(table.answer(Json.object("cmd", "preview", "action", hide, "viewer", 1)));
    assertThat(others)
        .contains("{\"type\":\"hidden\",\"seat\":0,\"sweet\":null}")
        .contains("\"scores\":[null,0],\"over\":false");
    table.answer(Json.object("cmd", "apply", "action", sweet(table, "eat ")));
    Map<String, Object> roll = Json.object("cmd", "preview", "seat", "chance");
    assertThat(Json.write(table.answer(roll))).contains("bad-request");
    roll.put("action", "roll 6");
    assertThat(Json.write(table.answer(roll))).contains("\"pips\":6,\"eaten\":true");
  }

  /** The first listed action that begins so. */
  private static String sweet(EngineProtocol table, String verb) {
    List<?> actions = (List<?>) table.answer(Json.object("cmd", "legal")).get("actions");
    return actions.stream()
        .map(String.class::cast)
        .filter(action -> action.startsWith(verb))
        .findFirst()
        .orElseThrow();
  }
}
