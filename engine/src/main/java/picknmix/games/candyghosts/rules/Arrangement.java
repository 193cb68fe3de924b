package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.box.Box.K;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.map.Layout;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/**
 * How the host has arranged the Night Gallery (CG-90), as a text: {@code N 4 S 4 r03 r11 …}, side
 * and offset of Start, the same of Exit (GS-1), then the room cards row by row.
 */
final class Arrangement {
  /** Longer than any: 25 rooms, and two sides with their offsets. */
  static final int LONGEST = 200;

  private static final int BEFORE_ROOMS = 4;

  private Arrangement() {}

  /** The words of an arrangement with one blank between them; empty if it says nothing. */
  static String tidy(String text) {
    return String.join(" ", words(text));
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>(Words.split(text, ' '));
    words.removeIf(String::isEmpty);
    return words;
  }

  /** Lays out a house whose size is known; refuses what cannot be laid. */
  static void lay(String text, House house) {
    List<String> words = words(text);
    if (words.size() != BEFORE_ROOMS + house.rooms()) {
      throw wrong(
          "has "
              + words.size()
              + " words; there must be the side and the offset of Start, those of Exit, and "
              + house.rooms()
              + " rooms");
    }
    Layout layout = house.layout;
    int startSide = side(words.get(0));
    int startAt = offset(words.get(1), layout.lastOffset(startSide));
    int exitSide = side(words.get(2));
    int exitAt = offset(words.get(3), layout.lastOffset(exitSide));
    house.layout = layout.with(startSide, startAt, exitSide, exitAt);
    if (house.layout.doBigSquaresTouch()) {
      throw wrong("must keep a square between Start and Exit (GS-1)");
    }
    for (int room = 0; room < house.rooms(); room++) {
      house.card[room] = (byte) card(words.get(BEFORE_ROOMS + room));
      for (int other = 0; other < room; other++) {
        if (house.card[other] == house.card[room]) {
          throw wrong("has the room " + Box.room(house.card[room]).name() + " twice");
        }
      }
    }
  }

  private static int side(String word) {
    int side = Dir.of(word);
    if (side < 0) {
      throw wrong("names a side \"" + word + "\"; there are N, E, S and W");
    }
    return side;
  }

  private static int offset(String word, int last) {
    @Nullable Integer offset = Words.number(word);
    if (offset == null || offset < 0 || offset > last) {
      throw wrong(
          "has an offset \""
              + word
              + "\"; on that side there are 0 to "
              + last
              + ", for "
              + K
              + " squares");
    }
    return offset;
  }

  private static int card(String word) {
    int card = Box.roomNumber(word);
    if (card < 0) {
      throw wrong("names a room \"" + word + "\" that there is not");
    }
    return card;
  }

  private static Refused wrong(String why) {
    return Refused.badRequest(CandyGhostsOptions.ARRANGEMENT + " " + why);
  }
}
