package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games played in parts come to exactly what they come to at once. */
final class ArenaMergeCommandTest {
  private static final String MATCH = "arena candy-match hard medium easy --games 6 --census";

  /** What a clock has measured, in JSON and in tables. */
  private static final String TIMES =
      "\"(millisPerMove|slowestMillis)\":[0-9.E-]+|(?m)( +[0-9]+[.][0-9]{2}){1,2}$";

  private final Prompt prompt = new Prompt();

  @TempDir private Path temp;

  static List<String> contests() {
    return List.of(
        "arena candy-match easy --games 4 --seed 5",
        "arena cukierki easy random gentle --games 10 --census",
        "arena cukierki hard:8it hard --iterations 4 --games 5 --option variant=advanced",
        "arena candy-hunters easy --seats 3 --games 4",
        "arena candy-ghosts random --games 5 --option rounds=2 --census");
  }

  @ParameterizedTest
  @MethodSource("contests")
  void mergedPartsTellWhatOneRunTells(String contest) throws IOException {
    String whole = contest + " --keep " + temp.resolve("whole.jsonl");
    String table = prompt.tell(whole).replaceAll(TIMES, "");
    String json = prompt.tell(whole + " --json").replaceAll(TIMES, "");
    for (int parts : List.of(1, 3, 16)) {
      String files = play(contest, parts);
      assertThat(prompt.tell("arena merge" + files).replaceAll(TIMES, "")).isEqualTo(table);
      assertThat(prompt.tell("arena merge --json" + files).replaceAll(TIMES, "")).isEqualTo(json);
    }
  }

  /** Nothing is measured in a race, so that there is nothing to leave out. */
  @Test
  void whereNoTimeIsMeasuredNotAByteDiffers() throws IOException {
    String json = prompt.tell(MATCH + " --json");
    for (int parts : List.of(1, 3, 16)) {
      assertThat(prompt.tell("arena merge --json" + play(MATCH, parts))).isEqualTo(json);
    }
    assertThat(prompt.tell("arena merge" + play(MATCH, 2))).isEqualTo(prompt.tell(MATCH));
  }

  /** Measured times count as well: one run's games, cut into parts afterwards. */
  @Test
  void timesAreAddedUp() throws IOException {
    String contest = "arena cukierki easy gentle --games 8 --keep " + temp.resolve("whole.jsonl");
    String text = prompt.tell(contest);
    String json = prompt.tell(contest + " --json");
    List<String> games = Files.readAllLines(temp.resolve("whole.jsonl"));
    play(contest.replaceAll(" --keep.*", ""), 2);
    for (int part = 1; part <= 2; part++) {
      Path file = file(part, 2);
      List<String> lines = new ArrayList<>(Files.readAllLines(file).subList(0, 1));
      for (String game : games.subList(1, games.size())) {
        int index = Integer.parseInt(game.replaceAll("\\{\"game\":([0-9]+).*", "$1"));
        if (index / 4 == part - 1) {
          lines.add(game);
        }
      }
      Files.write(file, lines);
    }
    String files = " " + file(2, 2) + " " + file(1, 2);
    assertThat(prompt.tell("arena merge" + files)).isEqualTo(text);
    assertThat(prompt.tell("arena merge --json" + files)).isEqualTo(json);
  }

  @Test
  void keptPartsAreMergedTooAndMayStandInOneFile() throws IOException {
    StringBuilder all = new StringBuilder();
    for (int part = 1; part <= 4; part++) {
      Path kept = temp.resolve("kept-" + part);
      String command = MATCH + " --part " + part + "/4 --keep " + kept;
      assertThat(prompt.tell(command)).as("what is kept is not printed as well").isEmpty();
      assertThat(prompt.tell(command)).as("nothing is left to play").isEmpty();
      all.append(Files.readString(kept));
    }
    Path file = Files.writeString(temp.resolve("all"), all);
    assertThat(prompt.tell("arena merge " + file)).isEqualTo(prompt.tell(MATCH));
    assertThat(prompt.run(MATCH + " --part 2/4 --keep " + temp.resolve("kept-1"))).isEqualTo(2);
    assertThat(prompt.err()).contains("has games of something else");
  }

