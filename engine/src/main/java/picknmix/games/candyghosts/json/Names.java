package picknmix.games.candyghosts.json;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import java.util.function.ToIntFunction;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.ActionArgument;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Field;

/** What the words in a state's JSON stand for in that game; what there is not is refused. */
final class Names {
  private final CandyGhostsState s;

  /** Names on the map of that state, whose options are known. */
  Names(CandyGhostsState s) {
    this.s = s;
  }

  /** What JSON says by null a state says by −1. */
  static int orNone(Field field, ToIntFunction<Field> read) {
    return field.isNull() ? NONE : read.applyAsInt(field);
  }

  private static int known(Field field, ToIntFunction<String> number, String what) {
    int known = number.applyAsInt(field.text());
    if (known < 0) {
      throw field.wrong("is no " + what + ": " + field.text());
    }
    return known;
  }

  // ---- cards and items

  static int roomCard(Field field) {
    return known(field, Box::roomNumber, "room");
  }

  static int character(Field field) {
    return known(field, Box::characterNumber, "character");
  }

  int role(Field field) {
    int role = known(field, Box::roleNumber, "role");
    if (s.gallery && !Box.role(role).role().inGallery) {
      throw field.wrong("is no role in this story: " + field.text());
    }
    return role;
  }

  static int atmosphere(Field field) {
    return known(field, Box::atmosphereNumber, "atmosphere");
  }

  /** A set of atmosphere cards. */
  static int atmospheres(Field field) {
    int cards = 0;
    for (Field card : field.list()) {
      int bit = 1 << atmosphere(card);
      if ((cards & bit) != 0) {
        throw card.wrong("is there twice: " + card.text());
      }
      cards |= bit;
    }
    return cards;
  }

  static int kind(Field field) {
    return known(field, Kind::number, "item");
  }

  /** The items of a hand or a pile. */
  static long items(Field field) {
    long items = 0;
    for (Field item : field.list()) {
      int kind = kind(item);
      if (Kind.count(items, kind) == Box.items(kind)) {
        throw item.wrong("is there too often: " + item.text());
      }
      items += Kind.one(kind);
    }
    return items;
  }

  // ---- places

  static int side(Field field) {
    int side = Dir.of(field.text());
    if (side < 0) {
      throw field.wrong("must be one of N, E, S, W");
    }
    return side;
  }

  /** A square of the map, Start or Exit. */
  int place(Field field) {
    int place = Places.parsePlace(field.text());
    if (place < 0 || (Places.isSquare(place) && !s.house.layout.isOnMap(place))) {
      throw field.wrong("is no place on this map: " + field.text());
    }
    return place;
  }

  /** A room of the map by its card coordinates, as a place. */
  int room(Field field) {
    return room(field, field.text());
  }

  private int room(Field field, String text) {
    int room = Places.parseRoom(text, s.house.wide(), s.house.high());
    if (room < 0) {
      throw field.wrong("is no room of this map: " + field.text());
    }
    return room;
  }

  /** Where a ghost or boss is: a place, or somewhere in a face-down room. */
  int haunt(Field field) {
    String text = field.text();
    return text.startsWith(Places.ROOM_WORD)
        ? room(field, text.substring(Places.ROOM_WORD.length()))
        : place(field);
  }

  // ---- people and ghosts

  int seat(Field field) {
    return field.number(0, s.seats - 1);
  }

  /** A ghost by its number, or the boss of this game. */
  int haunter(Field field) {
    String text = field.text();
    Boss boss = s.boss;
    if (boss != null && boss.word.equals(text)) {
      return BOSS;
    }
    int number = ActionArgument.parseGhost(text);
    if (number < 0) {
      throw field.wrong("is neither a ghost nor the boss: " + text);
    }
    return number;
  }
}
