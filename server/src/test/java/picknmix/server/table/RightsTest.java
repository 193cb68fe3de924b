package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.server.table.TablesOnAStore.assertProblem;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.server.match.TurnLimits;
import picknmix.server.match.TurnLimits.Wait;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;
import picknmix.server.store.TableTerms;
import picknmix.server.store.TurnTerms;

/** Rules of seats and rights, on tables that are nowhere but here. */
final class RightsTest {
  private static final int NOW = 100_000;

  private final StoredTable three = table(TableStatus.PLAYING, "ola", "ben", "eva");

  // ---- The host

  @Test
  void theHostIsTheLowestWhoIsThereOrWasAMomentAgo() {
    assertThat(new Rights(three, online(0, 1, 2)).host()).isZero();
    assertThat(new Rights(three, away(29_999, 0)).host()).as("a moment ago").isZero();
    assertThat(new Rights(three, away(30_000, 0)).host()).isEqualTo(1);
    assertThat(new Rights(three, away(30_000, 0, 1, 2)).host()).as("nobody is").isZero();
    assertThat(new Rights(Seats.left(three, 0), online(1, 2)).host()).isEqualTo(1);
    StoredTable empty = table(TableStatus.WAITING, null, null);
    assertThat(new Rights(empty, online()).host()).isNull();
  }

  @Test
  void theHostsRightsPassOnBeforeTheStartToo() {
    StoredTable waiting = table(TableStatus.WAITING, "ola", "ben", null);
    Rights hostGone = new Rights(waiting, away(30_000, 0));
    hostGone.checkChange(1);
    hostGone.checkBot(1, 2, Level.EASY);
    assertProblem(Problem.Kind.FORBIDDEN, () -> hostGone.checkChange(0));
    assertProblem(Problem.Kind.FORBIDDEN, () -> new Rights(waiting, away(1, 0)).checkChange(1));
  }

  @Test
  void whoIsHostWhileAnotherIsAwayDoesNotTakeTheTableFromThem() {
    for (TableStatus status : List.of(TableStatus.WAITING, TableStatus.PLAYING)) {
      StoredTable table = table(status, "ola", "ben", "eva");
      Rights olaGone = new Rights(table, away(30_000, 0));
      olaGone.checkLeave(1, 2);
      assertProblem(Problem.Kind.FORBIDDEN, () -> olaGone.checkLeave(1, 0));
      assertProblem(Problem.Kind.FORBIDDEN, () -> olaGone.checkPassHost(1, 2));
      Rights chosenGone = new Rights(table, away(30_000, 2), Secrets.hash("eva"));
      assertProblem(Problem.Kind.FORBIDDEN, () -> chosenGone.checkLeave(0, 2));
      assertProblem(Problem.Kind.FORBIDDEN, () -> chosenGone.checkPassHost(0, 0));
      new Rights(table, away(30_000, 0), Secrets.hash("ben")).checkLeave(1, 0);
    }
    Rights played = new Rights(Seats.playedOn(three, 0), online(1, 2));
    assertProblem(Problem.Kind.FORBIDDEN, () -> played.checkLeave(1, 0));
  }

  @Test
  void nobodyIsSentAwayFromAGameThatIsOver() {
    Rights over = new Rights(three.now(TableStatus.OVER), online(0, 1, 2));
    assertProblem(Problem.Kind.CONFLICT, () -> over.checkLeave(0, 1));
    over.checkLeave(1, 1);
  }

  @Test
  void theSecretOpensItsSeat() {
    assertThat(new Rights(three, online()).seatOf("ben")).isEqualTo(1);
    assertProblem(Problem.Kind.FORBIDDEN, () -> new Rights(three, online()).seatOf("lola"));
  }

  // ---- Taking seats

  @Test
  void onePersonHasOneSeatAtAPublicTable() {
    StoredTable open = table(TableStatus.WAITING, "ola", null, null);
    Rights rights = new Rights(open, online(0));
    assertThat(rights.seatFor(null, "holder of ben")).isEqualTo(1);
    assertProblem(Problem.Kind.CONFLICT, () -> rights.seatFor(null, "holder of ola"));
    assertThat(rights.seatFor(2, null)).as("nobody knows who").isEqualTo(2);
    StoredTable family = open.changed(terms(false, null), null);
    assertThat(new Rights(family, online(0)).seatFor(null, "holder of ola")).isEqualTo(1);
  }

  @Test
  void whoTakesASeatKeepsIt() {
    StoredTable open = table(TableStatus.WAITING, "ola", null);
    Player ben = new Player("Ben", "#3949ab", "ghost");
    StoredTable taken = Seats.taken(open, 1, "secret", ben, "holder of ben");
    assertThat(taken.seats().get(1).name()).isEqualTo("Ben");
    assertThat(Seats.left(taken, 1)).isEqualTo(open);
    StoredTable playing = Seats.left(taken.now(TableStatus.PLAYING), 1);
    assertThat(playing.seats().get(1).bot()).isEqualTo(Level.MEDIUM);
    assertThat(playing.seats().get(1).holder()).isEqualTo("holder of ben");
    assertThat(Seats.people(playing)).isEqualTo(0b01);
  }

