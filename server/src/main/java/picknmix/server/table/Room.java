package picknmix.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.kernel.Level;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.MatchLog;
import picknmix.server.match.Result;
import picknmix.server.match.Time;
import picknmix.server.store.Conflict;
import picknmix.server.store.SeriesGame;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableTerms;
import picknmix.server.table.TableInfo.Status;

/**
 * A table that somebody uses, with those who watch it and its match. The {@link MatchHub} calls its
 * methods with its lock held, one at a time; what is public to the hub's readers says so.
 */
final class Room {
  /** Plays on for somebody who leaves. */
  private static final Level STAND_IN = Level.MEDIUM;

  /** Who has been away for so long may find a bot on their seat. */
  private static final int AWAY_MILLIS = 30_000;

  private static final int RETRY_MILLIS = 500;
  private static final Logger LOG = LoggerFactory.getLogger(Room.class);

  final ReentrantLock lock = new ReentrantLock();
  private final MatchHub hub;
  private final Means means;
  private final String id;
  private final List<Watching> watchings = new CopyOnWriteArrayList<>();
  private final Voices voices = new Voices();
  private final Map<Integer, Long> awaySince = new HashMap<>();
  private final long opened;
  private StoredTable table;
  private volatile @Nullable LiveMatch<?> live;
  private volatile long lastAction;
  private boolean dropped;

  Room(MatchHub hub, Means means, StoredTable table) {
    this.hub = hub;
    this.means = means;
    this.id = table.id();
    this.table = table;
    this.opened = means.time().now();
    this.lastAction = opened;
  }

  // ---- Without the lock

  /** The match, if it is open now. */
  @Nullable LiveMatch<?> live() {
    return live;
  }

  boolean isOnline(int seat) {
    return watchings.stream().anyMatch(watching -> watching.isAt(seat));
  }

  /** Passes it on to all who watch; who says too much is not heard. */
  void signal(int seat, Signal signal) {
    if (live == null) {
      throw new Refused(Refused.Code.NO_GAME, "the game has not begun");
    }
    if (!voices.hears(seat, means.time().now())) {
      throw new Problem(Problem.Kind.TOO_MANY, "one thing after the other; the last was not heard");
    }
    watchings.forEach(watching -> watching.listener().signal(seat, signal));
  }

  // ---- Coming and going

  TableInfo info() {
    String before = status() == Status.WAITING ? table.terms().previous() : null;
    return TableInfos.of(
        table, means, this::isOnline, seat -> before != null && hub.isOnline(before, seat));
  }

  Watching connect(@Nullable String secret, int after, TableListener listener) {
    Integer seat = secret == null ? null : seatOf(secret);
    boolean news = seat != null && !isOnline(seat);
    if (status() != Status.WAITING) {
      open();
    }
    Watching watching = new Watching(hub, this, id, seat, listener);
    watchings.add(watching);
    if (table.gathering() && isEverybodyHere()) {
      begin();
      return watching;
    }
    if (news) {
      tellAll();
      tellNext();
    } else {
      tell(watching);
    }
    watching.follow(live, after);
    return watching;
  }

  void disconnect(Watching watching) {
    watching.follow(null, 0);
    Integer seat = watching.seat();
    if (watchings.remove(watching) && seat != null && !isOnline(seat)) {
      awaySince.put(seat, means.time().now());
      tellAll();
      tellNext();
    }
  }

  /** Those who wait for a rematch see who still looks at this table. */
  private void tellNext() {
    String next = table.next();
    if (next != null) {
      hub.tell(next);
    }
  }

  // ---- Seats

  SeatTaken takeSeat(@Nullable Integer wanted, Player player) {
    if (status() != Status.WAITING) {
      throw Problem.conflict("the game has begun; you can watch");
    }
    int seat = wanted == null ? firstFree() : checkSeat(wanted);
    if (TableInfos.kind(seat(seat)) != SeatInfo.Kind.FREE) {
      throw Problem.conflict("somebody sits on seat " + seat);
    }
    String secret = means.secrets().seatSecret();
    List<StoredSeat> seats = new ArrayList<>(table.seats());
    seats.set(seat, person(secret, Faces.unlike(player, seats)));
    putAll(Faces.withBotsAside(seats));
    return new SeatTaken(info(), seat, secret);
  }

