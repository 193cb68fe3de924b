package picknmix.wasm;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The engine as WebAssembly, in Chromium: what is a wrong answer elsewhere may be a crash here. */
final class WebAssemblyIT implements ParityContract {
  private static CompiledEngine engine;

  @BeforeAll
  static void start() {
    engine = new ChromiumEngine();
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
}
