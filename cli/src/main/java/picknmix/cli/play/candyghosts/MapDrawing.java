package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;

/**
 * The house from above. A square is one line high: walls beside it are bars, a wall below it is a
 * line of underscores; between rooms there is a dotted line, drawn through where there is a wall.
 * Rooms that nobody has lit are dark, and told by the ghosts that haunt them.
 */
final class MapDrawing {
  /** Terminal colours of the seats. */
  private static final int[] SEATS = {25, 124, 28, 130, 90, 30};

  private static final int WHITE = 15;
  private static final int GHOST = 117;
  private static final int BOSS = 207;
  private static final int NOISE = 226;
  private static final int CARRIED = 150;
  private static final int OBSTACLE = 180;
  private static final int DARK = 240;

  private static final int LABEL = 6;
  private static final int MOST_FOR_A_CELL = 4;
  private static final int LEAST_FOR_A_CELL = 2;
  private static final int MANY = 9_999;

  private static final Set<String> OBSTACLES =
      Set.of("mirror", "ceiling", "rug", "wardrobe", "bookshelf", "dog", "cat");

  /** What stands on a square: at most three characters, and their colour. */
  private record Mark(String text, AttributedStyle style) {}

  private final Field view;
  private final Components components;
  private final int size;
  private final int wide;
  private final int high;
  private final List<Field> rooms;
  private final Map<String, Mark> marks = new HashMap<>();

  /** Who is on Start, on Exit and in each face-down room, by the notation of the place. */
  private final Map<String, List<String>> crowds = new HashMap<>();

  MapDrawing(Field view, Components components) {
    this.view = view;
    this.components = components;
    size = components.size();
    String[] map = view.get("options").get("size").text().split("x", 2);
    wide = Integer.parseInt(map[0]);
    high = Integer.parseInt(map[1]);
    rooms = view.get("rooms").list();
    markAll();
  }

  // ---- what stands where

  /** Later marks hide earlier ones: items, the noise, ghosts, the boss, players. */
  private void markAll() {
    Field items = view.get("items");
    for (String square : items.keys()) {
      String kind = items.get(square).text();
      int colour = isObstacle(kind) ? OBSTACLE : CARRIED;
      mark(square, code(kind), foreground(colour));
    }
    for (Field square : view.get("covered").list()) {
      mark(square.text(), "?", foreground(CARRIED).bold());
    }
    if (!view.get("noise").isNull()) {
      mark(view.get("noise").text(), "!!!", foreground(NOISE).bold());
    }
    for (Field ghost : view.get("ghosts").list()) {
      if (!ghost.get("at").isNull()) {
        mark(ghost.get("at").text(), ghost.get("id").text(), foreground(GHOST).bold());
      }
    }
    Field boss = view.get("boss");
    if (!boss.isNull() && !boss.get("at").isNull()) {
      String code = boss.get("name").text().substring(0, 3).toUpperCase(Locale.ROOT);
      mark(boss.get("at").text(), code, foreground(BOSS).bold());
    }
    for (int seat = 0; seat < view.get("players").list().size(); seat++) {
      Field player = view.get("players").list().get(seat);
      if (!player.get("at").isNull() && !player.get("character").isNull()) {
        mark(player.get("at").text(), code(view, seat), seatStyle(seat));
      }
    }
  }

  private void mark(String place, String code, AttributedStyle style) {
    if (isSquare(place) && isUp(place)) {
      marks.put(place, new Mark(code, style));
    } else if (!isSquare(place) && !code.equals("!!!")) {
      crowds.computeIfAbsent(place, p -> new ArrayList<>()).add(code);
    }
  }

  private static AttributedStyle foreground(int colour) {
    return AttributedStyle.DEFAULT.foreground(colour);
  }

  static AttributedStyle seatStyle(int seat) {
    return foreground(WHITE).background(SEATS[seat]).bold();
  }

