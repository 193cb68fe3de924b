package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;

/**
 * A state or view drawn in text. Rooms are drawn as in the data file: walls, posts, and on each
 * square one letter: a player's number, {@code g} a ghost, {@code h} to {@code m} a possessed
 * player, {@code B} the boss, {@code !} the noise, {@code ?} an unflipped item, {@code *} an item
 * to carry, {@code #} an obstacle, {@code .} nothing. Face-down rooms are blank.
 */
final class Drawing {
  private Drawing() {}

  static String of(CandyGhostsState s) {
    StringBuilder out = new StringBuilder();
    out.append("round ").append(s.round).append(" · ").append(s.phase.word);
    if (s.active >= 0) {
      out.append(" · seat ").append(s.active).append(", ").append(s.ap).append(" AP");
    }
    out.append(" · ").append(s.now < 0 ? "no atmosphere" : Box.atmosphere(s.now).name);
    out.append('\n').append(people(s));
    for (String line : map(s)) {
      out.append(line).append('\n');
    }
    return out.append(things(s)).append(elsewhere(s)).toString();
  }

  private static String people(CandyGhostsState s) {
    StringBuilder out = new StringBuilder();
    for (int seat = 0; seat < s.seats; seat++) {
      out.append(seat).append(' ');
      int character = s.character[seat];
      out.append(character < 0 ? "?" : Box.character(character).name());
      out.append(' ').append(s.hasLeft(seat) ? "out" : s.at[seat] < 0 ? "-" : place(s, seat));
      out.append(", ").append(s.charges[seat]).append(" charges");
      for (String word : Kind.words(s.hand[seat])) {
        out.append(", ").append(word);
      }
      out.append(s.isPossessed(seat) ? ", possessed\n" : "\n");
    }
    return out.toString();
  }

  private static String place(CandyGhostsState s, int seat) {
    return Places.text(s.at[seat]);
  }

  /** The squares and walls of the rooms, line by line; nothing before all have chosen. */
  static List<String> map(CandyGhostsState s) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row <= 2 * s.house.high() * K && s.phase != Phase.CHOOSE; row++) {
      if (isShown(s, row)) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column <= 2 * s.house.wide() * K; column++) {
          line.append(mark(s, column, row));
        }
        lines.add(line.toString().stripTrailing());
      }
    }
    return lines;
  }

  /** What lies where, and the noise. */
  private static String things(CandyGhostsState s) {
    List<String> things = new ArrayList<>();
    for (int i = 0; i < s.house.high() * K * s.house.wide() * K; i++) {
      int square = Places.square(i % (s.house.wide() * K), i / (s.house.wide() * K));
      int item = s.item[square];
      if (item >= 0 && item < COVERED) {
        things.add(Kind.of(item).word + " " + Places.text(square));
      }
    }
    if (s.noise != Places.NONE) {
      things.add("noise " + Places.text(s.noise));
    }
    return things.isEmpty() ? "" : String.join(", ", things) + "\n";
  }

  /** Who haunts Start, Exit and face-down rooms. */
  private static String elsewhere(CandyGhostsState s) {
    List<String> elsewhere = new ArrayList<>();
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostAt[i] >= Places.SQUARES) {
        elsewhere.add("g" + s.ghostId[i] + " " + Places.text(s.ghostAt[i]));
      }
    }
    if (s.bossAt >= Places.SQUARES) {
      elsewhere.add(s.name(CandyGhostsState.BOSS) + " " + Places.text(s.bossAt));
    }
    return elsewhere.isEmpty() ? "" : String.join(", ", elsewhere) + "\n";
  }

  /** Rows of rooms that are all face down are left out but for their edges. */
  private static boolean isShown(CandyGhostsState s, int row) {
    int inRoom = row % (2 * K);
    int rooms = s.house.up >> (row / (2 * K) * s.house.wide());
    return inRoom == 0 || (rooms & (1 << s.house.wide()) - 1) != 0;
  }

  private static char mark(CandyGhostsState s, int column, int row) {
    int x = column / 2;
    int y = row / 2;
    if (column % 2 == 0 && row % 2 == 0) {
      return '+';
    }
    if (column % 2 == 1 && row % 2 == 1) {
      return square(s, Places.square(x, y));
    }
    boolean upright = column % 2 == 0;
    int before = upright ? square(s, x - 1, y) : square(s, x, y - 1);
    int after = square(s, x, y);
    boolean wall = s.house.wall(before, upright ? Dir.EAST : Dir.SOUTH, after);
    return wall ? upright ? '|' : '-' : ' ';
  }

  private static int square(CandyGhostsState s, int x, int y) {
    boolean there = x >= 0 && y >= 0 && x < s.house.wide() * K && y < s.house.high() * K;
    return there ? Places.square(x, y) : Places.NONE;
  }

  private static char square(CandyGhostsState s, int square) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] == square) {
        return (char) ((s.isPossessed(seat) ? 'h' : '0') + seat);
      }
    }
    if (!s.house.isUp(square)) {
      return ' ';
    }
    if (s.bossAt == square) {
      return 'B';
    }
    if (s.freeGhostOn(square) >= 0) {
      return 'g';
    }
    if (s.noise == square) {
      return '!';
    }
    int item = s.item[square];
    return item < 0 ? '.' : item >= COVERED ? '?' : Kind.of(item).carried ? '*' : '#';
  }
}
