package picknmix.games.candyghosts.oracle;

import java.util.List;
import java.util.Optional;

/** The atmosphere cards: the current one, the pack, the used ones, those out of the game. */
record Atmosphere(Optional<String> now, List<String> pack, List<String> used, List<String> out) {
  Atmosphere {
    pack = Lists.sorted(pack);
    used = Lists.sorted(used);
    out = Lists.sorted(out);
  }

  /** GS-15: the old card goes to the used ones, and an empty pack first takes all of those. */
  private Atmosphere readyToDraw() {
    List<String> laid = now.map(old -> Lists.plus(used, old)).orElse(used);
    return pack.isEmpty()
        ? new Atmosphere(Optional.empty(), laid, List.of(), out)
        : new Atmosphere(Optional.empty(), pack, laid, out);
  }

  /** The cards that may come next. */
  List<String> next() {
    return readyToDraw().pack;
  }

  Atmosphere drawn(String card) {
    Atmosphere ready = readyToDraw();
    return new Atmosphere(Optional.of(card), Lists.minus(ready.pack, card), ready.used, ready.out);
  }

  /** CG-62, GS-15: out with the current one, and all the others make a new pack. */
  Atmosphere fanned() {
    return new Atmosphere(
        Optional.empty(), Lists.plusAll(pack, used), List.of(), Lists.plus(out, now.orElseThrow()));
  }
}
