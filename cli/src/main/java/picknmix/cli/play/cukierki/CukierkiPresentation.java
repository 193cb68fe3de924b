package picknmix.cli.play.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.Presentation;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Refused;
import picknmix.kernel.View;

/** Cukierki in sentences and little tiles. */
public final class CukierkiPresentation implements Presentation {
  private static final int MANY = 1_000;
  private static final List<String> VERBS = List.of("place", "stop", "wall", "aside", "pass");

  private static final Map<String, String> CANDIES =
      Map.of("S", "strawberry", "M", "mint", "L", "lemon", "P", "marshmallow");

  private final TileDrawing drawing;

  public CukierkiPresentation(Game<?> game) {
    Field components = Field.of(game.components(), "components", Refused.Code.INTERNAL);
    drawing = new TileDrawing(components.get("tiles").list().stream().map(Field::text).toList());
  }

  // ---- What happened

  @Override
  public String tell(Field event, int me) {
    return switch (event.get("type").text()) {
      case "placed" -> does(event, me, "place", "places") + " tile " + laid(event);
      case "completed" -> completed(event, me);
      case "extra" -> does(event, me, "may", "may") + " place another tile";
      case "stopped" -> does(event, me, "place", "places") + " no other tile";
      case "passed" ->
          does(event, me, "pass", "passes")
              + (event.get("empty").flag() ? ": no tiles left" : ": no tile makes a candy");
      case "built" ->
          does(event, me, "add", "adds")
              + " tile %s of the wall: %s"
                  .formatted(laid(event), count(event.get("candies"), "candy", "candies"));
      case "set-aside" ->
          does(event, me, "set", "sets")
              + " tile %d aside, which fits nowhere".formatted(number(event.get("tile")));
      case "advantage" -> advantage(event, me);
      case "drawn" -> does(event, me, "draw", "draws") + " " + drawn(event);
      default -> "The game is over";
    };
  }

  private static String does(Field event, int me, String mine, String theirs) {
    int seat = number(event.get("seat"));
    return Presentation.who(seat, me) + " " + (seat == me ? mine : theirs);
  }

  private static int number(Field field) {
    return field.number(-MANY, MANY);
  }

  private static String laid(Field event) {
    return "%d on %d,%d"
        .formatted(number(event.get("tile")), number(event.get("x")), number(event.get("y")));
  }

  private static String completed(Field event, int me) {
    String candy = event.get("candy").text();
    String taken =
        event.get("taken").flag()
            ? does(event, me, "take", "takes") + " tile " + number(event.get("tile"))
            : "Tile %d stays".formatted(number(event.get("tile")));
    String token = candy.equals("lollipop") ? ", and a special token is earned" : "";
    return "A whole %s! %s%s".formatted(candyName(candy), taken, token);
  }

  private static String candyName(String kind) {
    return CANDIES.getOrDefault(kind, kind);
  }

  private static String advantage(Field event, int me) {
    Field from = event.get("from");
    String whom =
        from.isNull() ? "" : " from " + Presentation.who(number(from), me).toLowerCase(Locale.ROOT);
    return does(event, me, "take", "takes")
        + " the %s token%s".formatted(candyName(event.get("kind").text()), whom);
  }

  private String drawn(Field event) {
    if (event.get("tiles").isNull()) {
      return count(event.get("count"), "tile", "tiles");
    }
    return String.join(
        ", ", numbers(event.get("tiles")).stream().map(t -> t + " " + drawing.sides(t)).toList());
  }

  private static String count(Field field, String one, String many) {
    int count = number(field);
    return count + " " + (count == 1 ? one : many);
  }

  private static List<Integer> numbers(Field list) {
    return list.list().stream().map(CukierkiPresentation::number).toList();
  }

  // ---- How it stands

  @Override
  public List<AttributedString> draw(View<?> seen, int width) {
    Field view = Field.of(seen.json(), "view", Refused.Code.INTERNAL);
    int me = seen.viewer();
    List<AttributedString> lines = new ArrayList<>(standings(view, me, width));
    lines.addAll(drawing.board(view.get("table"), width));
    if (isAdvanced(view) && me >= 0) {
      addTitled("Your wall:", drawing.board(view.get("walls").list().get(me), width), lines);
    }
    addTiles("Taken, for the wall:", numbers(view.get("captured")), lines);
    if (me >= 0) {
      addTiles("Your hand:", numbers(view.get("hands").list().get(me)), lines);
    }
    lines.add(new AttributedString(standing(view, me)));
    return lines.stream().map(line -> line.columnSubSequence(0, width)).toList();
  }

  private void addTiles(String title, List<Integer> tiles, List<AttributedString> lines) {
    addTitled(title, tiles.isEmpty() ? List.of() : drawing.row(tiles), lines);
  }

  private static void addTitled(
      String title, List<AttributedString> drawn, List<AttributedString> lines) {
    if (!drawn.isEmpty()) {
      lines.add(new AttributedString(title));
      lines.addAll(drawn);
    }
  }

