package picknmix.games.candyghosts.rules;

import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;

/** What follows a verb: how it is written, and which number stands for it (−1: no such thing). */
@SuppressWarnings("ImmutableEnumChecker") // functions without anything of their own
public enum ActionArgument {
  CHARACTER("wren", number -> Box.character(number).name(), Box::characterNumber),
  PLACE("2,9", Places::text, Places::parsePlace),
  SQUARE("2,9", Places::text, Places::parseSquare),
  /** A face-down room; two words, the first of which is {@code room}. */
  ROOM("room 0,3", Places::text, Places::parseDarkRoom),
  /** An item that can be carried. */
  CARRIED("vase", kind -> Kind.of(kind).word, ActionArgument::parseCarried),
  SEAT("1", Integer::toString, ActionArgument::parseSeat),
  /** A ghost by its number, or Onna. */
  HAUNTER("g3", ActionArgument::haunter, ActionArgument::parseHaunter),
  PIGIN(Boss.PIGIN.word, ActionArgument.PIGIN_VALUE),
  /** A ghost, Onna or Pigin. */
  ANY_HAUNTER("g3", ActionArgument::anyHaunter, ActionArgument::parseAnyHaunter),
  /** A player, or the noise. */
  TARGET("1", ActionArgument::target, ActionArgument::parseTarget),
  /** A player, the noise, or a ghost. */
  PREY("g4", ActionArgument::prey, ActionArgument::parsePrey),
  DIE("6", Integer::toString, ActionArgument::parseDie),
  ATMOSPHERE("fog", number -> Box.atmosphere(number).name, Box::atmosphereNumber),
  PUSHING("push", 0),
  KIT(Kind.KIT.word, 0),
  FAN(Kind.FAN.word, 0);

  /** The noise among targets; ghosts come after it. */
  public static final int NOISE = 8;

  /** Pigin where ghosts and bosses are meant, after Onna. */
  static final int PIGIN_VALUE = CandyGhostsState.BOSS + 1;

  /** What one looks like, for those who got it wrong. */
  final String example;

  private final IntFunction<String> writer;
  private final ToIntFunction<String> reader;

  ActionArgument(String example, IntFunction<String> writer, ToIntFunction<String> reader) {
    this.example = example;
    this.writer = writer;
    this.reader = reader;
  }

  /** Always the same word, and the same number for it. */
  ActionArgument(String word, int value) {
    this(word, number -> word, text -> text.equals(word) ? value : -1);
  }

  public String text(int value) {
    return writer.apply(value);
  }

  public int parse(String text) {
    return reader.applyAsInt(text);
  }

  private static int parseCarried(String text) {
    int kind = Kind.number(text);
    return kind >= 0 && Kind.of(kind).carried ? kind : -1;
  }

  private static int parseSeat(String text) {
    int seat = Places.number(text);
    return seat < CandyGhostsState.MAX_SEATS ? seat : -1;
  }

  private static int parseDie(String text) {
    int face = Places.number(text);
    return face >= 1 && face <= Rolls.FACES ? face : -1;
  }

  private static String haunter(int value) {
    return value == CandyGhostsState.BOSS ? Boss.ONNA.word : "g" + value;
  }

  private static int parseHaunter(String text) {
    return text.equals(Boss.ONNA.word) ? CandyGhostsState.BOSS : parseGhost(text);
  }

  /** The number of a ghost, as in {@code g3}, or −1. */
  public static int parseGhost(String text) {
    int number = text.startsWith("g") ? Places.number(text.substring(1)) : -1;
    return number > 0 ? number : -1;
  }

  private static String anyHaunter(int value) {
    return value == PIGIN_VALUE ? Boss.PIGIN.word : haunter(value);
  }

  private static int parseAnyHaunter(String text) {
    return text.equals(Boss.PIGIN.word) ? PIGIN_VALUE : parseHaunter(text);
  }

  private static String target(int value) {
    return value == NOISE ? "noise" : Integer.toString(value);
  }

  private static int parseTarget(String text) {
    return text.equals("noise") ? NOISE : parseSeat(text);
  }

  private static String prey(int value) {
    return value > NOISE ? "g" + (value - NOISE) : target(value);
  }

  private static int parsePrey(String text) {
    int ghost = parseGhost(text);
    return ghost > 0 ? NOISE + ghost : parseTarget(text);
  }
}
