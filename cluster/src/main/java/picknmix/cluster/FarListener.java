package picknmix.cluster;

import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import picknmix.cluster.Message.ToPlace;
import picknmix.server.match.News;
import picknmix.server.match.RoundTrip;
import picknmix.server.table.Signal;
import picknmix.server.table.TableInfo;
import picknmix.server.table.TableListener;

/** On the table's server: somebody who watches over another one, and is told there. */
final class FarListener implements TableListener {
  private final ActorRef<ToPlace> place;
  private volatile RoundTrip line;

  FarListener(ActorRef<ToPlace> place, RoundTrip line) {
    this.place = place;
    this.line = line;
  }

  @Override
  public void table(TableInfo table, @Nullable Integer seat) {
    place.tell(new Message.TableNow(table, seat));
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
  public RoundTrip line() {
    return line;
  }

  void measured(RoundTrip now) {
    line = now;
  }
}
