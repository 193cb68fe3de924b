package picknmix.cli.play.candyghosts;

import java.util.List;
import picknmix.cli.play.Presentation;
import picknmix.kernel.Field;

/** Who sits where, and how the one on seat {@code me} calls them. */
record People(List<Field> players, Cards cards, int me) {
  /** Somebody at the beginning of a sentence: {@code You}, {@code Flo}, {@code Seat 1}. */
  String who(int seat) {
    boolean unknown = seat == me || seat >= players.size() || character(seat).isEmpty();
    return unknown ? Presentation.who(seat, me) : cards.shortName(character(seat));
  }

  /** Somebody within a sentence. */
  String whom(int seat) {
    return seat == me ? "you" : who(seat);
  }

  String whose(int seat) {
    return seat == me ? "Your" : who(seat) + "'s";
  }

  /** {@code You step} or {@code Flo steps}. */
  String does(int seat, String mine, String theirs) {
    return who(seat) + " " + (seat == me ? mine : theirs);
  }

  /** The character's word; empty before it is chosen. */
  String character(int seat) {
    return players.get(seat).get("character").value() instanceof String name ? name : "";
  }
}
