package picknmix.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picknmix.server.backup.Backups;
import picknmix.server.backup.Place;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** From SQLite to PostgreSQL. */
@Command(
    name = "move",
    description = "Copy all that a server keeps from its folder to an empty PostgreSQL database.",
    footer = {
      "%nThe server must be stopped. Tables, seats, matches in play and players'",
      "cookies are the same afterwards. The folder stays as it is; whatever goes",
      "wrong, the database is as empty as it was. The way back is picknmix backup and",
      "picknmix restore. Example:",
      "  picknmix move --data /srv/candy --database jdbc:postgresql://db.example/candy"
    })
final class MoveCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private StorePlace store;

  @Override
  public Integer call() throws Exception {
    Place to = store.database();
    Place from = store.folder();
    CopyNews news = new CopyNews(spec.commandLine().getErr());
    Map<String, Long> rows = Backups.move(from, to, news);
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s is in %s, and was checked there: %s%n", from, to, CopyNews.text(rows));
    out.printf("From now on: picknmix serve --database …; %s is as it was%n", from);
    out.flush();
    return 0;
  }
}