  @Test
  void whoIsSomebodyIsToldByTheCookieElseByTheAddress() {
    Player fox = new Player("Fox", "#c2185b", "fox");
    Secrets secrets = new Secrets(new SecureRandom());
    Visitor known = new Visitor(fox, "7", "192.0.2.1", false);
    String holder = secrets.holder(known);
    assertThat(holder)
        .isEqualTo(
            new Secrets(new SecureRandom()).holder(new Visitor(fox, "7", "192.0.2.2", true)));
    Visitor unknown = new Visitor(fox, null, "192.0.2.1", false);
    assertThat(secrets.holder(unknown))
        .isEqualTo(secrets.holder(new Visitor(fox, null, "192.0.2.1", false)))
        .isNotEqualTo(holder)
        .isNotEqualTo(secrets.holder(new Visitor(fox, null, "192.0.2.2", false)))
        .as("after a restart nobody can find out the address")
        .isNotEqualTo(new Secrets(new SecureRandom()).holder(unknown));
    assertThat(secrets.holder(Visitor.local(fox))).isNull();
    assertThat(known.toString()).doesNotContain("7", "192");
  }

  // ---- Waiting and votes

  @Test
  void whoIsAwayOrDoesNotDecideIsWaitedFor() {
    assertThat(patience(three, away(29_999, 2), 1, NOW - 59_999).waitedFor()).isEmpty();
    assertThat(patience(three, away(30_000, 2), 1, NOW - 59_999).waitedFor()).containsExactly(2);
    assertThat(patience(three, away(29_999, 2), 1, NOW - 60_000).waitedFor()).containsExactly(1);
    StoredTable bots = Seats.withBot(Seats.withBot(three, 1, Level.EASY), 2, Level.EASY);
    assertThat(patience(bots, away(30_000, 2), 1, 0).waitedFor()).as("bots are there").isEmpty();
    StoredTable waiting = table(TableStatus.WAITING, "ola", "ben", "eva");
    assertThat(patience(waiting, away(30_000, 2), 1, 0).waitedFor()).isEmpty();
  }

  @Test
  void itIsKnownWhenTimeWillMakeADifference() {
    assertThat(patience(three, away(10_000, 2), 1, NOW - 30_001).changesAt())
        .as("when seat 2 is gone")
        .isEqualTo(NOW + 20_000);
    assertThat(patience(three, away(10_000, 2), 1, NOW - 50_000).changesAt())
        .as("when seat 1 stalls")
        .isEqualTo(NOW + 10_000);
    assertThat(patience(three, away(40_000, 2), 1, 0).changesAt()).isEqualTo(Patience.NEVER);
  }

  @Test
  void thoseWhoAreThereDecideTogether() {
    Rights rights = new Rights(three, online(0, 1, 2));
    rights.checkVote(1, 0, Set.of(0));
    assertProblem(Problem.Kind.FORBIDDEN, () -> rights.checkVote(0, 0, Set.of(0)));
    assertProblem(Problem.Kind.CONFLICT, () -> rights.checkVote(1, 2, Set.of(0)));
    Rights left = new Rights(Seats.left(three, 1), online(0, 2));
    assertProblem(Problem.Kind.FORBIDDEN, () -> left.checkVote(1, 0, Set.of(0)));
    Votes one = Votes.NONE.with(0, 1, true);
    assertThat(one.areUnanimous(0, rights.votersAbout(0))).as("seat 2 has a say").isFalse();
    assertThat(one.areUnanimous(0, new Rights(three, online(1)).votersAbout(0))).isTrue();
    assertThat(one.with(0, 2, true).areUnanimous(0, rights.votersAbout(0))).isTrue();
    assertThat(one.with(0, 2, true).with(0, 2, false)).isEqualTo(one);
    assertThat(Votes.NONE.areUnanimous(0, List.of())).as("somebody must want it").isFalse();
  }

  @Test
  void votesAreVoidWhenNobodyWaitsAnyMore() {
    Votes votes = Votes.NONE.with(0, 1, true).with(2, 1, true);
    assertThat(votes.about(Set.of(0, 2))).isEqualTo(votes);
    assertThat(votes.about(Set.of(2)).about(0)).isEmpty();
    assertThat(votes.about(Set.of(2)).about(2)).containsExactly(1);
  }

  @Test
  void theClocksBotPlaysOnElseAMediumOne() {
    assertThat(Seats.playedOn(three, 1).seats().get(1).bot()).isEqualTo(Level.MEDIUM);
    StoredTable timed = three.changed(terms(true, new TurnTerms(5_000, Level.HARD)), null);
    assertThat(Seats.playedOn(timed, 1).seats().get(1).bot()).isEqualTo(Level.HARD);
  }

  // ---- Helpers

  private static Patience patience(StoredTable table, People people, int decides, long since) {
    return new Patience(
        table,
        people,
        new TurnLimits(0, 1 << decides, Map.of(decides, new Wait(since, 0, 0)), null));
  }

  private static People online(Integer... seats) {
    return new People(Set.of(seats), Map.of(), 0, NOW);
  }

  /** These have been away for so long; the others of three are there. */
  private static People away(long millis, Integer... seats) {
    Set<Integer> gone = Set.of(seats);
    List<Integer> there = new ArrayList<>(List.of(0, 1, 2));
    there.removeAll(gone);
    Map<Integer, Long> since = new HashMap<>();
    gone.forEach(seat -> since.put(seat, NOW - millis));
    return new People(Set.copyOf(there), since, 0, NOW);
  }

  private static StoredTable table(TableStatus status, String... secrets) {
    List<StoredSeat> seats = new ArrayList<>();
    for (String secret : secrets) {
      seats.add(
          secret == null
              ? StoredSeat.FREE
              : new StoredSeat(
                  Secrets.hash(secret), secret, "#c2185b", "fox", null, "holder of " + secret, 0));
    }
    return new StoredTable("t", terms(true, null), status, false, null, 0, 0, null, seats);
  }

  private static TableTerms terms(boolean open, TurnTerms clock) {
    return new TableTerms(
        "cukierki",
        1,
        Map.of(),
        Map.of(),
        "seat",
        open,
        null,
        "c0ffee",
        0,
        null,
        null,
        clock,
        false);
  }
}
