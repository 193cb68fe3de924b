package picknmix.games.template;

import static picknmix.games.template.TemplateState.NOTHING;

import java.util.List;
import picknmix.kernel.Field;
import picknmix.kernel.Options;

/** Reads a state from JSON and refuses one that breaks an invariant. */
final class StateReader {
  private StateReader() {}

  static TemplateState read(Field state) {
    TemplateState s = new TemplateState();
    s.seats = state.get("seats").number(Template.FACTS.minSeats(), TemplateState.MAX_SEATS);
    s.jarSize =
        Options.readAll(Template.FACTS.options(), state.get("options")).number(Template.JAR);
    s.turn = state.get("turn").number(0, s.seats - 1);
    readSweets(s, state);
    checkHands(s, state.get("hands"));
    return s;
  }

  /** Each sweet must be in exactly one place. */
  private static void readSweets(TemplateState s, Field state) {
    int seen = readPiles(s.hands, state.get("hands").list(s.seats), 0);
    List<Field> jars = state.get("jars").list(s.seats);
    seen = readPiles(s.jars, jars, seen);
    for (int seat = 0; seat < s.seats; seat++) {
      boolean fits = Integer.bitCount(s.jars[seat]) <= s.jarSize;
      jars.get(seat).require(fits, "must have at most " + s.jarSize + " sweets (TG-3)");
    }
    seen = readPiles(s.eaten, state.get("eaten").list(s.seats), seen);
    for (Field field : state.get("lost").list()) {
      s.lost |= Sweets.bit(sweet(field, seen | s.lost));
    }
    seen |= s.lost;
    Field biting = state.get("biting");
    if (!biting.isNull()) {
      s.biting = sweet(biting, seen);
      seen |= Sweets.bit(s.biting);
    }
    s.top = Integer.bitCount(seen);
    int at = s.top;
    for (Field field : state.get("deck").list()) {
      s.order[at] = (byte) sweet(field, seen);
      seen |= Sweets.bit(s.order[at++]);
    }
    if (seen != Sweets.ALL) {
      throw state.wrong("lacks sweets: " + String.join(", ", Sweets.names(Sweets.ALL & ~seen)));
    }
  }

  /** Reads a pile for each seat and adds them to what has been seen. */
  private static int readPiles(int[] piles, List<Field> fields, int seenBefore) {
    int seen = seenBefore;
    for (int seat = 0; seat < fields.size(); seat++) {
      for (Field field : fields.get(seat).list()) {
        piles[seat] |= Sweets.bit(sweet(field, seen));
        seen |= piles[seat];
      }
    }
    return seen;
  }

  /** The field's sweet; it must exist and not have been seen before. */
  private static int sweet(Field field, int seen) {
    int sweet = Sweets.number(field.text());
    field.require(sweet >= 0, "is no sweet: " + field.text());
    field.require((seen & Sweets.bit(sweet)) == 0, "is in two places: " + field.text());
    return sweet;
  }

  /** TG-5: two in each hand while there is a deck; after that those who come later have more. */
  private static void checkHands(TemplateState s, Field hands) {
    int most = Integer.bitCount(s.hands[s.turn]) + (s.biting == NOTHING ? 0 : 1);
    if (most > Template.HAND || (s.deckSize() > 0 && most < Template.HAND)) {
      throw hands.list().get(s.turn).wrong("must have two sweets, or fewer without a deck (TG-5)");
    }
    int previous = most;
    for (int i = 1; i < s.seats; i++) {
      int seat = (s.turn + i) % s.seats;
      int size = Integer.bitCount(s.hands[seat]);
      if (size > previous || size < (s.deckSize() > 0 ? most : most - 1)) {
        throw hands.list().get(seat).wrong("must have as many sweets as the turns leave (TG-5)");
      }
      previous = size;
    }
  }
}
