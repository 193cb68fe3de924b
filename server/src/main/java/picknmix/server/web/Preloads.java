package picknmix.server.web;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picknmix.server.table.Language;
import tools.jackson.core.type.TypeReference;

/**
 * The files that a page will ask for, named in the page itself: on a slow line each step from one
 * file to the next costs more than the files do. Which they are comes with the page.
 */
final class Preloads {
  private static final String LIST = "preloads.json";
  private static final String END_OF_HEAD = "</head>";

  /** By {@code page/t}, {@code game/cukierki}, {@code words/pl}, {@code words/pl/cukierki}. */
  private final Map<String, List<String>> files;

  Preloads(WebFiles web) {
    WebFiles.WebFile list = web.find(LIST);
    this.files =
        list == null ? Map.of() : WebJson.MAPPER.readValue(list.text(), new TypeReference<>() {});
  }

  /**
   * The page with links to what it needs.
   *
   * @param kind of page: the first part of its address, or the lobby of a table
   * @param game that the page will show; null if it shows none
   */
  String in(String page, String kind, @Nullable String game, Language language) {
    Set<String> first = new LinkedHashSet<>();
    add(first, "page/" + kind);
    add(first, "words/" + language.text());
    Set<String> then = new LinkedHashSet<>();
    if (game != null) {
      add(then, "game/" + game);
      add(then, "words/" + language.text() + '/' + game);
      then.removeAll(first);
    }
    StringBuilder links = new StringBuilder();
    first.forEach(file -> link(links, file, ""));
    // The page begins to show itself before it has the game.
    then.forEach(file -> link(links, file, " fetchpriority=\"low\""));
    return page.replace(END_OF_HEAD, links + END_OF_HEAD);
  }

  private void add(Set<String> needed, String key) {
    needed.addAll(files.getOrDefault(key, List.of()));
  }

  private static void link(StringBuilder links, String file, String priority) {
    String how = file.endsWith(".css") ? "rel=\"preload\" as=\"style\"" : "rel=\"modulepreload\"";
    links.append("  <link %s%s crossorigin href=\"/%s\">\n  ".formatted(how, priority, file));
  }
}
