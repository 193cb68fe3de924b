package picknmix.cli.arena;

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
