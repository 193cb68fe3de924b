package picknmix.kernel;

import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A game: what it is called, how it is dealt, and the parts that know the rest. One object of each
 * game stands in {@code Games}; everything else reaches a game through this interface alone.
 *
 * @param <S> the game's state
 */
public interface Game<S extends State<S>> {
  /** What it is called, for how many it is, and what can be chosen. */
  GameFacts facts();

  /** The word for it in logs and links. */
  default String id() {
    return facts().id();
  }

  /** The chosen options with all the others filled in; refuses those that do not go together. */
  default Options settle(int seats, Options chosen) {
    return chosen.withDefaults(facts().options());
  }

  /**
   * What went without saying by the rules of that version, as options of today; null if today's
   * engine cannot play its matches as they were.
   */
  default @Nullable Options implied(int version) {
    return version == facts().rulesVersion() ? Options.of() : null;
  }

  /** Cards, tiles and the like, as the engine uses them. */
  Map<String, @Nullable Object> components();

  /** A new match. */
  S deal(Setup setup);

  Rules<S> rules();

  ActionNotation notation();

  StateCodec<S> codec();

  /** What the viewer, a seat or {@link Seat#SPECTATOR}, may know. */
  View<S> view(S s, int viewer);

  /**
   * A new memory for that seat, at the beginning of a match; null if it is no use, since the table
   * shows all that can be known.
   */
  default @Nullable Memory<S> memory(int seat) {
    return null;
  }

  /** How random players play; a new one for each thread. */
  default RandomPolicy<S> randomPolicy() {
    return new UniformPolicy<>(rules());
  }

  Bot<S> bot(Level level);

  /** Who explains it; null if nobody does, and then its decisions are not judged. */
  default @Nullable Tutor<S> tutor() {
    return null;
  }

  /** How quick its players were; null if it is no game of speed. */
  default @Nullable PaceReview<S> paceReview() {
    return null;
  }

  /** The same bot, but with that taste among what is about as good to it. */
  default Bot<S> like(Nature nature, Bot<S> bot) {
    return bot;
  }

  /** A bot that plays like this; between two levels now like the one, now like the other. */
  default Bot<S> bot(Manner manner) {
    Skill skill = manner.skill();
    Bot<S> lower = bot(skill.lower());
    Bot<S> upper = bot(skill.upper());
    int percent = skill.percent();
    Bot<S> bot = percent == 0 ? lower : new Moody<>(lower, upper, percent);
    return manner.nature() == Nature.PLAIN ? bot : like(manner.nature(), bot);
  }

  /** How long somebody to play with may think about a decision. */
  default Bot.Budget patience() {
    return Person.PATIENCE;
  }

  /** Somebody of that level to play with. */
  default Person<S> person(Level level) {
    return person(Manner.of(level), this::patience);
  }

  /**
   * Somebody to play with, at one table.
   *
   * @param budget how long they may think about a decision, where there is time to think
   */
  default Person<S> person(Manner manner, Supplier<Bot.Budget> budget) {
    Person<S> person = Person.like(bot(manner).sitDown(), rules(), budget);
    return manner.skill().points() == 0 ? person.waitingForOthers(rules()) : person;
  }

  /** The options with which the players win or lose together; null if they never do. */
  default @Nullable Options together() {
    return null;
  }

  /** Whether with these options, all settled, the players win or lose together. */
  default boolean isTogether(Options options) {
    Options together = together();
    return together != null && options.json().entrySet().containsAll(together.json().entrySet());
  }

  /** What it counts of its matches besides actions and events. */
  default Census<S> census() {
    return new Census<>() {};
  }

  /** A new series of this game for so many seats; null if the game knows no series. */
  default @Nullable Series series(int seats) {
    return null;
  }

  /** Its puzzles; null if it has none. */
  default @Nullable Puzzles<S> puzzles() {
    return null;
  }

  /**
   * How many milliseconds the players have before {@link Seat#CLOCK} acts, by the first word of
   * what it will do. The clock is the match service's: a host may change these times or turn them
   * off. Empty if the clock never acts.
   */
  default Map<String, Integer> pace() {
    return Map.of();
  }

  /** Whether {@link Seat#CLOCK} may ever act. */
  default boolean hasClock() {
    return !pace().isEmpty();
  }

  /**
   * What a decision may take at a table with a clock; null if the game's own clock, as {@link
   * #pace}, keeps it going.
   */
  default @Nullable ThinkingTime thinkingTime() {
    return hasClock() ? null : new ThinkingTime(60_000, 20_000);
  }

  /** Whether {@link Seat#CHANCE} may ever act. */
  default boolean hasChance() {
    return false;
  }
}
