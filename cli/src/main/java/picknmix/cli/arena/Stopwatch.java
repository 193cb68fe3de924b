package picknmix.cli.arena;

import java.util.List;
import tools.jackson.databind.JsonNode;

/** How often somebody thought, for how long in all, and for how long at most. */
final class Stopwatch {
  private int times;
  private long nanos;
  private long most;

  void add(long thought) {
    times++;
    nanos += thought;
    most = Math.max(most, thought);
  }

  void add(Stopwatch other) {
    times += other.times;
    nanos += other.nanos;
    most = Math.max(most, other.most);
  }

  /** How often, how long in all, how long at most. */
  List<Object> json() {
    return List.of(times, nanos, most);
  }

  static Stopwatch read(JsonNode json) {
    Stopwatch watch = new Stopwatch();
    watch.times = json.get(0).asInt();
    watch.nanos = json.get(1).asLong();
    watch.most = json.get(2).asLong();
    return watch;
  }

  int times() {
    return times;
  }

  /** On average; 0 if there was nothing to think about. */
  double millis() {
    return times == 0 ? 0 : nanos / 1e6 / times;
  }

  double mostMillis() {
    return most / 1e6;
  }
}
