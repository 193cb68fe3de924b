package picknmix.server.web;

import java.util.regex.Pattern;

/** Which file a path means: the page finds its own way at every address that is a page. */
final class Pages {
  private static final Pattern PAGE =
      Pattern.compile(
          "/|/new|/settings|/games|/t/[^/]+|/solo(/[^/]+)?|/how(/[^/]+)?|/learn/[^/]+|/replay(/[^/]+)?"
              + "|/review(/[^/]+)?|/what-if(/[^/]+)?"
              + "|/puzzles(/make(/[^/]+)?)?|/puzzle/[^/]+");

  private Pages() {}

  static String file(String path) {
    return PAGE.matcher(path).matches() ? "index.html" : path.substring(1);
  }
}
