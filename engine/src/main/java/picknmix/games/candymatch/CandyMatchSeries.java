package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import picknmix.kernel.Series;

/**
 * CM-13: the winners of a game get a treat each while there are any, in seat order; after the game
 * in which the last treat goes, most cards over all games win the series.
 *
 * @param played how many games
 * @param treats how many each seat has
 * @param totals how many cards each seat has taken over all games
 */
record CandyMatchSeries(int played, List<Integer> treats, List<Integer> totals) implements Series {
  private static final int TREATS = 6;

  static CandyMatchSeries start(int seats) {
    List<Integer> zeros = Collections.nCopies(seats, 0);
    return new CandyMatchSeries(0, zeros, zeros);
  }

  @Override
  public CandyMatchSeries after(List<Integer> scores, List<Integer> winners) {
    if (isOver()) {
      throw new IllegalStateException("the series is over");
    }
    List<Integer> newTreats = new ArrayList<>(treats);
    List<Integer> newTotals = new ArrayList<>();
    int left = treatsLeft();
    for (int seat = 0; seat < totals.size(); seat++) {
      newTotals.add(totals.get(seat) + scores.get(seat));
      if (left > 0 && winners.contains(seat)) {
        newTreats.set(seat, treats.get(seat) + 1);
        left--;
      }
    }
    return new CandyMatchSeries(played + 1, List.copyOf(newTreats), List.copyOf(newTotals));
  }

  @Override
  public Integer treatsLeft() {
    return TREATS - treats.stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public boolean isOver() {
    return treatsLeft() == 0;
  }

  @Override
  public List<Integer> winners() {
    List<Integer> winners = new ArrayList<>();
    if (isOver()) {
      int most = Collections.max(totals);
      for (int seat = 0; seat < totals.size(); seat++) {
        if (totals.get(seat) == most) {
          winners.add(seat);
        }
      }
    }
    return winners;
  }
}
