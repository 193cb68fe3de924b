package picknmix.cli.arena;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.bots.RandomBot;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Nature;
import picknmix.kernel.Person;
import picknmix.kernel.Refused;
import picknmix.kernel.Skill;
import picknmix.kernel.State;

/**
 * A bot that takes part.
 *
 * @param name as it was asked for
 * @param kind how it chooses
 * @param version the commit that it is from; null for our own
 * @param budget milliseconds for a turn, or iterations for a decision
 */
public record Entrant(String name, Kind kind, @Nullable Version version, Budget budget) {
  private static final Pattern FORM =
      Pattern.compile(
          "(?<who>(?<word>[a-z]+)(?<skill>[0-9]{1,3})?(?:-(?<nature>[a-z]+))?"
              + "(?:\\*(?<heads>[1-9][0-9]?))?)(?:@(?<ref>[^:]+))?"
              + "(?::(?<amount>[1-9][0-9]{0,7})(?<unit>ms|it))?");

  /** How an entrant chooses. */
  sealed interface Kind {
    /** Anything. */
    record Any() implements Kind {}

    /** As a child in a model would. */
    record Child() implements Kind {}

    /** As the game's bots do. */
    record Plays(Manner manner) implements Kind {}

    /** As so many of them do who think at the same time. */
    record Confers(Manner manner, int heads) implements Kind {}
  }

  /**
   * Reads {@code hard}, {@code hard:200ms}, {@code hard-bold:1000it}, {@code skill45}, {@code
   * random}, {@code hard*4:200ms} for four that think at once, {@code hard@v1.0:200ms} and the
   * like.
   *
   * @param usual the budget of those who bring none
   * @param built where the launcher has built which commit
   */
  public static Entrant parse(String text, Budget usual, Map<String, Path> built) {
    Matcher form = FORM.matcher(text);
    Kind kind = form.matches() ? kind(form) : null;
    if (kind == null) {
      throw Refused.badRequest(
          "'"
              + text
              + "' is no bot: there are random, child, gentle, easy, medium, hard, and skill0 to"
              + " skill100; with a nature if you like, such as easy-bold, and a budget, such as"
              + " hard:200ms (a turn) or hard:1000it (iterations a decision), or several that think"
              + " at once, such as hard*4:200ms, or of another commit, such as hard@HEAD~1:200ms");
    }
    Budget budget = budget(form.group("amount"), form.group("unit"), usual);
    return new Entrant(text, kind, version(text, kind, form.group("ref"), built), budget);
  }

  private static @Nullable Kind kind(Matcher form) {
    String word = form.group("word");
    Skill skill = skill(word, form.group("skill"));
    String nature = form.group("nature");
    Nature taste = nature == null ? Nature.PLAIN : Nature.of(nature);
    String heads = form.group("heads");
    if (skill != null && taste != null) {
      Manner manner = new Manner(skill, taste);
      return heads == null
          ? new Kind.Plays(manner)
          : new Kind.Confers(manner, Integer.parseInt(heads));
    }
    return switch (form.group("who")) {
      case "random" -> new Kind.Any();
      case "child" -> new Kind.Child();
      default -> null;
    };
  }

  /** By a level's word, or as a number. */
  private static @Nullable Skill skill(String word, @Nullable String number) {
    if (number == null) {
      Level level = Level.of(word);
      return level == null ? null : Skill.of(level);
    }
    int points = Integer.parseInt(number);
    return word.equals("skill") && points <= Skill.MOST ? new Skill(points) : null;
  }

  private static @Nullable Version version(
      String text, Kind kind, @Nullable String ref, Map<String, Path> built) {
    if (ref == null) {
      return null;
    }
    if (level(kind) == null) {
      throw Refused.badRequest("'" + text + "': of another commit there are only its levels");
    }
    Path folder = built.get(ref);
    if (folder == null) {
      throw Refused.badRequest(
          "'" + text + "' has to be built first, which the launcher does: ./picknmix arena");
    }
    return new Version(ref, folder);
  }

  private static Budget budget(@Nullable String number, @Nullable String unit, Budget usual) {
    if (number == null) {
      return usual;
    }
    int amount = Integer.parseInt(number);
    return "ms".equals(unit) ? new Budget(amount, 0) : new Budget(0, amount);
  }

  /** Who that is exactly, also when a branch has moved on. */
  String identity() {
    Matcher form = FORM.matcher(name);
    String who = form.matches() ? form.group("who") : name;
    String from = version == null ? "" : "@" + version.commit();
    String time = budget.millis() > 0 ? ":" + budget.millis() + "ms" : "";
    String rounds = budget.iterations() > 0 ? ":" + budget.iterations() + "it" : "";
    return who + from + time + rounds;
  }

  /** The level at which it simply plays; null if it does not. */
  @Nullable Level level() {
    return level(kind);
  }

  private static @Nullable Level level(Kind kind) {
    return kind instanceof Kind.Plays(Manner(Skill skill, Nature nature))
            && skill.percent() == 0
            && nature == Nature.PLAIN
        ? skill.lower()
        : null;
  }

  /** Whether it can hold its own against the clock: random play is no play in a race. */
  boolean canRace() {
    return !(kind instanceof Kind.Any);
  }

  <S extends State<S>> Bot<S> bot(Game<S> game) {
    return switch (kind) {
      case Kind.Any() -> new RandomBot<>(game.rules());
      case Kind.Child() -> new ChildModel<>(game);
      case Kind.Plays(Manner manner) -> game.bot(manner).sitDown();
      case Kind.Confers(Manner manner, int heads) ->
          new Council<>(() -> game.bot(manner).sitDown(), heads);
    };
  }

  <S extends State<S>> Person<S> person(Game<S> game) {
    return switch (kind) {
      case Kind.Any() -> throw new IllegalStateException("random play in a race");
      case Kind.Child() -> ChildModel.racing(game);
      case Kind.Plays(Manner manner) -> game.person(manner, game::patience);
      case Kind.Confers(Manner manner, int _) -> game.person(manner, game::patience);
    };
  }
}
