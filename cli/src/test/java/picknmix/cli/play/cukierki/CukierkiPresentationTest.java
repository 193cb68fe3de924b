package picknmix.cli.play.cukierki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.games.Games;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

final class CukierkiPresentationTest {
  private static final Game<?> GAME = Games.find("cukierki");

  private final CukierkiPresentation presentation = new CukierkiPresentation(GAME);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          place | pass           | p              | pass
          place | place 7 3,1 r2 | p 7 3,1 r2     | place 7 3,1 r2
          place | place 7 3,1 r2 | 7 3,1          | place 7 3,1 r2
          place | place 7 3,1 r2 | PLACE 7 3,1 R2 | place 7 3,1 r2
          place | place 7 3,1 r2 | 7 3,2          | place 7 3,2
          place | place 7 3,1 r2 | 7 3,1 r1       | place 7 3,1 r1
          extra | stop           | s              | stop
          wall  | wall 7 0,0 r0  | 7 0,0          | wall 7 0,0 r0
          wall  | aside 7        | a 7            | aside 7
          place | pass           | dance          | dance
          """)
  void readsWhatPeopleType(String phase, String action, String typed, String notation) {
    Field view = field(Json.object("phase", phase));
    assertThat(presentation.read(typed, view, List.of(action))).isEqualTo(notation);
  }

  @Test
  void withoutRotationATileMustFitInOneWay() {
    Field view = field(Json.object("phase", "place"));
    List<String> two = List.of("place 7 3,1 r1", "place 7 3,1 r2");
    assertThat(presentation.read("7 3,1", view, two)).isEqualTo("place 7 3,1");
  }

  @Test
  void enterDoesTheOnlyThing() {
    assertThat(presentation.obvious(List.of("pass"), false)).isEqualTo("pass");
    assertThat(presentation.obvious(List.of("stop", "place 7 3,1 r2"), false)).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          placed    | tile=7 x=3 y=-1 r=2                      | You place tile 7 on 3,-1
          completed | candy=S tile=8 x=3 y=0 r=0 taken=true    | A whole strawberry! You take tile 8
          completed | candy=cookie tile=8 taken=false          | A whole cookie! Tile 8 stays
          completed | candy=lollipop tile=8 taken=true         | A whole lollipop! You take tile 8, and a special token is earned
          extra     | seat=0                                   | You may place another tile
          stopped   | seat=0                                   | You place no other tile
          passed    | empty=true                               | You pass: no tiles left
          passed    | seat=1 empty=false                       | Seat 1 passes: no tile makes a candy
          built     | tile=7 x=0 y=1 r=2 candies=1             | You add tile 7 on 0,1 of the wall: 1 candy
          set-aside | seat=1 tile=7                            | Seat 1 sets tile 7 aside, which fits nowhere
          advantage | kind=M from=null                         | You take the mint token
          advantage | seat=1 kind=cookie from=0                | Seat 1 takes the cookie token from you
          drawn     | seat=1 count=2 tiles=null                | Seat 1 draws 2 tiles
          drawn     | count=1 tiles=[0]                        | You draw 0 CLPT
          ended     | winners=[]                               | The game is over
          """)
  void tellsWhatHappened(String type, String fields, String sentence) {
    var event = Json.object("type", type, "seat", 0);
    for (String part : fields.split(" ", -1)) {
      String value = part.substring(part.indexOf('=') + 1);
      event.put(part.substring(0, part.indexOf('=')), value(value));
    }
    assertThat(presentation.tell(field(event), 0)).isEqualTo(sentence);
  }

  private static Object value(String text) {
    return switch (text) {
      case "null" -> null;
      case "true" -> true;
      case "false" -> false;
      case "[]" -> List.of();
      case "[0]" -> List.of(0);
      default -> text.matches("-?[0-9]+") ? (Object) Integer.valueOf(text) : text;
    };
  }

  @Test
  void drawsTheTableTheHandAndTheWallWithinTheWidth() {
    Session<?> session = deal("advanced");
    List<String> start = draw(session, 80);
    assertThat(start.getFirst()).isEqualTo("Pool 24 · You: 0 on the wall · Seat 1: 0 on the wall");
    assertThat(start.get(1)).isEqualTo("      0    1    2    3    4    5  ");
    assertThat(start).contains("Your hand:").doesNotContain("Your wall:");
    assertThat(start.getLast()).isEqualTo("You place a tile");
    playOn(session, 30);
    assertThat(draw(session, 80)).contains("Your wall:");
    assertThat(draw(session, 30)).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(30));
  }

  @Test
  void everyEventOfAGameHasItsSentence() {
    for (String variant : List.of("basic", "advanced")) {
      Session<?> session = deal(variant);
      for (Event event : playOn(session, Integer.MAX_VALUE)) {
        assertThat(presentation.tell(field(event.json()), 0)).isNotBlank();
      }
      assertThat(draw(session, 80).getLast()).isEqualTo("The game is over");
    }
  }

  private static Session<?> deal(String variant) {
    Options options = Options.of("variant", variant);
    return Session.deal(GAME, Setup.of(GAME, 2, options, Seed.parse("1".repeat(64)), 0));
  }

  /** Plays so many random moves, or until the game is over; what happened in them. */
  private static <S extends State<S>> List<Event> playOn(Session<S> session, int moves) {
    List<Event> events = new ArrayList<>();
    FastRandom rng = new FastRandom(1);
    var policy = session.game().randomPolicy();
    for (int i = 0; i < moves && !session.isOver(); i++) {
      long action = policy.pick(session.state(), rng);
      events.addAll(session.apply(policy.seat(), action));
    }
    return events;
  }

  private List<String> draw(Session<?> session, int width) {
    return presentation.draw(session.view(0), width).stream()
        .map(AttributedString::toString)
        .toList();
  }

  private static Field field(Object json) {
    return Field.of(json, "it", Refused.Code.INTERNAL);
  }
}
