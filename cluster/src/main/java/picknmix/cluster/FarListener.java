package picknmix.cluster;

import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import picknmix.cluster.Message.ToPlace;
import picknmix.server.match.News;
import picknmix.server.match.RoundTrip;
import picknmix.server.table.Signal;
import picknmix.server.table.TableInfo;
import picknmix.server.table.TableListener;
import picknmix.server.table.Visitor;

/** On the table's server: somebody who watches over another one, and is told there. */
final class FarListener implements TableListener {
  private final ActorRef<ToPlace> place;
  private final @Nullable Visitor visitor;
  private volatile RoundTrip line;

  FarListener(ActorRef<ToPlace> place, @Nullable Visitor visitor, RoundTrip line) {
    this.place = place;
    this.visitor = visitor;
    this.line = line;
  }

  @Override
  public void table(TableInfo table, @Nullable Integer seat, boolean sentAway, boolean silenced) {
    place.tell(new Message.TableNow(table, seat, sentAway, silenced));
  }

  @Override
  public void update(News news) {
    place.tell(new Message.Update(news.sequence(), news.isRace(), news.asked(), news.text()));
  }

  @Override
  public void expect(News news) {
    var _ = news.text();
  }

  @Override
  public void signal(int seat, Signal signal) {
    place.tell(new Message.Said(seat, signal));
  }

  @Override
  public @Nullable Visitor visitor() {
    return visitor;
  }

  @Override
  public RoundTrip line() {
    return line;
  }

  void measured(RoundTrip now) {
    line = now;
  }
}
