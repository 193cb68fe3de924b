package picknmix.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Refused;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.store.TableStatus;
import picknmix.server.table.Deed;
import picknmix.server.table.Membership;
import picknmix.server.table.NewTable;
import picknmix.server.table.Place;
import picknmix.server.table.Player;
import picknmix.server.table.Problem;
import picknmix.server.table.SeatTaken;
import picknmix.server.table.Signal;
import picknmix.server.table.TableInfo;
import picknmix.server.table.Tables;
import picknmix.server.table.Visitor;

/** One table, and its people on different servers: nobody can tell the difference. */
final class HouseTest {
  private static final Player OLA = new Player("Ola", "#c2185b", "bonbon");
  private static final Player BEN = new Player("Ben", "#3949ab", "ghost");

  private static Servers servers;

  @BeforeAll
  static void start() throws Exception {
    servers = Servers.start(2);
  }

  @AfterAll
  static void stop() throws Exception {
    servers.close();
  }

  @Test
  void peopleOnDifferentServersSitAtOneTable() throws Exception {
    for (int i = 0; i < 8; i++) { // so that some of them live on each
      Two two = new Two("cukierki", i % 2);
      two.playOn(3);
      two.leave();
    }
    assertThat(servers.get(0).inUse()).isPositive();
    assertThat(servers.get(1).inUse()).isPositive();
  }

  @Test
  void theLobbyIsTheSameEverywhere() throws Exception {
    Two two = new Two("candy-hunters", 0);
    for (Tables tables : both()) {
      Servers.await(() -> online(tables, two.id) == 2);
    }
    two.leave();
  }

  private static long online(Tables tables, String id) {
    return tables.list().stream()
        .filter(table -> table.id().equals(id))
        .flatMap(table -> table.seats().stream())
        .filter(seat -> seat.online())
        .count();
  }

  @Test
  void eachKnowsHowManyThereAre() {
    for (Tables tables : both()) {
      assertThat(tables.membership()).isEqualTo(new Membership(2, 0));
    }
  }

  @Test
  void whatATableRefusesIsRefusedFromAfar() throws Exception {
    Two two = new Two("cukierki", 0);
    for (Tables tables : both()) {
      assertThatThrownBy(() -> tables.takeSeat(two.id, 0, Visitor.local(BEN)))
          .isInstanceOfSatisfying(
              Problem.class, p -> assertThat(p.kind()).isEqualTo(Problem.Kind.CONFLICT));
      assertThatThrownBy(() -> tables.info("0000000000000000"))
          .isInstanceOfSatisfying(
              Problem.class, p -> assertThat(p.kind()).isEqualTo(Problem.Kind.NOT_FOUND));
      assertThatThrownBy(() -> tables.watch(two.id, "wrong", null, new Ear()))
          .isInstanceOf(Problem.class);
      assertThat(tables.info(two.id).status()).isEqualTo(TableStatus.PLAYING);
    }
    for (int seat = 0; seat < 2; seat++) {
      assertThat(two.act(seat, "fly to the moon"))
          .isInstanceOfSatisfying(
              Reply.Rejected.class,
              reply -> assertThat(reply.refused().code()).isEqualTo(Refused.Code.BAD_ACTION));
    }
    two.leave();
  }

  @Test
  void signalsAndHintsTravelToo() throws Exception {
    Two two = new Two("cukierki", 0, true);
    two.places[0].signal(new Signal("hello", null));
    Servers.await(() -> two.ears[1].signals.size() == 1);
    assertThatThrownBy(() -> two.places[1].signal(new Signal(null, null)))
        .isInstanceOf(Refused.class);
    int actor = two.actor();
    CompletableFuture<Counsel> hint = new CompletableFuture<>();
    two.places[actor].hint(two.sequence(), hint);
    assertThat(hint.get(30, TimeUnit.SECONDS)).isInstanceOf(Counsel.Given.class);
    CompletableFuture<Counsel> none = new CompletableFuture<>();
    two.places[1 - actor].hint(two.sequence(), none);
    assertThatThrownBy(() -> none.get(30, TimeUnit.SECONDS)).hasCauseInstanceOf(Refused.class);
    two.leave();
  }

