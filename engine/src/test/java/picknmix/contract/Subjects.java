package picknmix.contract;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picknmix.contract.Subject.Table;
import picknmix.games.candyghosts.CandyGhostsSubject;
import picknmix.games.candyhunters.CandyHuntersSubject;
import picknmix.games.candymatch.CandyMatchSubject;
import picknmix.games.cukierki.CukierkiSubject;
import picknmix.games.template.TemplateSubject;
import picknmix.kernel.State;

/**
 * The games under test: all, or the one whose package is the property {@code picknmix.subject},
 * since a mutant of one game has nothing to fear from the others.
 */
public final class Subjects {
  private static final String ONLY = System.getProperty("picknmix.subject", "*");

  private Subjects() {}

  public static List<Subject<?>> all() {
    Stream<Subject<?>> all =
        Stream.of(
            CandyMatchSubject.make(),
            CandyHuntersSubject.make(),
            CukierkiSubject.make(),
            CandyGhostsSubject.make(),
            TemplateSubject.make());
    return all.filter(Subjects::isAsked).toList();
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