  @Test
  void aLadderInPartsHasItsPicture() throws IOException {
    String ladder = "arena ladder candy-ghosts --budgets 1it --option rounds=2 --games 8";
    Path whole = temp.resolve("whole.svg");
    Path merged = temp.resolve("merged.svg");
    String table = prompt.tell(ladder + " --plot " + whole);
    assertThat(
            prompt
                .tell("arena merge" + play(ladder, 3) + " --plot " + merged)
                .replaceAll(TIMES, ""))
        .isEqualTo(table.replaceAll(TIMES, ""));
    assertThat(merged).hasSameTextualContentAs(whole);
    assertThat(prompt.run("arena merge" + play(MATCH, 1) + " --plot " + merged)).isEqualTo(2);
    assertThat(prompt.err()).contains("--plot draws ladders, and this is none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 3           | of 6 parts these are missing: 1, 4–6
          1 2 3 4 5     | of 6 parts these are missing: 6
          1 2 3 4 5 6 same | part 3 is there twice: in
          1 none        | there is no file
          1 empty       | is empty: that part has yet to be done
          diary 1       | is no part: those are what picknmix arena --part writes
          1 seed        | is a part of something else than
          1 bots        | bots is ["hard
          1 parts       | parts is 7, there 6
          short         | lacks 1 of its part's lines: it was interrupted
          long          | has more lines than its part
          spoilt        | line 2 of
          engine        | are of the engine cafe and this one is
          again         | the parts have no game 1
          bare          | the parts cannot be understood
          """)
  void partsThatDoNotFitAreRefused(String files, String why) throws IOException {
    for (String file : files.split(" ", -1)) {
      if (!file.equals("none")) {
        Files.writeString(temp.resolve(file), content(file));
      }
    }
    String paths = files.replaceAll("(\\S+)", temp + "/$1");
    assertThat(prompt.run("arena merge " + paths)).isEqualTo(2);
    assertThat(prompt.err()).contains(why, "Try: picknmix arena merge").doesNotContain("\tat ");
  }

  private String content(String file) {
    String contest = "arena candy-match hard easy --games 8 --part ";
    String only = prompt.tell("arena candy-match hard easy --games 2 --part 1/1 --threads 1");
    List<String> lines = only.lines().toList();
    return switch (file) {
      case "empty" -> "";
      case "diary" -> "dear diary\n";
      case "seed" -> prompt.tell(contest + "2/6 --seed 2");
      case "bots" -> prompt.tell(contest.replace("easy", "medium") + "2/6");
      case "parts" -> prompt.tell(contest + "2/7");
      case "short" -> String.join("\n", lines.subList(0, 2));
      case "long" -> only + lines.get(1);
      case "spoilt" -> lines.get(0) + "\n{\"game\":0,\"bo";
      case "engine" -> only.replaceAll("\"engine\":\"[^\"]*\"", "\"engine\":\"cafe\"");
      case "again" -> String.join("\n", lines.get(0), lines.get(1), lines.get(1));
      case "bare" -> only.replaceAll("\"sheet\"", "\"page\"");
      case "same" -> prompt.tell(contest + "3/6");
      default -> prompt.tell(contest + file + "/6");
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          arena candy-match easy --part 0/4  | parts are 1/4 to 4/4
          arena candy-match easy --part x/y  | such as 3/16, not 'x/y'
          arena ladder cukierki --part 1/2   | follows from the games before
          arena merge                        | FILE
          """)
  void mistakesInTheArgumentsGetAHint(String arguments, String hint) {
    assertThat(prompt.run(arguments)).isEqualTo(2);
    assertThat(prompt.err()).contains(hint, "Try: picknmix arena").doesNotContain("\tat ");
    assertThat(prompt.out()).isEmpty();
  }

  /** Plays all parts, each into a file of its own. */
  private String play(String contest, int parts) throws IOException {
    StringBuilder files = new StringBuilder();
    for (int part = parts; part >= 1; part--) {
      Path file = file(part, parts);
      Files.writeString(file, prompt.tell(contest + " --part " + part + "/" + parts));
      files.append(' ').append(file);
    }
    return files.toString();
  }

  private Path file(int part, int parts) {
    return temp.resolve("part-" + part + "-of-" + parts);
  }
}
