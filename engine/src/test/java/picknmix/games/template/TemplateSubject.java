package picknmix.games.template;

import java.util.List;
import java.util.Set;
import picknmix.contract.Subject;
import picknmix.kernel.Options;

/** Sugar Jar for the tests that all games have in common. */
public final class TemplateSubject {
  private TemplateSubject() {}

  public static Subject<TemplateState> make() {
    return new Subject<>(
        new Template(),
        List.of("TG"),
        TemplateOracle::load,
        List.of(Options.of("jar", 1), Options.of("jar", 2), Options.of("jar", 3)),
        Set.of(),
        Subject.nothingWild());
  }
}
