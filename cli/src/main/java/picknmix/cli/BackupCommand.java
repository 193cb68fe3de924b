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

/** Everything that a server keeps, in one file. */
@Command(
    name = "backup",
    description = "Write all that a server keeps to a file, while the server runs.",
    footer = {
      "%nThe file fits either kind of store. It is for its owner only: seeds and keys",
      "are in it. One of that name stays as it is until the new one is whole. Examples:",
      "  picknmix backup /backup/candy",
      "  picknmix backup --data /var/lib/picknmix /backup/candy",
      "  picknmix backup --database jdbc:postgresql://db.example/candy /backup/candy"
    })
final class BackupCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private StorePlace store;

  @Parameters(paramLabel = "FILE", description = "Where to.")
  private Path file;

  @Override
  public Integer call() throws Exception {
    Place from = store.place();
    CopyNews news = new CopyNews(spec.commandLine().getErr());
    Map<String, Long> rows = Backups.backup(from, file, news);
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%s is in %s: %s%n", from, file, CopyNews.text(rows));
    out.flush();
    return 0;
  }
}
