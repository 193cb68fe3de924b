package picknmix.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picknmix.cli.dependencies.Found;
import picknmix.cli.dependencies.MavenJars;
import picknmix.cli.dependencies.NpmLock;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists other people's libraries, and checks what fixes them. */
@Command(
    name = "dependencies",
    description = "List every library that we use, and check that each is fixed.",
    footer = {
      "%nThe status is 1 if a version may move, a hash is missing, or something",
      "comes from elsewhere than Maven Central and npm. Works without a network",
      "but for --advisories.",
      "%nExamples:",
      "  ./picknmix dependencies",
      "  ./picknmix dependencies --advisories",
      "%nAdvisories about Java libraries: docs/security.md."
    })
final class DependenciesCommand implements MaintainerCommands.ForMaintainers {
  /** The folders that have a lock: the page, its tests, and what measures it. */
  private static final List<String> NPM = List.of("client", "e2e", "e2e/lighthouse");

  @Spec private CommandSpec spec;

  @Option(
      names = "--project",
      hidden = true,
      defaultValue = ".",
      description = "Where the project is; the launcher says it.")
  private Path project;

  @Option(
      names = "--advisories",
      description = "Ask npm whether something is known against a package.")
  private boolean advisories;

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    List<String> faults = new ArrayList<>(MavenJars.faultsOfPoms(project));
    Path program = project.resolve("cli/target/picknmix.jar");
    list("Java libraries that ship", MavenJars.shipped(program), faults);
    Path cluster = project.resolve("cluster/target/lib");
    list("Java libraries of the cluster", MavenJars.shippedIn(cluster), faults);
    for (String folder : NPM) {
      Path lock = project.resolve(folder).resolve("package-lock.json");
      list("npm packages of " + folder, NpmLock.read(lock), faults);
    }
    faults.forEach(fault -> out.println("FAULT " + fault));
    out.flush();
    boolean warned = advisories && isSomethingKnown();
    return faults.isEmpty() && !warned ? 0 : 1;
  }

  private void list(String title, Found found, List<String> faults) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s: %d%n", title, found.libraries().size());
    found.libraries().stream().sorted().forEach(library -> out.println("  " + library));
    faults.addAll(found.faults());
  }

  /**
   * Lets npm tell. All our packages are for development in npm's words, since the page is built
   * from them and none is needed afterwards: to leave those out would leave nothing.
   */
  private boolean isSomethingKnown() throws IOException, InterruptedException {
    boolean known = false;
    for (String folder : NPM) {
      known |=
          new ProcessBuilder("npm", "audit", "--package-lock-only")
                  .directory(project.resolve(folder).toFile())
                  .inheritIO()
                  .start()
                  .waitFor()
              != 0;
    }
    return known;
  }
}
