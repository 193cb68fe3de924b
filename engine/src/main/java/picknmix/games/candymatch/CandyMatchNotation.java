package picknmix.games.candymatch;

import java.util.List;
import picknmix.games.candymatch.CandyMatchAction.Call;
import picknmix.games.candymatch.CandyMatchAction.Claim;
import picknmix.games.candymatch.CandyMatchAction.Decline;
import picknmix.games.candymatch.CandyMatchAction.Done;
import picknmix.games.candymatch.CandyMatchAction.Miss;
import picknmix.games.candymatch.CandyMatchAction.Pick;
import picknmix.games.candymatch.CandyMatchAction.PickDeck;
import picknmix.games.candymatch.CandyMatchAction.Reveal;
import picknmix.games.candymatch.CandyMatchAction.Take;
import picknmix.games.candymatch.CandyMatchAction.TimeUp;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/**
 * Candy Match's actions as numbers and in notation. The lowest 60 bits are a set of cards, or a
 * card's number; the bits above say of which kind. Actions without cards are the numbers from 0 on.
 */
final class CandyMatchNotation implements ActionNotation {
  static final int REVEAL = 0;
  static final int CALL = 1;
  static final int MISS = 2;
  static final int DECLINE = 3;
  static final int DONE = 4;
  static final int TIME_UP = 5;
  static final int PICK_DECK = 6;

  private static final int KIND_SHIFT = Cards.COUNT;
  private static final int PICK = 1;
  private static final int TAKE = 2;
  private static final int CLAIM = 3;

  static long pick(int card) {
    return (long) PICK << KIND_SHIFT | card;
  }

  static long take(long cards) {
    return (long) TAKE << KIND_SHIFT | cards;
  }

  static long claim(long cards) {
    return (long) CLAIM << KIND_SHIFT | cards;
  }

  static boolean isPick(long action) {
    return action >>> KIND_SHIFT == PICK;
  }

  static boolean isTake(long action) {
    return action >>> KIND_SHIFT == TAKE;
  }

  static boolean isClaim(long action) {
    return action >>> KIND_SHIFT == CLAIM;
  }

  /** Whether it is a take or a claim, and so has a set of {@link #cards}. */
  static boolean isSet(long action) {
    return action >>> KIND_SHIFT >= TAKE;
  }

  /** The card of a pick. */
  static int card(long action) {
    return (int) action;
  }

  /** The cards of a take or a claim. */
  static long cards(long action) {
    return action & (1L << KIND_SHIFT) - 1;
  }

  static CandyMatchAction decode(long action) {
    return switch ((int) (action >>> KIND_SHIFT)) {
      case PICK -> new Pick(card(action));
      case TAKE -> new Take(cards(action));
      case CLAIM -> new Claim(cards(action));
      default ->
          switch ((int) action) {
            case REVEAL -> new Reveal();
            case CALL -> new Call();
            case MISS -> new Miss();
            case DECLINE -> new Decline();
            case DONE -> new Done();
            case TIME_UP -> new TimeUp();
            case PICK_DECK -> new PickDeck();
            default -> throw new IllegalArgumentException("no action: " + action);
          };
    };
  }

  static long encode(CandyMatchAction action) {
    return switch (action) {
      case Reveal() -> REVEAL;
      case Call() -> CALL;
      case Miss() -> MISS;
      case Decline() -> DECLINE;
      case Done() -> DONE;
      case TimeUp() -> TIME_UP;
      case PickDeck() -> PICK_DECK;
      case Pick(int card) -> pick(card);
      case Take(long cards) -> take(cards);
      case Claim(long cards) -> claim(cards);
    };
  }

  @Override
  public String text(long action) {
    return switch (decode(action)) {
      case Reveal() -> "reveal";
      case Call() -> "call";
      case Miss() -> "miss";
      case Decline() -> "decline";
      case Done() -> "done";
      case TimeUp() -> "timeup";
      case PickDeck() -> "pick deck";
      case Pick(int card) -> "pick " + Cards.name(card);
      case Take(long cards) -> "take " + String.join(" ", Cards.names(cards));
      case Claim(long cards) -> "claim " + String.join(" ", Cards.names(cards));
    };
  }

  @Override
  public long parse(String text) {
    List<String> words = Words.split(text, ' ');
    CandyMatchAction action =
        switch (words.getFirst()) {
          case "reveal" -> alone(words, new Reveal());
          case "call" -> alone(words, new Call());
          case "miss" -> alone(words, new Miss());
          case "decline" -> alone(words, new Decline());
          case "done" -> alone(words, new Done());
          case "timeup" -> alone(words, new TimeUp());
          case "pick" -> parsePick(words);
          case "take" -> new Take(parseCards(words));
          case "claim" -> new Claim(parseCards(words));
          default ->
              throw Refused.badAction(
                  "\""
                      + words.getFirst()
                      + "\" is no action; there are reveal, call, take, miss, claim, pick, decline,"
                      + " done and timeup");
        };
    return encode(action);
  }

  private static CandyMatchAction alone(List<String> words, CandyMatchAction action) {
    if (words.size() > 1) {
      throw Refused.badAction("\"" + words.getFirst() + "\" stands alone");
    }
    return action;
  }

  private static CandyMatchAction parsePick(List<String> words) {
    if (words.size() != 2) {
      throw Refused.badAction("\"pick\" takes one card, or \"deck\"");
    }
    return words.get(1).equals("deck") ? new PickDeck() : new Pick(parseCard(words.get(1)));
  }

  private static long parseCards(List<String> words) {
    if (words.size() == 1) {
      throw Refused.badAction("\"" + words.getFirst() + "\" needs the cards");
    }
    long cards = 0;
    for (int i = 1; i < words.size(); i++) {
      long card = Cards.bit(parseCard(words.get(i)));
      if ((cards & card) != 0) {
        throw Refused.badAction("the card " + words.get(i) + " is named twice");
      }
      cards |= card;
    }
    return cards;
  }

  private static int parseCard(String name) {
    int card = Cards.number(name);
    if (card < 0) {
      throw Refused.badAction("there is no card \"" + name + "\"");
    }
    return card;
  }
}
