package picknmix.cli;

import java.io.IOException;

/**
 * The engine protocol and nothing else. The launcher compiles this class with the sources of
 * another commit, so that their engine can play against ours: it needs {@link EngineCommand} alone.
 */
final class EngineMain {
  private EngineMain() {}

  public static void main(String[] args) throws IOException {
    System.exit(new EngineCommand().call());
  }
}
