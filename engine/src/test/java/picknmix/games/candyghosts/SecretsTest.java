package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.Flow;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/**
 * Each kind of secret by itself: what is exchanged behind the players' backs is seen by those who
 * may know it and by nobody else. The common test does so at random, through whole games.
 */
class SecretsTest {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final int SEATS = 3;

  private final CandyGhostsState s = deal(Options.of("roles", true));

  private static CandyGhostsState deal(Options options) {
    return GAME.deal(Setup.of(GAME, SEATS, options, Seed.of(5), 0));
  }

  private void allChoose() {
    while (s.phase == Phase.CHOOSE) {
      int seat = Flow.chooser(s);
      long choice = CandyGhostsNotation.of(Verb.CHOOSE, s.dealt[2 * seat]);
      GAME.rules().apply(s, seat, choice, null);
    }
  }

  /** The viewers to whom the state looks different after the change; −1 is the spectator. */
  private static List<Integer> whoSees(
      CandyGhostsState before, Consumer<CandyGhostsState> exchange) {
    CandyGhostsState after = before.copy();
    exchange.accept(after);
    assertThat(GAME.codec().text(after)).isNotEqualTo(GAME.codec().text(before));
    return IntStream.rangeClosed(-1, SEATS - 1)
        .filter(viewer -> !seen(after, viewer).equals(seen(before, viewer)))
        .boxed()
        .toList();
  }

  /** View, map, list, and a state drawn from the view. */
  private static String seen(CandyGhostsState s, int viewer) {
    var view = GAME.view(s, viewer < 0 ? Seat.SPECTATOR : viewer);
    ActionList list = new ActionList();
    GAME.rules().legal(s, viewer, list);
    StringBuilder seen = new StringBuilder(Json.write(view.json())).append(view.text());
    for (long action : list.toArray()) {
      seen.append(GAME.notation().text(action)).append('\n');
    }
    return seen.append(GAME.codec().text(view.determinize(new FastRandom(1)))).toString();
  }

  private static void swap(byte[] cards, int one, int other) {
    byte card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }

  @Test
  @DisplayName("CG-12: the two characters one may choose from are one's own secret")
  void dealtCharacters() {
    assertThat(whoSees(s, after -> swap(after.dealt, 2, 4))).containsExactly(1, 2);
    byte another = otherThan(s.dealt);
    assertThat(whoSees(s, after -> after.dealt[3] = another)).containsExactly(1);
  }

  /** A character that was dealt to nobody. */
  private static byte otherThan(byte[] dealt) {
    int taken = 0;
    for (int i = 0; i < 2 * SEATS; i++) {
      taken |= 1 << dealt[i];
    }
    return (byte) Integer.numberOfTrailingZeros(~taken);
  }

  @Test
  @DisplayName("CG-70: roles are hidden from all while they choose, from the others until the end")
  void roles() {
    assertThat(whoSees(s, after -> swap(after.role, 0, 1))).isEmpty();
    allChoose();
    assertThat(whoSees(s, after -> swap(after.role, 0, 1))).containsExactly(0, 1);
    s.phase = Phase.OVER;
    assertThat(whoSees(s, after -> swap(after.role, 0, 1))).containsExactly(-1, 0, 1, 2);
  }

  @Test
  @DisplayName("CG-10, CG-11: face-down rooms and the items under them are hidden from everybody")
  void roomsAndItems() {
    allChoose();
    int other = 1;
    while (s.under[other] == s.under[0]) {
      other++;
    }
    int different = other;
    assertThat(whoSees(s, after -> swap(after.house.card, 0, different))).isEmpty();
    assertThat(whoSees(s, after -> swap(after.under, 0, different))).isEmpty();
    s.house.up |= 1;
    s.house.seen |= 1;
    assertThat(whoSees(s, after -> swap(after.house.card, 0, different)))
        .containsExactly(-1, 0, 1, 2);
  }

  @Test
  @DisplayName("CG-91: unflipped items are hidden from everybody")
  void unflipped() {
    CandyGhostsState gallery = deal(Options.of("story", "gallery"));
    int[] covered =
        IntStream.range(0, gallery.item.length)
            .filter(square -> gallery.item[square] >= CandyGhostsState.COVERED)
            .toArray();
    int other = 1;
    while (gallery.item[covered[other]] == gallery.item[covered[0]]) {
      other++;
    }
    int different = covered[other];
    assertThat(whoSees(gallery, after -> swap(after.item, covered[0], different))).isEmpty();
  }

  @Test
  @DisplayName(
      "GS-5, CG-11, CG-12, CG-70: what is hidden may be any card that the viewer has not seen")
  void drawnFromAView() {
    TreeSet<String> drawn = new TreeSet<>();
    CandyGhostsState chosen = s.copy();
    allChoose();
    for (CandyGhostsState real : List.of(chosen, s)) {
      for (int seed = 0; seed < 20; seed++) {
        CandyGhostsState one = GAME.view(real, 0).determinize(new FastRandom(seed));
        Field json = Field.of(GAME.codec().json(one), "drawn", Refused.Code.BAD_STATE);
        assertThat(GAME.codec().text(GAME.codec().load(json))).isEqualTo(GAME.codec().text(one));
        assertThat(seen(one, 0)).isEqualTo(seen(real, 0));
        drawn.add("rooms " + Arrays.toString(one.house.card));
        drawn.add("items " + Arrays.toString(one.under));
        drawn.add("characters " + Arrays.toString(one.dealt));
        drawn.add("roles " + Arrays.toString(one.role));
      }
    }
    for (String cards : List.of("rooms", "items", "characters", "roles")) {
      assertThat(drawn.stream().filter(text -> text.startsWith(cards))).hasSizeGreaterThan(15);
    }
  }
}