  static StoredSeat person(String secret, Player player) {
    return new StoredSeat(
        Secrets.hash(secret), player.name(), player.color(), player.avatar(), null);
  }

  private int firstFree() {
    int seat = table.seats().indexOf(StoredSeat.FREE);
    if (seat < 0) {
      throw Problem.conflict("all seats are taken");
    }
    return seat;
  }

  void setBot(String secret, int seat, @Nullable Level level) {
    int asking = seatOf(secret);
    StoredSeat seated = seat(checkSeat(seat));
    switch (status()) {
      case WAITING -> {
        checkHost(asking);
        if (seated.secretHash() != null) {
          throw Problem.conflict("somebody sits on seat " + seat);
        }
        put(seat, level == null ? StoredSeat.FREE : Faces.bot(seat, level, table.seats()));
      }
      case PLAYING -> {
        if (asking != seat) {
          checkMayStandIn(asking, seat, level);
        }
        if (seated.secretHash() == null) {
          throw Problem.conflict("that bot plays to the end");
        }
        put(seat, standIn(seated, level));
      }
      case OVER -> throw Problem.conflict("the game is over");
    }
  }

  /** The host may help at once, the others when they have waited for a while. */
  private void checkMayStandIn(int asking, int seat, @Nullable Level level) {
    if (level == null || isOnline(seat)) {
      throw Problem.forbidden("that is up to whoever sits there");
    }
    long away = means.time().now() - awaySince.getOrDefault(seat, opened);
    if (away < AWAY_MILLIS || TableInfos.kind(seat(asking)) != SeatInfo.Kind.PERSON) {
      checkHost(asking);
    }
  }

  void leave(String secret, int seat) {
    int asking = seatOf(secret);
    StoredSeat seated = seat(checkSeat(seat));
    if (asking != seat) {
      checkHost(asking);
    }
    if (seated.secretHash() == null) {
      throw Problem.conflict("no person sits on seat " + seat);
    }
    switch (status()) {
      case WAITING -> {
        watchings.forEach(watching -> watching.getUpFrom(seat));
        put(seat, StoredSeat.FREE);
      }
      case PLAYING -> {
        if (asking != seat && isOnline(seat)) {
          throw Problem.forbidden("that is up to whoever sits there");
        }
        put(seat, standIn(seated, STAND_IN));
      }
      case OVER -> put(seat, standIn(seated, STAND_IN));
    }
  }

  /** Other options, another pace, more seats or fewer; from now on the host starts the game. */
  void change(String secret, TableChange change) {
    checkHost(seatOf(secret));
    if (status() != Status.WAITING) {
      throw Problem.conflict("the game has begun");
    }
    HostsWish wish = HostsWish.changed(means.game(table.terms()), table, change);
    TableTerms old = table.terms();
    TableTerms terms = wish.terms(old.commitment(), old.created());
    List<SeriesGame> series = wish.series();
    Seating seating = Seating.of(table.seats(), wish.size());
    if (table.series() != null && !table.series().isEmpty()) {
      checkSeriesGoesOn(terms, series, seating);
      series = table.series();
    }
    StoredTable changed =
        new StoredTable(
            id,
            terms.following(old.previous(), seating.now(old.first())),
            table.status(),
            false,
            table.next(),
            means.time().date(),
            table.version(),
            series,
            List.copyOf(seating.seats()));
    table = written(means.store()::update, changed);
    watchings.forEach(watching -> watching.moveTo(seating));
    tellAll();
  }

  /** What was won counts only for the same game among the same. */
  private void checkSeriesGoesOn(
      TableTerms terms, @Nullable List<SeriesGame> series, Seating seating) {
    if (series == null
        || !terms.options().equals(table.terms().options())
        || seating.seats().size() != table.seats().size()) {
      throw Problem.conflict("the series goes on as it was begun");
    }
  }

  private static StoredSeat standIn(StoredSeat person, @Nullable Level level) {
    return new StoredSeat(
        person.secretHash(), person.name(), person.color(), person.avatar(), level);
  }

  // ---- The match

  void start(String secret) {
    int asking = seatOf(secret);
    Integer host = TableInfos.host(table);
    if (host == null || (asking != host && isOnline(host))) {
      throw Problem.forbidden("the host starts the game");
    }
    if (status() != Status.WAITING) {
      throw Problem.conflict("the game has begun");
    }
    checkFilled(table.seats());
    begin();
  }

