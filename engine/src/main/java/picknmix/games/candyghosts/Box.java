package picknmix.games.candyghosts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import picknmix.kernel.DataFile;

/** What is in the box (CG-1 to CG-4), as candy-ghosts.txt lists it. */
final class Box {
  /** A playable character. */
  record CharacterCard(String name, int ap, int storage, Special special, int traits) {}

  /** A boss's numbers and traits. */
  record BossCard(String name, int ap, int storage, int traits) {}

  /** A role card: the traits make it active. */
  record RoleCard(String name, Role role, int traits) {}

  /** An atmosphere card. Its effects are asked for at every turn: an array needs no iterator. */
  static final class Atmosphere {
    final String name;
    final Effect[] effects;

    Atmosphere(String name, List<Effect> effects) {
      this.name = name;
      this.effects = effects.toArray(new Effect[0]);
    }

    boolean has(Effect.Change change) {
      for (Effect effect : effects) {
        if (effect.change() == change) {
          return true;
        }
      }
      return false;
    }
  }

  static final String TEXT = DataFile.text(Box.class, "candy-ghosts.txt");

  private static final BoxReader READ = new BoxReader(TEXT);

  /** Squares along a side of a room. */
  static final int K = READ.size;

  static final int CHARACTERS = READ.characters.size();
  static final int ROLES = READ.roles.size();
  static final int ATMOSPHERES = READ.atmospheres.size();
  static final int ROOMS = READ.rooms.size();

  private static final CharacterCard[] CHARACTER = READ.characters.toArray(new CharacterCard[0]);
  private static final BossCard[] BOSS = READ.bosses.toArray(new BossCard[0]);
  private static final RoleCard[] ROLE = READ.roles.toArray(new RoleCard[0]);
  private static final Atmosphere[] ATMOSPHERE = READ.atmospheres.toArray(new Atmosphere[0]);
  private static final RoomPlan[] ROOM = READ.rooms.toArray(new RoomPlan[0]);
  private static final int[] ITEMS = READ.items;

  private Box() {}

  static CharacterCard character(int number) {
    return CHARACTER[number];
  }

  static BossCard boss(Boss boss) {
    return boss == Boss.ONNA ? BOSS[0] : BOSS[1];
  }

  static RoleCard role(int number) {
    return ROLE[number];
  }

  static Atmosphere atmosphere(int number) {
    return ATMOSPHERE[number];
  }

  static RoomPlan room(int number) {
    return ROOM[number];
  }

  /** How many items of that kind there are. */
  static int items(int kind) {
    return ITEMS[kind];
  }

  /** How many items there are in all. */
  static int items() {
    int sum = 0;
    for (int count : ITEMS) {
      sum += count;
    }
    return sum;
  }

  /** The character with that name, or −1; and so on. */
  static int characterNumber(String name) {
    return number(CHARACTER, CharacterCard::name, name);
  }

  static int roleNumber(String name) {
    return number(ROLE, RoleCard::name, name);
  }

  static int atmosphereNumber(String name) {
    return number(ATMOSPHERE, card -> card.name, name);
  }

  static int roomNumber(String name) {
    return number(ROOM, RoomPlan::name, name);
  }

  private static <T> int number(T[] cards, Function<T, String> nameOf, String name) {
    int number = cards.length - 1;
    while (number >= 0 && !nameOf.apply(cards[number]).equals(name)) {
      number--;
    }
    return number;
  }

  /** The names of a set of atmosphere cards, sorted as strings. */
  static List<String> atmospheres(int set) {
    List<String> names = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      names.add(ATMOSPHERE[Integer.numberOfTrailingZeros(rest)].name);
    }
    names.sort(null);
    return names;
  }
}
