package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.cli.client.Api;
import picknmix.cli.client.House;
import picknmix.cli.client.PostgresStore;

/** The bundle, unpacked where there is nothing else and started with nothing on the PATH. */
final class BundleIT {
  /** What the system itself gives to every program. */
  private static final Pattern SYSTEM = Pattern.compile("/(usr/)?lib(32|64)?/.*|/etc/ld\\.so\\..*");

  @TempDir private static Path temp;
  private static Path bundle;

  @BeforeAll
  static void makeAndUnpack() throws Exception {
    Path folder = temp.resolve("made here");
    var made = Launcher.run("package", folder.toString());
    assertThat(made.status()).as(made.err()).isZero();
    Path file = only(folder);
    assertThat(file.getFileName().toString()).matches("picknmix-[0-9.]+-[a-z-]+-\\w+\\.tar\\.gz");
    Path place = Files.createDirectory(temp.resolve("an empty place"));
    var unpacked =
        Launcher.run(new ProcessBuilder("tar", "-xzf", file.toString(), "-C", place.toString()));
    assertThat(unpacked.status()).as(unpacked.err()).isZero();
    Files.delete(file);
    bundle = only(place);
  }

  @Test
  void aWholeGameInTheTerminal() throws Exception {
    Path transcript = temp.resolve("game.jsonl");
    Path lines = Files.writeString(temp.resolve("lines"), "wait\nreveal\ndone\n".repeat(500));
    Process game =
        prepare("play", "candy-match", "--transcript", transcript.toString())
            .redirectInput(lines.toFile())
            .redirectErrorStream(true)
            .start();
    String told = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(game.waitFor()).as(told).isZero();
    assertThat(told).containsIgnoringCase("the game is over");
    assertThat(run("verify", transcript.toString()).out()).contains("all legal", "Winners");
  }

  @Test
  void aWholeGameOnItsServerWhichReadsNothingElse() throws Exception {
    Map<String, String> before = files();
    Path data = temp.resolve("data");
    Process server =
        prepare("serve", "--port", "0", "--data", data.toString())
            .redirectError(temp.resolve("log").toFile())
            .start();
    try (BufferedReader out = server.inputReader();
        HttpClient http = HttpClient.newHttpClient()) {
      String greeting = out.readLine();
      assertThat(greeting).startsWith("Pick & Mix: http://127.0.0.1:");
      URI url = URI.create(greeting.substring(greeting.indexOf("http"), greeting.indexOf("   ")));
      Api api = new Api(url, http);
      assertThat(api.text("/", null)).contains("<title>", "<script");
      WholeGame.play(api, "cukierki");
      if (Files.isDirectory(Path.of("/proc/self/map_files"))) {
        assertThat(mapped(server.pid()))
            .contains(bundle.resolve("lib/libsqlitejdbc.so"), bundle.resolve("lib/picknmix.aot"))
            .allMatch(file -> file.startsWith(bundle) || file.startsWith(data) || isSystems(file));
      }
      server.destroy();
      assertThat(server.waitFor(1, TimeUnit.MINUTES)).isTrue();
    } finally {
      server.destroyForcibly();
    }
    assertThat(files()).isEqualTo(before);
  }

  @Test
  void wholeGamesOnTwoOfItsServersThatShareTheirTables() throws Exception {
    List<String> command = List.of(bundle.resolve("picknmix").toString(), "serve");
    Path folder = Files.createDirectory(temp.resolve("cluster"));
    try (PostgresStore store = new PostgresStore(folder);
        House house = House.open(2, folder, command, store.arguments());
        HttpClient http = HttpClient.newHttpClient()) {
      for (URI url : house.urls()) {
        WholeGame.play(new Api(url, http), "cukierki");
      }
    }
  }

  @Test
  void itsOwnServersStart() throws Exception {
    var result = run("load --tables 1 --seats 2 --warm-up 0 --seconds 1".split(" "));
    assertThat(result.status()).as(result.out() + result.err()).isZero();
  }

  @Test
  void itsCacheFitsThoughItWasMadeElsewhere() throws Exception {
    ProcessBuilder strict = prepare("--version");
    strict.environment().put("PICKNMIX_JAVA_OPTS", "-XX:AOTMode=on");
    var result = Launcher.run(strict);
    assertThat(result.status()).as(result.err()).isZero();
    assertThat(result.out()).startsWith("picknmix ");
  }

