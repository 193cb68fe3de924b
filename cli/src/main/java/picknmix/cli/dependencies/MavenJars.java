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
  private static final Pattern JAR = Pattern.compile("lib/(.+?)-(\\d[^/]*)\\.jar");
  private static final Set<String> OURS = Set.of("client", "engine", "server");

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
    List<String> libraries = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    for (String path : classPath(program)) {
      Matcher jar = JAR.matcher(path);
      if (!jar.matches()) {
        faults.add("%s has %s, which has no version".formatted(program, path));
      } else if (!OURS.contains(jar.group(1))) {
        libraries.add(jar.group(1) + " " + jar.group(2));
        if (isMoving(jar.group(2))) {
          faults.add("%s has %s, which is no release".formatted(program, path));
        }
      }
    }
    return new Found(libraries, faults);
  }

  private static String[] classPath(Path program) throws IOException {
    try (JarFile jar = new JarFile(program.toFile())) {
      String path = jar.getManifest().getMainAttributes().getValue("Class-Path");
      return path == null ? new String[0] : path.split(" ");
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
    try (Stream<Path> modules = Files.list(project)) {
      return Stream.concat(Stream.of(project), modules.sorted())
          .map(folder -> folder.resolve("pom.xml"))
          .filter(Files::exists)
          .toList();
    }
  }

  private static boolean isMoving(String version) {
    return MOVING.matcher(version).matches();
  }
}
