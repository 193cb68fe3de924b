package picknmix.games.candyghosts.bot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Course;
import picknmix.bots.Lessons;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsEvent.Captured;
import picknmix.games.candyghosts.rules.CandyGhostsEvent.Chased;
import picknmix.games.candyghosts.rules.CandyGhostsEvent.Freed;
import picknmix.games.candyghosts.rules.CandyGhostsEvent.Left;
import picknmix.games.candyghosts.rules.CandyGhostsEvent.Picked;
import picknmix.games.candyghosts.rules.CandyGhostsEvent.Possessed;
import picknmix.games.candyghosts.rules.CandyGhostsEvent.Swallowed;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Event;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;
import picknmix.kernel.Words;

/** What Candy Ghosts has to say when an action is explained. */
public final class CandyGhostsLessons implements Lessons<CandyGhostsState> {
  /** A share that is larger by so much is worth a word; and so many action points. */
  private static final double CLEARLY = 0.2;

  private static final double STEPS = 1.5;

  private static final CandyGhostsNotation NOTATION = new CandyGhostsNotation();

  @Override
  public Map<String, @Nullable Object> time(CandyGhostsState s) {
    return Json.object("round", s.round, "phase", s.phase.word);
  }

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

  /** Whether something happens to a seat in a course. */
  private interface Happens {
    boolean to(Event event, int seat);
  }

  @Override
  public List<Reason> reasons(
      List<Course<CandyGhostsState>> better, List<Course<CandyGhostsState>> worse) {
    List<Reason> reasons = new ArrayList<>();
    int seat = better.getFirst().seat();
    for (int one = 0; one < better.getFirst().before().seats; one++) {
      safer(one, better, worse, reasons);
      double frees = share(better, one, CandyGhostsLessons::isFreed);
      double freesToo = share(worse, one, CandyGhostsLessons::isFreed);
      if (frees - freesToo >= CLEARLY) {
        reasons.add(new CandyGhostsReason.Frees(one, frees, freesToo));
      }
      double out = share(better, one, CandyGhostsLessons::isOut);
      double outToo = share(worse, one, CandyGhostsLessons::isOut);
      if (out - outToo >= CLEARLY) {
        reasons.add(new CandyGhostsReason.Out(one, out, outToo));
      }
    }
    double captures = share(better, seat, CandyGhostsLessons::captures);
    double capturesToo = share(worse, seat, CandyGhostsLessons::captures);
    if (captures - capturesToo >= CLEARLY) {
      reasons.add(new CandyGhostsReason.Captures(captures, capturesToo));
    }
    takes(better, worse, reasons);
    nearer(better, worse, reasons);
    return reasons;
  }

  private static boolean isFreed(Event event, int seat) {
    return event instanceof Freed freed && freed.seat() == seat;
  }

  private static boolean isOut(Event event, int seat) {
    return event instanceof Left left && left.seat() == seat;
  }

  private static boolean captures(Event event, int seat) {
    return event instanceof Captured captured && captured.seat() == seat;
  }

  private static double share(List<Course<CandyGhostsState>> courses, int seat, Happens happens) {
    return Lessons.share(
        courses, course -> events(course).stream().anyMatch(event -> happens.to(event, seat)));
  }

  private static List<Event> events(Course<CandyGhostsState> course) {
    List<Event> events = new ArrayList<>(course.ownEvents());
    events.addAll(course.laterEvents());
    return events;
  }

  /** Who catches the seat, and how; null if that event is something else. */
  private static @Nullable Catch caught(Event event, int seat) {
    return switch (event) {
      case Possessed(String who, int whom) when whom == seat -> new Catch("possessed", who);
      case Swallowed(String who, int whom) when whom == seat -> new Catch("swallowed", who);
      case Chased(String who, int whom) when whom == seat -> new Catch("chased", who);
      default -> null;
    };
  }

  private record Catch(String danger, String who) {}

  private static void safer(
      int seat,
      List<Course<CandyGhostsState>> better,
      List<Course<CandyGhostsState>> worse,
      List<Reason> reasons) {
    double now = share(better, seat, (event, one) -> caught(event, one) != null);
    double instead = share(worse, seat, (event, one) -> caught(event, one) != null);
    if (instead - now >= CLEARLY) {
      Catch most = most(seat, worse);
      reasons.add(new CandyGhostsReason.Safer(seat, most.danger, most.who, now, instead));
    }
  }

  /** What happens to the seat most often. */
  private static Catch most(int seat, List<Course<CandyGhostsState>> courses) {
    Map<Catch, Integer> counts = new LinkedHashMap<>();
    Catch most = new Catch("", "");
    for (Course<CandyGhostsState> course : courses) {
      for (Event event : events(course)) {
        Catch caught = caught(event, seat);
        if (caught != null) {
          int times = counts.merge(caught, 1, Integer::sum);
          most = times > counts.getOrDefault(most, 0) ? caught : most;
        }
      }
    }
    return most;
  }

  /** An item that is picked up in every course of the one, and in none of the other. */
  private static void takes(
      List<Course<CandyGhostsState>> better,
      List<Course<CandyGhostsState>> worse,
      List<Reason> reasons) {
    for (Event event : better.getFirst().ownEvents()) {
      if (event instanceof Picked picked
          && Lessons.share(better, course -> course.ownEvents().contains(picked)) == 1
          && Lessons.share(worse, course -> course.ownEvents().contains(picked)) == 0) {
        reasons.add(new CandyGhostsReason.Takes(picked.item().word, Places.text(picked.at())));
      }
    }
  }

  private static void nearer(
      List<Course<CandyGhostsState>> better,
      List<Course<CandyGhostsState>> worse,
      List<Reason> reasons) {
    Roads roads = new Roads(new Ground());
    double steps = toGo(worse, roads) - toGo(better, roads);
    if (steps >= STEPS) {
      reasons.add(new CandyGhostsReason.Nearer(steps));
    }
  }

  /**
   * How far from the Exit the player is in the end, on average; 0 for one who is out, and as far as
   * can be for one who is nowhere.
   */
  private static double toGo(List<Course<CandyGhostsState>> courses, Roads roads) {
    double sum = 0;
    for (Course<CandyGhostsState> course : courses) {
      CandyGhostsState s = course.later();
      int at = s.at[course.seat()];
      if (!s.hasLeft(course.seat())) {
        sum += roads.toExit(s)[at == Places.NONE ? Places.START : at];
      }
    }
    return sum / courses.size();
  }
}
