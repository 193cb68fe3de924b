package picknmix.server.web;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** What the server counts and measures, for Prometheus. No name, secret or table is in it. */
final class WebMetrics {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  private final Map<ServerMessage.Outcome, Timer> actions =
      new EnumMap<>(ServerMessage.Outcome.class);
  private final Timer appends =
      Timer.builder("picknmix.appends")
          .description("Actions written to the log, until they are on disk")
          .publishPercentileHistogram()
          .register(registry);

  WebMetrics() {
    for (ServerMessage.Outcome outcome : ServerMessage.Outcome.values()) {
      actions.put(outcome, actions(outcome));
    }
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
  }

  /** Something that can be counted at any moment. */
  void gauge(String name, String description, Supplier<Number> count) {
    Gauge.builder(name, count).description(description).register(registry);
  }

  private Timer actions(ServerMessage.Outcome outcome) {
    return Timer.builder("picknmix.actions")
        .description("Actions that players sent, from arrival to reply")
        .tag("outcome", outcome.name().toLowerCase(Locale.ROOT))
        .publishPercentileHistogram()
        .register(registry);
  }

  /** An action was decided, so many milliseconds after it came in. */
  void acted(ServerMessage.Outcome outcome, long millis) {
    Objects.requireNonNull(actions.get(outcome)).record(millis, TimeUnit.MILLISECONDS);
  }

  /** An action is on disk, so many nanoseconds after it was to be. */
  void appended(long nanos) {
    appends.record(nanos, TimeUnit.NANOSECONDS);
  }

  /** A message came that could not be used. */
  void mistake(String code) {
    registry.counter("picknmix.socket.mistakes", "code", code).increment();
  }

  void closed(Line.Goodbye why) {
    registry
        .counter("picknmix.socket.closed", "why", why.name().toLowerCase(Locale.ROOT))
        .increment();
  }

  /**
   * @param route as the route table has it, so that there are not as many as there are tables
   */
  void answered(String method, String route, int status, Duration time) {
    Timer.builder("picknmix.http.requests")
        .description("HTTP requests")
        .tags("method", method, "route", route, "status", Integer.toString(status))
        .register(registry)
        .record(time);
  }

  String scrape() {
    return registry.scrape();
  }
}
