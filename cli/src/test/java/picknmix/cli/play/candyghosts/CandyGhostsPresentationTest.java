package picknmix.cli.play.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.DataFile;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import tools.jackson.databind.json.JsonMapper;

final class CandyGhostsPresentationTest {
  private static final Game<?> GAME = Games.find("candy-ghosts");

  /** Two rooms for the example of the notation page. */
  private static final String ROOMS =
      """
      + +-+ + +
       .|. . .
      + +-+ + +
       . . .|.
      + + + + +
      |. . . .
      +-+ + + +
       . . . .
      + + +-+ +
      + + + + +
       . . . .
      + + +-+ +
       . . . .
      + + + + +
       . .|. .
      + + + + +
       . .|. .
      + + + + +
      """;

  private final CandyGhostsPresentation presentation = new CandyGhostsPresentation(GAME);

  /** The state of the notation page: Wren's turn, Pim possessed, four rooms still dark. */
  private static Session<?> example() throws IOException {
    String page = Files.readString(Path.of("../docs/rules/candy-ghosts-notation.md"));
    String json =
        page.lines().filter(line -> line.startsWith("{\"game\"")).findFirst().orElseThrow();
    return Session.load(GAME, field(JsonMapper.shared().readValue(json, Object.class)));
  }

  private static Field field(Object json) {
    return Field.of(json, "it", Refused.Code.INTERNAL);
  }

  private static List<String> strings(List<AttributedString> lines) {
    return lines.stream().map(line -> line.toString().stripTrailing()).toList();
  }

  @Test
  void drawsTheHouse() throws IOException {
    Field view = field(example().view(0).json());
    assertThat(String.join("\n", strings(new MapDrawing(view, rooms()).lines(80))))
        .isEqualTo(
            """
                    0    1    2    3
                  [       Start       ]
                  +┈┈┈┈─────┈┈┈┈┈┈┈┈┈┈+
                0 ┊ ·  │#mi_  ·    ·  ┊
                1 ┊ ·    ·    ·  │ ·  ┊
                2 │_·__  ·    Wr   ·  ┊
                3 ┊ ·    ·    ·    ·  ┊
                  +┈┈┈┈┈┈┈┈┈─────┈┈┈┈┈+
                4 ┊ ·    pi  _g2_  ·  ┊
                5 ┊ ·    ·    g3   ·  ┊
                6 ┊ ·    ·  │ ·    ·  ┊
                7 ┊ ·    ·  │ ·    ·  ┊
                  +┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈+
             8-11 ┊░░░░░░░░░░░░░░░░░░░┊
                  +┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈+
            12-15 ┊░░░░░░░░░░░░░░░░░░░┊
                  +┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈+
            16-19 ┊░░░░░░░ g5 ░░░░░░░░┊
                  +┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈+
            20-23 ┊░░░░░░░░░░░░░░░░░░░┊
                  +┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈+
                  [       Exit        ]""");
  }

