package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.server.match.Limit;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.match.Update;
import picknmix.server.table.SeatInfo.Kind;

/** Somebody is away, or takes very long: nobody can keep the others waiting for ever. */
final class HostageTest extends TablesOnAStore {
  private static final Visitor EVA = Visitor.local(new Player("Eva", "#00796b", "toffee"));

  private final Guest[] guests = {new Guest(), new Guest(), new Guest()};
  private final Place[] watchings = new Place[3];
  private SeatTaken[] seats;
  private String id;

  @BeforeEach
  void sitDown() {
    sitDown(null);
  }

  private void sitDown(TurnClock clock) {
    SeatTaken ola = tables.create(OLA, wish(clock));
    id = ola.table().id();
    seats =
        new SeatTaken[] {
          ola, tables.takeSeat(id, null, BEN), tables.takeSeat(id, null, EVA),
        };
    for (int seat = 0; seat < 3; seat++) {
      watch(seat);
    }
    tables.start(id, ola.secret(), OLA);
  }

  // ---- Votes and hosts

  @Test
  void allHearWhenSomebodyIsWaitedForAndDecideTogether() {
    int late = toAct();
    int one = (late + 1) % 3;
    int other = (late + 2) % 3;
    assertProblem(Problem.Kind.CONFLICT, () -> vote(one, late, true));
    wait(59_999);
    assertThat(seat(late).waitedFor()).isFalse();
    int heard = guests[one].tables.size();
    wait(1);
    assertThat(guests[one].tables).hasSize(heard + 1);
    assertThat(seat(late).waitedFor()).isTrue();
    vote(one, late, true);
    assertThat(seat(late).votes()).containsExactly(one);
    vote(one, late, false);
    assertThat(seat(late).votes()).isEmpty();
    vote(one, late, true);
    assertThat(seat(late).kind()).isEqualTo(Kind.PERSON);
    vote(other, late, true);
    assertThat(seat(late).standsIn()).isTrue();
    assertThat(seat(late).level()).isEqualTo(Level.MEDIUM);
    assertThat(seat(late).votes()).isEmpty();
    tables.setBot(id, seats[late].secret(), late, null);
    assertThat(seat(late).kind()).isEqualTo(Kind.PERSON);
  }

  @Test
  void votesAreVoidWhenThatPersonActs() {
    int late = toAct();
    wait(60_000);
    vote((late + 1) % 3, late, true);
    act(late);
    assertThat(seat(late).waitedFor()).isFalse();
    assertThat(seat(late).votes()).isEmpty();
  }

  @Test
  void whoGoesAwayHasNoSayAnyMore() {
    int late = toAct();
    wait(60_000);
    vote((late + 1) % 3, late, true);
    watchings[(late + 2) % 3].close();
    assertThat(seat(late).standsIn()).isTrue();
  }

  @Test
  void votesAreVoidWhenThatPersonIsBack() {
    int away = (toAct() + 1) % 3;
    watchings[away].close();
    wait(30_000);
    assertThat(seat(away).waitedFor()).isTrue();
    vote((away + 1) % 3, away, true);
    watch(away);
    assertThat(seat(away).waitedFor()).isFalse();
    assertThat(seat(away).votes()).isEmpty();
  }

  @Test
  void theHostsRightsPassOnAndComeBack() {
    watchings[0].close();
    wait(29_999);
    assertThat(guests[1].table().host()).isZero();
    wait(1);
    assertThat(guests[1].table().host()).isEqualTo(1);
    assertThat(guests[1].table().seats())
        .as("whose table it is")
        .extracting(SeatInfo::outranksHost)
        .containsExactly(true, false, false);
    watch(0);
    assertThat(guests[1].table().host()).isZero();
    assertThat(guests[1].table().seats()).noneMatch(SeatInfo::outranksHost);
  }

  // ---- The turn clock

  @Test
  void twiceInARowAndABotPlaysOnUntilThePersonIsBack() {
    sitDown(new TurnClock(5_000, Level.EASY));
    int late = toAct();
    assertThat(guests[0].update().limits()).containsExactly(new Limit(late, 5_000));
    while (!seat(late).standsIn()) {
      if (toAct() == late) {
        wait(5_000);
      } else {
        act(toAct());
      }
    }
    assertThat(guests[0].updates)
        .extracting(Update::timeUp)
        .filteredOn(seat -> seat != null && seat == late)
        .hasSize(2);
    assertThat(seat(late).level()).isEqualTo(Level.EASY);
    tables.setBot(id, seats[late].secret(), late, null);
    assertThat(seat(late).kind()).isEqualTo(Kind.PERSON);
  }

