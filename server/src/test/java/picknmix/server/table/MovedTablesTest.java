package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.games.Games;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.server.backup.Backups;
import picknmix.server.backup.Place;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.store.Backend;
import picknmix.server.store.MatchStore;
import picknmix.server.store.TableStatus;

/** Half a match on SQLite, the other half on PostgreSQL; people, bots and clocks. */
final class MovedTablesTest extends TablesOnAStore {
  private static final int TURN_MILLIS = 20_000;
  private static final int HALF = 15;

  static Stream<String> games() {
    return Games.all().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMatchGoesOnWhereItWasLeft(String game) throws Exception {
    SeatTaken ola = tables.create(OLA, wish(game));
    String id = ola.table().id();
    SeatTaken ben = tables.takeSeat(id, null, BEN);
    tables.start(id, ola.secret(), OLA);
    int played = play(id, ola, ben, HALF);
    TableInfo before = tables.info(id);
    close();
    List<LoggedAction> log;
    try (MatchStore left = store()) {
      log = left.actions(id);
    }

    String url = Backend.POSTGRES.fresh(folder);
    Backups.move(Place.folder(folder), Place.postgres(url), rows -> {});
    open(MatchStore.postgres(url));

    assertThat(tables.info(id)).isEqualTo(before);
    Guest guest = new Guest();
    try (var back = tables.watch(id, ola.secret(), null, guest)) {
      assertThat(back.seat()).isZero();
      assertThat(guest.sequence()).isEqualTo(played);
      checkClocks(guest);
    }
    assertThat(play(id, ola, ben, played + HALF)).isGreaterThanOrEqualTo(played + HALF);
    playOn(id);
    Published published = tables.published(id, null);
    assertThat(published.seed().commitment()).isEqualTo(before.commitment());
    close();
    try (MatchStore moved = MatchStore.postgres(url)) {
      assertThat(moved.actions(id)).hasSizeGreaterThan(log.size()).startsWith(array(log));
    }
    open();
    assertThat(tables.info(id).status()).as("in the folder").isEqualTo(TableStatus.PLAYING);
  }

  private static LoggedAction[] array(List<LoggedAction> log) {
    return log.toArray(LoggedAction[]::new);
  }

  /** As after any other restart, everybody has the whole time again. */
  private void checkClocks(Guest guest) {
    guest
        .update()
        .limits()
        .forEach(limit -> assertThat(limit.millis()).isGreaterThanOrEqualTo(TURN_MILLIS));
    if (guest.update().clock() != null) {
      String action = guest.update().clock().action().replaceFirst(" .*", "");
      assertThat(guest.update().clock().millis())
          .isEqualTo((long) guest.table().pace().get(action));
    }
  }

  /** People do the first thing that is offered, until there are so many actions; gives how many. */
  private int play(String id, SeatTaken ola, SeatTaken ben, int actions) {
    Map<SeatTaken, Guest> people = new HashMap<>();
    people.put(ola, new Guest());
    people.put(ben, new Guest());
    try (var first = tables.watch(id, ola.secret(), null, people.get(ola));
        var second = tables.watch(id, ben.secret(), null, people.get(ben))) {
      while (people.get(ola).sequence() < actions) {
        assertThat(tables.info(id).status()).as("so far").isEqualTo(TableStatus.PLAYING);
        if (!act(first, people.get(ola)) && !act(second, people.get(ben))) {
          assertThat(time.step()).as("something happens").isTrue();
        }
      }
      return people.get(ola).sequence();
    }
  }

  private static boolean act(picknmix.server.table.Place watching, Guest person) {
    if (person.update().actions().isEmpty()) {
      return false;
    }
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    String action = person.update().actions().getFirst();
    int seen = person.sequence();
    watching.act(
        new Deed("n" + watching.seat() + seen, action, seen, RoundTrip.NONE, 0), () -> {}, reply);
    return reply.isDone() && reply.join() instanceof Reply.Applied;
  }

  private static NewTable wish(String game) {
    boolean hasClock = Games.find(game).thinkingTime() != null;
    return new NewTable(
        game,
        3,
        null,
        null,
        null,
        true,
        Map.of(2, Level.EASY),
        false,
        false,
        null,
        hasClock ? new TurnClock(TURN_MILLIS, Level.EASY) : null,
        false);
  }
}
