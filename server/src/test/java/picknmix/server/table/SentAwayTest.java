package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Level;
import picknmix.server.store.TableStatus;
import picknmix.server.table.SeatInfo.Kind;

/** The host sends somebody away, calls them back, or passes the table on. */
final class SentAwayTest extends TablesOnAStore {
  private static final Visitor EVA =
      new Visitor(new Player("Eva", "#00796b", "toffee"), "eva", "192.0.2.3", false);
  private static final Visitor KUBA =
      new Visitor(new Player("Kuba", "#0277bd", "owl"), "kuba", "192.0.2.4", false);

  private final Guest olaHere = new Guest();
  private final Guest evaHere = new Guest();
  private SeatTaken ola;
  private SeatTaken eva;
  private String id;
  private Place evasPlace;

  private void sitDown(String game) {
    ola = tables.create(OLA, wish(game));
    id = ola.table().id();
    eva = tables.takeSeat(id, null, EVA);
    tables.watch(id, ola.secret(), null, olaHere);
    evasPlace = tables.watch(id, eva.secret(), null, evaHere);
  }

  private static NewTable wish(String game) {
    return new NewTable(game, 2, null, null, null, false, null, false, false, null, null, false);
  }

  private void play(String game) {
    sitDown(game);
    tables.start(id, ola.secret(), OLA);
  }

