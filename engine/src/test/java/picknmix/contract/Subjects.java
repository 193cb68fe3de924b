package picknmix.contract;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picknmix.contract.Subject.Table;
import picknmix.games.Games;
import picknmix.games.template.TemplateSubject;
import picknmix.kernel.Game;
import picknmix.kernel.State;

/**
 * The games under test: those of {@link Games} and the template game, or the one whose package is
 * the property {@code picknmix.subject}, since a mutant of one game has nothing to fear from the
 * others.
 */
public final class Subjects {
  private static final String ONLY = System.getProperty("picknmix.subject", "*");

  private Subjects() {}

  public static List<Subject<?>> all() {
    Stream<Subject<?>> games = Games.all().stream().map(Subjects::subjectOf);
    return Stream.concat(games, Stream.of(TemplateSubject.make()))
        .filter(Subjects::isAsked)
        .toList();
  }

  /** Found by its name, so that nobody need list it: for CandyMatch it is CandyMatchSubject. */
  private static Subject<?> subjectOf(Game<?> game) {
    String name = game.getClass().getName() + "Subject";
    try {
      return (Subject<?>) Class.forName(name).getMethod("make").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "for the common tests %s needs a class %s with a public static method make"
              .formatted(game.id(), name),
          e);
    }
  }

  private static boolean isAsked(Subject<?> subject) {
    return ONLY.equals("*") || ONLY.equals(subject.game().id().replace("-", ""));
  }

  /** Every game with every option set and every number of seats. */
  public static Stream<Table<?>> tables() {
    return all().stream().flatMap(Subjects::tablesOf);
  }

  /** Every game with every option set, once, with one seat more than the fewest. */
  public static Stream<Table<?>> variants() {
    return tables().filter(table -> table.seats() == middle(table));
  }

  private static int middle(Table<?> table) {
    var game = table.subject().game();
    return Math.min(game.facts().minSeats() + 1, game.facts().maxSeats());
  }

  private static <S extends State<S>> Stream<Table<?>> tablesOf(Subject<S> subject) {
    return subject.variants().stream()
        .flatMap(
            options ->
                IntStream.rangeClosed(
                        subject.game().facts().minSeats(), subject.game().facts().maxSeats())
                    .mapToObj(seats -> new Table<>(subject, seats, options)));
  }
}
