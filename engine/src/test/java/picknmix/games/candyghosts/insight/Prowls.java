package picknmix.games.candyghosts.insight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picknmix.games.candyghosts.insight.Told.End;
import picknmix.games.candyghosts.insight.Told.Hunter;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.FastRandom;

/** Lets ghosts and bosses move as it was said that they may, and as they like. */
final class Prowls {
  private static final List<String> MET = List.of("possessed", "chased", "swallowed");
  private static final int RANDOM = 3;

  /** The ghosts' turn, as it is or as if it were now. */
  private final CandyGhostsState turn;

  /** Who is on its way already, or null. */
  private final String moving;

  Prowls(CandyGhostsState s) {
    turn = s.copy();
    boolean head = s.pending.is(Do.GHOST) || s.pending.is(Do.POSSESS);
    moving = head ? s.name(s.pending.who()) : null;
    if (!head) {
      turn.pending.clear();
    }
    if (s.phase == Phase.TURN) {
      turn.phase = Phase.GHOSTS;
      turn.clearMoved();
      turn.active = -1;
      turn.stage = Stage.OPEN;
    }
  }

  void check(Hunter hunter, FastRandom rng) {
    if (moving != null && !moving.equals(hunter.who())) {
      return; // nobody else may begin now
    }
    Set<Object> caught = new HashSet<>();
    for (End end : hunter.ends()) {
      boolean comes = follow(new Play(turn), hunter, end.target(), end);
      assertThat(comes).as("%s comes to %s", hunter, end).isTrue();
      for (String target : hunter.targets()) {
        Play play = new Play(turn);
        if (follow(play, hunter, target, end)) {
          caught.addAll(met(play, hunter));
        }
      }
    }
    if (turn.pending.is(Do.POSSESS)) {
      assertThat(hunter.catches()).as("%s", hunter).isNotEmpty();
    } else {
      assertThat(caught).as("%s", hunter).isEqualTo(new HashSet<Object>(hunter.catches()));
    }
    for (int i = 0; i < RANDOM && !hunter.ends().isEmpty(); i++) {
      roam(hunter, rng);
    }
  }

  /** Along the way; whether it is really the way and it rests in the end. */
  private boolean follow(Play play, Hunter hunter, String target, End end) {
    begin(play, hunter, target);
    List<String> route = end.route();
    while (isGoing(play, hunter) && steps(play, hunter).size() < route.size()) {
      String step = "ghost " + hunter.who() + " " + route.get(steps(play, hunter).size());
      if (!play.listed().contains(step)) {
        return false;
      }
      play.act(step);
    }
    return !isGoing(play, hunter) && steps(play, hunter).equals(List.<Object>copyOf(route));
  }

  private void begin(Play play, Hunter hunter, String target) {
    if (moving == null) {
      play.act("target " + hunter.who() + " " + target);
    }
  }

  private static boolean isGoing(Play play, Hunter hunter) {
    return play.s.pending.is(Do.GHOST) && play.s.name(play.s.pending.who()).equals(hunter.who());
  }

  private static List<Object> steps(Play play, Hunter hunter) {
    List<Object> jumps = play.told("jumped", "who", hunter.who(), "at");
    return jumps.isEmpty() ? play.told("ghost", "who", hunter.who(), "at") : jumps;
  }

  /** Whom it has met, or may choose to meet. */
  private static Set<Object> met(Play play, Hunter hunter) {
    Set<Object> met = new HashSet<>();
    if (play.s.pending.is(Do.POSSESS) && play.s.name(play.s.pending.who()).equals(hunter.who())) {
      play.listed()
          .forEach(action -> met.add(Integer.valueOf(action.substring("possess ".length()))));
    }
    for (String type : MET) {
      met.addAll(play.told(type, "who", hunter.who(), "seat"));
    }
    return met;
  }

  /** Anyhow: it must come to rest where it was said, and meet none but whom it was said to. */
  private void roam(Hunter hunter, FastRandom rng) {
    Play play = new Play(turn);
    begin(play, hunter, hunter.targets().get(rng.below(hunter.targets().size())));
    while (isGoing(play, hunter)) {
      List<String> listed = play.listed();
      play.act(listed.get(rng.below(listed.size())));
    }
    List<Object> steps = steps(play, hunter);
    Object rest = steps.isEmpty() ? hunter.at() : steps.getLast();
    assertThat(hunter.ends()).as("%s", hunter).anyMatch(end -> end.at().equals(rest));
    assertThat(steps.size()).as("%s", hunter).isLessThanOrEqualTo(hunter.steps());
    assertThat(hunter.catches())
        .as("%s", hunter)
        .containsAll(met(play, hunter).stream().map(Integer.class::cast).toList());
  }
}
