package picknmix.wasm;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;
import picknmix.games.Games;

/** Tells TeaVM to take along the data files that lie beside the engine's classes. */
public final class EngineDataFiles extends DefaultResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> classNames) {
    return OwnFiles.of(Games.class).keySet().stream()
        .filter(name -> !name.endsWith(".class") && !isForPeople(name))
        .toArray(String[]::new);
  }

  /** Texts in the languages of people: the page has them, the engine never reads them. */
  private static boolean isForPeople(String name) {
    return name.contains("/texts.");
  }
}
