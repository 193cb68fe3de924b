package picknmix.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picknmix.cli.arena.OwnEngine;
import picknmix.cli.parts.PartFiles;
import picknmix.games.Games;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The puzzles that were made in parts. */
@Command(
    name = "merge",
    description =
        "Print the puzzles that were made in parts: those that one run of all would have made.",
    footer = {
      "%nAll parts must be there, each once, in any order. Examples:",
      "  for i in 1 2 3 4; do",
      "    picknmix puzzle make --level 4 --tries 2000 --part $$i/4 > part-$$i.jsonl",
      "  done",
      "  picknmix puzzle merge part-*.jsonl",
      "  picknmix puzzle merge part-*.jsonl --codes"
    })
final class PuzzleMergeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private PuzzlePages pages;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "What the parts have printed.")
  private List<Path> files;

  @Override
  public Integer call() {
    try {
      merge(PartFiles.read("puzzles", "puzzle make", files));
    } catch (JacksonException mistake) {
      throw new ParameterException(
          spec.commandLine(), "the parts cannot be understood: " + mistake.getOriginalMessage());
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
    return 0;
  }

  /** Each part may have found as many as are wanted in all: the first of all parts are taken. */
  private void merge(PartFiles parts) {
    JsonNode whole = parts.whole();
    OwnEngine.checkThatItDid(whole.required("engine").asString());
    Puzzles<?> puzzles = PuzzleGame.of(Games.find(whole.required("puzzles").asString()));
    Map<Integer, JsonNode> byNumber = new TreeMap<>();
    for (JsonNode piece : parts.pieces()) {
      byNumber.put(piece.required("number").asInt(), piece.required("puzzle"));
    }
    byNumber.values().stream()
        .limit(whole.required("count").asInt())
        .map(puzzle -> JsonMapper.shared().treeToValue(puzzle, Object.class))
        .forEach(puzzle -> pages.print(puzzles, puzzle));
  }
}