  /** Two letters of the character, small ones if a ghost possesses it. */
  static String code(Field view, int seat) {
    String name = view.get("players").list().get(seat).get("character").text();
    String code = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.charAt(1);
    return isPossessed(view, seat) ? code.toLowerCase(Locale.ROOT) : code;
  }

  static boolean isPossessed(Field view, int seat) {
    for (Field ghost : view.get("ghosts").list()) {
      Field host = ghost.get("host");
      if (!host.isNull() && host.number(0, MANY) == seat) {
        return true;
      }
    }
    return false;
  }

  static boolean isObstacle(String kind) {
    return OBSTACLES.contains(kind);
  }

  /** An item as it is drawn: {@code *te} to carry, {@code ~es} cursed, {@code #wa} an obstacle. */
  static String code(String kind) {
    String plain = kind.replace("cursed-", "");
    char sign = isObstacle(kind) ? '#' : plain.equals(kind) ? '*' : '~';
    return sign + plain.substring(0, 2);
  }

  private static boolean isSquare(String place) {
    return Character.isDigit(place.charAt(0));
  }

  private boolean isUp(String square) {
    int comma = square.indexOf(',');
    int x = Integer.parseInt(square.substring(0, comma));
    int y = Integer.parseInt(square.substring(comma + 1));
    return isUp(x / size, y / size);
  }

  private boolean isUp(int cx, int cy) {
    return rooms.get(cy * wide + cx).get("up").flag();
  }

  // ---- drawing

  List<AttributedString> lines(int width) {
    int columns = wide * size;
    int cell = Math.clamp((width - LABEL - 1) / columns - 1, LEAST_FOR_A_CELL, MOST_FOR_A_CELL);
    List<AttributedString> lines = new ArrayList<>();
    lines.add(head(cell));
    addBig("start", "N", cell, lines);
    addBig("exit", "N", cell, lines);
    for (int cy = 0; cy < high; cy++) {
      lines.add(border(cy, cell));
      addRooms(cy, cell, lines);
    }
    lines.add(border(high, cell));
    addBig("start", "S", cell, lines);
    addBig("exit", "S", cell, lines);
    addAside("start", lines);
    addAside("exit", lines);
    return lines.stream().map(line -> line.columnSubSequence(0, width)).toList();
  }

  private AttributedString head(int cell) {
    StringBuilder head = new StringBuilder(" ".repeat(LABEL));
    for (int x = 0; x < wide * size; x++) {
      head.append(' ').append(centred(Integer.toString(x), cell, ' '));
    }
    return new AttributedString(head, AttributedStyle.DEFAULT.faint());
  }

  /** Start or Exit above or below the map. */
  private void addBig(String which, String side, int cell, List<AttributedString> lines) {
    Field big = view.get(which);
    if (big.get("side").text().equals(side)) {
      int at = big.get("at").number(0, MANY);
      String crowd = crowd(which);
      String text = centred(crowd, Math.max(crowd.length(), size * (cell + 1) - 1), ' ');
      lines.add(
          new AttributedStringBuilder()
              .append(" ".repeat(LABEL + at * (cell + 1)))
              .append("[" + text + "]", AttributedStyle.DEFAULT.bold())
              .toAttributedString());
    }
  }

  /** Start or Exit left or right of the map, in words. */
  private void addAside(String which, List<AttributedString> lines) {
    Field big = view.get(which);
    String side = big.get("side").text();
    int at = big.get("at").number(0, MANY);
    if (side.equals("W") || side.equals("E")) {
      lines.add(
          new AttributedString(
              "[%s] on the %s, beside rows %d to %d"
                  .formatted(
                      crowd(which), side.equals("W") ? "left" : "right", at, at + size - 1)));
    }
  }

  private String crowd(String which) {
    String name = which.substring(0, 1).toUpperCase(Locale.ROOT) + which.substring(1);
    boolean locked = which.equals("exit") && !view.get("covered").list().isEmpty();
    String noise = which.equals(view.get("noise").value()) ? " !!!" : "";
    List<String> here = crowds.getOrDefault(which, List.of());
    return name
        + (locked ? ", locked" : "")
        + (here.isEmpty() ? "" : ": " + String.join(" ", here))
        + noise;
  }

