package picknmix.server.table;

import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Seed;
import picknmix.server.match.BotThreads;
import picknmix.server.match.Time;
import picknmix.server.store.MatchStore;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;

/**
 * All the tables: the service behind the web. Calls may block for the store, so they belong on
 * virtual threads. What they refuse is a {@link picknmix.kernel.Refused} (bad in itself) or a
 * {@link Problem} (not now, or not by you), and nothing has changed then. What they have returned
 * is on disk.
 */
public final class Tables implements AutoCloseable {
  private static final int MOST_LISTED = 50;

  /** So many matches may go on at once that were started from one address. */
  private static final int MOST_BY_ADDRESS = 40;

  private static final String MATCHES = "matches";

  private static final long DAY = 24 * 60 * 60 * 1000;

  private static final int MOST_RESUMED = 10_000;

  private final Means means;
  private final SharedUse use = new SharedUse();
  private final MatchHub home;
  private final Hub hub;
  private final Sharing sharing;
  private final Housekeeping housekeeping;
  private final Runnable release;
  private final AtomicBoolean closed = new AtomicBoolean();

  /**
   * Tables with means of somebody's own.
   *
   * @param release lets go of the means, when all is done
   */
  Tables(Means means, Runnable release) {
    this(means, Keep.FOREVER, release);
  }

  Tables(Means means, Keep keep, Runnable release) {
    this(means, keep, home -> home, release);
  }

  private Tables(Means means, Keep keep, Function<MatchHub, Hub> wide, Runnable release) {
    this.means = means;
    this.home = new MatchHub(means, use);
    this.sharing = new Sharing(means);
    this.hub = wide.apply(home);
    home.widen(hub);
    use.hold(MATCHES, home::played);
    hub.share(use);
    this.housekeeping = new Housekeeping(means, home, hub, keep);
    this.release = release;
  }

  /**
   * Opens the tables that the store holds, and goes on with the matches that were in play.
   *
   * @param store is closed with the tables
   */
  public static Tables open(List<Game<?>> games, MatchStore store, Time time) {
    return open(games, store, time, Keep.FOREVER);
  }

  /**
   * As above.
   *
   * @param keep how long tables stay that nobody uses
   */
  public static Tables open(List<Game<?>> games, MatchStore store, Time time, Keep keep) {
    Tables tables = open(games, store, time, keep, home -> home);
    tables.resume();
    return tables;
  }

  /**
   * One of several machines on the same store.
   *
   * @param wide given the tables of this machine, finds those of all; it is closed with the tables
   */
  public static Tables shared(
      List<Game<?>> games, MatchStore store, Time time, Keep keep, Function<MatchHub, Hub> wide) {
    Tables tables = open(games, store, time, keep, wide);
    tables.housekeeping.start();
    return tables;
  }