  private static boolean isAdvanced(Field view) {
    return view.get("options").get("variant").text().equals("advanced");
  }

  /** The pool and what everybody has, on as many lines as they need. */
  private static List<AttributedString> standings(Field view, int me, int width) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append("Pool ").append(bold(number(view.get("pool"))));
    for (int seat = 0; seat < view.get("hands").list().size(); seat++) {
      AttributedStringBuilder part = new AttributedStringBuilder();
      part.append(Presentation.who(seat, me)).append(": ").append(owned(view, seat));
      if (line.length() + 3 + part.length() > width) {
        lines.add(line.toAttributedString());
        line = part;
      } else {
        line.append(" · ").append(part);
      }
    }
    lines.add(line.toAttributedString());
    return lines;
  }

  /** How many tiles are taken or on the wall, tokens, and of what somebody has the most. */
  private static AttributedString owned(Field view, int seat) {
    boolean advanced = isAdvanced(view);
    Field tiles = view.get(advanced ? "walls" : "taken").list().get(seat);
    AttributedStringBuilder out = new AttributedStringBuilder();
    out.append(bold(advanced ? tiles.list().size() : number(tiles)));
    out.append(advanced ? " on the wall" : " taken");
    int tokens = number(view.get("tokens").list().get(seat));
    if (tokens > 0) {
      out.append(", ").append(bold(tokens)).append(tokens == 1 ? " token" : " tokens");
    }
    List<String> most = new ArrayList<>();
    Field advantage = view.get("advantage");
    for (String kind : advantage.keys()) {
      Field holder = advantage.get(kind);
      if (!holder.isNull() && number(holder) == seat) {
        most.add(candyName(kind));
      }
    }
    return out.append(most.isEmpty() ? "" : ", most " + String.join(" ", most))
        .toAttributedString();
  }

  private static AttributedString bold(int number) {
    return new AttributedString(Integer.toString(number), AttributedStyle.DEFAULT.bold());
  }

  private static String standing(Field view, int me) {
    int seat = number(view.get("toAct"));
    String who = Presentation.who(seat, me);
    String s = seat == me ? "" : "s";
    return switch (view.get("phase").text()) {
      case "place" -> who + " place" + s + " a tile";
      case "extra" -> who + " may place another tile, or stop";
      case "wall" -> who + " build" + s + " the wall";
      default -> "The game is over";
    };
  }

  @Override
  public List<String> help() {
    return List.of(
        "Every side of a tile has half a candy. Put a tile of",
        "your hand beside others so that at least one candy",
        "becomes whole, and take the tiles that you made candies",
        "with. A lollipop, T with B, earns a special token, two",
        "points; a cookie lets you place another tile at once.",
        "Each tile is a point. In the advanced game what you take",
        "builds your wall, where every side must match; candies",
        "there are points, most of a kind two more, and tiles",
        "matched by cookies and lollipops stay on the table.",
        "S strawberry, M mint, L lemon, P marshmallow, C cookie,",
        "T top and B bottom of a lollipop.",
        "",
        "  7 3,-1 r2   put tile 7 on column 3, row -1, turned",
        "              twice to the right (place or wall)",
        "  7 3,-1      the same, if it fits in one way only",
        "  stop        place no other tile after a cookie",
        "  aside 7     a tile that does not fit on the wall",
        "  pass        when nothing fits",
        "The beginning of a word is enough: s for stop.");
  }

  // ---- What is typed

  @Override
  public @Nullable String obvious(List<String> actions, boolean open) {
    return actions.size() == 1 ? actions.getFirst() : null;
  }

  @Override
  public @Nullable String hint(Field view, boolean open) {
    return view.get("phase").text().equals("over") ? null : "TILE X,Y rN, such as 7 3,-1 r2";
  }

  @Override
  public String read(String typed, Field view, List<String> actions) {
    List<String> words = new ArrayList<>(List.of(typed.toLowerCase(Locale.ROOT).split(" +", -1)));
    if (words.getFirst().matches("[0-9]+")) {
      words.addFirst(view.get("phase").text().equals("wall") ? "wall" : "place");
    } else {
      words.set(0, whole(words.getFirst(), actions));
    }
    String notation = String.join(" ", words);
    List<String> ways =
        actions.stream().filter(action -> action.startsWith(notation + " r")).toList();
    return ways.size() == 1 ? ways.getFirst() : notation;
  }

  /** The verb that begins like this; the ones that can be used now come first. */
  private static String whole(String beginning, List<String> actions) {
    return Stream.concat(actions.stream().map(CukierkiPresentation::verb), VERBS.stream())
        .filter(verb -> verb.startsWith(beginning))
        .findFirst()
        .orElse(beginning);
  }

  private static String verb(String action) {
    return action.split(" ", 2)[0];
  }

  @Override
  public List<String> words(Field view, List<String> actions) {
    return actions.stream().flatMap(action -> Stream.of(action.split(" ", -1))).distinct().toList();
  }
}
