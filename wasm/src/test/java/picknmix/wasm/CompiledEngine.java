package picknmix.wasm;

import java.nio.file.Path;
import java.util.List;

/** The compiled engine at work in another process. */
interface CompiledEngine extends AutoCloseable {
  /** The folder that the client takes. */
  Path FOLDER = Path.of("target/browser");

  /** The scripts of these tests. */
  Path SCRIPTS = Path.of("src/test/js");

  /** The replies to some requests, all of them one line of JSON. */
  List<String> answer(List<String> requests);

  default String answer(String request) {
    return answer(List.of(request)).getFirst();
  }

  @Override
  void close();
}