  @Test
  void tellsHowItStands() throws IOException {
    List<String> drawn = strings(presentation.draw(example().view(0), 200));
    assertThat(drawn.getFirst()).endsWith("  Round 4 · Your turn: 5 of 5 AP left");
    assertThat(drawn)
        .anySatisfy(line -> assertThat(line).contains("  Sugar Rush. "))
        .anySatisfy(line -> assertThat(line).contains("Wr Wren Wafer, you: 2,2 in the observatory"))
        .anySatisfy(
            line ->
                assertThat(line)
                    .contains("pi Pim Liquorice, seat 1: 1,4 in the workshop, possessed"))
        .anySatisfy(line -> assertThat(line).contains(" · lunch box · short, smart · Disbelief"))
        .anySatisfy(line -> assertThat(line).endsWith("Onna waits in the dark by the Exit"))
        .anySatisfy(line -> assertThat(line).endsWith("#mi big mirror 1,0"))
        .anySatisfy(
            line -> assertThat(line).contains("Your role: Coward. Escape, and get 2 points"));
    assertThat(presentation.lines(example().view(1)))
        .noneSatisfy(line -> assertThat(line).contains("Coward"))
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void tellsWhoWakesUpWhere() throws IOException {
    Cards cards =
        new Cards(
            new Components(GAME.components()),
            new Texts(DataFile.text(GAME.getClass(), "box/texts.en.txt")));
    Map<String, Object> json = example().view(0).json();
    Map<Object, String> told =
        Map.of(
            0,
            "You say where you wake up in the dark",
            1,
            "You say where Pim wakes up in the dark",
            "onna",
            "You say where Onna comes back in the dark");
    told.forEach(
        (who, sentence) -> {
          json.put("pending", List.of(Json.object("do", "respawn", "who", who, "room", "0,3")));
          assertThat(new Standing(field(json), cards, 0, 80).lines().getFirst().toString())
              .isEqualTo("Round 4 · " + sentence);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          step 2,1;step 2,3;step 1,2;end             | ^              | step 2,1
          step 2,1;step 2,3;step 1,2;end             | down           | step 2,3
          step 2,1;step 2,3;step 1,2;end             | >              | step 3,2
          step 2,1;step 2,3 push;end                 | v              | step 2,3 push
          step 2,1;step 2,3;capture g2;end           | 2,3            | step 2,3
          step 2,1;step 2,3;capture g2;end           | 9,9            | step 9,9
          step 2,1;step 2,3;capture g2;end           | S 2,3          | step 2,3
          step 2,1;step 2,3 push;end                 | 2,3            | step 2,3 push
          step 2,1;pick 2,1;smash 2,1;end            | 2,1            | step 2,1
          step 2,1;pick 2,1;smash 2,1;end            | p 2,1          | pick 2,1
          step 2,1;pick 2,1;smash 2,1;end            | sm             | smash 2,1
          capture g2;capture g12;end                 | c g2           | capture g2
          capture g2;capture g12;end                 | Capture G12    | capture g12
          capture g2;capture g12;end                 | e              | end
          capture g2;capture g12;end                 | thr tea 2,2    | throw tea 2,2
          throw teacup 2,3;throw torch 2,3;end       | t tea 2,3      | throw teacup 2,3
          give torch 1;use kit 1;use fan;end         | g to pim       | give torch 1
          give torch 1;use kit 1;use fan;end         | use kit pim    | use kit 1
          ask 1 lunchbox;ask 1 torch;end             | ask pi lunch   | ask 1 lunchbox
          special g2;special g3;end                  | sp g3          | special g3
          special;end                                | sp             | special
          target g2 0;target g3 0                    | t g3           | target g3 0
          target g2 0;target g2 noise                | t g2 n         | target g2 noise
          ghost g2 room 0,3;ghost g2 1,3             | 1,3            | ghost g2 1,3
          ghost g2 room 0,3;ghost g2 start           | start          | ghost g2 start
          put g3 2,9;put g3 1,9                      | 2,9            | put g3 2,9
          choose wren;choose pim                     | pim            | choose pim
          agree;refuse                               | r              | refuse
          agree;refuse                               | dance          | dance
          """)
  void readsWhatPeopleType(String actions, String typed, String notation) throws IOException {
    List<String> legal = Arrays.asList(actions.split(";", -1));
    Field view = field(example().view(0).json());
    assertThat(presentation.ask(typed, view, legal)).isNull();
    assertThat(presentation.read(typed, view, legal)).isEqualTo(notation);
  }

  @Test
  void readsSquaresForWhatIsPending() throws IOException {
    Map<String, Object> json = example().view(0).json();
    json.put("pending", List.of(Json.object("do", "put", "who", "g3", "room", "0,2")));
    Field view = field(json);
    assertThat(presentation.read("0,0", view, List.of("put g3 0,8", "put g3 1,8")))
        .isEqualTo("put g3 0,0");
    assertThat(presentation.hint(view, false)).isEqualTo("a square, such as 2,3");
    json.put("pending", List.of(Json.object("do", "bossy", "seat", 1, "ap", 3)));
    assertThat(presentation.read("<", view, List.of("step 0,4", "stop"))).isEqualTo("step 0,4");
    assertThat(presentation.hint(view, false)).isNull();
  }

  @Test
  void asksInTwoSteps() throws IOException {
    Field view = field(example().view(0).json());
    List<String> legal = new ArrayList<>(List.of("end", "step 2,1", "step 2,3"));
    for (String item : List.of("teacup", "vase")) {
      legal.add("throw " + item + " start");
      for (int square = 0; square < 32; square++) {
        legal.add("throw %s %d,%d".formatted(item, square % 4, square / 4));
      }
    }
    assertThat(presentation.ask("step", view, legal)).isEqualTo("Which one? step 2,1 · step 2,3");
    assertThat(presentation.ask("t", view, legal))
        .isEqualTo("Which one? throw teacup · throw vase");
    assertThat(presentation.ask("throw t", view, legal))
        .startsWith("Which one? throw teacup start · throw teacup 0..3,0 · throw teacup 0..3,1 · ")
        .endsWith("throw teacup 0..3,7");
    assertThat(presentation.ask("e", view, legal)).isNull();
    assertThat(presentation.ask("x", view, legal)).isNull();
  }

  @Test
  void enterDoesTheObviousThing() {
    assertThat(presentation.obvious(List.of("end"), false)).isEqualTo("end");
    assertThat(presentation.obvious(List.of("end", "throw vase 0,0"), false)).isEqualTo("end");
    assertThat(presentation.obvious(List.of("end", "step 0,0"), false)).isNull();
    assertThat(presentation.obvious(List.of("target g1 0", "target g2 0"), false))
        .isEqualTo("target g1 0");
    assertThat(presentation.obvious(List.of("spawn 0,0", "spawn 1,0"), false)).isNull();
    assertThat(presentation.obvious(List.of(), false)).isNull();
  }

  @Test
  void explainsCards() {
    assertThat(presentation.about("rug"))
        .containsExactly("Rug. Stops the clumsy. The anxious may roll it up for 1 AP.");
    assertThat(presentation.about("Pep").getFirst()).startsWith("Pepper Mint: ");
    assertThat(presentation.about("fog").getFirst()).startsWith("Fog. Where is my hand?");
    assertThat(presentation.about("onna").getFirst()).matches("Onna: \\d AP, .*");
    assertThat(presentation.about("pigin").getFirst()).startsWith("Pigin: storage ");
    assertThat(presentation.about("onna")).allSatisfy(l -> assertThat(l).hasSizeLessThan(81));
    assertThat(presentation.about("xyz")).isEmpty();
    assertThat(presentation.help()).allSatisfy(line -> assertThat(line.length()).isLessThan(64));
  }

  @Test
  void tellsATurn() throws IOException {
    Session<?> session = example();
    assertThat(tell(session, 0, "capture g2")).containsExactly("You try to capture g2");
    assertThat(tell(session, Seat.CHANCE, "roll 6"))
        .containsExactly("You roll 6: it works", "You capture g2: a charge");
    assertThat(tell(session, 0, "special g4"))
        .containsExactly(
            "You use Ghost Whisperer on g4", "g4 is gone for good", "Pim is free of the ghost");
    assertThat(tell(session, 0, "end")).isEmpty();
    List<String> spawned = tell(session, Seat.CHANCE, "roll 1 1");
    assertThat(spawned)
        .startsWith(
            "Blue 1 and green 1 point to room 0,5", "A ghost appears: g6 in the dark room 0,5");
    assertThat(spawned.getLast()).startsWith("Pim's turn, round 4, with ");
  }

  /** Of steps without a choice only the last is told. */
  @Test
  void tellsWhereAGhostEndsUp() throws IOException {
    Field first = field(Json.object("type", "ghost", "who", "g1", "at", "2,3"));
    Field second = field(Json.object("type", "ghost", "who", "g1", "at", "room 0,1"));
    Field other = field(Json.object("type", "ghost", "who", "g2", "at", "start"));
    Field view = field(example().view(0).json());
    assertThat(presentation.tell(List.of(first, second, other), view, 0))
        .containsExactly("g1 floats into the dark room 0,1", "g2 floats to Start");
    assertThat(presentation.tell(first, 0)).isEqualTo("g1 floats to 2,3");
  }

  /** Random games: every event has a sentence, and every table can be drawn. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 1x6 onna",
        "2 1x6 pigin",
        "4 2x6 pigin",
        "6 3x6 onna",
        "2 3x3 none",
        "6 5x5 none"
      })
  void tellsAndDrawsAnyGame(String table) {
    String[] words = table.split(" ", -1);
    Options options =
        Options.of(
            "story",
            words[2].equals("none") ? "gallery" : "corridor",
            "size",
            words[1],
            "boss",
            words[2],
            "roles",
            true,
            "rounds",
            12);
    Rng rng = new FastRandom(7);
    Set<String> told = new TreeSet<>();
    for (int game = 0; game < 4; game++) {
      Setup setup = Setup.of(GAME, Integer.parseInt(words[0]), options, Seed.of(game), 0);
      playAndTell(Session.deal(GAME, setup), rng, told);
    }
    assertThat(told).hasSizeGreaterThan(20).allSatisfy(s -> assertThat(s).doesNotContain("null"));
  }

  private void playAndTell(Session<?> session, Rng rng, Set<String> told) {
    int steps = 0;
    while (!session.isOver()) {
      List<Event> events = any(session, rng);
      Field view = field(session.view(0).json());
      for (Event event : events) {
        assertThat(presentation.tell(field(event.json()), 0)).isNotBlank();
      }
      told.addAll(presentation.tell(events.stream().map(e -> field(e.json())).toList(), view, 0));
      int width = List.of(30, 80, 120).get(steps % 3);
      if (steps++ % 20 == 0 || session.isOver()) {
        int viewer = steps % 2 == 0 ? 0 : Seat.SPECTATOR;
        assertThat(strings(presentation.draw(session.view(viewer), width)))
            .isNotEmpty()
            .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(width));
      }
    }
  }

  /** Whoever is to act does anything that is legal. */
  private static <S extends State<S>> List<Event> any(Session<S> session, Rng rng) {
    Rules<S> rules = session.game().rules();
    int turn = rules.turn(session.state());
    if (turn == Seat.CHANCE) {
      return session.roll();
    }
    ActionList legal = new ActionList();
    rules.legal(session.state(), turn, legal);
    return session.apply(turn, legal.get(rng.below(legal.size())));
  }

  /** The sentences that seat 0 hears. */
  private List<String> tell(Session<?> session, int seat, String action) {
    List<Field> events =
        session.apply(seat, action).stream().map(event -> field(event.json())).toList();
    return presentation.tell(events, field(session.view(0).json()), 0);
  }

  private static Components rooms() {
    List<String> lines = ROOMS.lines().toList();
    Map<String, Object> rooms =
        Json.object("r15", lines.subList(0, 9), "r16", lines.subList(9, 18));
    return new Components(Json.object("size", 4, "rooms", rooms));
  }
}
