package picknmix.cli.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Move;
import picknmix.kernel.Reason;
import picknmix.kernel.Seat;
import picknmix.kernel.State;
import picknmix.review.Judgement;
import picknmix.review.SumUp;

/** A review for a terminal: a graph, a table of the seats, the turning points. */
public final class ReviewText<S extends State<S>> {
  private static final int WIDTH = 64;
  private static final int HEIGHT = 9;

  private final Review<S> review;
  private final List<Judgement> judgements;
  private final SumUp sumUp;
  private final ActionNotation notation;
  private final double victory;
  private final Formatter out = new Formatter(Locale.ROOT);

  private ReviewText(Review<S> review) {
    this.review = review;
    this.judgements = review.judgements();
    this.sumUp = review.sumUp();
    this.notation = review.session().game().notation();
    this.victory = sumUp.victory();
  }

  /** All of it. */
  public static <S extends State<S>> String of(Review<S> review) {
    return new ReviewText<>(review).text();
  }

  private String text() {
    out.format("%s, %d of %d decisions judged%n", name(), judgements.size(), review.count());
    if (judgements.isEmpty()) {
      return out.toString();
    }
    graph();
    seats();
    List<Integer> turning = sumUp.turningPoints();
    out.format(
        "%n%s%n", turning.isEmpty() ? "Nothing was surely lost by a choice." : "Turning points");
    for (Judgement judgement : judgements) {
      if (turning.contains(judgement.at())) {
        turningPoint(judgement);
      }
    }
    return out.toString();
  }

  private String name() {
    return review.session().game().facts().name();
  }

  // ---- the graph

  /** Everybody's chance to win at each decision, and what became of it; seats by their numbers. */
  private void graph() {
    List<List<Double>> wins = new ArrayList<>(judgements.stream().map(Judgement::win).toList());
    if (review.session().isOver()) {
      wins.add(review.session().victory());
    }
    out.format("%nChance to win, from the first decision to the end%n");
    int columns = Math.min(WIDTH, wins.size());
    char[][] rows = new char[HEIGHT][columns];
    for (char[] row : rows) {
      Arrays.fill(row, ' ');
    }
    int seats = wins.getFirst().size();
    for (int column = 0; column < columns; column++) {
      List<Double> now = wins.get(((column + 1) * wins.size() - 1) / columns);
      for (int seat = seats - 1; seat >= 0; seat--) {
        double win = now.get(seat);
        int row = HEIGHT - 1 - (int) Math.round(win * (HEIGHT - 1));
        rows[row][column] = (char) ('0' + seat);
      }
    }
    for (int row = 0; row < HEIGHT; row++) {
      int percent = 100 * (HEIGHT - 1 - row) / (HEIGHT - 1);
      String scale = row % 4 == 0 ? String.format(Locale.ROOT, "%4d %%", percent) : "";
      out.format("%6s |%s%n", scale, new String(rows[row]).stripTrailing());
    }
  }

  // ---- the seats

  private void seats() {
    out.format("%nseat     skill  best  fine  slips  mistakes   lost           luck%n");
    for (int seat = 0; seat < review.session().start().seats(); seat++) {
      SumUp.Figures figures = sumUp.figures(seat);
      out.format(
          "%4d  %8s  %4d  %4d  %5d  %8d  %5s  %6s ± %4s%n",
          seat,
          like(figures),
          figures.best(),
          figures.fine(),
          figures.slip(),
          figures.mistake(),
          amount("%.", figures.lost()),
          amount("%+.", figures.luck()),
          amount("%.", figures.luckError()));
    }
    out.format(
        "skill: the bot that decides about as well, if enough was at stake to tell; lost: what"
            + " slips and mistakes cost; luck: what dice and draws brought, in %s%n",
        victory > 0 ? "chances to win" : "points");
  }

  /** In points, or as a chance to win in a game that has no points of its own. */
  private String amount(String sign, double points) {
    return victory > 0
        ? String.format(Locale.ROOT, sign + "0f %%", 100 * points / victory)
        : String.format(Locale.ROOT, sign + "1f", points);
  }

  private String like(SumUp.Figures figures) {
    String like = sumUp.like(figures);
    return like == null ? "-" : like;
  }

  // ---- the turning points

  private void turningPoint(Judgement judgement) {
    out.format(
        "%nMove %d, seat %d: a %s%n",
        judgement.at() + 1, judgement.seat(), judgement.grade().text());
    review.view(judgement).text().lines().forEach(line -> out.format("  | %s%n", line));
    out.format("  played  %s%n", notation.text(judgement.played()));
    out.format("  better  %s%n", notation.text(judgement.best()));
    out.format(
        "  by      %s%s (%s to %s, sure to %d %%)%n",
        amount("%.", judgement.loss()),
        victory > 0 ? " chance to win" : " points",
        amount("%.", judgement.loss() - judgement.error()),
        amount("%.", judgement.loss() + judgement.error()),
        Math.round(100 * judgement.sure()));
    for (Reason reason : judgement.reasons()) {
      out.format("  because %s%n", reason.text());
    }
    if (judgement.line().size() > 1) {
      out.format("  line    %s%n", line(judgement.line()));
    }
  }

  private String line(List<Move> line) {
    List<String> moves = new ArrayList<>();
    for (Move move : line) {
      moves.add(Seat.text(move.seat()) + ": " + notation.text(move.action()));
    }
    return String.join("; ", moves);
  }
}
