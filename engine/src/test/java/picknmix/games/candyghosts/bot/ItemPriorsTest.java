package picknmix.games.candyghosts.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.candyghosts.bot.Adviser.GHOSTS;
import static picknmix.games.candyghosts.bot.Adviser.ROOM;
import static picknmix.games.candyghosts.bot.Adviser.advice;
import static picknmix.games.candyghosts.bot.Adviser.turn;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.ActionList;
import picknmix.kernel.Level;

/** The bots know what each item is good for. */
class ItemPriorsTest {
  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-61: a torch lights the next room, so that nobody must stop at its door")
  void torch(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "2,3").at(1, "1,3");
    assertThat(turn(given.hand(0, "torch"), level, 5))
        .anyMatch(action -> action.matches("throw torch .,[4-7]"))
        .hasSizeGreaterThan(3);
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-62: a fan saves from fast ghosts: it blows the thunder away, or is a noise")
  void fan(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "0,0").atmosphere("thunder");
    given.ghost("3,3").ghost("2,3").ghost("3,2").hand(0, "fan").ap(0);
    assertThat(turn(given, level, 1))
        .anyMatch(action -> action.matches(level == Level.EASY ? "use fan" : "(use|throw) fan.*"));
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-18, CG-62: a possessed friend's kit is asked for, and used on the friend")
  void kit(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(1, "1,1").possessed(1).hand(1, "kit");
    assertThat(turn(given, level, 1)).containsSequence("ask 1 kit", "agree", "use kit 1");
  }

  @Test
  @DisplayName("CG-71: a hoarder goes out of the way for what lies about, a friend does not")
  void hoarder() {
    assertThat(turn(aside("hoarder"), Level.EASY, 1)).contains("pick 0,1");
    assertThat(turn(aside("vandal"), Level.EASY, 1)).doesNotContain("pick 0,1");
  }

  /** Pepper on the way to the next room; a vase lies aside. */
  private static Given aside(String role) {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "2,1").at(1, "3,0");
    return given.role(0, role).role(1, "introvert").item("0,1", "vase");
  }

  @ParameterizedTest
  @CsvSource({
    "pim, regina, mirror, smash",
    "wren, otto, rug, remove",
    "flo, bruno, dog, remove",
    "wren, bruno, cat, remove"
  })
  @DisplayName("CG-64, CG-66, CG-68: what would stop a friend is cleared away")
  void clear(String helper, String friend, String obstacle, String verb) {
    Given given = Given.corridor(ROOM, helper, friend).at(0, "2,1").at(1, "1,1");
    assertThat(turn(given.item("2,2", obstacle), Level.EASY, 1)).contains(verb + " 2,2");
  }

  @ParameterizedTest
  @CsvSource({"pim, flo, mirror", "wren, flo, rug", "flo, zip, dog"})
  @DisplayName("what stops none of them stays")
  void leaveBe(String helper, String friend, String obstacle) {
    Given given = Given.corridor(ROOM, helper, friend).at(0, "2,1").at(1, "1,1");
    assertThat(turn(given.item("2,2", obstacle), Level.EASY, 1))
        .noneMatch(action -> action.endsWith("e 2,2"));
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-64: a mirror makes a noise too, which draws off too many ghosts")
  void mirror(Level level) {
    Given given = Given.corridor(GHOSTS, "pim", "flo").possessed(1).item("1,1", "mirror");
    assertThat(turn(given, level, 1)).contains("smash 1,1");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-33: even a cursed lunch box can be thrown, so it is picked up for a spare point")
  void cursed(Level level) {
    Given given = Given.corridor(ROOM, "regina", "flo").at(0, "2,0").item("2,0", "cursed-lunchbox");
    assertThat(turn(given, level, 1)).contains("pick 2,0");
    Given danger = Given.corridor(GHOSTS, "pepper", "flo").possessed(1);
    assertThat(turn(danger.hand(0, "cursed-lunchbox"), level, 4))
        .anyMatch(action -> action.startsWith("throw cursed-lunchbox"));
  }

  @Test
  @DisplayName("CG-33: of two kits a friend gets one, who may have to use it")
  void give() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(1, "1,1").hand(0, "kit", "kit");
    assertThat(turn(given, Level.EASY, 5)).containsOnlyOnce("give kit 1");
  }

  @ParameterizedTest
  @EnumSource(names = {"EASY", "HARD"})
  @DisplayName("CG-18: a friend who is asked for an item agrees")
  void agree(Level level) {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(1, "1,1").hand(1, "vase");
    assertThat(advice(given.play("ask 1 vase"), level)).isEqualTo("agree");
  }

  @Test
  @DisplayName("CG-70: who plays for another role keeps what is useful")
  void refuse() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(1, "1,1").hand(1, "kit");
    given.role(0, "coward-1").role(1, "traitor-2");
    assertThat(advice(given.play("ask 1 kit"), Level.EASY)).isEqualTo("refuse");
  }

  @Test
  @DisplayName("nobody who looks meanwhile sees a state change because it is evaluated")
  void leavesTheStateAlone() throws InterruptedException {
    Given given = Given.corridor(GHOSTS, "pim", "flo").item("1,1", "mirror").atmosphere("thunder");
    CandyGhostsState s = given.hand(0, "vase", "fan").session().state();
    CandyGhosts game = new CandyGhosts();
    ActionList actions = new ActionList();
    game.rules().legal(s, 0, actions);
    double[] priors = new double[actions.size()];
    CandyGhostsEval eval = new CandyGhostsEval();
    String before = game.codec().text(s);
    Set<String> seen = ConcurrentHashMap.newKeySet();
    Thread watcher =
        new Thread(
            () -> {
              for (int look = 0; look < 2000; look++) {
                seen.add(game.codec().text(s));
              }
            });
    watcher.start();
    while (watcher.isAlive()) {
      eval.priors(s, 0, actions, priors);
    }
    watcher.join();
    assertThat(seen).containsExactly(before);
  }
}