  static void checkFilled(List<StoredSeat> seats) {
    int free = seats.indexOf(StoredSeat.FREE);
    if (free >= 0) {
      throw Problem.conflict("seat " + free + " is free");
    }
  }

  private boolean isEverybodyHere() {
    for (int seat = 0; seat < table.seats().size(); seat++) {
      switch (TableInfos.kind(seat(seat))) {
        case FREE -> {
          return false;
        }
        case PERSON -> {
          if (!isOnline(seat)) {
            return false;
          }
        }
        case BOT -> {}
      }
    }
    return true;
  }

  private void begin() {
    save(Status.PLAYING, false, table.next(), table.seats());
    open();
    tellAll();
    watchings.forEach(watching -> watching.follow(live, 0));
  }

  /** The match, opened from the store if it is not in play here. */
  LiveMatch<?> open() {
    LiveMatch<?> playing = live;
    return playing == null ? openAnew() : playing;
  }

  private LiveMatch<?> openAnew() {
    LiveMatch<?> opened = LiveMatch.open(table, means, this::append);
    live = opened;
    opened.whenBroken(broken -> reopenLater(opened, broken.sequence()));
    if (status() == Status.PLAYING) {
      opened.seatBots(table.seats());
      opened.whenOver(result -> hub.later(id, room -> room.finish(result)));
    }
    return opened;
  }

  /** Runs in the match. */
  private void append(LoggedAction action, MatchLog.Written written) {
    lastAction = means.time().now();
    means.logs().append(id, action, written);
  }

  /** The store may be out of order for a while, or another server has played on. */
  private void reopenLater(LiveMatch<?> broken, int sequence) {
    Time time = means.time();
    time.at(time.now() + RETRY_MILLIS, () -> hub.later(id, room -> room.reopen(broken, sequence)));
  }

  private void reopen(LiveMatch<?> broken, int sequence) {
    if (live != broken) {
      return;
    }
    if (!means.store().isWell()) {
      reopenLater(broken, sequence);
      return;
    }
    try {
      LiveMatch<?> again = openAnew();
      watchings.forEach(watching -> watching.follow(again, sequence));
    } catch (RuntimeException failure) {
      LOG.error("table {} cannot be opened again yet", id, failure);
      reopenLater(broken, sequence);
    }
  }

  private void finish(Result result) {
    if (status() == Status.PLAYING) {
      StoredTable over = with(Status.OVER, false, table.next(), table.seats());
      table = written(means.store()::update, over.ended(result.scores(), result.winners()));
      tellAll();
    }
  }

  /** The table of the rematch. */
  String rematch(String secret) {
    int asking = seatOf(secret);
    if (TableInfos.kind(seat(asking)) != SeatInfo.Kind.PERSON) {
      throw Problem.forbidden("you have left");
    }
    if (status() != Status.OVER) {
      throw Problem.conflict("the game is not over");
    }
    String next = table.next();
    if (next == null) {
      next = means.secrets().tableId();
      Seed seed = means.secrets().seed();
      StoredTable rematch = rematch(next, seed.commitment());
      StoredTable changed = with(Status.OVER, false, next, table.seats());
      table = written(now -> means.store().update(now, rematch, seed), changed);
      tellAll();
    }
    return next;
  }

  private StoredTable rematch(String next, String commitment) {
    TableTerms terms = table.terms();
    long now = means.time().date();
    List<StoredSeat> seats = new ArrayList<>(table.seats());
    for (int seat = 0; seat < seats.size(); seat++) {
      Level bot = seat(seat).bot();
      if (bot != null) {
        seats.set(seat, Faces.bot(seat, bot, seats));
      }
    }
    TableTerms nextTerms =
        new TableTerms(
            terms.game(),
            terms.rulesVersion(),
            terms.options(),
            terms.pace(),
            terms.ties(),
            terms.open(),
            nextFirst(),
            commitment,
            now,
            terms.language(),
            id);
    return new StoredTable(
        next, nextTerms, Words.lower(Status.WAITING), true, null, now, 0, nextSeries(), seats);
  }

