package picknmix.cli.play.candyhunters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import picknmix.kernel.Field;

/**
 * The town by night: a coloured square for each building, with its letter and who stands there. The
 * edges tell x and y.
 */
final class TownDrawing {
  /** Terminal colours: red, blue, green, yellow, dark enough for white letters. */
  private static final Map<String, Integer> COLOURS = Map.of("R", 124, "B", 25, "G", 28, "Y", 136);

  private static final int LABEL = 4;
  private static final int MOST_FOR_A_CELL = 5;
  private static final int LEAST_FOR_A_CELL = 2;

  /** Colour and occupant by row and column. */
  private final Map<Integer, Map<Integer, String>> rows = new TreeMap<>();

  private final List<Integer> xs = new ArrayList<>();

  TownDrawing(Field view) {
    Field buildings = view.get("buildings");
    for (String place : buildings.keys()) {
      int comma = place.indexOf(',');
      int x = Integer.parseInt(place.substring(0, comma));
      int y = Integer.parseInt(place.substring(comma + 1));
      xs.add(x);
      rows.computeIfAbsent(y, row -> new TreeMap<>())
          .put(x, buildings.get(place).text() + occupant(view, place));
    }
  }

  /** A kid's seat, a ghost or the Large Ghost; both where one pushes the other. */
  private static String occupant(Field view, String place) {
    Field kids = view.get("kids");
    String who = kids.has(place) ? kids.get(place).value() + "" : "";
    for (Field ghost : view.get("ghosts").list()) {
      who += ghost.text().equals(place) ? "*" : "";
    }
    return who + (place.equals(view.get("largeGhost").value()) ? "@" : "");
  }

  List<AttributedString> lines(int width) {
    int left = Collections.min(xs);
    int right = Collections.max(xs);
    int room = (width - LABEL) / (right - left + 1);
    int cell = Math.clamp(room, LEAST_FOR_A_CELL, MOST_FOR_A_CELL);
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder head = new AttributedStringBuilder().append(" ".repeat(LABEL));
    for (int x = left; x <= right; x++) {
      head.append(centred(x + "", cell));
    }
    lines.add(head.toAttributedString().columnSubSequence(0, width));
    int top = Collections.min(rows.keySet());
    int bottom = Collections.max(rows.keySet());
    for (int y = top; y <= bottom; y++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(" ".repeat(Math.max(0, LABEL - 1 - (y + "").length()))).append(y + " ");
      Map<Integer, String> row = rows.getOrDefault(y, Map.of());
      for (int x = left; x <= right; x++) {
        line.append(square(row.getOrDefault(x, ""), cell));
      }
      lines.add(line.toAttributedString().columnSubSequence(0, width));
    }
    return lines;
  }

  private static AttributedString square(String sign, int width) {
    if (sign.isEmpty()) {
      return new AttributedString(centred("·", width));
    }
    int colour = COLOURS.getOrDefault(sign.substring(0, 1), 0);
    AttributedStyle style =
        AttributedStyle.BOLD.background(colour).foreground(AttributedStyle.WHITE);
    return new AttributedString(centred(sign, width), style);
  }

  private static String centred(String text, int width) {
    int space = Math.max(0, width - text.length());
    String centred = " ".repeat(space / 2) + text + " ".repeat(space - space / 2);
    return centred.substring(0, width);
  }

  /** A letter of a pattern in its colour. */
  static AttributedString letter(char sign) {
    Integer colour = COLOURS.get(String.valueOf(sign));
    return colour == null
        ? new AttributedString(String.valueOf(sign))
        : new AttributedString(
            String.valueOf(sign),
            AttributedStyle.BOLD.background(colour).foreground(AttributedStyle.WHITE));
  }
}
