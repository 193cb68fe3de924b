package picknmix.games.candyghosts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Series;

/**
 * CG-72: as many games as players; the highest total wins, the lowest starts the next game.
 *
 * @param totals each seat's points over all games
 * @param played how many games
 */
public record CandyGhostsSeries(List<Integer> totals, int played) implements Series {

  public static CandyGhostsSeries start(int seats) {
    return new CandyGhostsSeries(Collections.nCopies(seats, 0), 0);
  }

  @Override
  public CandyGhostsSeries after(List<Integer> scores, List<Integer> winners) {
    if (isOver()) {
      throw new IllegalStateException("the series is over");
    }
    List<Integer> sums = new ArrayList<>();
    for (int seat = 0; seat < totals.size(); seat++) {
      sums.add(totals.get(seat) + scores.get(seat));
    }
    return new CandyGhostsSeries(List.copyOf(sums), played + 1);
  }

  @Override
  public Integer games() {
    return totals.size();
  }

  @Override
  public boolean isOver() {
    return played >= games();
  }

  /** The lowest total, the first of several; before the first game nobody is named. */
  @Override
  public @Nullable Integer first() {
    return played == 0 || isOver() ? null : (Integer) totals.indexOf(Collections.min(totals));
  }

  @Override
  public List<Integer> winners() {
    List<Integer> winners = new ArrayList<>();
    for (int seat = 0; seat < totals.size() && isOver(); seat++) {
      if (totals.get(seat).equals(Collections.max(totals))) {
        winners.add(seat);
      }
    }
    return winners;
  }
}
