package picknmix.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files of {@code deploy/}, and what they tell the server. */
final class Deploy {
  static final Path FOLDER = Path.of("..", "deploy").toAbsolutePath().normalize();

  private Deploy() {}

  static String read(String name) throws IOException {
    return Files.readString(FOLDER.resolve(name));
  }

  static Yaml compose() throws IOException {
    return Yaml.documents(read("compose.yaml")).findFirst().orElseThrow();
  }

  /** The services of the compose file that are our server. */
  static List<String> nodes() throws IOException {
    return compose().at("services").names().stream()
        .filter(name -> name.startsWith("node"))
        .toList();
  }

  static List<String> commandOf(String node) throws IOException {
    return compose().at("services", node, "command").texts();
  }

  static Yaml kubernetes(String kind, String name) throws IOException {
    return Yaml.documents(read("kubernetes.yaml"))
        .filter(object -> object.at("kind").text().equals(kind))
        .filter(object -> object.at("metadata", "name").text().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The only container of the nodes in Kubernetes. */
  static Yaml container() throws IOException {
    return kubernetes("Deployment", "picknmix")
        .at("spec", "template", "spec", "containers")
        .list()
        .getFirst();
  }

  /** The value of an option among arguments like {@code --name=value}. */
  static String option(List<String> arguments, String name) {
    String start = name + "=";
    return arguments.stream()
        .filter(argument -> argument.startsWith(start))
        .map(argument -> argument.substring(start.length()))
        .findFirst()
        .orElseThrow();
  }
}
