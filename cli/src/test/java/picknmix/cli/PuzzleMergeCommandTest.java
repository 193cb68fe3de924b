package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles made in parts are exactly those that are made at once. */
final class PuzzleMergeCommandTest {
  private static final String SOME = "puzzle make --level 1 --seed 5 --tries 24";

  private final Prompt prompt = new Prompt();

  @TempDir private Path temp;

  @ParameterizedTest
  @ValueSource(
      strings = {SOME, SOME + " --count 2", "puzzle make --tries 16 --option largeGhost=true"})
  void mergedPartsHaveThePuzzlesOfOneRun(String command) throws IOException {
    String pages = prompt.tell(command);
    String codes = prompt.tell(command + " --codes");
    assertThat(codes.lines().count()).isGreaterThan(1);
    for (int parts : new int[] {1, 3, 16, 30}) {
      String files = make(command, parts);
      assertThat(prompt.tell("puzzle merge" + files)).isEqualTo(pages);
      assertThat(prompt.tell("puzzle merge --codes" + files)).isEqualTo(codes);
    }
  }

  @Test
  void theFirstOfManyTriesAreThoseThatOneAsksFor() {
    String all = prompt.tell(SOME + " --codes");
    String two = prompt.tell("puzzle make --level 1 --seed 5 --count 2 --codes");
    assertThat(all).startsWith(two);
    assertThat(all.lines().count()).isGreaterThan(2);
    assertThat(prompt.tell(SOME + " --count 2 --codes")).isEqualTo(two);
  }

  @Test
  void whereNothingIsGoodThereIsNothing() throws IOException {
    String command = "puzzle make --level 2 --tries 2";
    assertThat(prompt.tell(command)).isEmpty();
    assertThat(prompt.tell("puzzle merge" + make(command, 2))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 3           | of 3 parts these are missing: 2
          1 level       | is a part of something else than
          1 seed        | seed is 6, there 5
          arena         | is no part: those are what picknmix puzzle make --part writes
          engine        | are of the engine cafe and this one is
          bare          | the parts cannot be understood
          none          | there is no file
          """)
  void partsThatDoNotFitAreRefused(String files, String why) throws IOException {
    for (String file : files.split(" ", -1)) {
      if (!file.equals("none")) {
        Files.writeString(temp.resolve(file), content(file));
      }
    }
    assertThat(prompt.run("puzzle merge " + files.replaceAll("(\\S+)", temp + "/$1"))).isEqualTo(2);
    assertThat(prompt.err()).contains(why, "Try: picknmix puzzle merge").doesNotContain("\tat ");
  }

  private String content(String file) {
    String only = "puzzle make --seed 5 --tries 4 --part 1/1";
    return switch (file) {
      case "level" -> prompt.tell("puzzle make --seed 5 --tries 4 --level 2 --part 2/3");
      case "seed" -> prompt.tell("puzzle make --seed 6 --tries 4 --part 2/3");
      case "arena" -> prompt.tell("arena candy-match easy --games 1 --part 1/1");
      case "engine" -> prompt.tell(only).replaceAll("\"engine\":\"[^\"]*\"", "\"engine\":\"cafe\"");
      case "bare" -> prompt.tell(only).replace("\"count\"", "\"amount\"");
      default -> prompt.tell("puzzle make --seed 5 --tries 4 --part " + file + "/3");
    };
  }

  /** Makes all parts, each into a file of its own. */
  private String make(String command, int parts) throws IOException {
    StringBuilder files = new StringBuilder();
    for (int part = parts; part >= 1; part--) {
      Path file = temp.resolve(part + "-of-" + parts);
      Files.writeString(file, prompt.tell(command + " --part " + part + "/" + parts));
      files.append(' ').append(file);
    }
    return files.toString();
  }
}
