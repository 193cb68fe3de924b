package picknmix.server.table;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.kernel.Seed;
import picknmix.server.match.Alarm;
import picknmix.server.match.Counsel;
import picknmix.server.match.Result;
import picknmix.server.match.TurnLimits;
import picknmix.server.match.TurnListener;
import picknmix.server.store.Conflict;
import picknmix.server.store.StoreDown;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;

/**
 * A table that somebody uses: what is asked of it goes by its {@link Rights}, then to the store,
 * then to all who look on. The {@link MatchHub} calls its methods with its lock held, one at a
 * time; what is for everybody says so.
 */
final class Room implements TurnListener {
  /** What time alone may change, and everybody is to hear of then. */
  private record Standing(@Nullable Integer host, Set<Integer> waitedFor) {}

  final ReentrantLock lock = new ReentrantLock();
  private final MatchHub hub;
  private final Means means;
  private final String id;
  private final Onlookers onlookers;
  private final Playing playing;
  private final Voices voices = Voices.forSignals();
  private final Voices onlookersVoices = Voices.forOnlookers();
  private final Helping helping;
  private final Alarm alarm;
  private StoredTable table;
  private Votes votes = Votes.NONE;

  /** Seats whose people still look at the table before, as that has told us. */
  private volatile Set<Integer> stillThere = Set.of();

  /** The hash of the secret of whom the last host has passed the table on to; null if to nobody. */
  private volatile @Nullable String chosen;

  private volatile @Nullable Integer nextBy;
  private final SentAway sentAway = new SentAway();

  private @Nullable Standing told;
  private volatile TurnLimits turns = TurnLimits.NONE;
  private volatile Set<Integer> stalling = Set.of();
  private volatile @Nullable String opener;
  private volatile boolean inPlay;

  /** Whether the store may know another table than we do. */
  private boolean unsure;

  private boolean dropped;

  Room(MatchHub hub, Means means, StoredTable table) {
    this.hub = hub;
    this.means = means;
    this.id = table.id();
    this.table = table;
    this.onlookers = new Onlookers(means.time());
    this.playing = new Playing(this, means);
    this.helping = new Helping(this, means);
    this.alarm = new Alarm(means.time(), this::visit, this::look);
  }

  // ---- For everybody

  /** The match, if it is open now. */
  @Nullable LiveMatch<?> live() {
    return playing.live();
  }

  boolean isOnline(int seat) {
    return onlookers.isOnline(seat);
  }

  People people() {
    return onlookers.people();
  }

  /** Seats whose people still look at the table before this one. */
  Set<Integer> stillThere() {
    return stillThere;
  }

  /** From which address the match was started that goes on here; null if there is none. */
  @Nullable String playedFor() {
    return inPlay ? opener : null;
  }

  Company company(Spectators told) {
    return new Company(chosen, told, nextBy);
  }

  /** Passes it on to all who watch; who says too much is not heard. */
  void signal(Watching from, Signal signal) {
    Signal checked = signal.checked(means.game(table.terms().game()).facts().signals());
    Integer seat = from.seat();
    if (seat == null && checked.at() != null) {
      throw Problem.forbidden("only those who sit at the table can point at it");
    }
    long now = means.time().now();
    boolean isHeard =
        seat == null ? onlookersVoices.hears(from.whoever(), now) : voices.hears(seat, now);
    if (!isHeard) {
      throw new Problem(Problem.Kind.TOO_MANY, "one thing after the other; the last was not heard");
    }
    onlookers.signal(from, checked);
  }

  /** Works in this room, alone, as soon as may be, while it is in use. */
  void visit(Runnable work) {
    hub.visit(id, this, work);
  }

  /** Told in the match: whoever held it up and has acted is not waited for any more. */
  @Override
  public void turned(TurnLimits limits) {
    turns = limits;
    long now = means.time().now();
    if (stalling.stream().anyMatch(seat -> !Patience.isStalling(limits, seat, now))) {
      visit(this::look);
    }
  }

  /** Told in the match. */
  @Override
  public void absent(int seat) {
    visit(() -> playOnFor(seat));
  }

  // ---- Coming and going

