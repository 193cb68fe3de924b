package picknmix.games.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a viewer sees: all that lies open, one's own hand and jar, and of the rest how much it is.
 * Sets of sweets are bit sets as in {@link Sweets}.
 *
 * @param deck how many sweets it has
 */
record TemplateView(
    int viewer,
    int seats,
    int jarSize,
    int turn,
    int deck,
    List<Pile> hands,
    List<Pile> jars,
    List<Integer> eaten,
    int lost,
    int biting)
    implements View<TemplateState> {

  /** A hand or a jar: its sweets if the viewer may see them, else 0; and in any case how many. */
  record Pile(boolean open, int sweets, int size) {
    static Pile of(int sweets, boolean open) {
      return new Pile(open, open ? sweets : 0, Integer.bitCount(sweets));
    }

    Object json() {
      return open ? (Object) Sweets.names(sweets) : size;
    }
  }

  static TemplateView of(TemplateState s, int viewer) {
    List<Pile> hands = new ArrayList<>();
    List<Pile> jars = new ArrayList<>();
    List<Integer> eaten = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      hands.add(Pile.of(s.hands[seat], seat == viewer));
      jars.add(Pile.of(s.jars[seat], seat == viewer || s.isOver()));
      eaten.add(s.eaten[seat]);
    }
    return new TemplateView(
        viewer, s.seats, s.jarSize, s.turn, s.deckSize(), hands, jars, eaten, s.lost, s.biting);
  }

  @Override
  public Map<String, @Nullable Object> json() {
    return StateWriter.json(
        this,
        deck,
        hands.stream().map(Pile::json).toList(),
        jars.stream().map(Pile::json).toList());
  }

  /** TG-7: what is in a closed jar only its owner knows; in an empty one there is nothing. */
  @Override
  public List<@Nullable Integer> scores() {
    List<@Nullable Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      Pile jar = jars.get(seat);
      boolean known = jar.open() || jar.size() == 0;
      scores.add(known ? TemplateRules.points(eaten.get(seat), jar.sweets()) : null);
    }
    return scores;
  }

  @Override
  public TemplateState determinize(Rng rng) {
    TemplateState s = new TemplateState();
    s.seats = seats;
    s.jarSize = jarSize;
    s.turn = turn;
    s.lost = lost;
    s.biting = biting;
    for (int seat = 0; seat < seats; seat++) {
      s.eaten[seat] = eaten.get(seat);
    }
    // The unseen sweets at random: dealt off the top to closed hands and jars, the rest is the
    // deck.
    int unseen = Sweets.ALL & ~seen();
    s.top = Sweets.COUNT - Integer.bitCount(unseen);
    for (int at = s.top; at < Sweets.COUNT; at++) {
      s.order[at] = (byte) Integer.numberOfTrailingZeros(unseen);
      unseen &= unseen - 1;
    }
    rng.shuffle(s.order, s.top, Sweets.COUNT);
    for (int seat = 0; seat < seats; seat++) {
      s.hands[seat] = fill(hands.get(seat), s);
      s.jars[seat] = fill(jars.get(seat), s);
    }
    return s;
  }

  private int seen() {
    int seen = lost | (biting < 0 ? 0 : Sweets.bit(biting));
    for (int seat = 0; seat < seats; seat++) {
      seen |= eaten.get(seat) | hands.get(seat).sweets() | jars.get(seat).sweets();
    }
    return seen;
  }

  private static int fill(Pile pile, TemplateState s) {
    int sweets = pile.sweets();
    while (Integer.bitCount(sweets) < pile.size()) {
      sweets |= Sweets.bit(s.order[s.top++]);
    }
    return sweets;
  }

  @Override
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append(biting < 0 ? "seat " + turn : "seat " + turn + " eats " + Sweets.name(biting));
    out.append(" · deck ").append(deck).append(" · lost ").append(Sweets.names(lost));
    for (int seat = 0; seat < seats; seat++) {
      out.append("\nseat ").append(seat).append(": hand ").append(hands.get(seat).json());
      out.append(", jar ").append(jars.get(seat).json());
      out.append(", eaten ").append(Sweets.names(eaten.get(seat)));
    }
    return out.append('\n').toString();
  }
}
