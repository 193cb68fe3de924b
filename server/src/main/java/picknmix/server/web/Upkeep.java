package picknmix.server.web;

import java.util.List;
import picknmix.server.table.Problem;
import picknmix.server.table.Tables;
import picknmix.server.web.Route.Method;
import picknmix.server.web.Route.Reply;
import picknmix.server.web.Route.Seat;

/** For whoever runs the server: is it well, and how much does it do? */
final class Upkeep {
  /** How the server is. */
  record Health(String status) {}

  private Upkeep() {}

  static List<Route> routes(Tables tables, WebMetrics metrics) {
    return List.of(
        new Route(
            Method.GET,
            "/health/live",
            "Whether the server runs",
            Seat.NONE,
            null,
            Reply.one(Health.class),
            call -> new Health("up")),
        new Route(
            Method.GET,
            "/health/ready",
            "Whether the server takes requests, and its store answers",
            Seat.NONE,
            null,
            Reply.one(Health.class),
            call -> {
              checkReady(tables);
              return new Health("up");
            }),
        new Route(
            Method.GET,
            "/metrics",
            "Prometheus metrics, for this machine only",
            Seat.NONE,
            null,
            Reply.text("text/plain; version=0.0.4; charset=utf-8"),
            call -> {
              call.checkFromThisMachine();
              return metrics.scrape();
            }));
  }

  private static void checkReady(Tables tables) {
    if (!tables.isReady()) {
      throw new Problem(
          Problem.Kind.UNAVAILABLE, "the server is stopping, or has not joined the others yet");
    }
    if (!tables.isStoreWell()) {
      throw new Problem(Problem.Kind.UNAVAILABLE, "the store does not answer");
    }
  }

  /**
   * The description of all routes but itself.
   *
   * @param description JSON
   */
  static Route openApi(String description) {
    return new Route(
        Method.GET,
        "/openapi.json",
        "This description",
        Seat.NONE,
        null,
        Reply.text("application/json"),
        call -> description);
  }
}
