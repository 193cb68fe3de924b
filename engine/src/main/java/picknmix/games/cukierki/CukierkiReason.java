package picknmix.games.cukierki;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;

/** Reasons of Cukierki's own. */
sealed interface CukierkiReason extends Reason {
  /** A cookie is made, and one more tile may be placed at once (CU-10). */
  record Cookie(List<String> where) implements CukierkiReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "cookie", "where", where);
    }

    @Override
    public String text() {
      return "It makes a cookie at " + String.join(" ", where) + ": one more tile at once.";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** So many lollipops more are made, each worth a token (CU-9). */
  record Lollipop(int count) implements CukierkiReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "lollipop", "count", count);
    }

    @Override
    public String text() {
      return count == 1 ? "It makes one more lollipop." : "It makes " + count + " more lollipops.";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** An advantage token is won (CU-17); {@code from} is who loses it, null if nobody held it. */
  record Advantage(String kind, @Nullable Integer from) implements CukierkiReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "advantage", "kind", kind, "from", from);
    }

    @Override
    public String text() {
      String whose = from == null ? "" : ", which seat " + from + " has";
      return "It wins the advantage token for " + kind + whose + ".";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** So many tiles more find a place on the wall (CU-15). */
  record Fits(int count) implements CukierkiReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "fits", "count", count);
    }

    @Override
    public String text() {
      return count == 1
          ? "One tile more finds a place on the wall."
          : count + " tiles more find a place on the wall.";
    }

    @Override
    public boolean praises() {
      return true;
    }
  }

  /** The other action puts down a tile with half a cookie and makes no cookie with it. */
  record WastesCookie(int tile) implements CukierkiReason {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "wastes-cookie", "tile", tile);
    }

    @Override
    public String text() {
      return "What was played uses up tile "
          + tile
          + ", with its half cookie, and makes no cookie.";
    }

    @Override
    public boolean praises() {
      return false;
    }
  }
}
