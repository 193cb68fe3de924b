package picknmix.cli.play.candyghosts;

import java.util.List;
import org.jline.utils.AttributedString;

/** Breaks lines between words; what follows is indented. */
final class Wrap {
  private static final String INDENT = "  ";

  private Wrap() {}

  static void add(AttributedString text, int width, List<AttributedString> lines) {
    AttributedString rest = text;
    while (rest.columnLength() > width) {
      int space = rest.toString().lastIndexOf(' ', width);
      int cut = space > INDENT.length() ? space : width;
      lines.add(rest.subSequence(0, cut));
      AttributedString tail = rest.subSequence(space == cut ? cut + 1 : cut, rest.length());
      rest = AttributedString.join(AttributedString.EMPTY, new AttributedString(INDENT), tail);
    }
    lines.add(rest);
  }
}
