package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.server.match.BotSeat;
import picknmix.server.match.Countdown;
import picknmix.server.match.Limit;
import picknmix.server.match.Match;
import picknmix.server.match.MatchLog;
import picknmix.server.match.Race;
import picknmix.server.match.Reply;
import picknmix.server.match.SteppedTime;
import picknmix.server.match.Ties;
import picknmix.server.match.Update;
import picknmix.server.match.UpdateText;

/** What is written and read by hand is what the records would be. */
final class TextsTest {
  static List<Game<?>> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void updatesAreThoseOfTheRecords(Game<?> game) {
    List<Update<?>> updates = new ArrayList<>();
    play(game, updates);
    assertThat(updates).hasSizeGreaterThan(20);
    assertThat(updates.getLast().result()).isNotNull();
    updates.forEach(
        update ->
            assertThat(update.text())
                .asString(StandardCharsets.UTF_8)
                .isEqualTo(WebJson.write(ServerMessage.Update.of(update))));
  }

  private static <S extends State<S>> void play(Game<S> game, List<Update<?>> updates) {
    SteppedTime time = new SteppedTime();
    Setup setup = Setup.of(game, 2, Options.of(), Seed.of(3), null);
    Match<S> match =
        Match.open(
            Session.deal(game, setup),
            List.of(),
            game.pace(),
            Ties.COIN,
            MatchLog.NONE,
            time,
            Runnable::run);
    match.watch(Seat.SPECTATOR, update -> updates.add(dressed(update)));
    match.watch(1, updates::add);
    match.attend(3, true);
    for (int seat = 0; seat < 2; seat++) {
      BotSeat.sit(match, seat, game.person(Level.EASY), time, new FastRandom(seat), Runnable::run);
    }
    while (time.step()) {}
  }

  /** With all that is seldom there. */
  private static <S extends State<S>> Update<S> dressed(Update<S> update) {
    return new Update<>(
        update.sequence(),
        3,
        update.events(),
        update.view(),
        update.toAct(),
        update.actions(),
        true,
        true,
        new Countdown("reveal \"Їжak\"", 12),
        update.result(),
        new Race(Seat.CLOCK, true, List.of(new Race.Other(1, 43), new Race.Other(2, 50))),
        List.of(new Limit(0, 5), new Limit(2, 7)),
        1,
        "asked",
        List.of(),
        new Update.Memo());
  }

  @Test
  void repliesAreThoseOfTheRecords() {
    Race race = new Race(0, false, List.of(new Race.Other(1, 43)));
    for (Reply.Applied applied :
        List.of(new Reply.Applied(17, null), new Reply.Applied(18, race))) {
      assertThat(UpdateText.applied("id \"Ж\"", applied))
          .asString(StandardCharsets.UTF_8)
          .isEqualTo(WebJson.write(ServerMessage.Reply.of("id \"Ж\"", applied, 3)));
    }
  }

  @Test
  void anActIsReadAsTheRecordIs() {
    String text = "{\"type\":\"act\",\"id\":\"Ж\\n\",\"action\":\"take x\",\"seen\":17}";
    assertThat(ClientText.read(bytes(text))).isEqualTo(new ClientMessage.Act("Ж\n", "take x", 17));
    assertThat(ClientText.read(bytes("{\"seen\":0,\"action\":\"\",\"id\":\"\",\"type\":\"act\"}")))
        .isEqualTo(new ClientMessage.Act("", "", 0));
    assertThat(ClientText.read(bytes("{\"type\":\"pong\",\"n\":1}")))
        .isEqualTo(new ClientMessage.Pong(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"act\",\"id\":\"a\",\"action\":null,\"seen\":1}",
        "{\"type\":\"act\",\"id\":1,\"action\":\"b\",\"seen\":1}",
        "{\"type\":\"act\",\"id\":\"a\",\"action\":\"b\",\"seen\":99999999999}",
        "{\"type\":\"act\",\"id\":\"a\",\"action\":\"b\",\"seen\":1",
        "[]",
        ""
      })
  void whatIsWrongIsRefusedInTheUsualWords(String text) {
    assertThatThrownBy(() -> ClientText.read(bytes(text)))
        .isInstanceOf(Refused.class)
        .satisfies(
            failure ->
                assertThatThrownBy(() -> WebJson.read(text, ClientMessage.class))
                    .hasMessage(failure.getMessage()));
  }

  @Test
  void moreThanAnActNeedsIsPassedOver() {
    String text =
        "{\"type\":\"act\",\"id\":\"a\",\"action\":\"b\",\"seen\":1,\"more\":{\"x\":[1]}}";
    assertThat(ClientText.read(bytes(text))).isEqualTo(new ClientMessage.Act("a", "b", 1));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
