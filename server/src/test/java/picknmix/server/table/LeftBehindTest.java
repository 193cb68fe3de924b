package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;

/** Two servers on one store, of which one does not know that the other has taken its table. */
final class LeftBehindTest extends TablesOnAStore {
  private Tables behind;

  @AfterEach
  void closeTheOther() {
    if (behind != null) {
      behind.close();
    }
  }

  @Test
  void whoeverKnowsMoreIsToldNoLess() {
    SeatTaken[] seats = started();
    Guest stayed = new Guest();
    behind = tables;
    behind.watch(seats[0].table().id(), null, null, stayed);
    open();
    Guest moved = actOn(tables, seats);
    assertThat(moved.sequence()).isPositive();
    assertThat(stayed.sequence()).isZero();

    Guest back = new Guest();
    behind.watch(seats[0].table().id(), null, moved.sequence(), back);
    assertThat(back.updates).hasSize(1);
    assertThat(back.sequence()).isEqualTo(moved.sequence());
    assertThat(back.update().view().json()).hasToString(spectators(tables, seats));
    assertThat(stayed.sequence()).as("all who are there").isEqualTo(moved.sequence());
    assertThat(stayed.update().events()).as("what they missed").isNotEmpty();
  }

  @Test
  void aPlayerWhoOnlySaysSoGetsWhatThereIs() {
    SeatTaken[] seats = started();
    Guest guest = new Guest();
    tables.watch(seats[0].table().id(), null, 1_000, guest);
    assertThat(guest.updates).hasSize(1);
    assertThat(guest.sequence()).isZero();
  }

  @Test
  void whatIsDoneInVainIsDoneAgainAfterwards() {
    SeatTaken[] seats = started();
    behind = tables;
    Guest[] guests = {new Guest(), new Guest()};
    Place[] places = new Place[2];
    for (int seat = 0; seat < 2; seat++) {
      places[seat] = behind.watch(seats[0].table().id(), seats[seat].secret(), null, guests[seat]);
    }
    open();
    actOn(tables, seats);

    int actor = guests[0].update().toAct().getFirst();
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    String action = guests[actor].update().actions().getFirst();
    places[actor].act(new Deed("late", action, 0, RoundTrip.NONE, 0), () -> {}, reply);
    assertThat(reply).as("the store has refused it").isCompletedExceptionally();
    wait(2_000);
    assertThat(guests[actor].sequence()).as("it knows again").isPositive();
  }

  private SeatTaken[] started() {
    NewTable wish =
        new NewTable(
            "template-game", 2, null, null, null, true, null, false, false, null, null, false);
    SeatTaken host = tables.create(OLA, wish);
    SeatTaken guest = tables.takeSeat(host.table().id(), null, BEN);
    tables.start(host.table().id(), host.secret(), OLA);
    return new SeatTaken[] {host, guest};
  }

  /** Somebody does what they can on that server. */
  private static Guest actOn(Tables there, SeatTaken[] seats) {
    Guest guest = new Guest();
    there.watch(seats[0].table().id(), null, null, guest);
    int actor = guest.update().toAct().getFirst();
    Guest acting = new Guest();
    Place place = there.watch(seats[0].table().id(), seats[actor].secret(), null, acting);
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    String action = acting.update().actions().getFirst();
    place.act(new Deed("a", action, 0, RoundTrip.NONE, 0), () -> {}, reply);
    assertThat(reply.join()).isInstanceOf(Reply.Applied.class);
    return guest;
  }

  private static String spectators(Tables there, SeatTaken[] seats) {
    Guest guest = new Guest();
    there.watch(seats[0].table().id(), null, null, guest);
    return guest.update().view().json().toString();
  }
}
