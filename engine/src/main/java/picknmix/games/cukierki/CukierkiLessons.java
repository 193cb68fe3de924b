package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Course;
import picknmix.bots.Lessons;
import picknmix.games.cukierki.CukierkiAction.Aside;
import picknmix.games.cukierki.CukierkiAction.Pass;
import picknmix.games.cukierki.CukierkiAction.Place;
import picknmix.games.cukierki.CukierkiAction.Stop;
import picknmix.games.cukierki.CukierkiAction.Wall;
import picknmix.games.cukierki.CukierkiEvent.Advantage;
import picknmix.games.cukierki.CukierkiEvent.Completed;
import picknmix.games.cukierki.CukierkiEvent.Extra;
import picknmix.games.cukierki.CukierkiEvent.SetAside;
import picknmix.kernel.Event;
import picknmix.kernel.Json;
import picknmix.kernel.Reason;

/**
 * What Cukierki has to say when an action is explained. In one's own turn nothing is hidden before
 * its end, so one course is as good as another.
 */
final class CukierkiLessons implements Lessons<CukierkiState> {
  private static final String COOKIE = Tiles.KINDS.get(Tiles.COOKIE);
  private static final String LOLLIPOP = Tiles.KINDS.get(Tiles.LOLLIPOP);

  @Override
  public Map<String, @Nullable Object> time(CukierkiState s) {
    return Json.object("phase", s.phase.text);
  }

  @Override
  public List<String> places(long action) {
    return switch (CukierkiNotation.decode(action)) {
      case Place(int _, int x, int y, int _) -> List.of(x + "," + y);
      case Wall(int _, int x, int y, int _) -> List.of(x + "," + y);
      case Aside _, Pass _, Stop _ -> List.of();
    };
  }

  @Override
  public List<String> where(long action) {
    List<String> where = new ArrayList<>(places(action));
    switch (CukierkiNotation.decode(action)) {
      case Place place -> where.add("tile " + place.tile());
      case Wall wall -> where.add("tile " + wall.tile());
      case Aside aside -> where.add("tile " + aside.tile());
      case Pass _, Stop _ -> {}
    }
    return where;
  }

  @Override
  public List<Reason> reasons(
      List<Course<CukierkiState>> better, List<Course<CukierkiState>> worse) {
    Course<CukierkiState> good = better.getFirst();
    Course<CukierkiState> bad = worse.getFirst();
    List<Reason> reasons = new ArrayList<>();
    if (extras(good) > extras(bad)) {
      reasons.add(new CukierkiReason.Cookie(cookiePlace(good)));
    } else if (wastesCookie(bad) && !places(good, tile(bad))) {
      reasons.add(new CukierkiReason.WastesCookie(tile(bad)));
    }
    int lollipops = candies(good, LOLLIPOP) - candies(bad, LOLLIPOP);
    if (lollipops > 0) {
      reasons.add(new CukierkiReason.Lollipop(lollipops));
    }
    List<Advantage> won = advantages(bad);
    for (Advantage advantage : advantages(good)) {
      if (!won.contains(advantage)) {
        reasons.add(new CukierkiReason.Advantage(advantage.kind(), advantage.from()));
      }
    }
    int aside = aside(bad) - aside(good);
    if (aside > 0) {
      reasons.add(new CukierkiReason.Fits(aside));
    }
    return reasons;
  }

  private static long extras(Course<CukierkiState> course) {
    return course.ownEvents().stream().filter(Extra.class::isInstance).count();
  }

  private static int candies(Course<CukierkiState> course, String kind) {
    int count = 0;
    for (Event event : course.ownEvents()) {
      count += event instanceof Completed made && made.candy().equals(kind) ? 1 : 0;
    }
    return count;
  }

  /** Where the placement lies that makes the first cookie. */
  private List<String> cookiePlace(Course<CukierkiState> course) {
    for (Course.Step step : course.own()) {
      for (Event event : step.events()) {
        if (event instanceof Completed made && made.candy().equals(COOKIE)) {
          return places(step.move().action());
        }
      }
    }
    return List.of();
  }

  private static int tile(Course<CukierkiState> course) {
    return CukierkiNotation.tile(course.action());
  }

  /** Whether a half cookie leaves the hand for nothing, while there are tiles to come. */
  private static boolean wastesCookie(Course<CukierkiState> course) {
    boolean placement = CukierkiNotation.kind(course.action()) == CukierkiNotation.PLACE;
    boolean cookie = (Tiles.halves(tile(course)) >> Tiles.COOKIE_HALF & 1) != 0;
    return placement && cookie && course.before().poolSize() > 0 && candies(course, COOKIE) == 0;
  }

  private static boolean places(Course<CukierkiState> course, int tile) {
    return course.own().stream()
        .map(step -> step.move().action())
        .anyMatch(
            action ->
                CukierkiNotation.kind(action) == CukierkiNotation.PLACE
                    && CukierkiNotation.tile(action) == tile);
  }

  private static List<Advantage> advantages(Course<CukierkiState> course) {
    List<Advantage> won = new ArrayList<>();
    for (Event event : course.ownEvents()) {
      if (event instanceof Advantage advantage) {
        won.add(advantage);
      }
    }
    return won;
  }

  private static int aside(Course<CukierkiState> course) {
    int count = 0;
    for (Event event : course.ownEvents()) {
      count += event instanceof SetAside ? 1 : 0;
    }
    return count;
  }
}
