package picknmix.server.table;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;

/**
 * All the tables: the service behind the web. Calls may block for the store, so they belong on
 * virtual threads. What they refuse is a {@link picknmix.kernel.Refused} (bad in itself) or a
 * {@link Problem} (not now, or not by you), and nothing has changed then. What they have returned
 * is on disk.
 */
public interface Tables extends AutoCloseable {
  List<GameInfo> games();

  /** Sets up a table; the host has seat 0. */
  SeatTaken create(Player host, NewTable wanted);

  /** The public tables that wait or play, the newest first, not too many. */
  List<TableInfo> list();

  TableInfo info(String table);

  /**
   * Takes a free seat.
   *
   * @param seat null for any
   */
  SeatTaken takeSeat(String table, @Nullable Integer seat, Player player);

  /**
   * Before the start the host seats a bot on a seat where no person sits, or takes it away. In play
   * a person, or the host for somebody who is offline, lets a bot play on; and the person comes
   * back.
   *
   * @param secret of the host, or of that seat
   * @param level null: no bot
   */
  TableInfo setBot(String table, String secret, int seat, @Nullable Level level);

  /**
   * Leaves a seat: before the start it is free again, in play a bot plays on.
   *
   * @param secret of the host, or of that seat
   */
  TableInfo leave(String table, String secret, int seat);

  /**
   * Starts, when all seats are filled: for the host, or for anybody who sits there while the host
   * is offline.
   */
  TableInfo start(String table, String secret);

  /**
   * The table of the next match with the same seats and secrets, for any seat of a table that is
   * over; the first to ask sets it up. The next seat starts. It begins by itself as soon as
   * everybody is online there, or when the host starts it.
   */
  TableInfo rematch(String table, String secret);

  /** The published transcript's lines, as far as the seat, or a spectator, may read them. */
  List<Map<String, @Nullable Object>> transcript(String table, @Nullable String secret);

  /**
   * Connects to a table.
   *
   * @param secret null for a spectator; one that opens no seat here is refused
   * @param after the last action that the listener knows: the first update tells what happened
   *     since; null for all
   */
  Watching watch(
      String table, @Nullable String secret, @Nullable Integer after, TableListener listener);

  /** Whether it takes commands: true until it is closed. */
  boolean isReady();

  /** Takes no more commands, finishes those that it has, and lets go of the store. */
  @Override
  void close();
}
