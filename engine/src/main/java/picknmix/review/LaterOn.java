package picknmix.review;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;

/** The search expects so many points more of it, and nothing at hand says why. */
record LaterOn(double points) implements Reason {
  @Override
  public Map<String, @Nullable Object> json() {
    return Json.object("type", "later-on", "points", points);
  }

  @Override
  public String text() {
    return "It pays off later on.";
  }

  @Override
  public boolean praises() {
    return true;
  }
}
