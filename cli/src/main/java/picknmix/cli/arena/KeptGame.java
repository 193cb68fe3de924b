package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.Tally.Sort;
import picknmix.kernel.Json;
import picknmix.kernel.ScoreSheet;
import tools.jackson.databind.JsonNode;

/** A game's result as a line of JSON, with all that the reports need. */
final class KeptGame {
  private KeptGame() {}

  static Map<String, @Nullable Object> json(Bout.Result result) {
    Played played = result.played();
    Map<String, @Nullable Object> json =
        Json.object(
            "game", result.bout().index(),
            "bots", result.bout().plan().entrants().stream().map(Entrant::name).toList(),
            "scores", played.scores(),
            "winners", played.winners(),
            "sheet", played.sheet().json(),
            "actions", played.actions(),
            "words", played.words(),
            "thinking", played.thinking().stream().map(Stopwatch::json).toList());
    if (result.tally() != null) {
      json.put("tally", json(result.tally()));
    }
    return json;
  }

  static Bout.Result read(Bout bout, JsonNode json) {
    List<ScoreSheet.Line> sheet = new ArrayList<>();
    json.required("sheet")
        .properties()
        .forEach(line -> sheet.add(new ScoreSheet.Line(line.getKey(), numbers(line.getValue()))));
    Map<String, Integer> words = new LinkedHashMap<>();
    json.required("words")
        .properties()
        .forEach(word -> words.put(word.getKey(), word.getValue().asInt()));
    List<Stopwatch> thinking = new ArrayList<>();
    json.required("thinking").forEach(watch -> thinking.add(Stopwatch.read(watch)));
    Played played =
        new Played(
            bout.number(),
            bout.plan().seating(bout.number()),
            bout.plan().isTogether(),
            numbers(json.required("scores")),
            numbers(json.required("winners")),
            new ScoreSheet(sheet),
            json.required("actions").asInt(),
            words,
            thinking);
    return new Bout.Result(bout, played, json.has("tally") ? tally(json.required("tally")) : null);
  }

  private static List<Integer> numbers(JsonNode list) {
    List<Integer> numbers = new ArrayList<>();
    list.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }

  private static Map<String, @Nullable Object> json(Tally tally) {
    List<Object> counts = new ArrayList<>();
    tally
        .counts()
        .forEach(
            (topic, count) ->
                counts.add(
                    List.of(
                        topic.sort().name(),
                        topic.name(),
                        count.times,
                        count.choices,
                        count.seats)));
    return Json.object(
        "turns", tally.turns(),
        "decisions", tally.decisions(),
        "choices", tally.choices(),
        "counts", counts);
  }

  private static Tally tally(JsonNode json) {
    Tally tally =
        new Tally(
            json.required("turns").asInt(),
            json.required("decisions").asInt(),
            json.required("choices").asInt());
    for (JsonNode line : json.required("counts")) {
      Tally.Count count = new Tally.Count();
      count.times = line.get(2).asInt();
      count.choices = line.get(3).asInt();
      count.seats = line.get(4).asInt();
      tally
          .counts()
          .put(
              new Tally.Topic(Sort.valueOf(line.get(0).asString()), line.get(1).asString()), count);
    }
    return tally;
  }
}
