package picknmix.cli.play.candyhunters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.Presentation;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Refused;
import picknmix.kernel.View;

/** Candy Hunters in sentences and a drawn town. */
public final class CandyHuntersPresentation implements Presentation {
  private static final int MANY = 999;
  private static final int CARD_WIDTH = 7;
  private static final int CARD_HEIGHT = 4;
  private static final List<String> VERBS =
      List.of("build", "ghost", "push", "stay", "score", "skip", "exchange", "keep", "kid");

  private static final Map<String, String> COLOURS =
      Map.of("R", "red", "B", "blue", "G", "green", "Y", "yellow");

  private final Field patterns;

  public CandyHuntersPresentation(Game<?> game) {
    patterns = Field.of(game.components(), "components", Refused.Code.INTERNAL).get("patterns");
  }

  // ---- What happened

  @Override
  public @Nullable String tell(Field event, int me) {
    return switch (event.get("type").text()) {
      case "built" ->
          "%s a %s building on %s"
              .formatted(does(event, me, "build", "builds"), colour(event), event.get("at").text());
      case "large-ghost-came" -> "The Large Ghost comes to " + event.get("to").text();
      case "ghost-moved" ->
          "%s %s from %s to %s"
              .formatted(
                  does(event, me, "move", "moves"),
                  event.get("large").flag() ? "the Large Ghost" : "a ghost",
                  event.get("from").text(),
                  event.get("to").text());
      case "pushed" ->
          "%s goes from %s to %s"
              .formatted(piece(event, me), event.get("from").text(), event.get("to").text());
      case "scored" -> scored(event, me);
      case "put-under" ->
          "%s %s under the deck".formatted(does(event, me, "put", "puts"), card(event));
      case "drawn" -> "%s %s".formatted(does(event, me, "draw", "draws"), card(event));
      case "kid-placed" ->
          "%s a kid on %s".formatted(does(event, me, "put", "puts"), event.get("at").text());
      case "round-began" -> "Round " + event.get("round").number(1, MANY) + " begins";
      case "ended" -> "The game is over";
      default -> null; // to stay, to skip and to keep needs no words
    };
  }

  private static String does(Field event, int me, String mine, String theirs) {
    int seat = event.get("seat").number(0, MANY);
    return Presentation.who(seat, me) + " " + (seat == me ? mine : theirs);
  }

  private static String colour(Field event) {
    return COLOURS.getOrDefault(event.get("colour").text(), "");
  }

  private static String card(Field event) {
    return event.get("card").isNull() ? "a pattern" : event.get("card").text();
  }

  private static String piece(Field event, int me) {
    return switch (event.get("piece").text()) {
      case "kid" -> {
        int owner = event.get("owner").number(0, MANY);
        yield owner == me ? "Your kid" : "Seat " + owner + "'s kid";
      }
      case "large" -> "The Large Ghost";
      default -> "The ghost there";
    };
  }

  private static String scored(Field event, int me) {
    StringBuilder text = new StringBuilder();
    text.append(does(event, me, "score", "scores")).append(' ').append(event.get("card").text());
    text.append(" on ").append(event.get("at").text());
    int scares = event.get("scary").list().size();
    if (scares > 0) {
      text.append(scares == 1 ? ", with a scare" : ", with " + scares + " scares");
    }
    for (Field taken : event.get("taken").list()) {
      text.append("; ").append(does(taken, me, "get", "gets").toLowerCase(Locale.ROOT));
      text.append(" a ").append(colour(taken)).append(" candy");
    }
    return text.toString();
  }

  // ---- How it stands

  @Override
  public List<AttributedString> draw(View<?> seen, int width) {
    Field view = Field.of(seen.json(), "view", Refused.Code.INTERNAL);
    int me = seen.viewer();
    List<AttributedString> lines = new ArrayList<>();
    for (int seat = 0; seat < view.get("seats").number(1, MANY); seat++) {
      lines.addAll(new AttributedString(player(view, seat, me)).columnSplitLength(width));
    }
    lines.add(stacks(view).columnSubSequence(0, width));
    lines.addAll(new TownDrawing(view).lines(width));
    for (AttributedString line : hand(view, me)) {
      lines.add(line.columnSubSequence(0, width));
    }
    lines.add(new AttributedString(standing(view, me)).columnSubSequence(0, width));
    return lines;
  }

  private static String player(Field view, int seat, int me) {
    List<Field> candies = view.get("candies").list().get(seat).list();
    String sweets = candies.stream().map(Field::text).collect(Collectors.joining());
    List<Field> scored = view.get("scored").list().get(seat).list();
    return "%s: scored %s · candies %s · scares %s · kids %s"
        .formatted(
            Presentation.who(seat, me),
            scored.isEmpty() ? "nothing" : String.join(" ", texts(scored)),
            sweets.isEmpty() ? "none" : sweets,
            view.get("scares").list().get(seat).value(),
            view.get("kidsLeft").list().get(seat).value());
  }

  private static AttributedString stacks(Field view) {
    AttributedStringBuilder line = new AttributedStringBuilder().append("Tiles");
    Field stacks = view.get("stacks");
    for (String colour : stacks.keys()) {
      line.append("  ").append(TownDrawing.letter(colour.charAt(0)));
      line.append(" " + stacks.get(colour).value());
    }
    return line.append("  · deck " + view.get("deck").list().size()).toAttributedString();
  }

