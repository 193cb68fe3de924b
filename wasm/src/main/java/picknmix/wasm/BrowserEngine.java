package picknmix.wasm;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
import picknmix.protocol.EngineProtocol;

/** The engine protocol as one function. Whoever needs two conversations loads it twice. */
public final class BrowserEngine {
  private static final EngineProtocol PROTOCOL =
      new EngineProtocol(
          Games.all(), () -> Seed.parse(Host.randomSeed()), BrowserEngine::tellProgress);

  private BrowserEngine() {}

  /** The reply to a request, both as JSON text. */
  @JSExport
  public static String request(String text) {
    return Json.write(reply(text));
  }

  /** Nobody can stop the work from within: whoever is tired of it ends the thread. */
  private static boolean tellProgress(double done) {
    Host.progress(done);
    return true;
  }

  private static Map<String, @Nullable Object> reply(String text) {
    try {
      return PROTOCOL.answer(JsonTree.parse(text));
    } catch (Refused refused) {
      return EngineProtocol.error(refused.code(), refused.reason());
    }
  }
}
