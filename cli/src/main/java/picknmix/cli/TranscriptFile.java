package picknmix.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picknmix.games.Games;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.Transcript;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A transcript in a file of JSON lines. */
final class TranscriptFile {
  private TranscriptFile() {}

  /** Its lines; what is no transcript is refused with what is wrong. */
  static List<Field> read(Path file, CommandSpec spec) throws IOException {
    List<Field> lines = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        lines.add(Field.of(JsonText.parse(line), "the line", Refused.Code.BAD_REQUEST));
      }
    } catch (NoSuchFileException _) {
      throw new ParameterException(spec.commandLine(), "there is no file " + file);
    } catch (CharacterCodingException _) {
      throw Refused.badRequest(file + " is not a text in UTF-8");
    } catch (Refused mistake) {
      throw new Refused(mistake.code(), "line " + (lines.size() + 1) + ": " + mistake.reason());
    }
    return lines;
  }

  /** Plays it again. */
  static Session<?> replay(List<Field> lines) {
    return Transcript.replay(lines, game -> Games.find(game.text()));
  }
}