  /** One's own patterns, side by side. */
  private List<AttributedString> hand(Field view, int me) {
    List<String> cards = new ArrayList<>();
    if (me >= 0) {
      cards.addAll(texts(view.get("hands").list().get(me).list()));
      cards.addAll(texts(view.get("haunted").list().get(me).list()));
    }
    List<AttributedStringBuilder> lines = new ArrayList<>();
    for (int i = 0; i <= CARD_HEIGHT; i++) {
      lines.add(new AttributedStringBuilder());
    }
    for (String card : cards) {
      String[] rows = patterns.get(card).text().split("/", -1);
      lines.getFirst().append(card).append(space(card));
      for (int i = 1; i < lines.size(); i++) {
        String row = i <= rows.length ? rows[i - 1] : "";
        for (int column = 0; column < row.length(); column++) {
          lines.get(i).append(TownDrawing.letter(row.charAt(column)));
        }
        lines.get(i).append(space(row));
      }
    }
    return lines.stream()
        .map(AttributedStringBuilder::toAttributedString)
        .filter(line -> !line.toString().isBlank())
        .toList();
  }

  /** What is left of the columns that a card takes. */
  private static String space(String used) {
    return " ".repeat(CARD_WIDTH - used.length());
  }

  private static String standing(Field view, int me) {
    String phase = view.get("phase").text();
    if (phase.equals("over")) {
      return "The game is over";
    }
    int seat = view.get("toAct").number(0, MANY);
    String who = Presentation.who(seat, me);
    boolean mine = seat == me;
    String what =
        switch (phase) {
          case "build" -> mine ? "build" : "builds";
          case "ghost" ->
              "%s ghosts, moves left: %s"
                  .formatted(mine ? "move" : "moves", view.get("ghostMoves").value());
          case "push" ->
              "%s where the piece on %s goes"
                  .formatted(mine ? "say" : "says", view.get("pending").get("at").text());
          case "score" -> mine ? "may score a pattern" : "may score";
          case "exchange" -> "may exchange a pattern";
          default -> mine ? "put a kid on an empty building" : "puts a kid down";
        };
    return "Round %s · %s %s".formatted(view.get("round").value(), who, what);
  }

  private static List<String> texts(List<Field> list) {
    return list.stream().map(Field::text).toList();
  }

  @Override
  public List<String> help() {
    return List.of(
        "Each turn: build a tile beside the town, move ghosts up",
        "to twice, score a pattern if it stands in the town (turned,",
        "but not mirrored), exchange a pattern, put down a kid.",
        "Kids on a scored pattern go home with the tile below them:",
        "2 points for the first candy of a colour, 1 for each more.",
        "Ghosts on it scare: −1 each. A pattern brings 2 points, a",
        "haunted one 5. Six rounds; no kids in the last one.",
        "On the map: R red, B blue, G green, Y yellow, * a ghost,",
        "@ the Large Ghost, a number: that seat's kid.",
        "",
        "  build r 2,-1     a red tile on x 2, y -1; or r 2,-1",
        "  ghost 1,2 1,1    move a ghost; or 1,2 1,1",
        "  stay             no more ghost moves",
        "  push 1,1 0,1     where the displaced piece goes; or 0,1",
        "  score p07 0,0 r1 the card, the top left of its place, and",
        "                   quarter turns; p07 alone if it fits once",
        "  skip             score nothing",
        "  exchange p12     put it under the deck, draw another",
        "  keep             exchange nothing",
        "  kid 0,1          or 0,1",
        "The beginning of a word is enough: b r 2,-1.");
  }

  // ---- What is typed

  @Override
  public @Nullable String obvious(List<String> actions, boolean open) {
    if (actions.size() == 1) {
      return actions.getFirst();
    }
    List<String> scores = actions.stream().filter(action -> action.startsWith("score ")).toList();
    return scores.size() == 1
        ? scores.getFirst()
        : actions.stream()
            .filter(action -> action.equals("stay") || action.equals("keep"))
            .findFirst()
            .orElse(null);
  }

  @Override
  public @Nullable String hint(Field view, boolean open) {
    return null;
  }

  @Override
  public String read(String typed, Field view, List<String> actions) {
    List<String> words = new ArrayList<>();
    for (String word : typed.split(" +", -1)) {
      words.add(
          word.matches("[a-zA-Z]{2,}|[rR][0-3]") ? lower(word) : word.toUpperCase(Locale.ROOT));
    }
    List<String> readings = new ArrayList<>(List.of(String.join(" ", words)));
    String first = lower(words.getFirst());
    List<String> rest = words.subList(1, words.size());
    Stream.concat(actions.stream().map(CandyHuntersPresentation::verb), VERBS.stream())
        .filter(verb -> verb.startsWith(first))
        .forEach(verb -> readings.add(join(verb, rest)));
    Field pending = view.get("pending");
    if (!pending.isNull()) {
      readings.add(join("push " + pending.get("at").text(), words));
    }
    VERBS.forEach(verb -> readings.add(join(verb, words)));
    for (String reading : readings) {
      List<String> meant = actions.stream().filter(action -> isMeant(action, reading)).toList();
      if (meant.size() == 1 || meant.contains(reading)) {
        return meant.contains(reading) ? reading : meant.getFirst();
      }
    }
    String verb = VERBS.stream().filter(v -> v.startsWith(first)).findFirst().orElse(first);
    return join(verb, rest);
  }

  /** Whether the action is this one, or this one said in full. */
  private static boolean isMeant(String action, String reading) {
    return action.equals(reading) || action.startsWith(reading + " ");
  }

  private static String join(String first, List<String> rest) {
    return Stream.concat(Stream.of(first), rest.stream()).collect(Collectors.joining(" "));
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  private static String verb(String action) {
    return action.split(" ", 2)[0];
  }

  @Override
  public List<String> words(Field view, List<String> actions) {
    return actions.stream()
        .flatMap(action -> Arrays.stream(action.split(" ", -1)))
        .distinct()
        .toList();
  }
}
