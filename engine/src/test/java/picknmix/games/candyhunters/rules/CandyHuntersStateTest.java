package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.box.Patterns;

/** Cards that are imagined elsewhere. */
class CandyHuntersStateTest {
  private static long cards(String... names) {
    long cards = 0;
    for (String name : names) {
      cards |= Patterns.bit(Patterns.number(name));
    }
    return cards;
  }

  @Test
  void aHandThatIsGivenComesFromTheDeckAndFromOtherHands() {
    Given.Game game =
        Given.town("B R")
            .seats(3)
            .hand(0, "P01 P02")
            .hand(1, "P03 P04")
            .hand(2, "P05 P06")
            .deck("P07 P08")
            .build();
    game.state().giveRegular(1, cards("P06", "P08"));
    assertThat(game.get("hands"))
        .isEqualTo("[[\"P01\",\"P02\"],[\"P06\",\"P08\"],[\"P03\",\"P05\"]]");
    assertThat(game.get("deck")).startsWith("[\"P07\",\"P04\",");
  }

  @Test
  void whoKeepsACardKeepsIt() {
    Given.Game game = Given.town("B R").hand(1, "P03 P04").deck("P07").build();
    game.state().giveRegular(1, cards("P04", "P07"));
    assertThat(game.state().hands[1]).isEqualTo(cards("P04", "P07"));
    assertThat(game.get("deck")).startsWith("[\"P03\",");
  }
}
