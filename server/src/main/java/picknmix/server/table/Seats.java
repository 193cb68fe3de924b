package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;

/**
 * What a table is when somebody has sat down or got up: from table to table, {@link Rights} apart.
 */
final class Seats {
  /** Plays on for somebody who leaves, where the table has no other. */
  private static final Level STAND_IN = Level.MEDIUM;

  private Seats() {}

  /** A person's seat. */
  static StoredSeat person(String secret, Player player, @Nullable String holder) {
    return new StoredSeat(
        Secrets.hash(secret), player.name(), player.color(), player.avatar(), null, holder, 0);
  }

  /** Somebody has taken a seat; the bots make room for their face. */
  static StoredTable taken(
      StoredTable table, int seat, String secret, Player player, @Nullable String holder) {
    List<StoredSeat> seats = new ArrayList<>(table.seats());
    seats.set(seat, person(secret, Faces.unlike(player, seats), holder));
    return table.seated(Faces.withBotsAside(seats));
  }

  /** A bot has sat down or got up, before the start; in play it plays on for a person, or stops. */
  static StoredTable withBot(StoredTable table, int seat, @Nullable Level level) {
    if (table.status() != TableStatus.WAITING) {
      return table.seated(seat, table.seats().get(seat).standIn(level));
    }
    return table.seated(
        seat, level == null ? StoredSeat.FREE : Faces.bot(seat, level, table.seats()));
  }

  /** A person has left: before the start the seat is free, afterwards a bot plays on. */
  static StoredTable left(StoredTable table, int seat) {
    return table.status() == TableStatus.WAITING
        ? table.seated(seat, StoredSeat.FREE)
        : withBot(table, seat, STAND_IN);
  }

  /** The host has sent a person away: as if they had left, but the seat is not theirs any more. */
  static StoredTable dismissed(StoredTable table, int seat) {
    StoredTable left = left(table, seat);
    StoredSeat now = left.seats().get(seat);
    return left.seated(seat, now.held(null, null));
  }

  /** Somebody may sit again on the seat where a bot plays on since they were sent away. */
  static StoredTable calledBack(StoredTable table, int seat, StoredSeat was) {
    StoredSeat now = table.seats().get(seat);
    return table.seated(seat, now.held(was.secretHash(), was.holder()));
  }

  /** Somebody was given a hint. */
  static StoredTable hinted(StoredTable table, int seat) {
    StoredSeat helped = table.seats().get(seat);
    return table.seated(seat, helped.hinted(helped.hints() + 1));
  }

  /** Somebody is not waited for any longer. */
  static StoredTable playedOn(StoredTable table, int seat) {
    return withBot(table, seat, substitute(table));
  }

  /** The bot that decides for those who do not. */
  static Level substitute(StoredTable table) {
    return table.terms().clock() == null ? STAND_IN : table.terms().clock().bot();
  }

  /** The people, a bit for each seat. */
  static int people(StoredTable table) {
    int people = 0;
    for (int seat = 0; seat < table.seats().size(); seat++) {
      people |= SeatInfo.Kind.of(table.seats().get(seat)) == SeatInfo.Kind.PERSON ? 1 << seat : 0;
    }
    return people;
  }
}
