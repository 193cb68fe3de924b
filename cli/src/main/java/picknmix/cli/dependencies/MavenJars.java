package picknmix.cli.dependencies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The jars that ship, as the packaged program names them, and the POMs that choose them. Maven has
 * no lock: what fixes its libraries is that every version is one version, from Maven Central.
 */
public final class MavenJars {
  private static final Pattern JAR = Pattern.compile("(?:.*/)?(.+?)-(\\d[^/]*)\\.jar");
  private static final Set<String> OURS = Set.of("client", "engine", "server");
  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  /** Of a library or plugin, or a property for one; the JDK and Maven may well be newer. */
  private static final Pattern VERSION =
      Pattern.compile(
          "<(?:artifactId>([^<]*)</artifactId>\\s*<version|([\\w.-]+\\.version))>([^<]*)</");

  private static final Pattern MOVING =
      Pattern.compile("[\\[(].*|.*-SNAPSHOT|LATEST|RELEASE", Pattern.DOTALL);
  private static final Pattern ELSEWHERE = Pattern.compile("<(repository|pluginRepository)>");

  private MavenJars() {}

  /**
   * What ships.
   *
   * @param program the packaged one, whose manifest names the jars beside it
   */
  public static Found shipped(Path program) throws IOException {
    return found(program, classPath(program));
  }

  /** What ships beside the program, in a folder that no manifest names. */
  public static Found shippedIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return found(folder, files.map(file -> file.getFileName().toString()).toList());
    }
  }

  private static Found found(Path where, List<String> jars) {
    List<String> libraries = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (String path : jars) {
      Matcher jar = JAR.matcher(path);
      if (!jar.matches()) {
        faults.add("%s has %s, which has no version".formatted(where, path));
      } else if (!OURS.contains(jar.group(1))) {
        libraries.add(jar.group(1) + " " + jar.group(2));
        if (isMoving(jar.group(2))) {
          faults.add("%s has %s, which is no release".formatted(where, path));
        }
      }
    }
    return new Found(libraries, faults);
  }

  private static List<String> classPath(Path program) throws IOException {
    try (JarFile jar = new JarFile(program.toFile())) {
      String path = jar.getManifest().getMainAttributes().getValue("Class-Path");
      return path == null ? List.of() : List.of(path.split(" "));
    }
  }

  /** What the POM of the project, and those of its modules, leave open. */
  public static List<String> faultsOfPoms(Path project) throws IOException {
    List<String> faults = new ArrayList<>();
    for (Path pom : poms(project)) {
      String text = Files.readString(pom);
      for (MatchResult found : VERSION.matcher(text).results().toList()) {
        String version = found.group(3).strip();
        if (isMoving(version)) {
          String what = found.group(1) == null ? found.group(2) : found.group(1);
          faults.add("%s: %s %s is not one version".formatted(pom, what, version));
        }
      }
      if (ELSEWHERE.matcher(text).find()) {
        faults.add(pom + " takes libraries from elsewhere than Maven Central");
      }
    }
    return faults;
  }

  private static List<Path> poms(Path project) throws IOException {
    Path root = project.resolve("pom.xml");
    List<Path> poms = new ArrayList<>(List.of(root));
    for (MatchResult module : MODULE.matcher(Files.readString(root)).results().toList()) {
      poms.add(project.resolve(module.group(1)).resolve("pom.xml"));
    }
    return poms;
  }

  private static boolean isMoving(String version) {
    return MOVING.matcher(version).matches();
  }
}
