package picknmix.cli.play.candymatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.games.Games;
import picknmix.kernel.Event;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

final class CandyMatchPresentationTest {
  private static final List<String> TABLE = List.of("B1", "CM1", "CM2", "BGT1");

  private final CandyMatchPresentation presentation = new CandyMatchPresentation();

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          open,       '',        call,           call
          open,       'reveal',  R,              reveal
          open,       'call',    c,              call
          picking,    'miss',    take b1 CM1,    take B1 CM1
          picking,    'miss',    b cm mc tgb,    take B1 CM1 CM2 BGT1
          picking,    'miss',    b1 c1,          take B1 C1
          picking,    'miss',    m c,            take M C
          picking,    'miss',    m,              miss
          penalty,    'decline', bgt,            pick BGT1
          penalty,    'decline', pick deck,      pick deck
          penalty,    'decline', d,              decline
          last-check, 'done',    d,              done
          open,       '',        cm1 cm2,        claim CM1 CM2
          open,       '',        claim cm cm,    claim CM1 CM2
          open,       '',        dance,          dance
          """)
  void readsWhatPeopleType(String phase, String action, String typed, String notation) {
    Field view = field(Json.object("phase", phase, "table", TABLE));
    assertThat(presentation.read(typed, view, List.of(action))).isEqualTo(notation);
  }

  @Test
  void enterDoesTheObviousThing() {
    assertThat(presentation.obvious(List.of("reveal", "call"), false)).isEqualTo("call");
    assertThat(presentation.obvious(List.of("reveal"), false)).isEqualTo("reveal");
    assertThat(presentation.obvious(List.of("done"), true)).isEqualTo("done");
    assertThat(presentation.obvious(List.of("decline", "pick B1"), false)).isEqualTo("pick B1");
    assertThat(presentation.obvious(List.of("miss"), true)).isNull();
  }

  @Test
  void tellsAWholeGameInSentences() {
    Game<?> game = Games.find("candy-match");
    Session<?> session =
        Session.deal(game, Setup.of(game, 2, Options.of(), Seed.parse("1".repeat(64)), 0));
    assertThat(tell(session, 0, "reveal")).containsExactly("You reveal CGL1");
    assertThat(tell(session, Seat.CLOCK, "reveal"))
        .containsExactly("The clock turns BC2 for seat 1");
    assertThat(tell(session, 1, "call")).containsExactly("Seat 1 calls Candy Match!");
    assertThat(tell(session, 1, "take BC2 CGL1"))
        .containsExactly("Seat 1 takes BC2 CGL1: wrong, that is no match");
    assertThat(tell(session, 0, "pick BC2")).containsExactly("You pick BC2");
    tell(session, 0, "reveal");
    tell(session, 0, "call");
    assertThat(tell(session, 0, "miss"))
        .containsExactly("You find no match after all: a wrong call");
    assertThat(tell(session, 1, "decline")).containsExactly("Seat 1 picks no card");
  }

  @Test
  void drawsCardsWithinTheWidth() {
    Game<?> game = Games.find("candy-match");
    Session<?> session =
        Session.deal(game, Setup.of(game, 6, Options.of(), Seed.parse("1".repeat(64)), 0));
    for (int i = 0; i < 9; i++) {
      session.apply(i % 6, "reveal");
    }
    List<String> narrow = draw(session, 40);
    assertThat(narrow).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(40));
    assertThat(narrow.get(0)).startsWith("Deck 51 · You: 0 · Seat 1: 0");
    assertThat(narrow).anySatisfy(line -> assertThat(line).startsWith("┃C G L┃ ┃ B C ┃"));
    assertThat(narrow).anySatisfy(line -> assertThat(line).startsWith("┗━━1━━┛ ┗━━2━━┛"));
    assertThat(narrow.getLast()).isEqualTo("Seat 3 reveals next");
    assertThat(draw(session, 120)).hasSize(5);
  }

  private List<String> draw(Session<?> session, int width) {
    return presentation.draw(session.view(0), width).stream()
        .map(AttributedString::toString)
        .toList();
  }

  private List<String> tell(Session<?> session, int seat, String action) {
    List<Event> events = session.apply(seat, action);
    return events.stream().map(event -> presentation.tell(field(event.json()), 0)).toList();
  }

  private static Field field(Object json) {
    return Field.of(json, "it", Refused.Code.INTERNAL);
  }
}
