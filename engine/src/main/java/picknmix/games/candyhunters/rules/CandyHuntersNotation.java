package picknmix.games.candyhunters.rules;

import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Build;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Exchange;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Ghost;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Keep;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Kid;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Push;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Score;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Skip;
import picknmix.games.candyhunters.rules.CandyHuntersAction.Stay;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/**
 * Candy Hunters' actions as numbers and in notation. The highest bits say of which kind it is; a
 * place takes 28 bits, 14 for y and below them 14 for x, so that places sort by rows.
 */
public final class CandyHuntersNotation implements ActionNotation {
  public static final int BUILD = 0;
  public static final int GHOST = 1;
  public static final int STAY = 2;
  public static final int PUSH = 3;
  public static final int SCORE = 4;
  public static final int SKIP = 5;
  public static final int EXCHANGE = 6;
  public static final int KEEP = 7;
  public static final int KID = 8;

  private static final int KIND_SHIFT = 56;
  private static final int PLACE_BITS = 28;
  private static final long PLACE_MASK = (1L << PLACE_BITS) - 1;
  private static final int AXIS_BITS = 14;
  private static final int AXIS_MASK = (1 << AXIS_BITS) - 1;

  /** Added to x and y so that they are not negative; a multiple of the town's size. */
  private static final int ORIGIN = 1 << (AXIS_BITS - 1);

  private static final int COLOUR_BITS = 2;
  private static final int ROTATION_BITS = 2;
  private static final int CARD_BITS = 6;

  // ---- Numbers

  private static long of(int kind, long rest) {
    return (long) kind << KIND_SHIFT | rest;
  }

  private static long place(int x, int y) {
    return (long) (y + ORIGIN) << AXIS_BITS | (x + ORIGIN);
  }

  public static long build(int colour, int x, int y) {
    return of(BUILD, place(x, y) << COLOUR_BITS | colour);
  }

  static long ghost(int fromX, int fromY, int toX, int toY) {
    return of(GHOST, place(fromX, fromY) << PLACE_BITS | place(toX, toY));
  }

  static long push(int fromX, int fromY, int toX, int toY) {
    return of(PUSH, place(fromX, fromY) << PLACE_BITS | place(toX, toY));
  }

  public static long score(int card, int rotation, int x, int y) {
    return of(SCORE, ((long) card << ROTATION_BITS | rotation) << PLACE_BITS | place(x, y));
  }

  static long exchange(int card) {
    return of(EXCHANGE, card);
  }

  static long kid(int x, int y) {
    return of(KID, place(x, y));
  }

  /** An action that needs no more words: stay, skip or keep. */
  public static long plain(int kind) {
    return of(kind, 0);
  }

  public static int kind(long action) {
    return (int) (action >>> KIND_SHIFT);
  }

  public static int colour(long build) {
    return (int) build & (1 << COLOUR_BITS) - 1;
  }

  public static int card(long action) {
    return kind(action) == SCORE
        ? (int) (action >>> (PLACE_BITS + ROTATION_BITS)) & (1 << CARD_BITS) - 1
        : (int) action;
  }

  public static int rotation(long score) {
    return (int) (score >>> PLACE_BITS) & (1 << ROTATION_BITS) - 1;
  }

  /** Where a ghost or a piece comes from. */
  public static int fromX(long action) {
    return x(action >>> PLACE_BITS);
  }

  public static int fromY(long action) {
    return y(action >>> PLACE_BITS);
  }

  /** Where something goes to: a tile, a piece, a kid, a pattern's box. */
  public static int toX(long action) {
    return x(kind(action) == BUILD ? action >>> COLOUR_BITS : action);
  }

  public static int toY(long action) {
    return y(kind(action) == BUILD ? action >>> COLOUR_BITS : action);
  }

  private static int x(long place) {
    return (int) (place & AXIS_MASK) - ORIGIN;
  }

  private static int y(long place) {
    return (int) ((place & PLACE_MASK) >>> AXIS_BITS) - ORIGIN;
  }

  // ---- Records

  static CandyHuntersAction decode(long action) {
    Cell to = new Cell(toX(action), toY(action));
    return switch (kind(action)) {
      case BUILD -> new Build(colour(action), to);
      case GHOST -> new Ghost(new Cell(fromX(action), fromY(action)), to);
      case STAY -> new Stay();
      case PUSH -> new Push(new Cell(fromX(action), fromY(action)), to);
      case SCORE -> new Score(card(action), to, rotation(action));
      case SKIP -> new Skip();
      case EXCHANGE -> new Exchange(card(action));
      case KEEP -> new Keep();
      case KID -> new Kid(to);
      default -> throw new IllegalArgumentException("no action: " + action);
    };
  }