  /** The line above a row of rooms: dotted, with the walls on either side of it. */
  private AttributedString border(int cy, int cell) {
    StringBuilder line = new StringBuilder(" ".repeat(LABEL));
    int y = cy * size;
    for (int x = 0; x < wide * size; x++) {
      boolean wall = hasWall(x, y - 1, 0, 1) || hasWall(x, y, 0, -1);
      line.append(x % size == 0 ? '+' : wall ? '─' : '┈');
      line.append((wall ? "─" : "┈").repeat(cell));
    }
    return new AttributedString(line.append('+'));
  }

  private void addRooms(int cy, int cell, List<AttributedString> lines) {
    boolean anyUp = false;
    for (int cx = 0; cx < wide; cx++) {
      anyUp |= isUp(cx, cy);
    }
    int first = cy * size;
    if (anyUp) {
      for (int y = first; y < first + size; y++) {
        lines.add(row(y, Integer.toString(y), y == first + 1, cell));
      }
    } else {
      lines.add(row(first, first + "-" + (first + size - 1), true, cell));
    }
  }

  /** A row of squares; {@code named} says that dark rooms tell who is in them here. */
  private AttributedString row(int y, String label, boolean named, int cell) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append(
        " ".repeat(LABEL - 1 - label.length()) + label + " ", AttributedStyle.DEFAULT.faint());
    for (int cx = 0; cx < wide; cx++) {
      if (isUp(cx, y / size)) {
        for (int x = cx * size; x < (cx + 1) * size; x++) {
          line.append(upright(x, y)).append(square(x, y, cell));
        }
      } else {
        line.append(upright(cx * size, y));
        line.append(dark(cx, y / size, named, cell), foreground(DARK));
      }
    }
    return line.append(upright(wide * size, y)).toAttributedString();
  }

  private String dark(int cx, int cy, boolean named, int cell) {
    List<String> here = crowds.getOrDefault("room " + cx + "," + cy, List.of());
    String text = named && !here.isEmpty() ? " " + String.join(" ", here) + " " : "";
    int room = size * (cell + 1) - 1;
    return text.length() > room ? " " + here.size() + " ghosts " : centred(text, room, '░');
  }

  /** What is between a square and its left neighbour. */
  private String upright(int x, int y) {
    boolean wall = hasWall(x - 1, y, 1, 0) || hasWall(x, y, -1, 0);
    return wall ? "│" : x % size == 0 ? "┊" : " ";
  }

  private AttributedString square(int x, int y, int cell) {
    Mark mark = marks.getOrDefault(x + "," + y, new Mark("·", foreground(DARK)));
    boolean floor = y % size != size - 1 && (hasWall(x, y, 0, 1) || hasWall(x, y + 1, 0, -1));
    String fill = floor ? "_" : " ";
    String text = mark.text.substring(0, Math.min(cell, mark.text.length()));
    int left = (cell - text.length()) / 2;
    return new AttributedStringBuilder()
        .append(fill.repeat(left))
        .append(text, floor ? mark.style.underline() : mark.style)
        .append(fill.repeat(cell - text.length() - left))
        .toAttributedString();
  }

  /** Only face-up cards have walls. */
  private boolean hasWall(int x, int y, int dx, int dy) {
    if (x < 0 || y < 0 || x >= wide * size || y >= high * size || !isUp(x / size, y / size)) {
      return false;
    }
    @Nullable Object card = rooms.get(y / size * wide + x / size).get("card").value();
    return card instanceof String room && components.hasWall(room, x % size, y % size, dx, dy);
  }

  private static String centred(String text, int width, char fill) {
    String cut = text.substring(0, Math.min(width, text.length()));
    int left = (width - cut.length()) / 2;
    String sides = String.valueOf(fill);
    return sides.repeat(left) + cut + sides.repeat(width - cut.length() - left);
  }
}