  /** Whom the series names, or the next seat. */
  private int nextFirst() {
    SeriesInfo series = SeriesInfo.of(table, means);
    return series == null || series.first() == null
        ? (open().first() + 1) % table.seats().size()
        : series.first();
  }

  /** The series goes on, or after its end another one begins. */
  private @Nullable List<SeriesGame> nextSeries() {
    SeriesInfo series = SeriesInfo.of(table, means);
    return series != null && series.over() ? List.of() : table.series();
  }

  /** The match so far, for the eyes of the seat that the secret opens, or of a spectator. */
  Published published(@Nullable String secret) {
    if (status() == Status.WAITING) {
      throw Problem.conflict("the game has not begun");
    }
    Integer viewer = secret == null ? null : seatOf(secret);
    return Published.of(table, means, status() == Status.OVER, viewer);
  }

  // ---- Leaving the memory

  /** Nobody watches, and nothing goes on by itself. */
  boolean isIdle() {
    return watchings.isEmpty() && (live == null || status() != Status.PLAYING);
  }

  /** Nobody watches, and nothing has happened for so long. */
  boolean isForgotten(long millis) {
    return watchings.isEmpty() && means.time().now() - lastAction > millis;
  }

  /** Whether anybody who plays here is online. */
  boolean isInhabited() {
    return watchings.stream()
        .map(Watching::seat)
        .anyMatch(seat -> seat != null && TableInfos.kind(seat(seat)) == SeatInfo.Kind.PERSON);
  }

  /** Whether no person sits here, online or not. */
  boolean isDeserted() {
    return TableInfos.host(table) == null;
  }

  boolean isDropped() {
    return dropped;
  }

  /** The store has everything. Done when nothing more will happen here. */
  CompletableFuture<Void> drop() {
    dropped = true;
    LiveMatch<?> closing = live;
    live = null;
    return closing == null ? CompletableFuture.completedFuture(null) : closing.close();
  }

  // ---- Small parts

  private Status status() {
    return TableInfos.status(table);
  }

  private StoredSeat seat(int seat) {
    return table.seats().get(seat);
  }

  private int checkSeat(int seat) {
    if (seat < 0 || seat >= table.seats().size()) {
      throw Refused.badRequest("seat must be from 0 to " + (table.seats().size() - 1));
    }
    return seat;
  }

  /** The seat that the secret opens. */
  private int seatOf(String secret) {
    String hash = Secrets.hash(secret);
    int found = -1;
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (Secrets.isSame(hash, seat(seat).secretHash())) {
        found = seat;
      }
    }
    if (found < 0) {
      throw Problem.forbidden("this opens no seat at this table");
    }
    return found;
  }

  private void checkHost(int seat) {
    Integer host = TableInfos.host(table);
    if (host == null || host != seat) {
      throw Problem.forbidden("only the host may do that");
    }
  }

  private void put(int seat, StoredSeat stored) {
    List<StoredSeat> seats = new ArrayList<>(table.seats());
    seats.set(seat, stored);
    putAll(seats);
  }

  private void putAll(List<StoredSeat> seats) {
    save(status(), table.gathering(), table.next(), seats);
    LiveMatch<?> playing = live;
    if (playing != null && status() == Status.PLAYING) {
      playing.seatBots(seats);
    }
    tellAll();
  }

  private void save(
      Status status, boolean gathering, @Nullable String next, List<StoredSeat> seats) {
    table = written(means.store()::update, with(status, gathering, next, seats));
  }

  private StoredTable with(
      Status status, boolean gathering, @Nullable String next, List<StoredSeat> seats) {
    return new StoredTable(
        id,
        table.terms(),
        Words.lower(status),
        gathering,
        next,
        means.time().date(),
        table.version(),
        table.series(),
        List.copyOf(seats));
  }

  /** Another server on the same store may have been quicker: then what we knew is out of date. */
  private StoredTable written(UnaryOperator<StoredTable> write, StoredTable changed) {
    try {
      return write.apply(changed);
    } catch (Conflict conflict) {
      table = means.store().table(id).orElseThrow();
      throw Problem.conflict("somebody was quicker; try again");
    }
  }

  void tellAll() {
    watchings.forEach(this::tell);
  }

  private void tell(Watching watching) {
    watching.listener().table(info(), watching.seat());
  }
}
