package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.News;
import picknmix.server.match.RoundTrip;
import picknmix.server.match.Update;

/** Remembers what they were told. */
final class Guest implements TableListener {
  final List<TableInfo> tables = new ArrayList<>();
  final List<@Nullable Integer> seats = new ArrayList<>();
  final List<Update<?>> updates = new ArrayList<>();
  final List<Signal> signals = new ArrayList<>();
  RoundTrip line = RoundTrip.NONE;
  @Nullable Visitor visitor;
  boolean sentAway;
  boolean silenced;

  @Override
  public void table(TableInfo table, @Nullable Integer seat, boolean away, boolean mute) {
    sentAway = away;
    silenced = mute;
    tables.add(table);
    seats.add(seat);
  }

  @Override
  public void update(News news) {
    updates.add((Update<?>) news);
  }

  @Override
  public void signal(int seat, Signal signal) {
    signals.add(signal);
  }

  @Override
  public @Nullable Visitor visitor() {
    return visitor;
  }

  @Override
  public RoundTrip line() {
    return line;
  }

  TableInfo table() {
    return tables.getLast();
  }

  Update<?> update() {
    return updates.getLast();
  }

  int sequence() {
    return update().sequence();
  }
}
