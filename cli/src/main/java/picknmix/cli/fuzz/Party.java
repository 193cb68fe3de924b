package picknmix.cli.fuzz;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/** Those who play at a table, until they leave it. */
final class Party implements AutoCloseable {
  private final List<Player> players;
  private final SplittableRandom random;

  Party(List<Player> players, SplittableRandom random) {
    this.players = players;
    this.random = random;
  }

  /** All of them: a rematch begins when they are there, and tells nobody how it stands before. */
  void come() throws InterruptedException, FuzzFailed {
    for (Player player : players) {
      player.connect();
    }
    for (Player player : players) {
      player.awaitUpdate();
    }
  }

  Player get(int seat) {
    return players.get(seat);
  }

  /** Anybody who can does something, so many times or until the game is over. */
  void play(int most) throws InterruptedException, FuzzFailed {
    for (int i = 0; i < most; i++) {
      for (Player player : players) {
        player.catchUp();
      }
      if (players.stream().anyMatch(Player::isOver)) {
        return;
      }
      List<Player> able = players.stream().filter(Player::canAct).toList();
      if (able.isEmpty()) {
        // Whoever knows least has not heard yet that it is their turn.
        Collections.min(players, Comparator.comparingInt(Player::seen)).awaitUpdate();
      } else {
        able.get(random.nextInt(able.size())).act();
      }
    }
  }

  @Override
  public void close() {
    players.forEach(Player::leave);
  }
}
