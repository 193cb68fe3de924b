package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.match.Ties;
import picknmix.server.match.Update;
import picknmix.server.store.MatchStore;
import picknmix.server.store.TableStatus;
import picknmix.server.table.SeatInfo.Kind;

/** On a real store; time is stepped, and all but the store's writer is the test's own thread. */
final class TablesTest extends TablesOnAStore {

  // ---- Setting up

  @Test
  void tellsWhichGamesThereAre() {
    GameInfo game = tables.games().getFirst();
    assertThat(game.id()).isEqualTo("candy-match");
    assertThat(game.options().get("calls").values()).contains("pick-then-call");
    assertThat(game.pace()).containsKey("reveal");
  }

  @Test
  void theHostSitsOnSeat0AndTheOthersAreFree() {
    SeatTaken host = tables.create(OLA, table(3, Map.of(2, Level.HARD)));
    assertThat(host.seat()).isZero();
    assertThat(host.table().id()).hasSize(16).isNotEqualTo(create().table().id());
    assertThat(host.secret()).hasSize(32);
    assertThat(host.table().status()).isEqualTo(TableStatus.WAITING);
    assertThat(host.table().host()).isZero();
    assertThat(host.table().commitment()).hasSize(64);
    assertThat(host.table().ties()).isEqualTo(Ties.SEAT);
    assertThat(host.table().options()).containsEntry("calls", "call-then-pick");
    assertThat(host.table().seats())
        .extracting(SeatInfo::kind)
        .containsExactly(Kind.PERSON, Kind.FREE, Kind.BOT);
    assertThat(host.table().seats().getFirst().name()).isEqualTo("Ola");
    assertThat(host.toString()).doesNotContain(host.secret());
    assertThat(tables.info(host.table().id())).isEqualTo(host.table());
  }

  @Test
  void whatAHostWishesForIsChecked() {
    assertBad("no game", wish("chess", 2, Map.of(), Map.of(), Map.of()));
    assertBad("seats must be", wish("candy-match", 1, Map.of(), Map.of(), Map.of()));
    assertBad("seats must be", wish("candy-match", 7, Map.of(), Map.of(), Map.of()));
    assertBad("options", wish("candy-match", 2, Map.of("color", "red"), Map.of(), Map.of()));
    assertBad("options.calls", wish("candy-match", 2, Map.of("calls", 7), Map.of(), Map.of()));
    assertBad("pace", wish("candy-match", 2, Map.of(), Map.of("tea", 500), Map.of()));
    assertBad("pace.reveal", wish("candy-match", 2, Map.of(), Map.of("reveal", 499), Map.of()));
    assertBad("pace.reveal", wish("candy-match", 2, Map.of(), Map.of("reveal", -1), Map.of()));
    assertBad("bots", wish("candy-match", 2, Map.of(), Map.of(), Map.of(0, Level.EASY)));
    assertBad("bots", wish("candy-match", 2, Map.of(), Map.of(), Map.of(2, Level.EASY)));
    assertThat(tables.list()).isEmpty();
  }

  @Test
  void theHostsOwnPaceReplacesTheGames() {
    NewTable wish = wish("candy-match", 2, Map.of(), Map.of("reveal", 0, "miss", 900), Map.of());
    assertThat(tables.create(OLA, wish).table().pace())
        .containsEntry("reveal", 0)
        .containsEntry("miss", 900)
        .containsEntry("timeup", 15_000);
  }

  @Test
  void aTableThatIsToStartAtOnceMustBeFull() {
    assertProblem(Problem.Kind.CONFLICT, () -> tables.create(OLA, solo(3, Map.of(1, Level.EASY))));
    assertThat(tables.create(OLA, solo(2, Map.of(1, Level.EASY))).table().status())
        .isEqualTo(TableStatus.PLAYING);
  }

  // ---- Seats and secrets

  @Test
  void whoeverTakesASeatGetsASecretOfTheirOwn() {
    SeatTaken host = create();
    SeatTaken guest = tables.takeSeat(host.table().id(), null, BEN);
    assertThat(guest.seat()).isEqualTo(1);
    assertThat(guest.secret()).isNotEqualTo(host.secret());
    assertThat(guest.table().seats().get(1).name()).isEqualTo("Ben");
    String table = host.table().id();
    assertProblem(Problem.Kind.CONFLICT, () -> tables.takeSeat(table, null, BEN));
    assertProblem(Problem.Kind.CONFLICT, () -> tables.takeSeat(table, 0, BEN));
    assertRefused("seat must be", () -> tables.takeSeat(table, 2, BEN));
    assertRefused(
        "name",
        () -> tables.takeSeat(table, 1, Visitor.local(new Player(" ", "#c2185b", "ghost"))));
  }

