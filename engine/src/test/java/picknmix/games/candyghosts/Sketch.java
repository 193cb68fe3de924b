package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.candyghosts.box.Box.K;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;

/** A map drawn as text, or two with an arrow between: before and after; {@link Given} says how. */
final class Sketch {
  private static final String ARROW = "→";
  private static final int ROWS = 2 * K;

  private final List<String> before;
  private final List<String> after;
  private final boolean onlyFirst;

  /** The rooms whose cards the walls told. */
  private int known;

  private final List<Integer> items = new ArrayList<>();

  Sketch(CandyGhostsState s, String text) {
    List<String> lines = Arrays.asList(text.split("\n", -1));
    int arrow = lines.stream().mapToInt(line -> line.indexOf(ARROW)).max().orElseThrow();
    int right = arrow < 0 ? Integer.MAX_VALUE : lines.getFirst().indexOf('+', arrow);
    before = part(lines, 0, arrow < 0 ? Integer.MAX_VALUE : arrow);
    after = part(lines, right, Integer.MAX_VALUE);
    onlyFirst = s.gallery;
  }

  private static List<String> part(List<String> lines, int from, int to) {
    List<String> part = new ArrayList<>();
    for (String line : lines) {
      int end = Math.min(line.length(), to);
      part.add(from >= end ? "" : line.substring(from, end).stripTrailing());
    }
    while (!part.isEmpty() && part.getLast().isEmpty()) {
      part.removeLast();
    }
    return part;
  }

  /** The map as it is to be in the end. */
  String after() {
    assertThat(after).as("the map to the right of " + ARROW).isNotEmpty();
    return String.join("\n", after);
  }

  // ---- onto the table

  void drawOnto(CandyGhostsState s) {
    int line = 0;
    for (int row = 0; line < before.size() - 1; row++) {
      boolean faceDown = before.get(line + 1).startsWith("+");
      for (int column = 0; !faceDown && column < s.house.wide(); column++) {
        drawRoom(s, row * s.house.wide() + column, block(line, column));
      }
      line += faceDown ? 1 : ROWS;
    }
  }

  /** The lines of one room with the edges around it. */
  private List<String> block(int line, int column) {
    List<String> block = new ArrayList<>();
    for (String text : before.subList(line, line + ROWS + 1)) {
      block.add((text + " ".repeat(ROWS * (column + 1))).substring(ROWS * column).concat(" "));
    }
    return block;
  }

  private static char mark(List<String> block, int i) {
    return block.get(2 * (i / K) + 1).charAt(2 * (i % K) + 1);
  }

  private void drawRoom(CandyGhostsState s, int room, List<String> block) {
    if (mark(block, 0) == ' ') {
      return; // face down
    }
    int card = cardOf(block);
    if (card >= 0) {
      useCard(s, room, card);
      known |= 1 << room;
    }
    s.house.up |= 1 << room;
    s.house.seen |= 1 << room;
    for (int i = 0; i < K * K; i++) {
      place(s, mark(block, i), s.house.square(room, i));
    }
  }

  private void place(CandyGhostsState s, char mark, int square) {
    if (mark >= '0' && mark <= '9') {
      s.at[mark - '0'] = square;
    } else if (mark >= 'h' && mark <= 'm') {
      s.at[mark - 'h'] = square;
      s.addGhost(++s.made, Places.NONE, mark - 'h');
      s.ghostIn[mark - 'h'] = s.made;
    } else {
      switch (mark) {
        case 'g' -> s.addGhost(++s.made, square, -1);
        case '!' -> s.noise = square;
        case 'B' -> {
          s.met = true;
          s.bossAt = square;
        }
        case '#', '*', '?' -> items.add(square);
        default -> assertThat(mark).isEqualTo('.');
      }
    }
  }

  /** What is drawn as an item must be named. */
  void checkItems(CandyGhostsState s) {
    for (int square : items) {
      assertThat((int) s.item[square]).as("item on " + Places.text(square)).isNotNegative();
    }
  }

  /** The room whose walls are drawn, or −1 for any. */
  private static int cardOf(List<String> block) {
    boolean inside = false;
    for (int card = 0; card < Box.ROOMS; card++) {
      boolean same = true;
      for (int i = 0; i < K * K; i++) {
        for (int dir = 0; dir < Dir.COUNT; dir++) {
          int row = 2 * (i / K) + 1 + Dir.dy(dir);
          int column = 2 * (i % K) + 1 + Dir.dx(dir);
          boolean wall = "-|".indexOf(block.get(row).charAt(column)) >= 0;
          inside |= wall && row % ROWS != 0 && column % ROWS != 0;
          same &= wall == Box.room(card).wall(i, dir);
        }
      }
      if (same) {
        return card;
      }
    }
    assertThat(inside).as("no room has these walls:\n" + String.join("\n", block)).isFalse();
    return -1;
  }

  /** Lays that card there; whatever room had it gets the other. */
  private static void useCard(CandyGhostsState s, int room, int card) {
    for (int other = 0; other < s.house.rooms(); other++) {
      if (s.house.card[other] == card) {
        s.house.card[other] = s.house.card[room];
      }
    }
    s.house.card[room] = (byte) card;
  }

  // ---- from the table

  /** The map as text, without the walls of cards that nobody drew. */
  String map(CandyGhostsState s) {
    List<String> all = Drawing.map(s);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < s.house.high(); row++) {
      boolean faceDown =
          ((s.house.up >> (row * s.house.wide())) & ((1 << s.house.wide()) - 1)) == 0;
      for (int i = 0; i < (faceDown ? 1 : ROWS); i++) {
        lines.add(withoutUnknownWalls(s, all.get(lines.size()), row * ROWS + i));
      }
    }
    lines.add(withoutUnknownWalls(s, all.getLast(), s.house.high() * ROWS));
    if (onlyFirst) {
      lines = lines.subList(0, ROWS + 1);
      lines.replaceAll(line -> line.substring(0, Math.min(line.length(), ROWS + 1)));
      lines.replaceAll(String::stripTrailing);
    }
    int end = lines.size();
    while (end > 1 && lines.get(end - 2).startsWith("+")) {
      end--;
    }
    return String.join("\n", lines.subList(0, end));
  }

  private String withoutUnknownWalls(CandyGhostsState s, String line, int row) {
    StringBuilder shown = new StringBuilder(line);
    for (int column = 0; column < line.length(); column++) {
      boolean wall = row % 2 != column % 2;
      boolean printed =
          row % 2 == 0
              ? isPrinted(s, column / 2, row / 2, Dir.NORTH)
                  || isPrinted(s, column / 2, row / 2 - 1, Dir.SOUTH)
              : isPrinted(s, column / 2, row / 2, Dir.WEST)
                  || isPrinted(s, column / 2 - 1, row / 2, Dir.EAST);
      if (wall && !printed) {
        shown.setCharAt(column, ' ');
      }
    }
    return shown.toString().stripTrailing();
  }

  /** Whether a drawn room that is still face up has that wall. */
  private boolean isPrinted(CandyGhostsState s, int x, int y, int dir) {
    if (x < 0 || y < 0 || x >= s.house.wide() * K || y >= s.house.high() * K) {
      return false;
    }
    int room = y / K * s.house.wide() + x / K;
    return (known & s.house.up & 1 << room) != 0
        && Box.room(s.house.card[room]).wall(y % K * K + x % K, dir);
  }
}
