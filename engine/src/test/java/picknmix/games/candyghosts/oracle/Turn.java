package picknmix.games.candyghosts.oracle;

import java.util.Comparator;
import java.util.List;

/** A player's turn; {@code stage} is open, final or ended. */
record Turn(int seat, int ap, int full, boolean captured, String stage, List<Refusal> refused) {
  /** CG-18: this item may not be asked for again from that player. */
  record Refusal(int seat, String item) {}

  Turn {
    refused =
        refused.stream()
            .sorted(Comparator.comparingInt(Refusal::seat).thenComparing(Refusal::item))
            .toList();
  }

  static Turn of(int seat, int ap) {
    return new Turn(seat, ap, ap, false, "open", List.of());
  }

  Turn paying() {
    return new Turn(seat, ap - 1, full, captured, stage, refused);
  }

  /** CG-53: all action points again, even right after a final action. */
  Turn speeding() {
    return new Turn(seat, full, full, captured, "open", refused);
  }

  Turn capturing() {
    return new Turn(seat, ap, full, true, stage, refused);
  }

  Turn at(String newStage) {
    return new Turn(seat, ap, full, captured, newStage, refused);
  }

  Turn refusedBy(int asked, String item) {
    return new Turn(seat, ap, full, captured, stage, Lists.plus(refused, new Refusal(asked, item)));
  }
}
