package picknmix.games.cukierki;

import java.util.List;
import java.util.Set;
import picknmix.contract.Subject;
import picknmix.kernel.Options;

/** Cukierki for the tests that all games have in common. */
public final class CukierkiSubject {
  private CukierkiSubject() {}

  public static Subject<CukierkiState> make() {
    return new Subject<>(
        new Cukierki(),
        List.of("CU"),
        state -> CukierkiOracle.of(state, Tiles.names()),
        List.of(
            Options.of("variant", "basic"),
            Options.of("variant", "advanced"),
            Options.of("variant", "basic", "fairStart", true)),
        Set.of("table", "hands[]", "taken[]", "captured", "walls[]", "aside[]"),
        Subject.nothingWild());
  }
}
