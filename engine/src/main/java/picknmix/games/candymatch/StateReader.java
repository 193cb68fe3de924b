package picknmix.games.candymatch;

import static picknmix.games.candymatch.CandyMatchState.NOBODY;

import java.util.List;
import picknmix.games.candymatch.CandyMatchState.Phase;
import picknmix.kernel.Field;
import picknmix.kernel.Options;

/** Reads a state from JSON and refuses one that breaks an invariant. */
final class StateReader {
  private StateReader() {}

  static CandyMatchState read(Field state) {
    CandyMatchState s = new CandyMatchState();
    s.seats = state.get("seats").number(CandyMatch.FACTS.minSeats(), CandyMatchState.MAX_SEATS);
    s.claims = CandyMatch.claims(Options.readAll(CandyMatch.FACTS.options(), state.get("options")));
    s.phase = state.get("phase").oneOf(Phase.values(), phase -> phase.text);
    readCards(s, state);
    s.revealer = state.get("revealer").number(0, s.seats - 1);
    Field caller = state.get("caller");
    s.caller = caller.isNull() ? NOBODY : caller.number(0, s.seats - 1);
    readChoosers(s, state.get("choosers"));
    readDone(s, state.get("done"));
    checkPhase(s, state);
    return s;
  }

  /** Each of the 60 cards must be in exactly one place. */
  private static void readCards(CandyMatchState s, Field state) {
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
    field.require(card >= 0, "is no card: " + field.text());
    field.require((seen & Cards.bit(card)) == 0, "is in two places: " + field.text());
    return Cards.bit(card);
  }

  /** Choosers stand in the order in which they choose (CM-9). */
  private static void readChoosers(CandyMatchState s, Field field) {
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

  private static void readDone(CandyMatchState s, Field field) {
    List<Field> done = field.list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      s.done |= done.get(seat).flag() ? 1 << seat : 0;
    }
  }

  private static void checkPhase(CandyMatchState s, Field state) {
    boolean settling = s.phase == Phase.PICKING || s.phase == Phase.PENALTY;
    boolean checking = s.phase == Phase.LAST_CHECK || s.phase == Phase.OVER;
    state
        .get("caller")
        .require(settling == (s.caller != NOBODY), "must be a seat exactly in picking and penalty");
    state
        .get("choosers")
        .require(
            (s.phase == Phase.PENALTY) == (s.choosers != 0), "must be there exactly in penalty");
    state.get("done").require(checking || s.done == 0, "must be all false before the last check");
    switch (s.phase) {
      case OPEN -> state.get("deck").require(s.deckSize() > 0, "must not be empty in open");
      case PICKING -> {
        state.get("phase").require(!s.claims, "cannot be picking in pick-then-call");
        state.get("table").require(s.tableSize() >= 2, "must have two cards in picking");
      }
      case PENALTY ->
          state
              .get("choosers")
              .require(
                  s.table != 0 || s.deckSize() > 0,
                  "must be empty: there is no card left to choose");
      case LAST_CHECK -> {
        state.get("deck").require(s.deckSize() == 0, "must be empty in last-check");
        state.get("table").require(s.tableSize() >= 2, "must have two cards in last-check");
        state.get("done").require(s.done != s.everybody(), "must not be all true in last-check");
      }
      case OVER -> state.get("deck").require(s.deckSize() == 0, "must be empty when over");
    }
  }
}
