package picknmix.server.web;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Which methods a path knows, for {@code Allow}. */
final class Methods {
  private record Known(Pattern path, String method) {}

  private final List<Known> known;

  Methods(List<Route> routes) {
    this.known =
        routes.stream()
            .map(route -> new Known(pattern(route.path()), route.method().name()))
            .toList();
  }

  private static Pattern pattern(String path) {
    return Pattern.compile(path.replace(".", "\\.").replaceAll("\\{[^}]*}", "[^/]+"));
  }

  /** In the order of the alphabet; none if there is nothing at that path. */
  List<String> of(String path) {
    TreeSet<String> methods = new TreeSet<>();
    known.stream()
        .filter(route -> route.path().matcher(path).matches())
        .forEach(route -> methods.add(route.method()));
    if (methods.isEmpty() && !path.startsWith("/api/")) {
      methods.add("GET"); // a file, or the page
    }
    if (methods.contains("GET")) {
      methods.add("HEAD");
    }
    return List.copyOf(methods);
  }
}
