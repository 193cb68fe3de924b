package picknmix.games.candyghosts.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.kernel.ActionList;

/** How the group leads the ghosts if it does what seems best. */
class GroupPriorsTest {
  private static final CandyGhosts GAME = new CandyGhosts();

  /** The house after the ghosts' turn. */
  private static CandyGhostsState led(Given given) {
    CandyGhostsState s = given.ghostsTurn().session().state();
    int leader = GAME.rules().turn(s);
    while (s.phase == Phase.GHOSTS && GAME.rules().turn(s) == leader) {
      ActionList actions = new ActionList();
      GAME.rules().legal(s, leader, actions);
      GAME.rules().apply(s, leader, CandyGhostsEval.best(s, leader, actions), null);
    }
    return s;
  }

  @Test
  @DisplayName("CG-28: a ghost that reaches nobody is led into the way of one that would")
  void inTheWay() {
    assertThat(led(Given.room().ghost("1,3")).isPossessed(0)).isTrue();
    assertThat(led(Given.room().ghost("1,3").ghost("3,3")).isPossessed(0)).isFalse();
  }

  @Test
  @DisplayName("CG-28: who stands behind another goes first, and gets no farther")
  void behind() {
    CandyGhostsState s = led(Given.room().at(1, "2,0").ghost("1,2").ghost("1,3"));
    assertThat(s.isPossessed(0)).isTrue();
    assertThat(s.isPossessed(1)).isFalse();
  }
}
