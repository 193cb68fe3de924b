package picknmix.cluster;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.News;
import picknmix.server.table.Signal;
import picknmix.server.table.TableInfo;
import picknmix.server.table.TableListener;

/** Remembers what they were told. */
final class Ear implements TableListener {
  final List<TableInfo> tables = new CopyOnWriteArrayList<>();
  final List<News> news = new CopyOnWriteArrayList<>();
  final List<Signal> signals = new CopyOnWriteArrayList<>();
  volatile boolean lost;

  @Override
  public void table(TableInfo table, @Nullable Integer seat, boolean sentAway, boolean silenced) {
    tables.add(table);
  }

  @Override
  public void update(News update) {
    news.add(update);
  }

  @Override
  public void signal(int seat, Signal signal) {
    signals.add(signal);
  }

  @Override
  public void lost() {
    lost = true;
  }

  String text() {
    return new String(news.getLast().text(), StandardCharsets.UTF_8);
  }
}
