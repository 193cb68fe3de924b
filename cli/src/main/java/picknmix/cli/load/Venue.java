package picknmix.cli.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.PostgresStore;
import picknmix.cli.client.ServerProcess;

/**
 * Where a load is played, and what only those can do who have started it all.
 *
 * @param urls of one server, or of several that share their tables
 * @param own those of them that are ours
 * @param file the server's store, which can be locked; null if it is no file of ours
 * @param postgres its store; null if it is no PostgreSQL of ours
 * @param kills whether the first of several servers is killed after the rest
 */
public record Venue(
    List<URI> urls,
    List<ServerProcess> own,
    @Nullable Path file,
    @Nullable PostgresStore postgres,
    boolean kills) {
  /** A server that somebody else has started. */
  public static Venue at(URI url) {
    return new Venue(List.of(url), List.of(), null, null, false);
  }

  PostgresStore.@Nullable Use storeUse() throws IOException {
    return postgres == null ? null : postgres.use();
  }

  /** Whether all servers have let go of what nobody needs: only ours can be asked to. */
  boolean collectGarbage() throws IOException, InterruptedException {
    boolean done = own.size() == urls.size();
    for (ServerProcess server : own) {
      done &= server.collectGarbage();
    }
    return done;
  }

  /** The one that has founded the house, and decides where tables live: the worst to lose. */
  void killFirst() {
    own.getFirst().kill();
  }
}
