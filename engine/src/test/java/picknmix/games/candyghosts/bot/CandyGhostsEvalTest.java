package picknmix.games.candyghosts.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.candyghosts.bot.Adviser.GHOSTS;
import static picknmix.games.candyghosts.bot.Adviser.ROOM;
import static picknmix.games.candyghosts.bot.Adviser.advice;
import static picknmix.games.candyghosts.bot.Adviser.turn;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.games.candyghosts.Given;
import picknmix.kernel.Level;

/** Medium and hard bots do the sensible thing where it is plain what that is. */
class CandyGhostsEvalTest {
  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("they run: into the house, and out by the Exit together")
  void run(Level level) {
    assertThat(advice(Given.corridor("", "pepper", "flo"), level)).startsWith("step ");
    Given last = Given.corridor(ROOM, "pepper", "flo").up(5).at(0, "3,23").at(1, "exit");
    assertThat(advice(last, level)).isEqualTo("step exit");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-80: nobody leaves alone while a friend is possessed")
  void wait(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").up(5).at(0, "exit").at(1, "3,21");
    assertThat(turn(given.possessed(1), level, 1)).doesNotContain("leave");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("with a role of their own they do: a traitor leaves the lost behind")
  void traitor(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").up(5).at(0, "exit").at(1, "3,21");
    given.role(0, "traitor-1").role(1, "hoarder").possessed(1);
    assertThat(turn(given, level, 1)).contains("leave");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("they free a possessed friend: by capture, by kit, by whisper")
  void free(Level level) {
    Given beside = Given.corridor(ROOM, "pepper", "flo").at(1, "1,1").possessed(1);
    assertThat(turn(beside, level, 6)).contains("capture g1");
    Given kit = Given.corridor(ROOM, "pepper", "flo").possessed(1).hand(0, "kit");
    assertThat(turn(kit, level, 1)).contains("use kit 1");
    Given whisper = Given.corridor(ROOM, "wren", "flo").possessed(1).charges(0, 1);
    assertThat(turn(whisper, level, 1)).contains("special g1");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("too many ghosts to fight: a noise draws them off")
  void decoy(Level level) {
    Given vase = Given.corridor(GHOSTS, "pepper", "flo").possessed(1).hand(0, "vase");
    assertThat(turn(vase, level, 3)).anyMatch(action -> action.startsWith("throw vase"));
    Given otto = Given.corridor(GHOSTS, "otto", "flo").possessed(1).charges(0, 1);
    assertThat(turn(otto, level, 3)).contains("special");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("charges are spent where they do most")
  void specials(Level level) {
    Given chain = Given.corridor(GHOSTS, "pepper", "flo").possessed(1).charges(0, 1);
    assertThat(turn(chain, level, 4)).anyMatch(action -> action.startsWith("special g"));
    Given boom = Given.corridor(GHOSTS, "bruno", "flo").charges(0, 1);
    assertThat(turn(boom, level, 4)).contains("special");
    Given speed = Given.corridor(ROOM, "zip", "flo").charges(0, 1).at(1, "3,3").at(0, "0,1");
    assertThat(turn(speed, level, 4)).contains("special");
    Given bossy = Given.corridor(ROOM, "regina", "flo").charges(0, 1).at(0, "2,3");
    assertThat(turn(bossy, level, 4)).contains("special 1");
    Given whistler = Given.corridor(ROOM, "flo", "pepper").possessed(1).charges(0, 1).at(0, "1,3");
    assertThat(turn(whistler, level, 4)).contains("special g1");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-55: who does not believe in walls goes on behind them")
  void disbelief(Level level) {
    Given pim = Given.corridor(ROOM, "pim", "flo").charges(0, 1).at(0, "0,2").at(1, "1,3");
    assertThat(turn(pim, level, 4)).startsWith("step 0,3").hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-25, CG-26: the leader sends a ghost to whom it does not reach")
  void leader(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "0,0").at(1, "3,1").ghost("0,3");
    assertThat(advice(given.ghostsTurn(), level)).isEqualTo("target g1 1");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-24: a ghost is put where it reaches nobody")
  void spawn(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "0,0").at(1, "1,0");
    String[] spawn = advice(given.play("end", "roll 6 1"), level).split("[ ,]", -1);
    int way = Integer.parseInt(spawn[1]) - 1 + Integer.parseInt(spawn[2]);
    assertThat(way).isGreaterThan(4);
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-42: a ghost beside Pigin saves the players")
  void bait(Level level) {
    Given given = Given.pigin(ROOM, "pepper", "flo").at(0, "0,0").at(1, "1,0").bossAt("3,3");
    String[] spawn = advice(given.play("end", "roll 6 1"), level).split("[ ,]", -1);
    assertThat(Integer.parseInt(spawn[1])).isGreaterThanOrEqualTo(1);
    assertThat(Integer.parseInt(spawn[2])).isGreaterThanOrEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-92: items are flipped before anybody goes to the Exit")
  void flip(Level level) {
    Given given = Given.gallery(ROOM, "pepper", "flo").covered("0,1", "vase").at(1, "3,3");
    assertThat(turn(given, level, 4)).contains("step 0,1");
  }
}
