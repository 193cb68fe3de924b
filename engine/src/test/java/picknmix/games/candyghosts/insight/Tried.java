package picknmix.games.candyghosts.insight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import picknmix.games.candyghosts.insight.Told.Hunter;
import picknmix.games.candyghosts.insight.Told.Way;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.FastRandom;

/** Tries out what a table is told, and counts how often. */
final class Tried {
  private int ways;
  private int endings;
  private int prowls;
  private int catches;
  private int rolls;
  private int sensible;

  List<Integer> counts() {
    return List.of(ways, endings, prowls, catches, rolls, sensible);
  }

  // ---- ways

  void checkReach(CandyGhostsState s, Told told, List<String> listed) {
    List<Way> all = told.ways();
    for (String action : listed) {
      if (action.startsWith("step ")) {
        String place = action.replace("step ", "").replace(" push", "");
        assertThat(all).as(action).anyMatch(way -> way.at().equals(place) && way.cost() == 1);
      }
    }
    if (all.isEmpty()) {
      assertThat(listed).noneMatch(action -> action.startsWith("step "));
      return;
    }
    int mover = (int) told.all.get("mover");
    for (Way way : all) {
      assertThat(way.route()).hasSize(way.cost()).endsWith(way.at());
      walk(s, mover, way);
    }
  }

  /** As a page walks: the next place of the way that is listed; forced steps go by themselves. */
  private void walk(CandyGhostsState s, int mover, Way way) {
    Play play = new Play(s);
    List<Object> gone = List.of();
    while (gone.size() < way.route().size()) {
      List<String> listed = play.listed();
      boolean last = gone.size() == way.route().size() - 1;
      String plain = "step " + way.route().get(gone.size());
      boolean push = last ? way.flags().contains("push") : !listed.contains(plain);
      String step = push ? plain + " push" : plain;
      assertThat(listed).as("on %s", way).contains(step);
      boolean alone = play.s.active == mover && play.s.pending.isEmpty();
      int before = alone ? play.s.ap : play.s.pending.points();
      play.act(step);
      gone = play.told("stepped", "seat", mover, "at");
      assertThat(gone).isSubsetOf(longer(way.route(), gone));
      assertThat(before).isPositive();
    }
    ways++;
    checkEnd(play, s, mover, way);
  }

  /** The way, or, when it has gone on by itself beyond its end, what it went. */
  private static List<Object> longer(List<String> route, List<Object> gone) {
    return gone.size() > route.size() ? gone : List.copyOf(route);
  }

  private void checkEnd(Play play, CandyGhostsState s, int mover, Way way) {
    boolean met = way.ends() != null;
    if (met) {
      endings++;
      assertThat(isOpen(play.s, s, mover)).as("%s leaves the turn open", way).isFalse();
      assertThat(play.tells("revealed")).as("%s", way).isEqualTo("dark".equals(way.ends()));
      if (way.ends().equals("ghost")) {
        assertThat(play.told("possessed", "seat", mover, "who")).as("%s", way).hasSize(1);
      }
      if (way.ends().equals("boss")) {
        assertThat(play.tells("chased") || play.tells("swallowed")).as("%s", way).isTrue();
      }
    } else if (way.flags().isEmpty() && way.cost() < points(s) && !s.isPossessed(mover)) {
      boolean out = play.tells("ended");
      assertThat(out || isOpen(play.s, s, mover)).as("%s ends the turn", way).isTrue();
    }
    assertThat(play.tells("flipped")).as("%s", way).isEqualTo(way.flags().contains("flips"));
  }

  private static int points(CandyGhostsState s) {
    return s.pending.is(Do.BOSSY) ? s.pending.points() : s.ap;
  }

  /** Whether the mover may go on. */
  private static boolean isOpen(CandyGhostsState after, CandyGhostsState before, int mover) {
    boolean same = after.active == before.active && after.phase == Phase.TURN;
    return before.pending.is(Do.BOSSY)
        ? same && after.pending.is(Do.BOSSY) && after.pending.seat() == mover
        : same && after.stage == Stage.OPEN && !after.isPossessed(mover);
  }

  // ---- hunts

  void checkHunts(CandyGhostsState s, Told told, FastRandom rng) {
    if (s.phase == Phase.OVER) {
      assertThat(told.hunters()).isEmpty();
      return;
    }
    Prowls tries = new Prowls(s);
    for (Hunter hunter : told.hunters()) {
      tries.check(hunter, rng);
      prowls += hunter.ends().size();
      catches += hunter.catches().size();
    }
  }

  // ---- dice

  void checkOdds(CandyGhostsState s, Told told, List<String> listed) {
    Map<?, ?> odds = (Map<?, ?>) told.all.get("odds");
    Map<?, ?> thrown = (Map<?, ?>) told.all.get("throws");
    for (String action : listed) {
      String verb = action.substring(0, (action + " ").indexOf(' '));
      if (verb.equals("throw")) {
        String place = action.substring(action.lastIndexOf(' ') + 1);
        assertThat(thrown.containsKey(place)).as(action).isTrue();
        if (rolls % 16 == 0) {
          checkChance(s, action, (Map<?, ?>) thrown.get(place));
        }
        rolls++;
      } else if (List.of("capture", "attack", "give").contains(verb)) {
        assertThat(odds.containsKey(action)).as(action).isTrue();
      }
    }
    odds.forEach((action, chance) -> checkChance(s, (String) action, (Map<?, ?>) chance));
    boolean nothing = odds.isEmpty() && thrown.isEmpty();
    assertThat(told.all.get("rolls") == null).isEqualTo(nothing);
  }

  private void checkChance(CandyGhostsState s, String action, Map<?, ?> chance) {
    rolls++;
    double success = Dice.success(s, action);
    int percent = (int) chance.get("chance");
    assertThat((double) percent).as(action).isBetween(100 * success - 0.51, 100 * success + 1);
  }

  // ---- for the group

  void checkSensible(CandyGhostsState s, int viewer, Told told, List<String> listed) {
    Object action = told.all.get("sensible");
    List<String> verbs = List.of("put", "spawn", "respawn", "target", "ghost", "possess");
    boolean group =
        listed.stream()
            .anyMatch(text -> verbs.contains(text.substring(0, (text + " ").indexOf(' '))));
    assertThat(action != null).as("seat " + viewer + " of " + s.seats).isEqualTo(group);
    if (action != null) {
      sensible++;
      assertThat(listed).contains((String) action);
    }
  }
}