  @Test
  void startsThroughLinks() throws Exception {
    Path folder = Files.createSymbolicLink(temp.resolve("current"), bundle);
    Path link = Files.createSymbolicLink(temp.resolve("pick"), folder.resolve("picknmix"));
    assertThat(Launcher.run(bare(folder.resolve("picknmix"), "--version")).out())
        .startsWith("picknmix ");
    var lost = Launcher.run(bare(link, "--version"));
    assertThat(lost.status()).isEqualTo(1);
    assertThat(lost.err()).hasLineCount(1).contains("is a link", "readlink");
    ProcessBuilder withReadlink = bare(link, "--version");
    withReadlink.environment().put("PATH", "/usr/bin:/bin");
    assertThat(Launcher.run(withReadlink).out()).startsWith("picknmix ");
  }

  @Test
  void whatNeedsTheSourcesSaysSo() throws Exception {
    for (String command : List.of("test", "trials")) {
      var result = run(command);
      assertThat(result.status()).as(command).isEqualTo(1);
      assertThat(result.err()).hasLineCount(1).contains(command + " needs the project's sources");
    }
    for (String option : List.of("--cluster=3", "--postgres")) {
      var result = run("load", option);
      assertThat(result.status()).as(option).isEqualTo(2);
      assertThat(result.err()).contains("need the project's sources").doesNotContain("\tat ");
    }
    assertThat(run("test", "--help").out()).startsWith("Usage: picknmix test");
  }

  @Test
  void everyLibraryHasItsLicence() throws Exception {
    List<String> known =
        Files.readString(bundle.resolve("LIBRARIES.md"))
            .lines()
            .filter(line -> line.startsWith("| `"))
            .map(line -> line.substring(3, line.indexOf('`', 3)))
            .toList();
    for (String folder : List.of("lib", "lib-cluster")) {
      try (Stream<Path> jars = Files.list(bundle.resolve(folder))) {
        assertThat(jars.map(jar -> jar.getFileName().toString()))
            .filteredOn(name -> name.endsWith(".jar"))
            .filteredOn(name -> !name.matches("(client|engine|server|picknmix-cluster)[-.].*"))
            .isNotEmpty()
            .allMatch(name -> known.stream().anyMatch(name::startsWith));
      }
    }
    assertThat(bundle.resolve("runtime/legal/java.base/LICENSE")).exists();
    assertThat(bundle.resolve("LICENSE")).exists();
  }

  @Test
  void anInterruptedOneLeavesNothing() throws Exception {
    Path folder = temp.resolve("interrupted");
    Process maker = Launcher.prepare("package", folder.toString()).start();
    try (BufferedReader err = maker.errorReader()) {
      assertThat(err.readLine()).contains("making the Java runtime");
      maker.destroy();
      assertThat(maker.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }
    assertThat(maker.exitValue()).isEqualTo(143);
    assertThat(folder).doesNotExist();
    assertThat(Launcher.PATH.resolveSibling("target/launcher/bundle")).doesNotExist();
  }

  private static Path only(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.getFirst();
    }
  }

  private static Launcher.Result run(String... arguments) throws Exception {
    return Launcher.run(prepare(arguments));
  }

  private static ProcessBuilder prepare(String... arguments) {
    return bare(bundle.resolve("picknmix"), arguments);
  }

  /** With no environment but an empty PATH. */
  private static ProcessBuilder bare(Path program, String... arguments) {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().clear();
    builder.environment().put("PATH", "");
    return builder;
  }

  /** Every file of the bundle with its size and time. */
  private static Map<String, String> files() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(bundle)) {
      for (Path file : files.toList()) {
        all.put(file.toString(), Files.size(file) + " " + Files.getLastModifiedTime(file));
      }
    }
    return all;
  }

  /** The files that a process has mapped: libraries, jars, the cache. */
  private static List<Path> mapped(long process) throws IOException {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + process + "/maps"))) {
      return lines
          .filter(line -> line.contains(" /"))
          .map(line -> Path.of(line.substring(line.indexOf(" /") + 1)))
          .distinct()
          .toList();
    }
  }

  private static boolean isSystems(Path file) {
    return SYSTEM.matcher(file.toString()).matches();
  }
}
