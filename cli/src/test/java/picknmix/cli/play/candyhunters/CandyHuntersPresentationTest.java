package picknmix.cli.play.candyhunters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
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

final class CandyHuntersPresentationTest {
  private static final Game<?> GAME = Games.find("candy-hunters");

  private final CandyHuntersPresentation presentation = new CandyHuntersPresentation(GAME);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          build R 2,-1;build B 2,-1      | build r 2,-1     | build R 2,-1
          build R 2,-1;build B 2,-1      | b b 2,-1         | build B 2,-1
          build R 2,-1;build B 2,-1      | r 2,-1           | build R 2,-1
          build R 2,-1;build B 2,-1      | Build X 0,0      | build X 0,0
          build R 2,-1;build B 2,-1      | b x 0,0          | build X 0,0
          ghost 1,2 1,1;ghost 1,2 0,2;stay | 1,2 0,2        | ghost 1,2 0,2
          ghost 1,2 1,1;ghost 1,2 0,2;stay | g 1,2 1,1      | ghost 1,2 1,1
          ghost 1,2 1,1;ghost 1,2 0,2;stay | S              | stay
          push 1,1 0,1;push 1,1 1,0      | 0,1              | push 1,1 0,1
          push 1,1 0,1;push 1,1 1,0      | p 1,1 1,0        | push 1,1 1,0
          score P07 0,0 r1;skip          | p07              | score P07 0,0 r1
          score P07 0,0 r1;skip          | sc p07 0,0 R1    | score P07 0,0 r1
          score P07 0,0 r1;skip          | sk               | skip
          score P07 0,0 r1;score P07 2,0 r0;skip | p07 2,0  | score P07 2,0 r0
          exchange P07;exchange P12;keep | p12              | exchange P12
          exchange P07;exchange P12;keep | k                | keep
          kid 0,1;kid 1,1                | 1,1              | kid 1,1
          kid 0,1;kid 1,1                | dance            | dance
          """)
  void readsWhatPeopleType(String actions, String typed, String notation) {
    List<String> legal = Arrays.asList(actions.split(";", -1));
    boolean pushing = actions.startsWith("push");
    Field view = field(Json.object("pending", pushing ? Json.object("at", "1,1") : null));
    assertThat(presentation.read(typed, view, legal)).isEqualTo(notation);
  }

  @Test
  void enterDoesTheObviousThing() {
    assertThat(presentation.obvious(List.of("skip"), false)).isEqualTo("skip");
    assertThat(presentation.obvious(List.of("score P01 0,0 r0", "skip"), false))
        .isEqualTo("score P01 0,0 r0");
    assertThat(presentation.obvious(List.of("ghost 0,0 0,1", "stay"), false)).isEqualTo("stay");
    assertThat(presentation.obvious(List.of("exchange P01", "keep"), false)).isEqualTo("keep");
    assertThat(presentation.obvious(List.of("kid 0,0", "kid 0,1"), false)).isNull();
    assertThat(presentation.hint(field(Json.object()), false)).isNull();
    assertThat(presentation.words(field(Json.object()), List.of("kid 0,0", "kid 0,1")))
        .containsExactly("kid", "0,0", "0,1");
  }

  /** Seat 0 begins in a windmill that this seed deals; seat 1 plays the same words after it. */
  @Test
  void tellsAndDrawsATurn() {
    Session<?> session =
        Session.deal(
            GAME, Setup.of(GAME, 2, Options.of("largeGhost", true), Seed.parse("1".repeat(64)), 0));
    assertThat(tell(session, 0, "build R 1,-1"))
        .containsExactly("You build a red building on 1,-1", "The Large Ghost comes to 1,-1");
    assertThat(tell(session, 0, "ghost 0,-1 1,-1"))
        .containsExactly("You move a ghost from 0,-1 to 1,-1");
    assertThat(draw(session, 80)).anySatisfy(line -> assertThat(line).contains("R*@"));
    assertThat(draw(session, 80).getLast()).endsWith("You say where the piece on 1,-1 goes");
    assertThat(tell(session, 0, "push 1,-1 0,-1"))
        .containsExactly("The Large Ghost goes from 1,-1 to 0,-1");
    assertThat(tell(session, 0, "stay")).isEmpty();
    assertThat(tell(session, 0, "skip")).isEmpty();
    String card = field(session.view(0).json()).get("hands").list().get(0).list().get(0).text();
    List<String> exchanged = tell(session, 0, "exchange " + card);
    assertThat(exchanged.getFirst()).isEqualTo("You put " + card + " under the deck");
    assertThat(exchanged.getLast()).startsWith("You draw P");
    assertThat(tell(session, 0, "kid 0,0")).containsExactly("You put a kid on 0,0");
    assertThat(tell(session, 1, "build Y -1,0"))
        .containsExactly(
            "Seat 1 builds a yellow building on -1,0", "The Large Ghost comes to -1,0");
    assertThat(tell(session, 1, "ghost -1,0 0,0"))
        .containsExactly("Seat 1 moves the Large Ghost from -1,0 to 0,0");
    assertThat(tell(session, 1, "push 0,0 -1,0")).containsExactly("Your kid goes from 0,0 to -1,0");
    assertThat(draw(session, 80).getLast())
        .isEqualTo("Round 1 · Seat 1 moves ghosts, moves left: 1");
  }

  @Test
  void tellsOfScoresAndTheEnd() {
    Field scored =
        field(
            Json.object(
                "type",
                "scored",
                "seat",
                1,
                "card",
                "P05",
                "at",
                "0,0",
                "taken",
                List.of(
                    Json.object("seat", 0, "at", "0,0", "colour", "B"),
                    Json.object("seat", 1, "at", "1,0", "colour", "R")),
                "scary",
                List.of("0,1")));
    assertThat(presentation.tell(scored, 0))
        .isEqualTo(
            "Seat 1 scores P05 on 0,0, with a scare; you get a blue candy; seat 1 gets a red candy");
    assertThat(presentation.tell(field(Json.object("type", "drawn", "seat", 1, "card", null)), 0))
        .isEqualTo("Seat 1 draws a pattern");
    assertThat(presentation.tell(field(Json.object("type", "round-began", "round", 2)), 0))
        .isEqualTo("Round 2 begins");
    assertThat(presentation.tell(field(Json.object("type", "ended", "winners", List.of(1))), 0))
        .isEqualTo("The game is over");
  }

  @Test
  void drawsWithinTheWidth() {
    Session<?> session =
        Session.deal(
            GAME, Setup.of(GAME, 4, Options.of("haunted", true), Seed.parse("1".repeat(64)), 0));
    for (int width : new int[] {24, 40, 80}) {
      assertThat(draw(session, width))
          .allSatisfy(l -> assertThat(l.length()).isLessThan(width + 1));
    }
    List<String> drawn = draw(session, 80);
    assertThat(drawn.getFirst())
        .isEqualTo("You: scored nothing · candies none · scares 0 · kids 5");
    assertThat(drawn).anySatisfy(line -> assertThat(line).startsWith("Tiles  R 7  B 7  G 7  Y 7"));
    assertThat(drawn).anySatisfy(line -> assertThat(line).matches("P\\d\\d +P\\d\\d +H\\d +"));
    assertThat(drawn.getLast()).isEqualTo("Round 1 · You build");
    assertThat(presentation.draw(session.view(Seat.SPECTATOR), 80)).isNotEmpty();
    assertThat(presentation.help()).allSatisfy(l -> assertThat(l.length()).isLessThan(64));
  }

  private List<String> draw(Session<?> session, int width) {
    return presentation.draw(session.view(0), width).stream()
        .map(AttributedString::toString)
        .toList();
  }

  /** The sentences that seat 0 hears. */
  private List<String> tell(Session<?> session, int seat, String action) {
    List<String> told = new ArrayList<>();
    for (Event event : session.apply(seat, action)) {
      Event seen = event.seenBy(0);
      String sentence = seen == null ? null : presentation.tell(field(seen.json()), 0);
      if (sentence != null) {
        told.add(sentence);
      }
    }
    return told;
  }

  private static Field field(Object json) {
    return Field.of(json, "it", Refused.Code.INTERNAL);
  }
}
