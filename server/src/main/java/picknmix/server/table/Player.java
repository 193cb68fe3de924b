package picknmix.server.table;

import java.util.List;
import java.util.regex.Pattern;
import picknmix.kernel.Refused;
import picknmix.server.store.StoredSeat;

/**
 * Who sits on a seat, as everybody sees them.
 *
 * @param name 1 to 24 visible characters
 * @param color {@code #rrggbb}
 * @param avatar one of {@link #AVATARS}
 */
public record Player(String name, String color, String avatar) {
  /** The pictures that there are. */
  public static final List<String> AVATARS =
      List.of(
          "bonbon",
          "chocolate",
          "gummy-bear",
          "licorice",
          "mint-stick",
          "toffee",
          "lollipop",
          "ghost",
          "fox",
          "owl",
          "hedgehog",
          "panda",
          "rabbit",
          "frog",
          "cat",
          "penguin");

  /** The colours that the page offers; there are others, from other programs. */
  public static final List<String> COLORS =
      List.of(
          "#c2185b", "#7b1fa2", "#3949ab", "#0277bd", "#00796b", "#4b7a1c", "#bf5600", "#6d4c41");

  private static final int MAX_NAME = 24;
  private static final int MAX_TYPED = 200;
  private static final String JOINERS = "\u200c\u200d";
  private static final String BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800";
  private static final Pattern SPACE_AROUND = Pattern.compile("^[\\s\\p{Z}]+|[\\s\\p{Z}]+$");
  private static final Pattern COLOR = Pattern.compile("#[0-9a-fA-F]{6}");

  /** This player with a tidy name; refuses what cannot be shown to others. */
  public Player checked() {
    if (name.length() > MAX_TYPED) {
      throw Refused.badRequest("name is too long");
    }
    String tidy = SPACE_AROUND.matcher(name).replaceAll("");
    int length = tidy.codePointCount(0, tidy.length());
    if (length < 1 || length > MAX_NAME) {
      throw Refused.badRequest("name must have 1 to " + MAX_NAME + " characters, not " + length);
    }
    if (!tidy.codePoints().allMatch(Player::isFit) || tidy.codePoints().noneMatch(Player::isInk)) {
      throw Refused.badRequest("name has characters that cannot be shown");
    }
    if (!COLOR.matcher(color).matches()) {
      throw Refused.badRequest("color must be like #c2185b");
    }
    if (!AVATARS.contains(avatar)) {
      throw Refused.badRequest("avatar must be one of " + String.join(", ", AVATARS));
    }
    return new Player(tidy, color, avatar);
  }

  /** This player among others: a second Fox is Fox 2, since all that happens is told by name. */
  Player unlike(List<StoredSeat> others) {
    String unique = name;
    for (int i = 2; isTaken(unique, others); i++) {
      unique = name + ' ' + i;
    }
    return new Player(unique, color, avatar);
  }

  private static boolean isTaken(String name, List<StoredSeat> others) {
    return others.stream().anyMatch(other -> name.equalsIgnoreCase(other.name()));
  }

  /**
   * No control characters, no halves of pairs, nothing unassigned, no blanks that pass for letters,
   * and no marks that turn the text around; joiners stay, for emoji and for the scripts that need
   * them.
   */
  private static boolean isFit(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.FORMAT -> JOINERS.indexOf(c) >= 0;
      default -> BLANK_LETTERS.indexOf(c) < 0;
    };
  }

  /** Whether the character leaves something to be seen. */
  private static boolean isInk(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT, Character.SPACE_SEPARATOR, Character.NON_SPACING_MARK -> false;
      default -> true;
    };
  }
}
