package picknmix.cli.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A request as it goes over the line.
 *
 * @param headers each a line, without that of the body's length
 * @param body empty if there is none
 */
record Request(String method, String path, List<String> headers, String body) {
  /** Its bytes, as text. */
  String text() {
    List<String> lines = new ArrayList<>();
    lines.add(method + " " + path + " HTTP/1.1");
    lines.addAll(headers);
    if (!body.isEmpty()) {
      lines.add("Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length);
    }
    return String.join("\r\n", lines) + "\r\n\r\n" + body;
  }

  /** The same for all that ask for the same of whatever table: a route, in the server's words. */
  String kind() {
    String route =
        path.replaceFirst("^/api/tables/[^/]+", "/api/tables/{table}")
            .replaceFirst("/seats/[0-9]+", "/seats/{seat}")
            .replaceFirst("/sent-away/[0-9]+", "/sent-away/{number}")
            .replaceFirst("^/(t|replay|previews)/.+", "/$1/{name}");
    return method + " " + route;
  }
}
