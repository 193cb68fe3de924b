package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** What the files of {@code deploy/} tell the server, it understands. */
final class DeployOptionsTest {
  /** The arguments of one server, as the files have them. */
  record Use(String file, List<String> arguments) {
    @Override
    public String toString() {
      return file;
    }
  }

  static List<Use> uses() throws IOException {
    List<Use> uses = new ArrayList<>();
    for (String node : Deploy.nodes()) {
      uses.add(new Use("compose.yaml: " + node, Deploy.commandOf(node)));
    }
    uses.add(new Use("kubernetes.yaml", Deploy.container().at("args").texts()));
    uses.add(new Use("picknmix.service", words(line("picknmix.service", "ExecStart="))));
    String command = line("Containerfile", "CMD ");
    uses.add(
        new Use("Containerfile", List.of(new JsonMapper().readValue(command, String[].class))));
    return uses;
  }

  @ParameterizedTest
  @MethodSource("uses")
  void everyOptionIsTheServers(Use use) {
    String[] arguments =
        use.arguments().stream().map(DeployOptionsTest::filledIn).toArray(String[]::new);
    assertThat(arguments[0]).isEqualTo("serve");
    assertThatCode(() -> Main.commandLine().parseArgs(arguments)).doesNotThrowAnyException();
  }

  private static String line(String file, String start) throws IOException {
    return Deploy.read(file)
        .lines()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .findFirst()
        .orElseThrow();
  }

  /** The arguments behind the program's name. */
  private static List<String> words(String commandLine) {
    return Stream.of(commandLine.split(" ")).skip(1).toList();
  }

  /** As the variables are where it runs. */
  private static String filledIn(String argument) {
    return argument
        .replaceAll("\\$\\{SITE[^}]*}", "candy.example")
        .replace("$(POD_IP)", "10.1.2.3");
  }
}