  TableInfo info() {
    Set<Integer> waitedFor = patience().waitedFor();
    votes = votes.about(waitedFor);
    Company company = company(onlookers.spectators(table));
    return TableInfos.of(table, means, people(), company, stillThere, waitedFor, votes);
  }

  /** What those are told who watch. */
  private TableInfo news() {
    return info().withSentAway(sentAway.infos());
  }

  /** Whether the host has sent away whoever has that secret, or that person a moment ago. */
  boolean isSentAway(@Nullable String secretHash, @Nullable String holder) {
    return (secretHash != null && sentAway.has(secretHash)) || hub.bans().holds(id, holder);
  }

  /**
   * Whether nobody hears that person: they may sit down again sooner than the host calls them back.
   */
  boolean isSilenced(@Nullable String holder) {
    return holder != null && sentAway.hasPerson(holder);
  }

  Watching connect(@Nullable String secret, int after, TableListener listener) {
    Integer seat = secret == null || sentAway.knows(secret) ? null : rights().seatOf(secret);
    LiveMatch<?> match = live();
    if (after > (match == null ? 0 : match.known())) {
      catchUp(after);
    }
    if (status() != TableStatus.WAITING) {
      open();
    }
    Visitor visitor = listener.visitor();
    String holder = visitor == null ? null : means.secrets().holder(visitor);
    Watching watching = new Watching(hub, this, id, seat, secret, holder, listener);
    try {
      welcome(watching, after);
    } catch (RuntimeException | Error failure) {
      disconnect(watching);
      throw failure;
    }
    return watching;
  }

  /** Somebody says that more has happened than we know, which may even be true. */
  private void catchUp(int after) {
    int length = means.store().length(id);
    if (after <= length) {
      unsure = true;
      refresh();
      if (playing.catchUp(table, length)) {
        tellAll();
      }
    }
  }

  private void welcome(Watching watching, int after) {
    boolean first = onlookers.isEmpty();
    boolean news = onlookers.enter(watching);
    attend();
    if (table.gathering() && rights().isEverybodyHere()) {
      begin();
      return;
    }
    TableInfo info = news();
    if (news) {
      told = standing();
      onlookers.tellOthers(watching, info);
    }
    if (watching.seat() != null && news) {
      tellNext();
    }
    watching.tell(info);
    look();
    watching.follow(live(), after);
    if (first) {
      askBefore();
    }
  }

  void disconnect(Watching watching) {
    watching.follow(null, 0);
    if (onlookers.leave(watching)) {
      tellAll();
      if (watching.seat() != null) {
        tellNext();
      }
    }
    attend();
    look();
  }

  /** Those who wait for a rematch see who still looks at this table. */
  void tellNext() {
    String next = table.next();
    if (next != null) {
      hub.wide().tell(next, new TableCommand.StillThere(people().online()));
    }
  }

  /** The table before has told who is still there. */
  void hearFromBefore(Set<Integer> seats) {
    if (status() == TableStatus.WAITING && !seats.equals(stillThere)) {
      stillThere = Set.copyOf(seats);
      tellAll();
    }
  }

  private void askBefore() {
    String before = table.terms().previous();
    if (before != null && status() == TableStatus.WAITING) {
      hub.wide().tell(before, new TableCommand.WhoIsStillHere());
    }
  }

  // ---- Seats

  SeatTaken takeSeat(@Nullable Integer wanted, Visitor visitor) {
    String holder = means.secrets().holder(visitor);
    hub.bans().check(id, holder);
    int seat = rights().seatFor(wanted, holder);
    String secret = means.secrets().seatSecret();
    save(Seats.taken(table, seat, secret, visitor.player(), holder));
    sentAway.forget(holder);
    onlookers.expectAt(seat);
    tellAll();
    return new SeatTaken(info(), seat, secret);
  }

  void setBot(String secret, int seat, @Nullable Level level) {
    int asking = rights().seatOf(secret);
    rights().checkBot(asking, seat, level);
    save(Seats.withBot(table, seat, level));
    if (asking == seat) {
      onlookers.expectAt(seat);
    }
    tellAll();
  }

