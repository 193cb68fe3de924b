package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candymatch.CandyMatchState.Phase;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a player sees of Candy Match: the same for all. Of the deck and the piles only the sizes.
 *
 * @param table the face-up cards in the order in which they were turned
 * @param choosers who may still choose, the first one now
 */
record CandyMatchView(
    int viewer,
    int seats,
    boolean claims,
    Phase phase,
    int deck,
    List<Integer> table,
    List<Integer> piles,
    int revealer,
    int caller,
    List<Integer> choosers,
    List<Boolean> done)
    implements View<CandyMatchState> {

  static CandyMatchView of(CandyMatchState s, int viewer) {
    List<Integer> table = new ArrayList<>();
    for (int i = 0; i < s.top; i++) {
      if ((s.table & Cards.bit(s.order[i])) != 0) {
        table.add((int) s.order[i]);
      }
    }
    List<Integer> piles = new ArrayList<>();
    List<Boolean> done = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      piles.add(Long.bitCount(s.piles[seat]));
      done.add((s.done >> seat & 1) != 0);
    }
    List<Integer> choosers = new ArrayList<>();
    for (int i = 1; i < s.seats && s.choosers != 0; i++) {
      int seat = (s.caller + i) % s.seats;
      if ((s.choosers >> seat & 1) != 0) {
        choosers.add(seat);
      }
    }
    return new CandyMatchView(
        viewer,
        s.seats,
        s.claims,
        s.phase,
        s.deckSize(),
        table,
        piles,
        s.revealer,
        s.caller,
        choosers,
        done);
  }

  @Override
  public Map<String, @Nullable Object> json() {
    return StateWriter.json(this, deck, piles);
  }

  /** CM-12: the sizes of the piles, which all can see. */
  @Override
  public List<@Nullable Integer> scores() {
    return new ArrayList<>(piles);
  }

  @Override
  public CandyMatchState determinize(Rng rng) {
    CandyMatchState s = new CandyMatchState();
    s.seats = seats;
    s.claims = claims;
    s.phase = phase;
    for (int card : table) {
      s.table |= Cards.bit(card);
    }
    dealUnseen(s, rng);
    s.revealer = revealer;
    s.caller = caller;
    for (int seat = 0; seat < seats; seat++) {
      s.choosers |= choosers.contains(seat) ? 1 << seat : 0;
      s.done |= done.get(seat) ? 1 << seat : 0;
    }
    return s;
  }

  /** The cards that are not face up, at random: first the piles', last the deck. */
  private void dealUnseen(CandyMatchState s, Rng rng) {
    byte[] unseen = new byte[Cards.COUNT - table.size()];
    int count = 0;
    for (byte card = 0; card < Cards.COUNT; card++) {
      if ((s.table & Cards.bit(card)) == 0) {
        unseen[count++] = card;
      }
    }
    rng.shuffle(unseen, 0, count);
    int next = 0;
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 0; i < piles.get(seat); i++) {
        s.piles[seat] |= Cards.bit(unseen[next]);
        s.order[s.top++] = unseen[next++];
      }
    }
    for (int card : table) {
      s.order[s.top++] = (byte) card;
    }
    System.arraycopy(unseen, next, s.order, s.top, deck);
  }

  @Override
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append(phase.text).append(" · deck ").append(deck);
    out.append(" · piles ").append(piles);
    switch (phase) {
      case OPEN -> out.append(" · seat ").append(revealer).append(" reveals");
      case PICKING -> out.append(" · seat ").append(caller).append(" has called");
      case PENALTY ->
          out.append(" · seat ").append(caller).append(" was wrong, to choose: ").append(choosers);
      case LAST_CHECK -> out.append(" · done: ").append(done);
      case OVER -> {}
    }
    out.append("\ntable:");
    for (int card : table) {
      out.append(' ').append(Cards.name(card));
    }
    return out.append('\n').toString();
  }
}
