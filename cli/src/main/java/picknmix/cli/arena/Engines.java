package picknmix.cli.arena;

import java.util.HashMap;
import java.util.Map;

/**
 * The engines of one thread that plays. As soon as one bot is another version's, all that know a
 * level think in processes of the same kind: then processor, compiler and memory are alike.
 */
final class Engines implements AutoCloseable {
  private final Plan plan;
  private final Map<Integer, EngineProcess> running = new HashMap<>();

  Engines(Plan plan) {
    this.plan = plan;
  }

  /** Whether that entrant thinks in a process of its own. */
  boolean has(int entrant) {
    return plan.hasVersions() && plan.entrants().get(entrant).level() != null;
  }

  /** The entrant's engine, which stays up from game to game. */
  EngineProcess of(int entrant) {
    return running.computeIfAbsent(entrant, this::start);
  }

  private EngineProcess start(int entrant) {
    Entrant who = plan.entrants().get(entrant);
    return EngineProcess.start(who.name(), who.version());
  }

  @Override
  public void close() {
    running.values().forEach(EngineProcess::close);
  }
}
