package picknmix.games.candyhunters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.json.StateWriter;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.Json;
import picknmix.kernel.Rng;
import picknmix.kernel.View;

/**
 * What a viewer sees of Candy Hunters: all that lies open, one's own cards, and the cards that one
 * put under the deck oneself. Of the other cards it knows only how many there are. The patterns of
 * a puzzle lie open.
 */
final class CandyHuntersView implements View<CandyHuntersState> {
  private static final byte UNKNOWN = -1;

  private final int viewer;

  /** The town, the scores and so on; no hands and no deck. */
  private final CandyHuntersState open = new CandyHuntersState();

  /** What is known of each hand, and how many regular and haunted cards it has. */
  private final long[] hands;

  private final int[] regular;
  private final int[] haunted;

  /** The deck from the top, with who put which card under it. */
  private final byte[] deck;

  private final byte[] under;

  CandyHuntersView(CandyHuntersState s, int viewer) {
    this.viewer = viewer;
    open.copyOpenFrom(s);
    hands = new long[s.seats];
    regular = new int[s.seats];
    haunted = new int[s.seats];
    for (int seat = 0; seat < s.seats; seat++) {
      hands[seat] = seat == viewer || s.puzzle ? s.hands[seat] : 0;
      regular[seat] = Long.bitCount(s.regularHand(seat));
      haunted[seat] = Long.bitCount(s.hauntedHand(seat));
    }
    deck = new byte[s.deckSize()];
    under = new byte[s.deckSize()];
    for (int i = 0; i < deck.length; i++) {
      under[i] = (byte) s.under(i);
      deck[i] = viewer >= 0 && under[i] == viewer ? (byte) s.deckCard(i) : UNKNOWN;
    }
  }

  @Override
  public int viewer() {
    return viewer;
  }

  @Override
  public Map<String, @Nullable Object> json() {
    List<List<String>> regularNames = new ArrayList<>();
    List<List<String>> hauntedNames = new ArrayList<>();
    for (int seat = 0; seat < open.seats; seat++) {
      regularNames.add(names(hands[seat] & Patterns.ALL_REGULAR, regular[seat]));
      hauntedNames.add(names(hands[seat] & Patterns.ALL_HAUNTED, haunted[seat]));
    }
    List<String> deckNames = new ArrayList<>();
    List<@Nullable Object> knowers = new ArrayList<>();
    for (int i = 0; i < deck.length; i++) {
      deckNames.add(deck[i] == UNKNOWN ? "?" : Patterns.name(deck[i]));
      knowers.add(under[i] < 0 ? null : (Object) (int) under[i]);
    }
    return StateWriter.json(open, regularNames, hauntedNames, deckNames, knowers);
  }

  /** The names of the known cards, and a question mark for each other one. */
  private static List<String> names(long known, int count) {
    List<String> names = Patterns.names(known);
    while (names.size() < count) {
      names.add("?");
    }
    return names;
  }

  /** CH-21: everything that counts lies open. */
  @Override
  public List<@Nullable Integer> scores() {
    List<@Nullable Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < open.seats; seat++) {
      scores.add(PointRules.points(open, seat));
    }
    return scores;
  }

  /** Where the viewer's cards lie in the town, or would with one more building. */
  @Override
  public Map<String, @Nullable Object> insight() {
    long own = viewer < 0 ? 0 : hands[viewer];
    return Json.object("fits", Fits.all(open, viewer, own), "near", Fits.near(open, own));
  }

  @Override
  public CandyHuntersState determinize(Rng rng) {
    CandyHuntersState s = new CandyHuntersState();
    s.copyOpenFrom(open);
    byte[] unseen = unseen(Patterns.ALL_REGULAR, rng);
    byte[] unseenHaunted = unseen(Patterns.ALL_HAUNTED, rng);
    int next = 0;
    int nextHaunted = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      s.hands[seat] = hands[seat];
      while (Long.bitCount(s.regularHand(seat)) < regular[seat]) {
        s.hands[seat] |= Patterns.bit(unseen[next++]);
      }
      while (Long.bitCount(s.hauntedHand(seat)) < haunted[seat]) {
        s.hands[seat] |= Patterns.bit(unseenHaunted[nextHaunted++]);
      }
    }
    for (int i = 0; i < deck.length; i++) {
      s.putUnder(deck[i] == UNKNOWN ? unseen[next++] : deck[i], under[i]);
    }
    return s;
  }

  /** CH-15, CH-21: in the last turn of all, cards that the viewer does not hold bring nothing. */
  @Override
  public boolean isOpen() {
    int last = (open.first + open.seats - 1) % open.seats;
    return !open.puzzle && open.round == open.rounds && viewer == last && open.toAct == last;
  }

  /** The cards among these that the viewer does not see, shuffled. */
  private byte[] unseen(long cards, Rng rng) {
    long rest = cards;
    for (int seat = 0; seat < open.seats; seat++) {
      rest &= ~hands[seat] & ~open.scored[seat];
    }
    for (byte card : deck) {
      rest &= card == UNKNOWN ? rest : ~Patterns.bit(card);
    }
    byte[] unseen = new byte[Long.bitCount(rest)];
    for (int i = 0; i < unseen.length; i++) {
      unseen[i] = (byte) Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
    }
    rng.shuffle(unseen, 0, unseen.length);
    return unseen;
  }

  @Override
  public String text() {
    StringBuilder out = new StringBuilder();
    Drawing.drawHead(open, out);
    Drawing.draw(open, out);
    for (int seat = 0; seat < open.seats; seat++) {
      out.append("seat ").append(seat).append(": ");
      out.append(PointRules.points(open, seat)).append(" points · hand");
      append(names(hands[seat] & Patterns.ALL_REGULAR, regular[seat]), out);
      append(names(hands[seat] & Patterns.ALL_HAUNTED, haunted[seat]), out);
      out.append(" · kids ").append(open.kidsLeft[seat]).append(" · candies ");
      out.append(String.join("", StateWriter.candies(open, seat)));
      out.append(" · scares ").append(open.scares[seat]).append(" · scored");
      append(Patterns.names(open.scored[seat]), out);
      out.append('\n');
    }
    return out.append("deck ").append(deck.length).append(known()).append('\n').toString();
  }

  /** What the viewer knows of the deck, if anything. */
  private String known() {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < deck.length; i++) {
      if (deck[i] != UNKNOWN) {
        out.append(" · ").append(Patterns.name(deck[i])).append(" is card ").append(i + 1);
      }
    }
    return out.toString();
  }

  private static void append(List<String> names, StringBuilder out) {
    names.forEach(name -> out.append(' ').append(name));
  }
}
