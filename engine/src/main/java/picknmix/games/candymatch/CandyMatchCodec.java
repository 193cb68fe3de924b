package picknmix.games.candymatch;

import static picknmix.games.candymatch.CandyMatchState.NOBODY;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candymatch.CandyMatchState.Phase;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.StateCodec;

/** Candy Match's states in JSON, and the invariants that a loaded one must keep. */
final class CandyMatchCodec implements StateCodec<CandyMatchState> {

  @Override
  public Map<String, @Nullable Object> json(CandyMatchState s) {
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

  @Override
  public CandyMatchState load(Field state) {
    CandyMatchState s = new CandyMatchState();
    s.seats = state.get("seats").number(CandyMatch.FACTS.minSeats(), CandyMatchState.MAX_SEATS);
    s.claims = CandyMatch.claims(options(state.get("options")));
    s.phase = state.get("phase").oneOf(Phase.values(), phase -> phase.text);
    loadCards(s, state);
    s.revealer = state.get("revealer").number(0, s.seats - 1);
    Field caller = state.get("caller");
    s.caller = caller.isNull() ? NOBODY : caller.number(0, s.seats - 1);
    loadChoosers(s, state.get("choosers"));
    loadDone(s, state.get("done"));
    checkPhase(s, state);
    return s;
  }

  private static Options options(Field field) {
    return Options.read(CandyMatch.FACTS.options(), field).withDefaults(CandyMatch.FACTS.options());
  }

  /** Each of the 60 cards must be in exactly one place. */
  private static void loadCards(CandyMatchState s, Field state) {
    int at = 0;
    long seen = 0;
    List<Field> piles = state.get("piles").list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      for (Field field : piles.get(seat).list()) {
        s.piles[seat] |= seen(seen, field);
        seen |= s.piles[seat];
        s.order[at++] = (byte) Cards.number(field.text());
      }
    }
    for (Field field : state.get("table").list()) {
      s.table |= seen(seen, field);
      seen |= s.table;
      s.order[at++] = (byte) Cards.number(field.text());
    }
    s.top = at;
    for (Field field : state.get("deck").list()) {
      seen |= seen(seen, field);
      s.order[at++] = (byte) Cards.number(field.text());
    }
    if (at < Cards.COUNT) {
      long missing = ~seen & (1L << Cards.COUNT) - 1;
      throw state.wrong("lacks cards: " + String.join(", ", Cards.names(missing)));
    }
  }

  /** The field's card as a set; it must exist and not have been seen before. */
  private static long seen(long seen, Field field) {
    int card = Cards.number(field.text());
    if (card < 0) {
      throw field.wrong("is no card: " + field.text());
    }
    if ((seen & Cards.bit(card)) != 0) {
      throw field.wrong("is in two places: " + field.text());
    }
    return Cards.bit(card);
  }

  /** Choosers stand in the order in which they choose (CM-9). */
  private static void loadChoosers(CandyMatchState s, Field field) {
    if (field.list().isEmpty()) {
      return;
    }
    if (s.caller == NOBODY) {
      throw field.wrong("needs a caller");
    }
    int last = 0;
    for (Field chooser : field.list()) {
      int seat = chooser.number(0, s.seats - 1);
      int distance = Math.floorMod(seat - s.caller, s.seats);
      if (distance <= last) {
        throw chooser.wrong("must come after the caller and the choosers before, clockwise");
      }
      last = distance;
      s.choosers |= 1 << seat;
    }
  }

  private static void loadDone(CandyMatchState s, Field field) {
    List<Field> done = field.list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      s.done |= done.get(seat).flag() ? 1 << seat : 0;
    }
  }

  private static void checkPhase(CandyMatchState s, Field state) {
    boolean settling = s.phase == Phase.PICKING || s.phase == Phase.PENALTY;
    boolean checking = s.phase == Phase.LAST_CHECK || s.phase == Phase.OVER;
    require(
        settling == (s.caller != NOBODY),
        state.get("caller"),
        "must be a seat exactly in picking and penalty");
    require(
        (s.phase == Phase.PENALTY) == (s.choosers != 0),
        state.get("choosers"),
        "must be there exactly in penalty");
    require(checking || s.done == 0, state.get("done"), "must be all false before the last check");
    switch (s.phase) {
      case OPEN -> require(s.deckSize() > 0, state.get("deck"), "must not be empty in open");
      case PICKING -> {
        require(!s.claims, state.get("phase"), "cannot be picking in pick-then-call");
        require(s.tableSize() >= 2, state.get("table"), "must have two cards in picking");
      }
      case PENALTY ->
          require(
              s.table != 0 || s.deckSize() > 0,
              state.get("choosers"),
              "must be empty: there is no card left to choose");
      case LAST_CHECK -> {
        require(s.deckSize() == 0, state.get("deck"), "must be empty in last-check");
        require(s.tableSize() >= 2, state.get("table"), "must have two cards in last-check");
        require(s.done != s.everybody(), state.get("done"), "must not be all true in last-check");
      }
      case OVER -> require(s.deckSize() == 0, state.get("deck"), "must be empty when over");
    }
  }

  private static void require(boolean holds, Field field, String otherwise) {
    if (!holds) {
      throw field.wrong(otherwise);
    }
  }
}
