package picknmix.bench;

import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picknmix.games.Games;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.State;

/**
 * The process in which one version of the engine is measured: {@code Gauge GAME SEATS
 * [NAME=VALUE…]}. It is told {@code play}, {@code search} or {@code copy} and for how many
 * milliseconds of the processor, and answers how much it did, in how many nanoseconds, and how many
 * bytes it allocated. {@code check} answers the positions and the advice there.
 *
 * <p>Like {@link EngineWork} it is compiled with the engines of other commits.
 */
final class Gauge<S extends State<S>> {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final EngineWork<S> work;
  private int deal;

  /** Keeps copies from being optimised away. */
  private int sum;

  private Gauge(Game<S> game, int seats, Options options) {
    work = new EngineWork<>(game, seats, options);
  }

  public static void main(String[] args) throws IOException {
    Game<?> game = Games.find(args[0]);
    Options options = options(game, List.of(args).subList(2, args.length));
    new Gauge<>(game, Integer.parseInt(args[1]), options).serve();
  }

  /** The options as they were typed; each value is the one that is written so. */
  private static Options options(Game<?> game, List<String> typed) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (String text : typed) {
      String name = text.substring(0, text.indexOf('='));
      String value = text.substring(name.length() + 1);
      values.put(name, value);
      for (var option : game.facts().options()) {
        if (option.name().equals(name)) {
          option.values().stream()
              .filter(known -> known.toString().equals(value))
              .forEach(known -> values.put(name, known));
        }
      }
    }
    return Options.read(
        game.facts().options(), Field.of(values, "--option", Refused.Code.BAD_REQUEST));
  }

  private void serve() throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.split(" ", -1);
      System.out.println(
          words[0].equals("check") ? check() : measure(words[0], Long.parseLong(words[1])));
    }
  }

  private String check() {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < EngineWork.DEALS; at++) {
      var advice = work.isSearched() ? work.search(at).action() : null;
      text.append(work.fingerprint(at)).append('/').append(advice).append(' ');
    }
    return text.toString();
  }

  private String measure(String what, long millis) {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long begin = THREADS.getCurrentThreadCpuTime();
    long end = begin + millis * 1_000_000;
    long done = 0;
    long now;
    do {
      done += some(what);
      now = THREADS.getCurrentThreadCpuTime();
    } while (now < end);
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    return done + " " + (now - begin) + " " + allocated + " " + (sum & 1);
  }

  /** Some work between two looks at the clock; tells how much. */
  private long some(String what) {
    return switch (what) {
      case "play" -> play();
      case "search" -> search();
      default -> copy();
    };
  }

  private long play() {
    long decisions = 0;
    for (int i = 0; i < 8; i++) {
      decisions += work.playout(next());
    }
    return decisions;
  }

  /** In every other position once, so that all turns have the same to do. */
  private long search() {
    long rounds = 0;
    for (int at = 0; at < EngineWork.DEALS; at += 2) {
      sum += work.search(at).candidates().size();
      rounds += EngineWork.ROUNDS;
    }
    return rounds;
  }

  private long copy() {
    int copies = 1_000;
    for (int i = 0; i < copies; i++) {
      sum += work.copy(next()).seats();
    }
    return copies;
  }

  private int next() {
    deal = deal + 1 == EngineWork.DEALS ? 0 : deal + 1;
    return deal;
  }
}