  @Test
  void whoIsBackOnTheirTurnSeesTheirTimeRun() {
    sitDown(new TurnClock(5_000, Level.EASY));
    int late = toAct();
    tables.setBot(id, seats[late].secret(), late, Level.EASY);
    assertThat(guests[late].update().limits()).isEmpty();
    tables.setBot(id, seats[late].secret(), late, null);
    assertThat(toAct()).isEqualTo(late);
    assertThat(guests[late].update().limits()).containsExactly(new Limit(late, 5_000));
  }

  @Test
  void theClockStandsStillWhileNobodyWatches() {
    sitDown(new TurnClock(10_000, null));
    wait(4_000);
    for (Place watching : watchings) {
      watching.close();
    }
    wait(500_000);
    watch(0);
    assertThat(guests[0].sequence()).isZero();
    assertThat(guests[0].update().limits()).extracting(Limit::millis).containsExactly(6_000L);
  }

  @Test
  void aClockIsCheckedAndStaysThroughRematchesAndRestarts() {
    TurnClock brisk = new TurnClock(20_000, null);
    SeatTaken ola = tables.create(OLA, wish(brisk));
    String table = ola.table().id();
    assertThat(ola.table().clock()).isEqualTo(new TurnClock(20_000, Level.MEDIUM));
    for (int millis : new int[] {-1, 4_999, 86_400_001}) {
      assertRefused("clock.millis", () -> tables.create(OLA, wish(new TurnClock(millis, null))));
    }
    assertRefused(
        "clock of its own",
        () ->
            tables.create(
                OLA,
                new NewTable(
                    "candy-match",
                    2,
                    null,
                    null,
                    null,
                    true,
                    null,
                    false,
                    false,
                    null,
                    brisk,
                    false)));
    TableChange none = new TableChange(null, null, null, null, null, null, null, null);
    assertThat(tables.change(table, ola.secret(), none).clock()).isNotNull();
    TableChange off =
        new TableChange(null, null, null, null, null, null, new TurnClock(0, null), null);
    TableChange hard =
        new TableChange(null, null, null, null, null, null, new TurnClock(5_000, Level.HARD), null);
    assertThat(tables.change(table, ola.secret(), off).clock()).isNull();
    tables.change(table, ola.secret(), hard);
    close();
    open();
    assertThat(tables.info(table).clock()).isEqualTo(new TurnClock(5_000, Level.HARD));
    tables.setBot(table, ola.secret(), 1, Level.EASY);
    tables.setBot(table, ola.secret(), 2, Level.EASY);
    tables.start(table, ola.secret(), OLA);
    Guest guest = new Guest();
    Place olas = tables.watch(table, ola.secret(), null, guest);
    while (guest.update().result() == null) {
      if (guest.update().actions().isEmpty()) {
        assertThat(time.step()).as("something happens").isTrue();
      } else {
        act(olas, guest);
      }
    }
    String next = tables.rematch(table, ola.secret()).id();
    assertThat(tables.info(next).clock()).isEqualTo(new TurnClock(5_000, Level.HARD));
  }

  // ---- Helpers

  private void watch(int seat) {
    watchings[seat] = tables.watch(id, seats[seat].secret(), null, guests[seat]);
  }

  private int toAct() {
    return guests[0].update().toAct().getFirst();
  }

  private SeatInfo seat(int seat) {
    return guests[(seat + 1) % 3].table().seats().get(seat);
  }

  private void vote(int voter, int seat, boolean agrees) {
    tables.vote(id, seats[voter].secret(), seat, agrees);
  }

  private void act(int seat) {
    act(watchings[seat], guests[seat]);
  }

  /** Does the first thing that is offered. */
  private static void act(Place watching, Guest guest) {
    Update<?> update = guest.update();
    String action = update.actions().getFirst();
    String command = "a" + update.sequence();
    var reply = new CompletableFuture<Reply>();
    watching.act(new Deed(command, action, update.sequence(), RoundTrip.NONE, 0), () -> {}, reply);
    assertThat(reply.join()).isInstanceOf(Reply.Applied.class);
  }

  private static NewTable wish(TurnClock clock) {
    return new NewTable(
        "cukierki", 3, null, null, null, true, Map.of(), false, false, null, clock, false);
  }
}
