package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Level;
import picknmix.kernel.Refused;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.store.TableStatus;

/** Hints at tables that allow them: who may ask, what is counted, and who hears of it when. */
final class HintTest extends TablesOnAStore {
  private final Guest guest = new Guest();
  private SeatTaken ola;
  private Place olas;

  /** With a bot on the other seat, at Ola's decision. */
  private void play(boolean hints) {
    ola = tables.create(OLA, wish("template-game", false, hints));
    come();
  }

  private void come() {
    olas = tables.watch(ola.table().id(), ola.secret(), null, guest);
    awaitTurn();
  }

  private void awaitTurn() {
    while (guest.update().actions().isEmpty() && guest.update().result() == null) {
      assertThat(time.step()).as("something happens").isTrue();
    }
  }

  private static NewTable wish(String game, boolean open, boolean hints) {
    Map<Integer, Level> bots = Map.of(1, Level.EASY);
    return new NewTable(game, 2, null, null, null, open, bots, true, false, null, null, hints);
  }

  // ---- The table

  @Test
  void theHostAllowsThemAtPrivateTablesOfGamesThatHaveThem() {
    assertThat(tables.create(OLA, wish("template-game", false, true)).table().hints()).isTrue();
    assertThat(tables.create(OLA, wish("template-game", false, false)).table().hints()).isFalse();
    assertRefused("private tables", () -> tables.create(OLA, wish("template-game", true, true)));
    assertRefused(
        "no hints in this game", () -> tables.create(OLA, wish("candy-match", false, true)));
  }

  @Test
  void theHostMayChooseOtherwiseUntilItBegins() {
    NewTable empty =
        new NewTable("cukierki", 2, null, null, null, false, null, false, false, null, null, false);
    SeatTaken host = tables.create(OLA, empty);
    String table = host.table().id();
    assertThat(tables.change(table, host.secret(), change(null, true)).hints()).isTrue();
    assertThat(tables.change(table, host.secret(), change(null, null)).hints()).isTrue();
    assertRefused("private tables", () -> tables.change(table, host.secret(), change(true, null)));
    assertThat(tables.change(table, host.secret(), change(true, false)).hints()).isFalse();
  }

  private static TableChange change(Boolean open, Boolean hints) {
    return new TableChange(null, null, null, null, open, null, null, hints);
  }

  // ---- Who may ask

  @Test
  void onlyWhoSitsThereAndOnlyWhereItIsAllowed() {
    play(false);
    assertThat(failure(ask(olas, guest.sequence())))
        .isInstanceOf(Problem.class)
        .hasMessage("there are no hints at this table");
    play(true);
    Place stranger = tables.watch(ola.table().id(), null, null, new Guest());
    assertProblem(Problem.Kind.FORBIDDEN, () -> ask(stranger, guest.sequence()));
    assertRefused("seen", () -> ask(olas, -1));
    tables.setBot(ola.table().id(), ola.secret(), 0, Level.EASY);
    assertThat(failure(ask(olas, guest.sequence()))).hasMessage("a bot plays for you");
  }

  @Test
  void notBeforeTheStartAndNotAfterTheEnd() {
    NewTable waiting =
        new NewTable("cukierki", 2, null, null, null, false, null, false, false, null, null, true);
    SeatTaken host = tables.create(OLA, waiting);
    Place early = tables.watch(host.table().id(), host.secret(), null, new Guest());
    assertThat(failure(ask(early, 0))).isInstanceOf(Refused.class).hasMessageContaining("begun");
    play(true);
    playToTheEnd();
    assertThat(failure(ask(olas, guest.sequence()))).hasMessage("the game is over");
  }

  @Test
  void notMoreThanAnybodyNeeds() {
    play(true);
    int old = guest.sequence();
    actFirst();
    for (int n = 0; n < 5; n++) {
      assertThat(ask(olas, old).join()).isEqualTo(new Counsel.TooLate());
    }
    assertThat(failure(ask(olas, old)))
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.kind()).isEqualTo(Problem.Kind.TOO_MANY));
    wait(2_000);
    assertThat(ask(olas, old).join()).isEqualTo(new Counsel.TooLate());
  }

  // ---- What is counted

  @Test
  void theOthersHearInTheEndHowManyThereWere() {
    play(true);
    Guest looker = new Guest();
    tables.watch(ola.table().id(), null, null, looker);
    int told = looker.tables.size();
    int seen = guest.sequence();
    Counsel first = ask(olas, seen).join();
    assertThat(first).isInstanceOf(Counsel.Given.class);
    assertThat(ask(olas, seen).join()).as("the same once more").isEqualTo(first);
    assertThat(looker.tables.subList(told, looker.tables.size())).as("nobody else").isEmpty();
    assertThat(hints()).containsOnlyNulls();
    playToTheEnd();
    assertThat(hints()).containsExactly(1, 0);
    String next = tables.rematch(ola.table().id(), ola.secret()).id();
    assertThat(tables.info(next).hints()).isTrue();
    assertThat(hints()).containsExactly(1, 0);
  }

  @Test
  void aHintThatWasGivenIsNotForgotten() {
    play(true);
    ask(olas, guest.sequence()).join();
    close();
    open();
    come();
    assertThat(tables.info(ola.table().id()).hints()).isTrue();
    playToTheEnd();
    assertThat(hints()).containsExactly(1, 0);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aRematchBeginsWithoutAny(boolean asked) {
    play(true);
    if (asked) {
      ask(olas, guest.sequence()).join();
    }
    playToTheEnd();
    ola = new SeatTaken(tables.rematch(ola.table().id(), ola.secret()), 0, ola.secret());
    come();
    playToTheEnd();
    assertThat(hints()).containsExactly(0, 0);
  }

  // ---- Small parts

  private Iterable<Integer> hints() {
    return tables.info(ola.table().id()).seats().stream().map(SeatInfo::hints).toList();
  }

  private void playToTheEnd() {
    while (tables.info(ola.table().id()).status() == TableStatus.PLAYING) {
      awaitTurn();
      if (guest.update().result() == null) {
        actFirst();
      }
    }
  }

  private void actFirst() {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    String action = guest.update().actions().getFirst();
    olas.act(
        new Deed("a" + guest.sequence(), action, guest.sequence(), RoundTrip.NONE, 0),
        () -> {},
        reply);
    assertThat(reply.join()).isInstanceOf(Reply.Applied.class);
  }

  private static CompletableFuture<Counsel> ask(Place watching, int seen) {
    CompletableFuture<Counsel> answer = new CompletableFuture<>();
    watching.hint(seen, answer);
    return answer;
  }

  private static Throwable failure(CompletableFuture<Counsel> answer) {
    Throwable[] why = {null};
    assertThatThrownBy(answer::join).satisfies(failure -> why[0] = failure.getCause());
    return why[0];
  }
}