  @Test
  void whoGoesIsOfflineEverywhere() throws Exception {
    Two two = new Two("cukierki", 1);
    two.places[1].close();
    Servers.await(() -> !two.ears[0].tables.getLast().seats().get(1).online());
    two.places[0].close();
  }

  /** Nobody was there a moment ago, but that is no reason to put the table away just now. */
  @Test
  void whoComesRightAfterwardsStays() throws Exception {
    for (int i = 0; i < 100; i++) {
      Two two = new Two("cukierki", i % 2);
      assertThat(two.ears).as("table %d", i).noneMatch(ear -> ear.lost);
      two.leave();
    }
  }

  @Test
  void thoseWhoWaitForARematchSeeWhoIsStillThere() throws Exception {
    Two two = new Two("template-game", 0); // which is soon over
    while (!two.isOver()) {
      two.playOn(1);
    }
    Servers.await(() -> servers.get(0).info(two.id).status() == TableStatus.OVER);
    TableInfo next = servers.get(0).rematch(two.id, two.seats[0].secret());
    Ear ear = new Ear();
    Place waiting = servers.get(0).watch(next.id(), two.seats[0].secret(), null, ear);
    Servers.await(() -> ear.tables.getLast().seats().get(1).lingers());
    two.places[1].close();
    Servers.await(() -> !ear.tables.getLast().seats().get(1).lingers());
    waiting.close();
    two.places[0].close();
  }

  private static List<Tables> both() {
    return List.of(servers.get(0), servers.get(1));
  }

  /** Ola on the one server, Ben on the other, and a table that lives on either. */
  private static final class Two {
    final String id;
    final SeatTaken[] seats = new SeatTaken[2];
    final Place[] places = new Place[2];
    final Ear[] ears = {new Ear(), new Ear()};
    private int acts;

    Two(String game, int host) throws InterruptedException {
      this(game, host, false);
    }

    Two(String game, int host, boolean hints) throws InterruptedException {

      NewTable wish =
          new NewTable(game, 2, null, null, null, !hints, null, false, false, null, null, hints);
      seats[0] = servers.get(host).create(Visitor.local(OLA), wish);
      id = seats[0].table().id();
      seats[1] = servers.get(1 - host).takeSeat(id, null, Visitor.local(BEN));
      for (int seat = 0; seat < 2; seat++) {
        places[seat] = servers.get(seat).watch(id, seats[seat].secret(), null, ears[seat]);
        assertThat(places[seat].seat()).isEqualTo(seat);
      }
      servers.get(1).start(id, seats[0].secret(), Visitor.local(OLA));
      Servers.await(() -> !ears[0].news.isEmpty() && !ears[1].news.isEmpty());
    }

    int sequence() {
      return ears[0].news.getLast().sequence();
    }

    boolean isOver() {
      return !ears[0].text().contains("\"result\":null");
    }

    /** Both know the same, and one of them is to act: the dice may have to be rolled first. */
    private boolean isWaiting() {
      return ears[0].news.getLast().sequence() == ears[1].news.getLast().sequence()
          && ears[actor()].text().contains("\"actions\":[\"");
    }

    int actor() {
      return ears[0].text().contains("\"toAct\":[0]") ? 0 : 1;
    }

    void playOn(int actions) throws Exception {
      for (int i = 0; i < actions; i++) {
        Servers.await(() -> isOver() || isWaiting());
        if (isOver()) {
          return;
        }
        int actor = actor();
        String list = ears[actor].text().split("\"actions\":\\[\"", 2)[1];
        int before = sequence();
        assertThat(act(actor, list.substring(0, list.indexOf('"'))))
            .isEqualTo(new Reply.Applied(before + 1, null));
        Servers.await(() -> ears[0].news.getLast().sequence() > before);
        Servers.await(() -> ears[1].news.getLast().sequence() > before);
      }
      assertThat(ears[1].news).extracting(n -> n.sequence()).isSorted().doesNotHaveDuplicates();
    }

    Reply act(int seat, String action) throws Exception {
      CompletableFuture<Reply> reply = new CompletableFuture<>();
      Deed deed = new Deed("a" + acts++, action, sequence(), RoundTrip.NONE, 0);
      places[seat].act(deed, () -> {}, reply);
      return reply.get(10, TimeUnit.SECONDS);
    }

    void leave() {
      places[0].close();
      places[1].close();
    }
  }
}
