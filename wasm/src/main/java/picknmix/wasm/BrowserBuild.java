package picknmix.wasm;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMToolLog;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.BuildStrategy;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;
import picknmix.games.Games;

/**
 * Compiles {@link BrowserEngine} to engine.wasm and engine.js in the folder given, unless they were
 * made from the very same classes already.
 */
public final class BrowserBuild {
  private static final TeaVMToolLog LOG = new ConsoleTeaVMToolLog(false);
  private static final List<Class<?>> MODULES = List.of(Games.class, BrowserEngine.class);

  private final Path folder;
  private final List<String> classPath;

  private BrowserBuild(Path folder, List<String> classPath) {
    this.folder = folder;
    this.classPath = classPath;
  }

  /** Both files, or with their name as the second argument engine.js alone. */
  public static void main(String[] args) throws Exception {
    String classPath = System.getProperty("java.class.path", "");
    var build =
        new BrowserBuild(Path.of(args[0]), List.of(classPath.split(File.pathSeparator, -1)));
    if (args.length > 1) {
      build.compile(TeaVMTargetType.JAVASCRIPT, args[1]);
    } else {
      build.run();
    }
  }

  private void run() throws IOException, InterruptedException, BuildException {
    Path stamp = folder.resolve("made-from.sha256");
    String inputs = fingerprint();
    if (Files.exists(stamp) && Files.readString(stamp).equals(inputs)) {
      LOG.info("The engine for the browser is up to date.");
      return;
    }
    Files.createDirectories(folder);
    Files.deleteIfExists(stamp);
    // At the same time, since all else waits. In another process, since TeaVM's output follows from
    // the
    // order of its threads and would not be the same every time.
    Process script = again("engine.js");
    compile(TeaVMTargetType.WEBASSEMBLY_GC, "engine.wasm");
    if (script.waitFor() != 0) {
      throw new BuildException(new IllegalStateException("engine.js was not made"));
    }
    Files.writeString(stamp, inputs);
  }

  /** This program once more, with the same JVM and options, for one file. */
  private Process again(String file) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath)));
    command.addAll(List.of(BrowserBuild.class.getName(), folder.toString(), file));
    return new ProcessBuilder(command).inheritIO().start();
  }

  private void compile(TeaVMTargetType target, String file) throws BuildException {
    BuildStrategy teavm = new InProcessBuildStrategy();
    teavm.init();
    teavm.setLog(LOG);
    teavm.setClassPathEntries(classPath);
    teavm.setMainClass(BrowserEngine.class.getName());
    teavm.setEntryPointName("main");
    teavm.setTargetType(target);
    teavm.setTargetDirectory(folder.toString());
    teavm.setTargetFileName(file);
    teavm.setJsModuleType(JSModuleType.ES2015);
    teavm.setObfuscated(true);
    // FULL is larger and runs no faster.
    teavm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    // Otherwise a null or a wrong cast is no exception but anything at all.
    teavm.setStrict(true);
    teavm.setAssertionsRemoved(true);
    teavm.setMaxTopLevelNames(80_000);
    teavm.setMinHeapSize(1 << 16);
    teavm.setMaxHeapSize(1 << 20);
    teavm.setProperties(new Properties());
    teavm.setTransformers(new String[0]);
    teavm.setClassesToPreserve(new String[0]);

    BuildResult result = teavm.build();
    TeaVMProblemRenderer.describeProblems(result.getCallGraph(), result.getProblems(), LOG);
    if (!result.getProblems().getSevereProblems().isEmpty()) {
      throw new BuildException(new IllegalStateException("TeaVM cannot compile " + file));
    }
  }

  /**
   * A digest of all that goes in: our own classes and data files, and the names of the libraries.
   */
  private String fingerprint() {
    MessageDigest digest = sha256();
    for (Class<?> module : MODULES) {
      OwnFiles.of(module)
          .forEach(
              (name, content) -> {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(content);
              });
    }
    List<Path> own = MODULES.stream().map(OwnFiles::location).toList();
    for (String entry : classPath) {
      if (!own.contains(Path.of(entry))) {
        digest.update(Path.of(entry).getFileName().toString().getBytes(StandardCharsets.UTF_8));
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
