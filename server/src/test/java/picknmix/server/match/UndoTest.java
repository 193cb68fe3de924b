package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Event;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

/** Undoing in one's own turn, in a game of lots: a bow can be undone, a drawn lot cannot. */
final class UndoTest {
  private final SteppedTime time = new SteppedTime();
  private final List<LoggedAction> log = new ArrayList<>();
  private final List<Update<?>> mine = new ArrayList<>();
  private final List<Update<?>> others = new ArrayList<>();
  private boolean diskFull;
  private int sent;

  @Test
  void theLastActionIsTakenBackForEverybody() {
    var match = open();
    assertThat(send(match, 0, "bow")).isEqualTo(new Reply.Applied(1, null));
    assertThat(mine.getLast().canUndo()).isTrue();
    assertThat(others.getLast().canUndo()).as("it is not theirs").isFalse();
    assertThat(send(match, 0, "undo")).isEqualTo(new Reply.Applied(2, null));
    assertThat(mine).extracting(Update::sequence).containsExactly(0, 1, 2);
    assertThat(mine).extracting(Update::undone).containsExactly(0, 0, 2);
    assertThat(others).extracting(Update::undone).as("they saw less").containsExactly(0, 0, 1);
    assertThat(mine.getLast().events()).isEmpty();
    assertThat(mine.getLast().view().json()).isEqualTo(mine.getFirst().view().json());
    assertThat(mine.getLast().actions()).isEqualTo(mine.getFirst().actions());
    assertThat(mine.getLast().canUndo()).isFalse();
    assertThat(log).extracting(LoggedAction::action).containsExactly("bow", "undo");
  }

  @Test
  void severalAreTakenBackOneByOne() {
    var match = open();
    send(match, 0, "bow");
    send(match, 0, "bow");
    assertThat(send(match, 0, "undo")).isEqualTo(new Reply.Applied(3, null));
    assertThat(mine.getLast().view().json()).containsEntry("bows", 1);
    assertThat(send(match, 0, "undo")).isEqualTo(new Reply.Applied(4, null));
    assertThat(mine.getLast().view().json()).containsEntry("bows", 0);
    assertNothingToUndo(send(match, 0, "undo"));
  }

  @Test
  void whatShowedSomethingStays() {
    var match = open();
    assertNothingToUndo(send(match, 0, "undo"));
    send(match, 0, "bow");
    assertNothingToUndo(send(match, 1, "undo"));
    send(match, 0, "draw");
    assertThat(mine.getLast().canUndo()).isFalse();
    assertNothingToUndo(send(match, 0, "undo"));
    send(match, 1, "bow");
    assertNothingToUndo(send(match, 0, "undo"));
    send(match, 1, "draw");
    assertNothingToUndo(send(match, 1, "undo"));
  }

  @Test
  void anUndoIsForTheTableThatWasSeenAndIsAppliedOnce() {
    var match = open();
    send(match, 0, "bow");
    send(match, 0, "bow");
    Command undo = new Command(0, "undo", "u", 2);
    assertThat(match.submit(undo).join()).isEqualTo(new Reply.Applied(3, null));
    assertThat(match.submit(undo).join()).as("again").isEqualTo(new Reply.Applied(3, null));
    assertThat(match.submit(new Command(0, "undo", "v", 2)).join())
        .as("a second click, before the first was seen to work")
        .isEqualTo(new Reply.TooLate(3, null));
    assertThat(match.submit(new Command(0, "undo", "w", 9)).join())
        .isInstanceOf(Reply.Rejected.class);
    assertThat(log).hasSize(3);
  }

  @Test
  void whatWasMeantForAnUndoneTableMustBeLegalWithoutItToo() {
    var match = open();
    send(match, 0, "bow");
    send(match, 0, "bow");
    send(match, 0, "undo");
    assertThat(match.submit(new Command(0, "bow", "late", 2)).join())
        .isEqualTo(new Reply.Applied(4, null));
    send(match, 0, "bow");
    send(match, 0, "undo");
    assertThat(match.submit(new Command(0, "bow", "full", 0)).join())
        .as("for a moment there was no room for a bow")
        .isEqualTo(new Reply.TooLate(6, null));
  }

  @Test
  void whoComesBackHearsWhatNoLongerCounts() {
    var match = open();
    send(match, 0, "bow");
    send(match, 0, "bow");
    List<Event> bows = mine.stream().flatMap(update -> update.events().stream()).toList();
    send(match, 0, "undo");
    send(match, 0, "draw");
    match.watch(0, 2, mine::add);
    assertThat(mine.getLast().undone()).as("the second bow").isEqualTo(2);
    assertThat(mine.getLast().events()).hasSize(3).startsWith(mine.get(4).events().getFirst());
    match.watch(0, 0, mine::add);
    assertThat(mine.getLast().undone()).isZero();
    assertThat(mine.getLast().events()).hasSize(5).startsWith(bows.get(0), bows.get(1));
  }

  @Test
  void theLogBringsItAllBack() {
    var match = open();
    send(match, 0, "bow");
    send(match, 0, "undo");
    send(match, 0, "bow");
    send(match, 0, "bow");
    send(match, 0, "undo");
    send(match, 0, "draw");
    var again = open(List.copyOf(log));
    assertThat(mine.getLast().sequence()).isEqualTo(7);
    assertThat(mine.getLast().view().json()).isEqualTo(mine.get(mine.size() - 2).view().json());
    assertThat(again.submit(new Command(0, "undo", "2", 1)).join())
        .as("sent before the restart")
        .isEqualTo(new Reply.Applied(2, null));
    assertThat(send(again, 1, "draw")).isEqualTo(new Reply.Applied(8, null));
  }

  @Test
  void diceAreNumberedByWhatCounts() {
    var match = open();
    send(match, 0, "bow");
    send(match, 0, "undo");
    send(match, 0, "draw");
    String rolled = log.getLast().action();
    log.clear();
    var straight = open();
    send(straight, 0, "draw");
    assertThat(log.getLast().action()).isEqualTo(rolled);
  }

  @Test
  void whatTheLogCannotKeepIsNotUndone() {
    var match = open();
    send(match, 0, "bow");
    diskFull = true;
    assertThatThrownBy(() -> send(match, 0, "undo")).hasRootCauseMessage("disk full");
    diskFull = false;
    assertThat(mine).hasSize(2);
    assertThat(send(open(List.copyOf(log)), 0, "undo")).isEqualTo(new Reply.Applied(2, null));
  }

  private Match<?> open() {
    return open(List.of());
  }

  private Match<?> open(List<LoggedAction> played) {
    Lots game = new Lots();
    var session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(1), 0));
    var match = Match.open(session, played, Map.of(), Ties.SEAT, this::append, time, Runnable::run);
    match.watch(0, mine::add);
    match.watch(Seat.SPECTATOR, others::add);
    return match;
  }

  private void append(LoggedAction action, MatchLog.Written written) {
    if (diskFull) {
      throw new IllegalStateException("disk full");
    }
    new ListLog(log).append(action, written);
  }

  private Reply send(Match<?> match, int seat, String action) {
    sent++;
    return match.submit(new Command(seat, action, Integer.toString(sent), Command.ANY)).join();
  }

  private static void assertNothingToUndo(Reply reply) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            Reply.Rejected.class,
            r -> assertThat(r.refused().code()).isEqualTo(Refused.Code.ILLEGAL_ACTION));
  }
}
