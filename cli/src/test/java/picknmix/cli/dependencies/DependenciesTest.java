package picknmix.cli.dependencies;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DependenciesTest {
  /** Maven runs tests in the module's folder. */
  private static final Path PROJECT = Path.of("..");

  @TempDir private Path temp;

  // ---- Ours

  @ParameterizedTest
  @ValueSource(strings = {"client", "e2e", "e2e/lighthouse"})
  void ourLocksAreInOrder(String folder) throws Exception {
    Found found = NpmLock.read(PROJECT.resolve(folder).resolve("package-lock.json"));
    assertThat(found.libraries()).isNotEmpty();
    assertThat(found.faults()).isEmpty();
  }

  @Test
  void ourPomsLeaveNothingOpen() throws Exception {
    assertThat(MavenJars.faultsOfPoms(PROJECT)).isEmpty();
  }

  // ---- Others

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'version':'1.0','integrity':'sha512-x'|-",
        "'version':'1.0','integrity':'sha512-x','resolved':'https://registry.npmjs.org/a'|-",
        "'version':'1.0'|a 1.0 has no SHA-512 hash",
        "'version':'1.0','integrity':'sha1-x'|a 1.0 has no SHA-512 hash",
        "'resolved':'../a','link':true|a ? comes from ../a",
        "'version':'1.0','integrity':'sha512-x','resolved':'http://registry.npmjs.org/a'|comes from",
        "'version':'1.0','integrity':'sha512-x','resolved':'https://evil.example/a'|comes from",
      },
      quoteCharacter = '"')
  void aPackageHasAHashAndComesFromTheRegistry(String fields, String fault) throws Exception {
    String lock =
        "{'packages':{'':{'name':'ours'},'node_modules/b/node_modules/a':{" + fields + "}}}";
    Path file = temp.resolve("package-lock.json");
    Files.writeString(file, lock.replace('\'', '"'));
    Found found = NpmLock.read(file);
    assertThat(found.libraries()).hasSize(1).allMatch(library -> library.startsWith("a "));
    if (fault.equals("-")) {
      assertThat(found.faults()).isEmpty();
    } else {
      assertThat(found.faults()).anyMatch(told -> told.contains(fault));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.0-SNAPSHOT", "[1.0,2.0)", "(,2.0]", "LATEST", "RELEASE"})
  void aVersionThatMayMoveIsAFault(String version) throws Exception {
    Path module = Files.createDirectories(temp.resolve("module/inside"));
    Files.writeString(temp.resolve("pom.xml"), "<module>module/inside</module>");
    Files.writeString(
        module.resolve("pom.xml"),
        """
        <a.version>%s</a.version>
        <artifactId>b</artifactId>
        <version>%s</version>
        """
            .formatted(version, version));
    assertThat(MavenJars.faultsOfPoms(temp))
        .satisfiesExactly(
            property -> assertThat(property).contains("a.version " + version),
            library -> assertThat(library).contains("b " + version));
  }

  @Test
  void anotherRepositoryIsAFault() throws Exception {
    Files.writeString(
        temp.resolve("pom.xml"), "<repository><url>https://evil.example</url></repository>");
    assertThat(MavenJars.faultsOfPoms(temp)).hasSize(1);
  }

  @Test
  void whatShipsIsWhatTheProgramNames() throws Exception {
    Found found =
        MavenJars.shipped(
            program(
                "lib/engine-0.1.0.jar lib/slf4j-jdk14-2.0.1.jar lib/a-1-SNAPSHOT.jar lib/b.jar"));
    assertThat(found.libraries()).containsExactly("slf4j-jdk14 2.0.1", "a 1-SNAPSHOT");
    assertThat(found.faults())
        .satisfiesExactly(
            moving -> assertThat(moving).contains("no release"),
            nameless -> assertThat(nameless).contains("lib/b.jar"));
  }

  @Test
  void whatShipsBesideItIsWhatLiesThere() throws Exception {
    Files.createFile(temp.resolve("engine-0.1.0.jar"));
    Files.createFile(temp.resolve("pekko-actor_2.13-1.7.0.jar"));
    Files.createFile(temp.resolve("nameless.jar"));
    Found found = MavenJars.shippedIn(temp);
    assertThat(found.libraries()).containsExactly("pekko-actor_2.13 1.7.0");
    assertThat(found.faults()).singleElement().asString().contains("nameless.jar");
  }

  private Path program(String classPath) throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    Path file = temp.resolve("program.jar");
    new JarOutputStream(Files.newOutputStream(file), manifest).close();
    return file;
  }
}
