package picknmix.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.games.Games;

final class SkillTest {
  @ParameterizedTest
  @CsvSource({"0,GENTLE,EASY,0", "15,GENTLE,EASY,50", "59,EASY,MEDIUM,96", "80,MEDIUM,HARD,50"})
  void aSkillIsALevelOrBetweenTwo(int points, Level lower, Level upper, int percent) {
    Skill skill = new Skill(points);
    assertThat(skill.lower()).isEqualTo(lower);
    assertThat(skill.upper()).isEqualTo(upper);
    assertThat(skill.percent()).isEqualTo(percent);
  }

  @ParameterizedTest
  @EnumSource
  void aLevelPlaysAsItAlwaysDid(Level level) {
    Skill skill = Skill.of(level);
    assertThat(skill.lower()).isEqualTo(level);
    assertThat(skill.percent()).isZero();
    assertSameAdvice(Games.find("cukierki"), level);
  }

  private static <S extends State<S>> void assertSameAdvice(Game<S> game, Level level) {
    View<S> view = game.view(game.deal(Setup.of(game, 2, Options.of(), Seed.of(1), 0)), 0);
    Bot.Budget rounds = new Bot.Budget(0, 20);
    assertThat(game.bot(Manner.of(level)).advise(view, rounds, new FastRandom(1)))
        .isEqualTo(game.bot(level).advise(view, rounds, new FastRandom(1)));
  }

  /** Whoever plays between two levels goes on from what they have thought of, as hard does. */
  @Test
  void betweenTwoLevelsTheySitDownToo() {
    assertThoughtsAreKept(Games.find("candy-hunters"), new Skill(98));
  }

  private static <S extends State<S>> void assertThoughtsAreKept(Game<S> game, Skill skill) {
    int rounds = 50;
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(3), 0));
    Bot<S> bot = game.bot(new Manner(skill, Nature.PLAIN)).sitDown();
    Rng rng = new FastRandom(1);
    Bot.Advice first = bot.advise(session.recall(0), new Bot.Budget(0, rounds), rng);
    session.apply(0, Objects.requireNonNull(first.action()));
    Bot.Advice again = bot.advise(session.recall(0), new Bot.Budget(0, rounds), rng);
    assertThat(again.candidates().stream().mapToInt(Bot.Candidate::visits).sum())
        .isGreaterThan(rounds);
  }

  @Test
  void levelsAndNaturesHaveTheirWords() {
    for (Level level : Level.values()) {
      assertThat(Level.of(level.text())).isEqualTo(level);
      assertThat(Level.WORDS).contains(level.text());
    }
    for (Nature nature : Nature.values()) {
      assertThat(Nature.of(nature.text())).isEqualTo(nature);
      assertThat(Nature.WORDS).contains(nature.text());
    }
    assertThat(Level.of("Easy")).isNull();
    assertThat(Nature.of("mean")).isNull();
  }
}
