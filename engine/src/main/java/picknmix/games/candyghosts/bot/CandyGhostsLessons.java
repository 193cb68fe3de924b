package picknmix.games.candyghosts.bot;

import java.util.ArrayList;
import java.util.List;
import picknmix.bots.Lessons;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Words;

/** What Candy Ghosts has to say when an action is explained. */
public final class CandyGhostsLessons implements Lessons<CandyGhostsState> {
  private static final CandyGhostsNotation NOTATION = new CandyGhostsNotation();

  /** All win or lose together; with roles what each wants is a secret. */
  @Override
  public boolean areRivals() {
    return false;
  }

  @Override
  public List<String> places(long action) {
    List<String> places = new ArrayList<>();
    String before = "";
    for (String word : words(action)) {
      if (word.contains(",") || word.equals("start") || word.equals("exit")) {
        places.add(before.equals("room") ? "room " + word : word);
      }
      before = word;
    }
    return places;
  }

  private static List<String> words(long action) {
    return Words.split(NOTATION.text(action), ' ');
  }

  /** Places, ghosts and things by their words; players as {@code seat 1}. */
  @Override
  public List<String> where(long action) {
    List<String> where = places(action);
    List<String> words = words(action);
    if (words.getFirst().equals("roll")) {
      return where;
    }
    for (String word : words.subList(1, words.size())) {
      boolean place = word.contains(",") || word.equals("start") || word.equals("exit");
      if (Words.number(word) != null) {
        where.add("seat " + word);
      } else if (!place && !word.equals("room") && !word.equals("push")) {
        where.add(word);
      }
    }
    return where;
  }
}
