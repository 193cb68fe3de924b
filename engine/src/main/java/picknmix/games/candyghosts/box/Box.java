package picknmix.games.candyghosts.box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.DataFile;

/** What is in the box (CG-1 to CG-4), as candy-ghosts.txt lists it. */
public final class Box {
  /** A playable character. */
  public record CharacterCard(String name, int ap, int storage, Special special, int traits) {}

  /** A boss's numbers and traits. */
  public record BossCard(String name, int ap, int storage, int traits) {}

  /** A role card: the traits make it active. */
  public record RoleCard(String name, Role role, int traits) {}

  /** An atmosphere card. Its effects are asked for at every step: they are added up beforehand. */
  public static final class Atmosphere {
    public final String name;
    final Effect[] effects;

    /** For each change and each set of traits. */
    private final byte[] sums = new byte[Effect.Change.COUNT * Trait.SETS];

    Atmosphere(String name, List<Effect> effects) {
      this.name = name;
      this.effects = effects.toArray(new Effect[0]);
      for (Effect effect : effects) {
        for (int traits = 0; traits < Trait.SETS; traits++) {
          if ((effect.traits() & traits) != 0) {
            sums[effect.change().number() * Trait.SETS + traits] += (byte) effect.number();
          }
        }
      }
    }

    /** By how much it changes that for somebody with these traits. */
    public int sum(Effect.Change change, int traits) {
      return sums[change.number() * Trait.SETS + traits];
    }

    /**
     * How many steps more, or fewer, ghosts take of which so many of a hundred extra steps count
     * (CG-93).
     */
    public int steps(int percent) {
      int sum = 0;
      for (Effect effect : effects) {
        if (effect.change() == Effect.Change.STEPS) {
          int number = effect.number();
          sum += number > 0 ? number * percent / 100 : number;
        }
      }
      return sum;
    }

    public boolean has(Effect.Change change) {
      for (Effect effect : effects) {
        if (effect.change() == change) {
          return true;
        }
      }
      return false;
    }
  }

  public static final String TEXT = DataFile.text(Box.class, "candy-ghosts.txt");

  private static final BoxReader READ = new BoxReader(TEXT);

  /** The data file's text, and what is in it, part by part under its words. */
  public static final Map<String, @Nullable Object> COMPONENTS =
      Collections.unmodifiableMap(READ.json);

  /** Squares along a side of a room. */
  public static final int K = READ.size;

  public static final int CHARACTERS = READ.characters.size();
  public static final int ROLES = READ.roles.size();
  public static final int ATMOSPHERES = READ.atmospheres.size();
  public static final int ROOMS = READ.rooms.size();

  private static final CharacterCard[] CHARACTER = READ.characters.toArray(new CharacterCard[0]);
  private static final BossCard[] BOSS = READ.bosses.toArray(new BossCard[0]);
  private static final RoleCard[] ROLE = READ.roles.toArray(new RoleCard[0]);
  private static final Atmosphere[] ATMOSPHERE = READ.atmospheres.toArray(new Atmosphere[0]);
  private static final RoomPlan[] ROOM = READ.rooms.toArray(new RoomPlan[0]);
  private static final int[] ITEMS = READ.items;
  private static final int[] PERCENT = percents();

  private Box() {}

  public static CharacterCard character(int number) {
    return CHARACTER[number];
  }

  public static BossCard boss(Boss boss) {
    return boss == Boss.ONNA ? BOSS[0] : BOSS[1];
  }

  public static RoleCard role(int number) {
    return ROLE[number];
  }

  public static Atmosphere atmosphere(int number) {
    return ATMOSPHERE[number];
  }

  public static RoomPlan room(int number) {
    return ROOM[number];
  }

  private static int[] percents() {
    int[] percents = new int[Wildness.values().length];
    READ.percent.forEach((wildness, percent) -> percents[wildness.number()] = percent);
    return percents;
  }

  /** How many of a hundred extra steps ghosts take that are so wild (CG-93). */
  public static int percent(Wildness wildness) {
    return PERCENT[wildness.number()];
  }

  /** How many items of that kind there are. */
  public static int items(int kind) {
    return ITEMS[kind];
  }

  /** How many items there are in all. */
  public static int items() {
    int sum = 0;
    for (int count : ITEMS) {
      sum += count;
    }
    return sum;
  }

  /** The character with that name, or −1; and so on. */
  public static int characterNumber(String name) {
    return number(CHARACTER, CharacterCard::name, name);
  }

  public static int roleNumber(String name) {
    return number(ROLE, RoleCard::name, name);
  }

  public static int atmosphereNumber(String name) {
    return number(ATMOSPHERE, card -> card.name, name);
  }

  public static int roomNumber(String name) {
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
  public static List<String> atmospheres(int set) {
    List<String> names = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      names.add(ATMOSPHERE[Integer.numberOfTrailingZeros(rest)].name);
    }
    names.sort(null);
    return names;
  }
}