  @ParameterizedTest
  @ValueSource(strings = {"candy-match", "cukierki", "candy-hunters", "candy-ghosts"})
  void aBotPlaysToTheEndForWhoeverIsSentAwayInPlay(String game) {
    play(game);
    TableInfo table = tables.leave(id, ola.secret(), 1);
    SeatInfo seat = table.seats().get(1);
    assertThat(seat.kind()).isEqualTo(Kind.BOT);
    assertThat(seat.name()).as("the log stays readable").isEqualTo("Eva");
    assertThat(seat.standsIn()).isFalse();
    assertThat(evaHere.seats.getLast()).as("they are told").isNull();
    assertThat(evaHere.update().view().viewer()).as("and see no more than all").isEqualTo(-5);
    assertThat(evaHere.sentAway).isTrue();
    assertThat(table.sentAway()).as("whoever asks").isEmpty();
    assertThat(evaHere.table().sentAway()).as("not for all").isEmpty();
    assertThat(olaHere.table().sentAway()).containsExactly(new SentAwayInfo(0, "Eva"));
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.setBot(id, eva.secret(), 1, null));
    tables.leave(id, ola.secret(), 0);
    playOn(id);
    assertThat(tables.info(id).status()).isEqualTo(TableStatus.OVER);
    assertThat(tables.published(id, null).actions()).hasSize(olaHere.sequence());
  }

  @Test
  void onlyTheHostSendsAway() {
    play("candy-match");
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.leave(id, eva.secret(), 0));
    tables.setBot(id, eva.secret(), 1, Level.EASY);
    assertThat(tables.leave(id, ola.secret(), 1).seats().get(1).standsIn()).isFalse();
    assertProblem(Problem.Kind.CONFLICT, () -> tables.leave(id, ola.secret(), 1));
  }

  @Test
  void whoIsCalledBackInPlayHasTheirSeatAgain() {
    play("cukierki");
    tables.leave(id, ola.secret(), 1);
    evasPlace.close();
    Guest reloaded = new Guest();
    assertThat(tables.watch(id, eva.secret(), null, reloaded).seat()).as("a spectator").isNull();
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.callBack(id, eva.secret(), 0));
    TableInfo table = tables.callBack(id, ola.secret(), 0);
    assertThat(olaHere.table().sentAway()).isEmpty();
    assertThat(reloaded.sentAway).isFalse();
    assertThat(table.seats().get(1).standsIn()).isTrue();
    assertThat(reloaded.seats.getLast()).isEqualTo(1);
    assertThat(reloaded.update().view().viewer()).isEqualTo(1);
    assertThat(tables.setBot(id, eva.secret(), 1, null).seats().get(1).kind())
        .isEqualTo(Kind.PERSON);
    assertProblem(Problem.Kind.CONFLICT, () -> tables.callBack(id, ola.secret(), 0));
  }

  @Test
  void whoIsCalledBackBeforeTheStartMaySitDownAtOnce() {
    sitDown("candy-match");
    tables.leave(id, ola.secret(), 1);
    assertProblem(Problem.Kind.CONFLICT, () -> tables.takeSeat(id, null, EVA));
    assertThat(evaHere.sentAway).isTrue();
    assertThat(olaHere.table().sentAway()).containsExactly(new SentAwayInfo(0, "Eva"));
    tables.callBack(id, ola.secret(), 0);
    assertThat(tables.takeSeat(id, null, EVA).seat()).isEqualTo(1);
  }

  @Test
  void whoSitsDownAgainLaterIsNobodyWhoWasSentAway() {
    sitDown("candy-match");
    tables.leave(id, ola.secret(), 1);
    wait(10 * 60_000);
    assertThat(olaHere.table().sentAway()).hasSize(1);
    SeatTaken again = tables.takeSeat(id, null, EVA);
    assertThat(olaHere.table().sentAway()).isEmpty();
    tables.leave(id, again.secret(), again.seat());
    assertThat(evaHere.silenced).isFalse();
    evasPlace.signal(new Signal("oops", null));
    assertThat(olaHere.signals).hasSize(1);
  }

  @Test
  void whoWasSentAwayIsNotHeardUntilTheyAreCalledBack() {
    sitDown("candy-match");
    Signal oops = new Signal("oops", null);
    tables.leave(id, ola.secret(), 1);
    assertProblem(Problem.Kind.FORBIDDEN, () -> evasPlace.signal(oops));
    evasPlace.close();
    Guest reloaded = new Guest();
    reloaded.visitor = EVA;
    Place looksOn = tables.watch(id, null, null, reloaded);
    assertThat(reloaded.sentAway).as("they cannot sit down yet").isTrue();
    assertThat(reloaded.silenced).as("their page offers nothing to say").isTrue();
    assertProblem(Problem.Kind.FORBIDDEN, () -> looksOn.signal(oops));
    assertThat(olaHere.signals).isEmpty();
    wait(10 * 60_000);
    Guest later = new Guest();
    later.visitor = EVA;
    tables.watch(id, null, null, later);
    assertThat(later.sentAway).as("they may ask for a seat again").isFalse();
    assertThat(later.silenced).isTrue();
    tables.callBack(id, ola.secret(), 0);
    assertThat(reloaded.silenced).isFalse();
    looksOn.signal(oops);
    assertThat(olaHere.signals).hasSize(1);
  }

  @Test
  void theHostPassesTheTableOn() {
    sitDown("candy-match");
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.passHost(id, eva.secret(), 1));
    assertThat(tables.passHost(id, ola.secret(), 1).host()).isEqualTo(1);
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.start(id, ola.secret(), OLA));
    tables.start(id, eva.secret(), EVA);
    assertThat(tables.info(id).host()).isEqualTo(1);
    evasPlace.close();
    wait(30_000);
    assertThat(olaHere.table().host()).as("who is away leads nothing").isZero();
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.passHost(id, ola.secret(), 0));
  }

  @Test
  void whoSitsDownWhereTheChosenHostSatIsNobodysHost() {
    sitDown("candy-match");
    tables.passHost(id, ola.secret(), 1);
    tables.leave(id, eva.secret(), 1);
    SeatTaken ben = tables.takeSeat(id, 1, BEN);
    tables.watch(id, ben.secret(), null, new Guest());
    assertThat(tables.info(id).host()).isZero();
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.leave(id, ben.secret(), 0));
  }

  @Test
  void aListOfTablesNamesNobodyWhoLooksOnOrWasSentAway() {
    NewTable open =
        new NewTable(
            "candy-match", 3, null, null, null, true, null, false, false, null, null, false);
    ola = tables.create(OLA, open);
    id = ola.table().id();
    tables.watch(id, ola.secret(), null, olaHere);
    evaHere.visitor = EVA;
    tables.watch(id, null, null, evaHere);
    tables.takeSeat(id, 1, BEN);
    tables.leave(id, ola.secret(), 1);
    assertThat(olaHere.table().spectators().count()).isEqualTo(1);
    assertThat(olaHere.table().sentAway()).hasSize(1);
    assertThat(tables.list()).hasSize(1);
    assertThat(tables.list().getFirst().spectators()).isEqualTo(Spectators.NONE);
    assertThat(tables.list().getFirst().sentAway()).isEmpty();
  }

  @Test
  void onlyTheLastWhoWereSentAwayMayBeCalledBackEachOnce() {
    SentAway sentAway = new SentAway();
    for (int n = 0; n < 200; n++) {
      sentAway.add(null, Seats.person("secret " + n, EVA.player(), null));
    }
    assertThat(sentAway.infos()).hasSize(12).extracting(SentAwayInfo::number).allMatch(n -> n < 12);
    assertThat(sentAway.has(Secrets.hash("secret 199"))).isTrue();
    assertThat(sentAway.has(Secrets.hash("secret 187"))).isFalse();
    SentAway again = new SentAway();
    again.add(null, Seats.person("first", EVA.player(), "eva"));
    again.add(2, Seats.person("second", EVA.player(), "eva"));
    assertThat(again.infos()).containsExactly(new SentAwayInfo(0, "Eva"));
    again.add(3, Seats.person("another seat of hers", EVA.player(), "eva"));
    assertThat(again.infos()).hasSize(2);
  }

  @Test
  void whoLooksOnFromTwoPagesHasOneVoice() {
    sitDown("candy-match");
    Guest fan = new Guest();
    fan.visitor = KUBA;
    Signal oops = new Signal("oops", null);
    Place first = tables.watch(id, null, null, fan);
    Place second = tables.watch(id, null, null, fan);
    first.signal(oops);
    second.signal(oops);
    assertProblem(Problem.Kind.TOO_MANY, () -> first.signal(oops));
    assertProblem(Problem.Kind.TOO_MANY, () -> second.signal(oops));
    tables.watch(id, null, null, new Guest()).signal(oops);
    evasPlace.signal(oops);
    assertThat(olaHere.signals).hasSize(4);
  }

  @Test
  void everybodySeesWhoLooksOn() {
    sitDown("candy-match");
    Guest fan = new Guest();
    fan.visitor = KUBA;
    Guest stranger = new Guest();
    stranger.visitor = new Visitor(new Player("Frog", "#0277bd", "frog"), "x", "192.0.2.5", false);
    Guest again = new Guest();
    again.visitor = fan.visitor;
    Place place = tables.watch(id, null, null, fan);
    tables.watch(id, null, null, again);
    tables.watch(id, null, null, stranger);
    Spectators all = olaHere.table().spectators();
    assertThat(all.count()).as("one person is one").isEqualTo(2);
    assertThat(all.named()).isEqualTo(List.of(new Spectator("Kuba", "#0277bd", "owl")));
    place.close();
    assertThat(olaHere.table().spectators().count()).isEqualTo(2);
  }
}