  void leave(String secret, int seat) {
    int asking = rights().seatOf(secret);
    settle();
    rights().checkLeave(asking, seat);
    if (asking != seat) {
      sendAway(seat);
      return;
    }
    boolean waiting = status() == TableStatus.WAITING;
    save(Seats.left(table, seat));
    if (waiting) {
      onlookers.getUpFrom(seat, live());
    }
    tellAll();
  }

  private void sendAway(int seat) {
    StoredSeat was = table.seats().get(seat);
    boolean waiting = status() == TableStatus.WAITING;
    save(Seats.dismissed(table, seat));
    if (waiting) {
      hub.bans().add(id, was.holder());
    }
    sentAway.add(waiting ? null : seat, was);
    onlookers.getUpFrom(seat, live());
    tellAll();
    look();
  }

  /** Somebody who was sent away may come back; in play it is their own seat again. */
  void callBack(String secret, int number) {
    rights().checkHost(rights().seatOf(secret));
    SentAway.One one = sentAway.find(number);
    Integer seat = one.seat();
    if (seat != null && status() != TableStatus.WAITING) {
      save(Seats.calledBack(table, seat, one.was()));
    }
    sentAway.remove(one);
    hub.bans().callBack(id, one.was().holder());
    if (seat != null) {
      onlookers.sitDownAgain(seat, one.was(), live());
    }
    tellAll();
    look();
  }

  /** Somebody else leads the table from now on. */
  void passHost(String secret, int seat) {
    rights().checkPassHost(rights().seatOf(secret), seat);
    chosen = table.seats().get(seat).secretHash();
    tellAll();
  }

  void vote(String secret, int seat, boolean agrees) {
    int asking = rights().seatOf(secret);
    rights().checkVote(asking, seat, patience().waitedFor());
    votes = votes.with(seat, asking, agrees);
    tellAll();
    look();
  }

  private void playOnFor(int seat) {
    if (status() == TableStatus.PLAYING && table.seats().get(seat).bot() == null) {
      save(Seats.playedOn(table, seat));
      tellAll();
    }
  }

  /** Other options, another pace, more seats or fewer; from now on the host starts the game. */
  void change(String secret, TableChange change) {
    rights().checkChange(rights().seatOf(secret));
    HostsWish wish = HostsWish.changed(means.game(table.terms()), table, change);
    Seating seating = Seating.of(table.seats(), wish.size());
    save(wish.granted(table, seating));
    onlookers.moveTo(seating);
    tellAll();
  }

  // ---- What time brings

  /** Sees who is waited for by now, and whether the others have decided something about it. */
  private void look() {
    Patience patience = patience();
    Set<Integer> waitedFor = patience.waitedFor();
    stalling = patience.stalling();
    votes = votes.about(waitedFor);
    Rights rights = rights();
    waitedFor.stream()
        .filter(seat -> votes.areUnanimous(seat, rights.votersAbout(seat)))
        .findFirst()
        .ifPresent(this::playOnFor);
    if (!standing().equals(told)) {
      tellAll();
    }
    if (onlookers.isEmpty()) {
      alarm.off();
    } else {
      alarm.set(Math.min(patience.changesAt(), means.time().now() + Patience.STALL_MILLIS));
    }
  }

  private Patience patience() {
    return new Patience(table, people(), turns);
  }

  private Standing standing() {
    return new Standing(rights().host(), patience().waitedFor());
  }

  // ---- The match

  void start(String secret, Visitor visitor) {
    rights().checkStart(rights().seatOf(secret));
    opener = visitor.exempt() ? null : visitor.address();
    begin();
  }

  private void begin() {
    save(table.now(TableStatus.PLAYING));
    LiveMatch<?> begun = open();
    tellAll();
    look();
    onlookers.follow(begun, 0);
  }

  /** The match, opened from the store if it is not in play here. */
  LiveMatch<?> open() {
    LiveMatch<?> opened = playing.open(table);
    inPlay = status() == TableStatus.PLAYING;
    attend();
    return opened;
  }

  /** All who look on see this match from now on, which has been opened again. */
  void follow(LiveMatch<?> again, int sequence) {
    attend();
    onlookers.follow(again, sequence);
  }