  @Test
  void unknownTablesAreNotFound() {
    for (String id : List.of("", "0123456789abcdef", "x".repeat(500), "' or 1=1 --", "\0")) {
      assertProblem(Problem.Kind.NOT_FOUND, () -> tables.info(id));
      assertProblem(Problem.Kind.NOT_FOUND, () -> tables.watch(id, null, null, new Guest()));
    }
  }

  @Test
  void aSecretOpensItsSeatOnAnyDeviceAndNoOther() {
    SeatTaken host = create();
    String table = host.table().id();
    Guest phone = new Guest();
    Place onPhone = tables.watch(table, host.secret(), null, phone);
    Place onLaptop = tables.watch(table, host.secret(), null, new Guest());
    assertThat(onPhone.seat()).isZero();
    assertThat(onLaptop.seat()).isZero();
    assertThat(tables.watch(table, null, null, new Guest()).seat()).isNull();
    assertProblem(
        Problem.Kind.FORBIDDEN, () -> tables.watch(table, create().secret(), null, new Guest()));
    assertThat(tables.info(table).seats().getFirst().online()).isTrue();
    onPhone.close();
    assertThat(tables.info(table).seats().getFirst().online()).isTrue();
    onLaptop.close();
    onLaptop.close();
    assertThat(tables.info(table).seats().getFirst().online()).isFalse();
  }

  @Test
  void everybodyHearsWhoComesAndGoes() {
    SeatTaken host = create();
    Guest guest = new Guest();
    Place watching = tables.watch(host.table().id(), host.secret(), null, guest);
    assertThat(guest.seats).containsExactly(0);
    SeatTaken ben = tables.takeSeat(host.table().id(), 1, BEN);
    assertThat(guest.table().seats().get(1).kind()).isEqualTo(Kind.PERSON);
    assertThat(guest.table().seats().get(1).online()).isFalse();
    try (Place _ = tables.watch(host.table().id(), ben.secret(), null, new Guest())) {
      assertThat(guest.table().seats().get(1).online()).isTrue();
    }
    assertThat(guest.table().seats().get(1).online()).isFalse();
    int heard = guest.tables.size();
    watching.close();
    tables.leave(host.table().id(), ben.secret(), 1);
    assertThat(guest.tables).hasSize(heard);
  }

