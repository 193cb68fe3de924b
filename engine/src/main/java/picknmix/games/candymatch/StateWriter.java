package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Seat;

/** Writes states and views in JSON. */
final class StateWriter {
  private StateWriter() {}

  static Map<String, @Nullable Object> json(CandyMatchState s) {
    List<String> deck = new ArrayList<>();
    for (int i = s.top; i < Cards.COUNT; i++) {
      deck.add(Cards.name(s.order[i]));
    }
    List<List<String>> piles = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      piles.add(Cards.names(s.piles[seat]));
    }
    return json(CandyMatchView.of(s, Seat.SPECTATOR), deck, piles);
  }

  /** A view differs from its state only in what stands for the deck and the piles. */
  static Map<String, @Nullable Object> json(CandyMatchView view, Object deck, Object piles) {
    return Json.object(
        "game", CandyMatch.FACTS.id(),
        "seats", view.seats(),
        "options", CandyMatch.options(view.claims()).json(),
        "phase", view.phase().text,
        "deck", deck,
        "table", view.table().stream().map(Cards::name).toList(),
        "piles", piles,
        "revealer", view.revealer(),
        "caller", Seat.jsonOrNull(view.caller()),
        "choosers", view.choosers(),
        "done", view.done());
  }
}
