package picknmix.cli.fuzz;

import java.io.IOException;
import picknmix.cli.client.Api;
import picknmix.cli.client.ServerFigures;
import picknmix.cli.client.ServerProcess;

/**
 * What a server keeps in memory.
 *
 * @param heap in bytes, without what nobody needs any more
 * @param tables how many are in use, or were a quarter of an hour ago
 */
record Memory(long heap, long tables) {
  /** More than a table with a long match needs. */
  private static final long TABLE = 64 << 10;

  /** By so much the rest may differ. */
  private static final long REST = 16 << 20;

  static Memory of(ServerProcess server, Api api) throws IOException, InterruptedException {
    if (!server.collectGarbage()) {
      throw new IOException("there is no jcmd beside the java that runs this");
    }
    ServerFigures figures = ServerFigures.of(api.text("/metrics", null));
    return new Memory(figures.heap(), figures.tables());
  }

  void checkAfter(Memory early) throws FuzzFailed {
    if (heap - early.heap > Math.max(0, tables - early.tables) * TABLE + REST) {
      throw new FuzzFailed("the server's memory has grown from " + early + " to " + this);
    }
  }

  @Override
  public String toString() {
    return "%d MB with %d tables".formatted(heap >> 20, tables);
  }
}