  String id() {
    return id;
  }

  StoredTable table() {
    return table;
  }

  /** The match is over. */
  void finish(Result result) {
    if (status() == TableStatus.PLAYING) {
      save(table.now(TableStatus.OVER).ended(result.scores(), result.winners()));
      tellAll();
    }
  }

  /** Everybody knows how it ended, though it may not have been written down yet. */
  private void settle() {
    Result result = playing.result();
    if (result != null) {
      finish(result);
    }
  }

  /** Helps somebody who is to decide, if they may be helped here. */
  void hint(int seat, int seen, CompletableFuture<Counsel> answer) {
    try {
      rights().checkHint(seat);
      helping.ask(seat, seen, answer);
    } catch (RuntimeException refused) {
      answer.completeExceptionally(refused);
    }
  }

  /** Somebody is about to be given a hint; the others hear of it in the end. */
  void noteHint(int seat) {
    save(Seats.hinted(table, seat));
  }

  /** The table of the rematch. */
  String rematch(String secret) {
    int asking = rights().seatOf(secret);
    settle();
    rights().checkRematch(asking);
    String next = table.next();
    if (next == null) {
      next = means.secrets().tableId();
      Seed seed = means.secrets().seed();
      Rematch rematch = new Rematch(table, SeriesInfo.of(table, means), open().first());
      StoredTable another = rematch.table(next, seed.commitment(), means.time().date());
      save(table.followedBy(next), changed -> means.store().update(changed, another, seed));
      nextBy = asking;
      tellAll();
    }
    return next;
  }

  // ---- Leaving the memory

  /** Nobody watches, and nothing goes on by itself. */
  boolean isIdle() {
    return onlookers.isEmpty() && (live() == null || status() != TableStatus.PLAYING);
  }

  /** Nobody watches, and nothing has happened for so long. */
  boolean isForgotten(long millis) {
    return onlookers.isEmpty() && means.time().now() - playing.lastAction() > millis;
  }

  /** Whether anybody who plays here is online. */
  boolean isInhabited() {
    int persons = Seats.people(table);
    return people().online().stream().anyMatch(seat -> (persons >> seat & 1) == 1);
  }

  /** Whether no person sits here, online or not. */
  boolean isDeserted() {
    return Seats.people(table) == 0;
  }

  boolean isDropped() {
    return dropped;
  }

  /** The store has everything. Done when nothing more will happen here. */
  CompletableFuture<Void> drop() {
    dropped = true;
    inPlay = false;
    alarm.off();
    return playing.drop();
  }

  // ---- Small parts

  private TableStatus status() {
    return table.status();
  }

  private Rights rights() {
    return new Rights(table, people(), chosen);
  }

  /** The match knows who plays, and whether anybody looks on. */
  private void attend() {
    LiveMatch<?> match = live();
    if (match != null && status() == TableStatus.PLAYING) {
      match.attend(Seats.people(table), !onlookers.isEmpty());
    }
  }

  private void save(StoredTable changed) {
    save(changed, means.store()::update);
  }

  /** Another server on the same store may have been quicker: then what we knew is out of date. */
  private void save(StoredTable changed, UnaryOperator<StoredTable> write) {
    try {
      table = write.apply(changed.touchedAt(means.time().date()));
    } catch (Conflict conflict) {
      unsure = true;
      refresh();
      throw Problem.conflict("somebody was quicker; try again");
    } catch (StoreDown down) {
      unsure = true;
      throw down;
    }
    inPlay = inPlay && status() == TableStatus.PLAYING;
    LiveMatch<?> match = live();
    if (match != null && status() == TableStatus.PLAYING) {
      match.seatBots(table.seats());
      attend();
    }
  }

  /** What was to be written may have been written after all, or by another: the store knows. */
  void refresh() {
    if (!unsure || !means.store().isWell()) {
      return;
    }
    boolean waited = status() == TableStatus.WAITING;
    table = means.store().table(id).orElseThrow();
    unsure = false;
    if (waited && status() != TableStatus.WAITING) {
      onlookers.follow(open(), 0);
    }
  }

  void tellAll() {
    told = standing();
    onlookers.tell(news());
  }
}
