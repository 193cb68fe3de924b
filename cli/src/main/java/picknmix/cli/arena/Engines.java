package picknmix.cli.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import picknmix.kernel.Game;
import picknmix.kernel.State;

/**
 * The engines of one thread that plays. As soon as one bot is another version's, all that know a
 * level think in processes of the same kind: then processor, compiler and memory are alike.
 */
final class Engines implements AutoCloseable {
  /** How long a new engine plays to warm up, in nanoseconds. */
  private static final long WARM_UP = 3_000_000_000L;

  private final boolean apart;
  private final BooleanSupplier stop;
  private final Map<Entrant, EngineProcess> running = new HashMap<>();

  /**
   * None is running yet.
   *
   * @param apart whether bots think in processes of their own
   */
  Engines(boolean apart, BooleanSupplier stop) {
    this.apart = apart;
    this.stop = stop;
  }

  /** Whether that bot thinks in a process of its own. */
  boolean has(Entrant entrant) {
    return apart && entrant.level() != null;
  }

  /** The bot's engine, which stays up from game to game. */
  EngineProcess of(Entrant entrant) {
    return Objects.requireNonNull(running.get(entrant));
  }

  /** Starts the engines that the plan's bots need and that are not up yet. */
  void prepare(Plan plan) {
    for (Entrant entrant : plan.entrants()) {
      if (has(entrant) && !running.containsKey(entrant)) {
        running.put(entrant, EngineProcess.start(entrant.name(), entrant.version()));
        if (entrant.budget().millis() > 0) {
          warmUp(plan.game(), plan, entrant);
        }
      }
    }
  }

  /** Lets a new engine play by itself what does not count, until its code is compiled. */
  private <S extends State<S>> void warmUp(Game<S> game, Plan plan, Entrant entrant) {
    Plan alone = new Plan(game, plan.seats(), plan.options(), List.of(entrant), 1, plan.seed());
    long begin = System.nanoTime();
    BooleanSupplier warm = () -> stop.getAsBoolean() || System.nanoTime() - begin > WARM_UP;
    var _ =
        game.hasClock()
            ? RaceTable.play(game, alone, 0, this, warm)
            : TurnTable.play(game, alone, 0, this, warm);
  }

  @Override
  public void close() {
    running.values().forEach(EngineProcess::close);
  }
}