  private static Tables open(
      List<Game<?>> games, MatchStore store, Time time, Keep keep, Function<MatchHub, Hub> wide) {
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    BotThreads minds = new BotThreads(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    Means means =
        new Means(
            games, store, time, new Secrets(new SecureRandom()), threads, minds, store::append);
    Tables tables =
        new Tables(
            means,
            keep,
            wide,
            () -> {
              minds.close();
              threads.shutdown();
              store.close();
            });
    store.whenHealthChanges(tables.home::tellEverybody);
    return tables;
  }

  /**
   * Goes on with the matches that were in play when the server stopped, unless long ago: those go
   * on when somebody comes. From now on the house is kept.
   */
  void resume() {
    housekeeping.start();
    long since = means.time().date() - DAY;
    means.store().ids(TableStatus.PLAYING, since, MOST_RESUMED).forEach(home::resume);
  }

  public List<GameInfo> games() {
    return means.games().stream().map(GameInfo::of).toList();
  }

  /** Sets up a table; the host has seat 0. */
  public SeatTaken create(Visitor host, NewTable wish) {
    checkMayOpen(host);
    HostsWish checked = new HostsWish(means.game(wish.game()), wish);
    String secret = means.secrets().seatSecret();
    Player face = host.player().checked();
    String holder = means.secrets().holder(host);
    List<StoredSeat> seats = checked.seats(Seats.person(secret, face, holder));
    if (wish.start()) {
      Rights.checkFilled(seats);
    }
    Seed seed = means.secrets().seed();
    String id = means.secrets().tableId();
    long now = means.time().date();
    means
        .store()
        .create(
            new StoredTable(
                id,
                checked.terms(seed.commitment(), now),
                TableStatus.WAITING,
                false,
                null,
                now,
                0,
                checked.series(),
                seats),
            seed);
    return new SeatTaken(wish.start() ? start(id, secret, host) : info(id), 0, secret);
  }

  /**
   * Keeps a game that was played elsewhere, if it is over and the rules allow it, as a table whose
   * match is over: with its transcript, its replay and its time to go.
   */
  public TableInfo share(SharedGame game) {
    return info(sharing.keep(game));
  }

  /** Refuses an address that lets too many matches be played already. */
  private void checkMayOpen(Visitor visitor) {
    if (!visitor.exempt() && playedFor(visitor.address()) >= MOST_BY_ADDRESS) {
      throw new Problem(
          Problem.Kind.TOO_MANY,
          "so many games go on that were started from where you are; finish one of them first");
    }
  }

  private int playedFor(String address) {
    return home.played().getOrDefault(address, 0) + use.heldElsewhere(MATCHES, address);
  }

  /** How much everybody uses, here and on other servers. */
  public SharedUse use() {
    return use;
  }

  /** The public tables that wait or play and where somebody is, the newest first, not too many. */
  public List<TableInfo> list() {
    return hub.look(means.store().listed(means.time().date(), MOST_LISTED));
  }

  public TableInfo info(String table) {
    return hub.ask(table, new TableCommand.Look());
  }

  /** What a link to a table shows of it; null if there is no such table. */
  public @Nullable TableFace face(String table) {
    if (!isReady() || !Secrets.isTableId(table)) {
      return null;
    }
    return means.store().table(table).map(Tables::face).orElse(null);
  }

  private static TableFace face(StoredTable table) {
    String language = table.terms().language();
    return new TableFace(
        table.terms().game(),
        language == null ? null : Language.of(language),
        table.status() == TableStatus.WAITING);
  }

  /**
   * Takes a free seat.
   *
   * @param seat null for any
   */
  public SeatTaken takeSeat(String table, @Nullable Integer seat, Visitor visitor) {
    Visitor checked = visitor.checked();
    return hub.ask(table, new TableCommand.TakeSeat(seat, checked));
  }

  /**
   * Before the start the host seats a bot on a seat where no person sits, or takes it away. In play
   * a person lets a bot play on, or the host for somebody who is offline, or anybody else who plays
   * for somebody who has been so for a while; and the person comes back.
   *
   * @param secret of that seat, or of whoever may do so
   * @param level null: no bot
   */
  public TableInfo setBot(String table, String secret, int seat, @Nullable Level level) {
    return hub.ask(table, new TableCommand.SetBot(secret, seat, level));
  }

  /**
   * In play, wants a bot to play on for somebody who is away or does not decide, or does not want
   * it any more; a bot does when all want it who are there.
   *
   * @param secret of another seat
   */
  public TableInfo vote(String table, String secret, int seat, boolean agrees) {
    return hub.ask(table, new TableCommand.Vote(secret, seat, agrees));
  }

  /**
   * Leaves a seat: before the start it is free again, in play a bot plays on. Who leaves by
   * themselves may come back; whom the host sends away only when they are called back.
   *
   * @param secret of that seat, or of the host
   */
  public TableInfo leave(String table, String secret, int seat) {
    return hub.ask(table, new TableCommand.Leave(secret, seat));
  }

  /** Somebody else leads the table from now on, by the host's wish, while they are there. */
  public TableInfo passHost(String table, String secret, int seat) {
    return hub.ask(table, new TableCommand.PassHost(secret, seat));
  }

  /** Somebody whom the host has sent away may come back; in play their seat is theirs again. */
  public TableInfo callBack(String table, String secret, int number) {
    return hub.ask(table, new TableCommand.CallBack(secret, number));
  }

  /**
   * Changes a table before its game begins; only the host may. From then on it begins when the host
   * starts it.
   */
  public TableInfo change(String table, String secret, TableChange change) {
    return hub.ask(table, new TableCommand.Change(secret, change));
  }

  /**
   * Starts, when all seats are filled: for the host, or for anybody who sits there while the host
   * is offline.
   */
  public TableInfo start(String table, String secret, Visitor visitor) {
    checkMayOpen(visitor);
    return hub.ask(table, new TableCommand.Start(secret, visitor));
  }

  /**
   * The table of the next match with the same seats and secrets, for any seat of a table that is
   * over; the first to ask sets it up. The next seat starts. It begins by itself as soon as
   * everybody is online there, or when the host starts it.
   */
  public TableInfo rematch(String table, String secret) {
    return info(hub.ask(table, new TableCommand.Rematch(secret)));
  }

  /** The match so far, as the seat that the secret opens, or a spectator, may read it. */
  public Published published(String table, @Nullable String secret) {
    if (closed.get()) {
      throw new Problem(Problem.Kind.UNAVAILABLE, "the server is stopping; try again soon");
    }
    StoredTable kept = means.table(table);
    if (kept.status() == TableStatus.WAITING) {
      throw Problem.conflict("the game has not begun");
    }
    Integer viewer = secret == null ? null : new Rights(kept, People.NONE).seatOf(secret);
    return Published.of(kept, means, kept.status() == TableStatus.OVER, viewer);
  }

  /**
   * Connects to a table.
   *
   * @param secret null for a spectator; one that opens no seat here is refused
   * @param after the last action that the listener knows: the first update tells what happened
   *     since; null for all
   */
  public Place watch(
      String table, @Nullable String secret, @Nullable Integer after, TableListener listener) {
    return hub.watch(table, secret, after == null ? 0 : after, listener);
  }

  /** As {@link MatchStore#measureAppends}. */
  public void measureAppends(LongConsumer listener) {
    means.store().measureAppends(listener);
  }

  /** How much of their usual time bots may think now, from 0 to 1. */
  public double botsShare() {
    return means.minds().share();
  }

  /** Whether what happens is written down, and in good time. */
  public boolean isStoreWell() {
    return means.store().isWell();
  }

  /** The servers that share the tables. */
  public Membership membership() {
    return hub.membership();
  }

  /** How many tables are in use now. */
  public int inUse() {
    return home.size();
  }

  /** Whether it takes commands: until it is closed, and while it knows where the tables are. */
  public boolean isReady() {
    return hub.isReady();
  }

  /** Takes no more commands, finishes those that it has, and lets go of the store. */
  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      hub.close();
      release.run();
    }
  }
}
