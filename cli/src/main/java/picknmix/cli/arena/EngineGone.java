package picknmix.cli.arena;

/** An engine in a process of its own has ended before it was asked to. */
final class EngineGone extends RuntimeException {
  EngineGone(String name, Throwable cause) {
    super("the engine of " + name + " has ended", cause);
  }

  EngineGone(String name) {
    super("the engine of " + name + " has ended");
  }
}
