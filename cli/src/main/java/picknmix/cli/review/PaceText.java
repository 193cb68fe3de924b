package picknmix.cli.review;

import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;

/** How quick everybody was, for a terminal. */
public final class PaceText {
  private static final int SHOWN = 5;

  private PaceText() {}

  /** All of it; times count from the first action. */
  public static String of(Session<?> session, Map<String, @Nullable Object> pace) {
    Field review = Field.of(pace, "review", Refused.Code.INTERNAL);
    Formatter out = new Formatter(Locale.ROOT);
    out.format("%s, %d actions%n", session.game().facts().name(), session.moves().size());
    out.format("%nseat  matches  usual reaction  fastest  wrong calls%n");
    int number = 0;
    for (Field seat : review.get("seats").list()) {
      out.format(
          "%4d  %7s  %14s  %7s  %11s%n",
          number++,
          seat.get("matches").value(),
          seconds(seat.get("median")),
          seconds(seat.get("fastest")),
          seat.get("wrong").value());
    }
    overlooked(review, out);
    longest(review, out);
    return out.toString();
  }

  private static void overlooked(Field review, Formatter out) {
    List<Field> missed = review.get("missed").list();
    out.format("%n%s%n", missed.isEmpty() ? "No small match was overlooked." : "Nobody saw");
    for (Field match : missed.subList(0, Math.min(SHOWN, missed.size()))) {
      String cards =
          match.get("cards").list().stream().map(Field::text).collect(Collectors.joining(" "));
      out.format("  %s, there for %s%n", cards, lasted(match));
    }
  }

  private static void longest(Field review, Formatter out) {
    List<Field> cards =
        review.get("cards").list().stream()
            .sorted((one, other) -> Double.compare(millis(other), millis(one)))
            .limit(SHOWN)
            .toList();
    out.format("%nLongest on the table%n");
    for (Field card : cards) {
      out.format("  %s, %s%n", card.get("card").text(), lasted(card));
    }
  }

  private static double millis(Field time) {
    return time.get("until").decimal() - time.get("from").decimal();
  }

  private static String lasted(Field time) {
    return String.format(Locale.ROOT, "%.1f s", millis(time) / 1000);
  }

  private static String seconds(Field millis) {
    return millis.isNull() ? "-" : String.format(Locale.ROOT, "%.2f s", millis.decimal() / 1000);
  }
}
