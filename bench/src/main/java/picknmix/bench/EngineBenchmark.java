package picknmix.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What {@link Main} measures; the game is its to choose. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@SuppressWarnings("NullAway.Init") // JMH fills the fields in
public class EngineBenchmark {
  @Param("candy-match")
  String game;

  private Workload<?> work;
  private int deal;

  @Setup
  public void prepare() {
    work = Workload.of(game);
  }

  private int next() {
    deal = deal + 1 == EngineWork.DEALS ? 0 : deal + 1;
    return deal;
  }

  /** Counts decisions beside whole games. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Decisions {
    public long decisions;
  }

  @Benchmark
  public int playout(Decisions counter) {
    int length = work.playout(next());
    counter.decisions += length;
    return length;
  }

  @Benchmark
  public Object copy() {
    return work.copy(next());
  }

  @Benchmark
  public Object search() {
    return work.search(next());
  }

  @Benchmark
  public long engineReplay() {
    return work.engineReplay(next());
  }

  @Benchmark
  public long oracleReplay() {
    return work.oracleReplay(next());
  }
}
