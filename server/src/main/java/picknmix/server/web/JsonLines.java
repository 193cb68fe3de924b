package picknmix.server.web;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;

/** The log as JSON lines, ours and the libraries' alike. */
public final class JsonLines extends Formatter {
  /** Whose news are of no use to whoever runs a server, unless something is wrong. */
  private static final List<String> LIBRARIES =
      List.of("io.javalin", "org.eclipse.jetty", "org.flywaydb", "com.zaxxer.hikari", "org.jdbi");

  /** Who writes a line about each bad request: with such requests anybody could fill the disk. */
  private static final List<String> GOSSIPS =
      List.of("org.eclipse.jetty.http.HttpParser", "org.eclipse.jetty.util.HostPort");

  // A logger that nobody holds may be forgotten together with its level.
  private static final List<Logger> QUIET = new ArrayList<>();

  /** From now on this program's log is JSON lines on standard error. */
  public static void install() {
    LogManager.getLogManager().reset();
    Logger.getLogger("").addHandler(console());
    LIBRARIES.forEach(name -> quieten(name, Level.WARNING));
    GOSSIPS.forEach(name -> quieten(name, Level.SEVERE));
    Logger bugs = Logger.getLogger(JsonLines.class.getName());
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, bug) -> bugs.log(Level.SEVERE, "something failed", bug));
  }

  private static void quieten(String name, Level level) {
    Logger logger = Logger.getLogger(name);
    logger.setLevel(level);
    QUIET.add(logger);
  }

  /** In UTF-8 whatever the locale: JSON knows no other. */
  static Handler console() {
    Handler handler = new ConsoleHandler();
    handler.setFormatter(new JsonLines());
    try {
      handler.setEncoding(StandardCharsets.UTF_8.name());
    } catch (UnsupportedEncodingException e) {
      throw new IllegalStateException("every Java has UTF-8", e);
    }
    return handler;
  }

  @Override
  public String format(LogRecord entry) {
    Map<String, @Nullable Object> line =
        Json.object(
            "time", Instant.ofEpochMilli(entry.getMillis()).toString(),
            "level", level(entry.getLevel()),
            "logger", entry.getLoggerName(),
            "message", formatMessage(entry));
    if (entry.getThrown() != null) {
      line.put("error", stackTrace(entry.getThrown()));
    }
    return Json.write(line) + "\n";
  }

  /** The words that other programs use for the JDK's levels. */
  private static String level(Level level) {
    int value = level.intValue();
    if (value >= Level.SEVERE.intValue()) {
      return "error";
    }
    if (value >= Level.WARNING.intValue()) {
      return "warn";
    }
    return value >= Level.INFO.intValue() ? "info" : "debug";
  }

  private static String stackTrace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
