package picknmix.launcher;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells people how far a build has come, from the lines of its log: a line for each step. On a
 * terminal the line moves while its step lasts.
 */
final class Progress {
  private static final Pattern FETCHED =
      Pattern.compile("Downloaded from .* \\(([0-9.]+) ([kMG]?)B(?: at .*)?\\)");

  private final PrintStream out;
  private final boolean isMoving;
  private final List<Step> steps;
  private int current;
  private long began;
  private double megabytes;

  Progress(PrintStream out, boolean isMoving, List<Step> steps) {
    this.out = out;
    this.isMoving = isMoving;
    this.steps = steps;
  }

  void begin(boolean isFirst) {
    out.println(
        isFirst
            ? "picknmix: building; the first time fetches what is needed and takes a minute or more"
            : "picknmix: building");
    enter(0);
  }

  private void enter(int step) {
    current = step;
    began = System.nanoTime();
    if (!isMoving) {
      out.println(line());
    }
  }

  /** A line of the log. */
  void read(String line) {
    Matcher fetched = FETCHED.matcher(line);
    if (fetched.find()) {
      megabytes += Double.parseDouble(fetched.group(1)) * inMegabytes(fetched.group(2));
    }
    for (int step = current + 1; step < steps.size(); step++) {
      if (line.contains(steps.get(step).sign())) {
        leave();
        enter(step);
      }
    }
  }

  private static double inMegabytes(String prefix) {
    return switch (prefix) {
      case "" -> 1e-6;
      case "k" -> 1e-3;
      case "M" -> 1;
      default -> 1e3;
    };
  }

  /** Time passes. */
  void tick() {
    if (isMoving) {
      out.print("\r" + line() + timeAndSize());
      out.flush();
    }
  }

  private void leave() {
    if (isMoving) {
      tick();
      out.println();
    }
  }

  private String line() {
    return String.format(
        Locale.ROOT, "picknmix: %d/%d %s", current + 1, steps.size(), steps.get(current).name());
  }

  private String timeAndSize() {
    long seconds = (System.nanoTime() - began) / 1_000_000_000;
    return megabytes < 0.5
        ? String.format(Locale.ROOT, ": %d s ", seconds)
        : String.format(Locale.ROOT, ": %d s, %.0f MB fetched ", seconds, megabytes);
  }

  void end() {
    leave();
  }

  void fail(List<String> reason, Path log) {
    leave();
    reason.forEach(out::println);
    out.println("picknmix: the build failed; its whole output is in " + log);
  }
}
