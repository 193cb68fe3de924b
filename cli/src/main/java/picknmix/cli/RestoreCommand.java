package picknmix.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picknmix.server.backup.Backups;
import picknmix.server.backup.Place;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A backup becomes a store again. */
@Command(
    name = "restore",
    description = "Fill an empty folder or database from a backup.",
    footer = {
      "%nWhere there is something already, nothing is changed. Whatever goes wrong,",
      "the store is as empty as it was. Examples:",
      "  picknmix restore /backup/candy --data /var/lib/picknmix",
      "  picknmix restore /backup/candy --database jdbc:postgresql://db.example/candy"
    })
final class RestoreCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private StorePlace store;

  @Parameters(paramLabel = "FILE", description = "What picknmix backup has written.")
  private Path file;

  @Override
  public Integer call() throws Exception {
    Place to = store.place();
    CopyNews news = new CopyNews(spec.commandLine().getErr());
    Map<String, Long> rows = Backups.restore(file, to, news);
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s is in %s, and was checked there: %s%n", file, to, CopyNews.text(rows));
    out.flush();
    return 0;
  }
}