  @Test
  void theStoreKnowsNoSecret() throws IOException {
    SeatTaken host = create();
    SeatTaken guest = tables.takeSeat(host.table().id(), null, BEN);
    tables.close();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
            .doesNotContain(host.secret(), guest.secret());
      }
    }
  }

  @Test
  void whoLeavesBeforeTheStartFreesTheSeatAndTheSecretOpensItNoMore() {
    SeatTaken host = create();
    String table = host.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    Guest guest = new Guest();
    Place watching = tables.watch(table, ben.secret(), null, guest);
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.leave(table, ben.secret(), 0));
    tables.leave(table, host.secret(), 1);
    assertThat(guest.table().seats().get(1)).isEqualTo(free(1));
    assertThat(guest.seats.getLast()).isNull();
    assertThat(watching.seat()).isNull();
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.leave(table, ben.secret(), 1));
    assertThat(tables.takeSeat(table, 1, BEN).secret()).isNotEqualTo(ben.secret());
  }

  @Test
  void theNextPersonIsHostWhenTheHostLeaves() {
    SeatTaken host = create();
    SeatTaken ben = tables.takeSeat(host.table().id(), null, BEN);
    assertThat(tables.leave(host.table().id(), host.secret(), 0).host()).isEqualTo(1);
    assertThat(tables.setBot(host.table().id(), ben.secret(), 0, Level.EASY).seats().getFirst())
        .extracting(SeatInfo::kind)
        .isEqualTo(Kind.BOT);
    assertThat(tables.leave(host.table().id(), ben.secret(), 1).host()).isNull();
  }

  @Test
  void theHostSeatsBotsWhereNobodySits() {
    SeatTaken host = create();
    String table = host.table().id();
    SeatInfo bot = tables.setBot(table, host.secret(), 1, Level.HARD).seats().get(1);
    assertThat(bot.level()).isEqualTo(Level.HARD);
    assertThat(bot.online()).isTrue();
    assertThat(bot.name()).isNotBlank();
    assertThat(tables.setBot(table, host.secret(), 1, null).seats().get(1)).isEqualTo(free(1));
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    assertProblem(Problem.Kind.CONFLICT, () -> tables.setBot(table, host.secret(), 1, Level.EASY));
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.setBot(table, ben.secret(), 1, Level.EASY));
    assertRefused("seat must be", () -> tables.setBot(table, host.secret(), 9, Level.EASY));
  }

  // ---- Playing

  @Test
  void theHostStartsWhenAllSeatsAreFilled() {
    SeatTaken host = create();
    String table = host.table().id();
    assertProblem(Problem.Kind.CONFLICT, () -> tables.start(table, host.secret(), OLA));
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    Guest guest = new Guest();
    Place watching = tables.watch(table, ben.secret(), null, guest);
    assertThat(act(watching, "reveal", "a", 0)).isInstanceOf(Reply.Rejected.class);
    try (Place _ = tables.watch(table, host.secret(), null, new Guest())) {
      assertProblem(Problem.Kind.FORBIDDEN, () -> tables.start(table, ben.secret(), OLA));
    }
    assertThat(tables.start(table, ben.secret(), OLA).status())
        .as("the host is offline")
        .isEqualTo(TableStatus.PLAYING);
    assertThat(guest.table().status()).isEqualTo(TableStatus.PLAYING);
    assertThat(guest.sequence()).isZero();
    assertProblem(Problem.Kind.CONFLICT, () -> tables.start(table, host.secret(), OLA));
    assertProblem(Problem.Kind.CONFLICT, () -> tables.takeSeat(table, null, BEN));
  }

  @Test
  void playersActAndEverybodySees() {
    TwoPlayers two = new TwoPlayers();
    int revealer = two.guest.update().toAct().getFirst();
    Place first = two.watching(revealer);
    assertThat(act(first, "reveal", "a", 0)).isEqualTo(new Reply.Applied(1, null));
    assertThat(act(first, "reveal", "a", 0)).isEqualTo(new Reply.Applied(1, null));
    assertThat(two.guest.sequence()).isEqualTo(1);
    assertThat(two.host.sequence()).isEqualTo(1);
    assertThat(two.host.update().view().viewer()).isZero();
    assertThat(act(two.spectator(), "reveal", "b", 1)).isInstanceOf(Reply.Rejected.class);
    assertThat(act(first, "reveal", "\0", 1)).isInstanceOf(Reply.Rejected.class);
    assertThat(act(first, "reveal", "x".repeat(65), 1)).isInstanceOf(Reply.Rejected.class);
    assertThat(act(first, "x".repeat(2_000), "c", 1)).isInstanceOf(Reply.Rejected.class);
    assertThat(act(two.watching(1 - revealer), "reveal", "d", -1))
        .as("nobody outside means any table")
        .isInstanceOf(Reply.Rejected.class);
    assertThat(act(two.watching(1 - revealer), "reveal", "bot 7", 1))
        .as("such ids are the bots' own")
        .isInstanceOf(Reply.Rejected.class);
    assertThat(two.guest.updates).hasSize(2);
  }

  @Test
  void aCallWaitsForTheOneOnTheSlowLine() {
    TwoPlayers two = new TwoPlayers();
    int revealer = two.guest.update().toAct().getFirst();
    act(two.watching(revealer), "reveal", "a", 0);
    act(two.watching(1 - revealer), "reveal", "b", 1);
    two.guest.line = RoundTrip.NONE.sample(120);
    long called = time.now();
    var held = new ArrayList<Long>();
    var decided = new CompletableFuture<Reply>();
    var reply = decided.thenApply(done -> done + " after " + (time.now() - called));
    two.watching(0)
        .act(new Deed("c", "call", 2, RoundTrip.NONE, 0), () -> held.add(time.now()), decided);
    assertThat(reply).isNotDone();
    wait(60);
    assertThat(held).containsExactly(called);
    assertThat(reply.join()).isEqualTo(new Reply.Applied(3, null) + " after 60");
  }

  @Test
  void theClockGoesOnAfterItsStrikeCouldNotBeKept() {
    TwoPlayers two = new TwoPlayers();
    int revealer = two.host.update().toAct().getFirst();
    try (MatchStore anothers = store()) {
      anothers.append(two.id, new LoggedAction(1, revealer, "reveal", null, 0, null));
    }
    String struck = two.host.update().clock().action();
    assertThat(struck).isEqualTo("reveal");
    while (two.host.update().sequence() < 2) {
      assertThat(time.step()).as("something happens").isTrue();
    }
    assertThat(two.host.updates).extracting(Update::sequence).containsExactly(0, 1, 2);
    assertThat(two.host.updates).extracting(u -> u.events().size()).containsExactly(0, 1, 1);
    assertThat(two.guest.updates).hasSameSizeAs(two.host.updates);
  }

  @Test
  void aBotPlaysOnForWhoeverLeavesUntilTheyAreBack() {
    TwoPlayers two = new TwoPlayers();
    TableInfo left = tables.leave(two.id, two.ben.secret(), 1);
    assertThat(left.seats().get(1).kind()).isEqualTo(Kind.BOT);
    assertThat(left.seats().get(1).name()).isEqualTo("Ben");
    TableInfo back = tables.setBot(two.id, two.ben.secret(), 1, null);
    assertThat(back.seats().get(1).kind()).isEqualTo(Kind.PERSON);
    assertThat(back.seats().get(1).online()).isTrue();
    assertProblem(
        Problem.Kind.FORBIDDEN, () -> tables.setBot(two.id, two.ola.secret(), 1, Level.EASY));
    two.watching(1).close();
    assertThat(tables.setBot(two.id, two.ola.secret(), 1, Level.EASY).seats().get(1).level())
        .isEqualTo(Level.EASY);
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.setBot(two.id, two.ola.secret(), 1, null));
    assertThat(two.host.table().seats().get(1).kind()).isEqualTo(Kind.BOT);
  }

  @Test
  void aMatchIsPlayedToItsEndAndPublished() {
    SeatTaken host = tables.create(OLA, solo(3, Map.of(1, Level.HARD, 2, Level.EASY)));
    String table = host.table().id();
    Guest guest = new Guest();
    tables.watch(table, host.secret(), null, guest);
    tables.leave(table, host.secret(), 0);
    playOn(table);
    assertThat(guest.table().status()).isEqualTo(TableStatus.OVER);
    assertThat(guest.update().result()).isNotNull();
    assertThat(guest.updates).extracting(u -> u.sequence()).isSorted().doesNotHaveDuplicates();
    Published published = tables.published(table, null);
    assertThat(published.terms().commitment()).isEqualTo(host.table().commitment());
    assertThat(published.seed().commitment()).isEqualTo(host.table().commitment());
    assertThat(published.players()).startsWith("Ola").hasSize(3);
    assertThat(published.actions()).hasSize(guest.update().sequence());
    assertProblem(Problem.Kind.CONFLICT, () -> tables.setBot(table, host.secret(), 1, null));
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.rematch(table, host.secret()));
  }

  @Test
  void whatIsPublishedHoldsNoSecretsWhileTheMatchGoesOn() {
    SeatTaken waiting = create();
    assertProblem(
        Problem.Kind.CONFLICT, () -> tables.published(waiting.table().id(), waiting.secret()));
    SeatTaken host =
        tables.create(
            OLA,
            new NewTable(
                "template-game",
                2,
                null,
                null,
                null,
                true,
                bots(1),
                true,
                false,
                null,
                null,
                false));
    String table = host.table().id();
    assertThat(tables.published(table, host.secret()).seed()).isNull();
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.published(table, waiting.secret()));
    Guest guest = new Guest();
    Place watching = tables.watch(table, host.secret(), null, guest);
    while (guest.update().actions().isEmpty()) {
      time.step();
    }
    int turn = guest.update().sequence();
    String hide =
        guest.update().actions().stream().filter(a -> a.startsWith("hide")).findFirst().get();
    assertThat(act(watching, hide, "h", turn)).isInstanceOf(Reply.Applied.class);
    assertThat(action(table, host.secret(), turn)).as("to the player").isEqualTo(hide);
    assertThat(action(table, null, turn)).as("to others").isEqualTo("hide ?");
    tables.leave(table, host.secret(), 0);
    playOn(table);
    assertThat(action(table, null, turn)).as("when all is over").isEqualTo(hide);
    assertThat(tables.published(table, null).seed()).isNotNull();
  }

  private String action(String table, String secret, int number) {
    return tables.published(table, secret).actions().get(number).action();
  }

  private static Map<Integer, Level> bots(int seat) {
    return Map.of(seat, Level.EASY);
  }

  @Test
  void aRematchHasTheSameSecretsAndTheNextSeatStarts() {
    TwoPlayers two = new TwoPlayers();
    int first = two.host.update().toAct().getFirst();
    assertProblem(Problem.Kind.CONFLICT, () -> tables.rematch(two.id, two.ola.secret()));
    playOn(two.id);
    TableInfo next = tables.rematch(two.id, two.ben.secret());
    assertThat(tables.rematch(two.id, two.ola.secret())).isEqualTo(next);
    assertThat(two.host.table().next()).isEqualTo(next.id());
    assertThat(next.status()).isEqualTo(TableStatus.WAITING);
    assertThat(next.commitment()).isNotEqualTo(two.host.table().commitment());
    Guest ola = new Guest();
    tables.watch(next.id(), two.ola.secret(), null, ola);
    assertThat(ola.table().status()).isEqualTo(TableStatus.WAITING);
    Guest ben = new Guest();
    tables.watch(next.id(), two.ben.secret(), null, ben);
    assertThat(ola.table().status()).as("everybody is there").isEqualTo(TableStatus.PLAYING);
    assertThat(ola.update().toAct()).containsExactly(1 - first);
    assertThat(ben.updates).hasSize(1);
  }

  // ---- Stopping and starting

  @Test
  void afterARestartTheMatchGoesOn() {
    TwoPlayers two = new TwoPlayers();
    int revealer = two.host.update().toAct().getFirst();
    act(two.watching(revealer), "reveal", "a", 0);
    close();
    open();
    Guest guest = new Guest();
    Place again = tables.watch(two.id, two.secret(revealer), null, guest);
    assertThat(guest.table().status()).isEqualTo(TableStatus.PLAYING);
    assertThat(guest.sequence()).isEqualTo(1);
    assertThat(act(again, "reveal", "a", 0)).isEqualTo(new Reply.Applied(1, null));
    playOn(two.id);
    assertThat(guest.table().status()).isEqualTo(TableStatus.OVER);
  }

  /** CG-93: by the rules of version 1, which said nothing of it, all ghosts were wild. */
  @Test
  void aMatchByOldRulesGoesOnByThemOrItIsSaidThatItCannot() throws SQLException {
    SeatTaken ola = tables.create(OLA, wish("candy-ghosts", 2, Map.of(), Map.of(), Map.of()));
    String id = ola.table().id();
    SeatTaken ben = tables.takeSeat(id, null, BEN);
    tables.start(id, ola.secret(), OLA);
    close();
    change("rules_version = 1, options = json_remove(options, '$.ghosts')");
    open();
    Guest guest = new Guest();
    tables.watch(id, null, null, guest).close();
    assertThat(guest.update().view().json().toString()).contains("ghosts=wild");
    SeatTaken mover = guest.update().toAct().contains(0) ? ola : ben;
    try (Place watching = tables.watch(id, mover.secret(), null, guest)) {
      String action = guest.update().actions().getFirst();
      assertThat(act(watching, action, "a", guest.sequence())).isInstanceOf(Reply.Applied.class);
    }
    close();
    change("rules_version = 9");
    open();
    assertProblem(
        Problem.Kind.CONFLICT, () -> tables.watch(id, ola.secret(), null, new Guest()).close());
  }

  /** Changes what stands in the file about all tables. */
  private void change(String columns) throws SQLException {
    try (Connection file =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("picknmix.db"));
        Statement statement = file.createStatement()) {
      assertThat(statement.executeUpdate("update game_table set " + columns)).isEqualTo(1);
    }
  }

  @Test
  void ifAnotherHasWrittenTheLogItIsReadAgain() {
    TwoPlayers two = new TwoPlayers();
    int revealer = two.host.update().toAct().getFirst();
    try (MatchStore other = store()) {
      other.append(two.id, new LoggedAction(1, revealer, "reveal", "b", 1, null));
    }
    Place watching = two.watching(revealer);
    assertThatThrownBy(() -> act(watching, "reveal", "a", 0))
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(Problem.class);
    wait(500);
    assertThat(two.host.sequence()).isEqualTo(1);
    assertThat(act(two.watching(1 - revealer), "reveal", "a", 1))
        .isEqualTo(new Reply.Applied(2, null));
  }

  @Test
  void ifAnotherHasChangedTheTableItIsReadAgain() {
    SeatTaken host = create();
    String table = host.table().id();
    try (Place _ = tables.watch(table, host.secret(), null, new Guest());
        MatchStore other = store()) {
      other.update(other.table(table).orElseThrow());
      assertProblem(Problem.Kind.CONFLICT, () -> tables.takeSeat(table, null, BEN));
      assertThat(tables.takeSeat(table, null, BEN).seat()).isEqualTo(1);
    }
  }

  @Test
  void whatNobodyUsesIsNotInMemory() {
    SeatTaken host = tables.create(OLA, solo(2, Map.of(1, Level.HARD)));
    Place watching = tables.watch(host.table().id(), host.secret(), null, new Guest());
    assertThat(tables.inUse()).isEqualTo(1);
    watching.close();
    assertThat(tables.inUse()).as("the match goes on").isEqualTo(1);
    playOn(host.table().id());
    assertThat(tables.inUse()).isZero();
    create();
    assertThat(tables.inUse()).isZero();
  }

  @Test
  void aMatchInWhichNothingHappensIsLetGoUntilSomebodyComesBack() {
    NewTable untimed =
        wish(
            "candy-match",
            2,
            Map.of(),
            Map.of("reveal", 0, "miss", 0, "decline", 0, "timeup", 0),
            Map.of());
    SeatTaken host = tables.create(OLA, untimed);
    tables.takeSeat(host.table().id(), null, BEN);
    tables.start(host.table().id(), host.secret(), OLA);
    assertThat(tables.inUse()).isEqualTo(1);
    wait(17 * 60_000);
    assertThat(tables.inUse()).as("by itself").isZero();
    Guest guest = new Guest();
    tables.watch(host.table().id(), host.secret(), null, guest);
    assertThat(guest.sequence()).isZero();
  }

  @Test
  void afterTheEndNothingIsTaken() {
    TwoPlayers two = new TwoPlayers();
    assertThat(tables.isReady()).isTrue();
    tables.close();
    assertThat(tables.isReady()).isFalse();
    assertProblem(Problem.Kind.UNAVAILABLE, () -> tables.info(two.id));
    assertThatThrownBy(() -> act(two.watching(0), "reveal", "a", 0))
        .hasCauseInstanceOf(Problem.class);
    two.watching(0).close();
  }

  // ---- Helpers

  /** A match of Ola and Ben that has begun; the host sees it as a spectator does not. */
  private final class TwoPlayers {
    final SeatTaken ola = create();
    final String id = ola.table().id();
    final SeatTaken ben = tables.takeSeat(id, null, BEN);
    final Guest host = new Guest();
    final Guest guest = new Guest();
    private final List<Place> watchings =
        List.of(
            tables.watch(id, ola.secret(), null, host),
            tables.watch(id, ben.secret(), null, guest));

    TwoPlayers() {
      tables.start(id, ola.secret(), OLA);
    }

    Place watching(int seat) {
      return watchings.get(seat);
    }

    Place spectator() {
      return tables.watch(id, null, null, new Guest());
    }

    String secret(int seat) {
      return seat == 0 ? ola.secret() : ben.secret();
    }
  }

  private SeatTaken create() {
    return tables.create(OLA, table(2, Map.of()));
  }

  private static NewTable table(int seats, Map<Integer, Level> bots) {
    return wish("candy-match", seats, Map.of(), Map.of(), bots);
  }

  private static NewTable solo(int seats, Map<Integer, Level> bots) {
    return new NewTable(
        "candy-match", seats, null, null, null, true, bots, true, false, null, null, false);
  }

  private static NewTable wish(
      String game,
      int seats,
      Map<String, Object> options,
      Map<String, Integer> pace,
      Map<Integer, Level> bots) {
    return new NewTable(
        game, seats, options, pace, null, true, bots, false, false, null, null, false);
  }

  private static SeatInfo free(int seat) {
    return new SeatInfo(
        seat, Kind.FREE, null, null, null, null, false, null, false, false, false, false, List.of(),
        null);
  }

  private static Reply act(Place watching, String action, String id, int seen) {
    var reply = new CompletableFuture<Reply>();
    watching.act(new Deed(id, action, seen, RoundTrip.NONE, 0), () -> {}, reply);
    return reply.join();
  }

  private void assertBad(String message, NewTable wish) {
    assertRefused(message, () -> tables.create(OLA, wish));
  }
}
