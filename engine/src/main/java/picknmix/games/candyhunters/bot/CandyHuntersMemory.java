package picknmix.games.candyhunters.bot;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Memory;
import picknmix.kernel.Move;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a good player makes of what the others do: which patterns they may be after. Half of this
 * game is to be in their way.
 */
public final class CandyHuntersMemory implements Memory<CandyHuntersState> {
  /** How often it thinks again where several suspicions do not go together. */
  private static final int TRIES = 8;

  private final int seat;
  private final Tells tells = new Tells();
  private final List<Suspicion> suspicions = new ArrayList<>();

  public CandyHuntersMemory(int seat) {
    this.seat = seat;
    for (int other = 0; other < CandyHuntersState.MAX_SEATS; other++) {
      suspicions.add(new Suspicion());
    }
  }

  @Override
  public void take(View<CandyHuntersState> before, Move move, List<Event> events) {
    if (move.seat() == seat) {
      return;
    }
    // Any state that looks like this will do: what is hidden in it is not used.
    CandyHuntersState s = before.determinize(new FastRandom(0));
    long unseen = unseen(s);
    long drawn = s.deckSize() == 0 ? 0 : s.under(0) == seat ? Patterns.bit(s.deckCard(0)) : unseen;
    tells.consider(new Tells.Deed(s, unseen, drawn, move.action()), suspicions.get(move.seat()));
  }

  /** The regular cards that may be in others' hands. */
  private long unseen(CandyHuntersState s) {
    long unseen = Patterns.ALL_REGULAR & ~s.hands[seat];
    for (int other = 0; other < s.seats; other++) {
      unseen &= ~s.scored[other];
    }
    for (int i = 0; i < s.deckSize(); i++) {
      unseen &= s.under(i) == seat ? ~Patterns.bit(s.deckCard(i)) : unseen;
    }
    return unseen;
  }

  @Override
  public CandyHuntersState imagine(View<CandyHuntersState> now, Rng rng) {
    CandyHuntersState s = now.determinize(rng);
    long unseen = unseen(s);
    long[] hands = s.hands.clone();
    for (int tries = 0; tries < TRIES && !suspect(s, unseen, hands, rng); tries++) {
      System.arraycopy(s.hands, 0, hands, 0, hands.length);
    }
    for (int other = 0; other < s.seats; other++) {
      s.giveRegular(other, hands[other] & Patterns.ALL_REGULAR);
    }
    return s;
  }

  /** Thinks of a hand for each of the others; false if what is left for somebody fits nowhere. */
  private boolean suspect(CandyHuntersState s, long unseen, long[] hands, Rng rng) {
    long left = unseen;
    for (int other = 0; other < s.seats; other++) {
      int cards = Long.bitCount(s.regularHand(other));
      if (other != seat && cards > 0) {
        hands[other] = suspicions.get(other).draw(left, cards, rng);
        left &= ~hands[other];
        if (hands[other] == 0) {
          return false;
        }
      }
    }
    return true;
  }
}
