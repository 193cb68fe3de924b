package picknmix.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The engine as JavaScript, in Node; and what Node can tell of the WebAssembly. */
final class JavaScriptTest implements ParityContract {
  private static CompiledEngine engine;

  @BeforeAll
  static void start() {
    engine = new NodeEngine();
  }

  @AfterAll
  static void stop() {
    if (engine != null) {
      engine.close();
    }
  }

  @Override
  public CompiledEngine engine() {
    return engine;
  }

  @Test
  void wasmImportsOnlyWhatItsLoaderHas() throws IOException {
    Process node =
        NodeEngine.node("imports.mjs", CompiledEngine.FOLDER.toAbsolutePath().toString());
    List<String> provided =
        new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    List<String> imported =
        WasmImports.of(Files.readAllBytes(CompiledEngine.FOLDER.resolve("engine.wasm")));
    assertThat(imported).isNotEmpty();
    assertThat(provided).containsAll(imported);
  }

  @Test
  void tellsHowFarItIs() {
    Process node =
        NodeEngine.node("progress.mjs", CompiledEngine.FOLDER.toAbsolutePath().toString());
    assertThat(node.inputReader(StandardCharsets.UTF_8).lines().map(Double::valueOf))
        .isNotEmpty()
        .allMatch(done -> done >= 0 && done <= 1);
  }

  @Test
  void nothingEvaluatesText() throws IOException {
    for (String file : List.of("index.js", "wasm.js", "host.js", "engine.js")) {
      assertThat(Files.readString(CompiledEngine.FOLDER.resolve(file)))
          .as(file)
          .doesNotContainPattern("\\bnew Function\\b|\\beval\\(");
    }
  }
}