  static long encode(CandyHuntersAction action) {
    return switch (action) {
      case Build(int colour, Cell at) -> build(colour, at.x(), at.y());
      case Ghost(Cell from, Cell to) -> ghost(from.x(), from.y(), to.x(), to.y());
      case Stay() -> plain(STAY);
      case Push(Cell from, Cell to) -> push(from.x(), from.y(), to.x(), to.y());
      case Score(int card, Cell at, int rotation) -> score(card, rotation, at.x(), at.y());
      case Skip() -> plain(SKIP);
      case Exchange(int card) -> exchange(card);
      case Keep() -> plain(KEEP);
      case Kid(Cell at) -> kid(at.x(), at.y());
    };
  }

  // ---- Notation

  @Override
  public String text(long action) {
    return switch (decode(action)) {
      case Build(int colour, Cell at) -> "build " + Colour.letter(colour) + " " + at;
      case Ghost(Cell from, Cell to) -> "ghost " + from + " " + to;
      case Stay() -> "stay";
      case Push(Cell from, Cell to) -> "push " + from + " " + to;
      case Score(int card, Cell at, int rotation) ->
          "score " + Patterns.name(card) + " " + at + " r" + rotation;
      case Skip() -> "skip";
      case Exchange(int card) -> "exchange " + Patterns.name(card);
      case Keep() -> "keep";
      case Kid(Cell at) -> "kid " + at;
    };
  }

  /** Which card goes under the deck only its owner knows. */
  @Override
  public String text(long action, int seat, int viewer) {
    return kind(action) == EXCHANGE && viewer != seat ? "exchange ?" : text(action);
  }

  @Override
  public long parse(String text) {
    List<String> words = Words.split(text, ' ');
    CandyHuntersAction action =
        switch (words.getFirst()) {
          case "build" -> {
            expect(words, 3, "build R 2,-1");
            yield new Build(parseColour(words.get(1)), parseCell(words.get(2)));
          }
          case "ghost" -> {
            expect(words, 3, "ghost 1,2 1,1");
            yield new Ghost(parseCell(words.get(1)), parseCell(words.get(2)));
          }
          case "push" -> {
            expect(words, 3, "push 1,1 0,1");
            yield new Push(parseCell(words.get(1)), parseCell(words.get(2)));
          }
          case "score" -> {
            expect(words, 4, "score P07 0,0 r1");
            yield new Score(
                parseCard(words.get(1)), parseCell(words.get(2)), parseRotation(words.get(3)));
          }
          case "exchange" -> {
            expect(words, 2, "exchange P12");
            yield new Exchange(parseCard(words.get(1)));
          }
          case "kid" -> {
            expect(words, 2, "kid 0,1");
            yield new Kid(parseCell(words.get(1)));
          }
          case "stay" -> alone(words, new Stay());
          case "skip" -> alone(words, new Skip());
          case "keep" -> alone(words, new Keep());
          default ->
              throw Refused.badAction(
                  "\""
                      + words.getFirst()
                      + "\" is no action; there are build, ghost, push, stay, score, skip,"
                      + " exchange, keep and kid");
        };
    return encode(action);
  }

  private static void expect(List<String> words, int count, String example) {
    if (words.size() != count) {
      throw Refused.badAction("\"" + words.getFirst() + "\" is written like \"" + example + "\"");
    }
  }

  private static CandyHuntersAction alone(List<String> words, CandyHuntersAction action) {
    if (words.size() > 1) {
      throw Refused.badAction("\"" + words.getFirst() + "\" stands alone");
    }
    return action;
  }

  private static int parseColour(String letter) {
    int colour = Colour.number(letter);
    if (colour < 0) {
      throw Refused.badAction("there is no colour \"" + letter + "\"; there are R, B, G and Y");
    }
    return colour;
  }

  private static Cell parseCell(String text) {
    Cell cell = Cell.parse(text);
    if (cell == null) {
      throw Refused.badAction("\"" + text + "\" is no place; places are written like \"2,-1\"");
    }
    return cell;
  }

  private static int parseCard(String name) {
    int card = Patterns.number(name);
    if (card < 0) {
      throw Refused.badAction("there is no card \"" + name + "\"");
    }
    return card;
  }

  private static int parseRotation(String text) {
    boolean good = text.length() == 2 && text.charAt(0) == 'r';
    int rotation = good ? text.charAt(1) - '0' : -1;
    if (rotation < 0 || rotation >= Pattern.ROTATIONS) {
      throw Refused.badAction("\"" + text + "\" is no rotation; there are r0, r1, r2 and r3");
    }
    return rotation;
  }
}
