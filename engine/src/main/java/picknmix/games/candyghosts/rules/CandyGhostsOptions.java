package picknmix.games.candyghosts.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Wildness;
import picknmix.games.candyghosts.map.Layout;
import picknmix.kernel.Json;
import picknmix.kernel.Option;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Words;

/** What the host may choose, and what goes together (CG-10, CG-11, CG-90, CG-93). */
public final class CandyGhostsOptions {
  static final String STORY = "story";
  static final String SIZE = "size";
  static final String BOSS = "boss";
  public static final String ROLES = "roles";
  static final String GROUP = "group";
  static final String ROUNDS = "rounds";
  static final String THIN = "thin";
  public static final String GHOSTS = "ghosts";
  static final String ARRANGEMENT = "arrangement";

  private static final String CORRIDOR = "corridor";
  static final String GALLERY = "gallery";
  private static final String LEADER = "leader";
  private static final String ANYONE = "anyone";
  static final String RANDOM = "random";
  static final String FEWEST = "fewest";
  private static final String NONE = "none";

  private static final Option BOSSES =
      Option.dependent(BOSS, RANDOM, Boss.ONNA.word, Boss.PIGIN.word, NONE);

  private static final Option WILDNESS =
      Option.usually(
          Wildness.LIVELY.word,
          GHOSTS,
          Wildness.LAZY.word,
          Wildness.LIVELY.word,
          Wildness.WILD.word);

  public static final List<Option> ALL =
      List.of(
          Option.choice(STORY, CORRIDOR, GALLERY),
          Option.dependent(SIZE, "1x6", "2x6", "3x6", "3x3", "4x4", "5x5"),
          BOSSES,
          Option.flag(ROLES),
          Option.choice(GROUP, LEADER, ANYONE),
          Option.number(ROUNDS, 1, 999, 60),
          Option.choice(THIN, RANDOM, FEWEST),
          WILDNESS,
          Option.text(ARRANGEMENT, Arrangement.LONGEST));

  /** What stands in a state: the set-up is settled by then. */
  public static final List<Option> IN_STATE =
      ALL.stream()
          .filter(option -> !option.name().equals(THIN) && !option.name().equals(ARRANGEMENT))
          .toList();

  private CandyGhostsOptions() {}

  /** The sizes of a story, for up to 2, 4 and 6 players. */
  private static List<String> sizes(boolean gallery) {
    return gallery ? List.of("3x3", "4x4", "5x5") : List.of("1x6", "2x6", "3x6");
  }

  /** For each story its sizes, smallest first, and for how many players each is at most. */
  public static Map<String, @Nullable Object> maps() {
    return Json.object(CORRIDOR, most(sizes(false)), GALLERY, most(sizes(true)));
  }

  private static Map<String, @Nullable Object> most(List<String> sizes) {
    Map<String, @Nullable Object> most = new LinkedHashMap<>();
    for (String size : sizes) {
      most.put(size, 2 * most.size() + 2);
    }
    return most;
  }

  public static Options settle(int seats, Options chosen) {
    Options known = chosen.withDefaults(ALL);
    boolean gallery = known.text(STORY).equals(GALLERY);
    int smallest = (seats - 1) / 2;
    String size = known.has(SIZE) ? known.text(SIZE) : sizes(gallery).get(smallest);
    int number = sizes(gallery).indexOf(size);
    if (number < 0) {
      throw Refused.badRequest("size " + size + " is not of the story " + known.text(STORY));
    }
    if (number < smallest) {
      throw Refused.badRequest("size " + size + " is too small for " + seats + " players");
    }
    String boss = known.has(BOSS) ? known.text(BOSS) : gallery ? NONE : RANDOM;
    if (gallery != boss.equals(NONE)) {
      throw Refused.badRequest(
          gallery ? "there is no boss in the gallery" : "the corridor has a boss");
    }
    Options settled =
        Options.of(
            STORY, known.text(STORY),
            SIZE, size,
            BOSS, boss,
            ROLES, known.flag(ROLES),
            GROUP, known.text(GROUP),
            ROUNDS, known.number(ROUNDS),
            THIN, known.text(THIN),
            GHOSTS, known.text(GHOSTS));
    String arrangement = known.has(ARRANGEMENT) ? Arrangement.tidy(known.text(ARRANGEMENT)) : "";
    return arrangement.isEmpty() ? settled : arranged(settled, arrangement);
  }

  /** The host's arrangement of the gallery (CG-90), if it can be laid. */
  private static Options arranged(Options settled, String arrangement) {
    if (!settled.text(STORY).equals(GALLERY)) {
      throw Refused.badRequest("only the gallery can be arranged (CG-90)");
    }
    CandyGhostsState tried = new CandyGhostsState();
    apply(tried, settled);
    Arrangement.lay(arrangement, tried.house);
    return settled.with(ARRANGEMENT, arrangement);
  }

  /** Writes settled options into a state; the boss may still be open. */
  public static void apply(CandyGhostsState s, Options options) {
    s.gallery = options.text(STORY).equals(GALLERY);
    List<String> size = Words.split(options.text(SIZE), 'x');
    int wide = Integer.parseInt(size.getFirst());
    int high = Integer.parseInt(size.getLast());
    s.house.layout = Layout.of(wide, high);
    s.roles = options.flag(ROLES);
    s.anyone = options.text(GROUP).equals(ANYONE);
    s.rounds = options.number(ROUNDS);
    for (Wildness wildness : Wildness.values()) {
      if (wildness.word.equals(options.text(GHOSTS))) {
        s.wildness = wildness;
      }
    }
    for (Boss boss : Boss.values()) {
      if (boss.word.equals(options.text(BOSS))) {
        s.boss = boss;
      }
    }
  }

  /** The options of a state. */
  public static Map<String, @Nullable Object> json(CandyGhostsState s) {
    Boss boss = s.boss;
    return Json.object(
        STORY,
        s.gallery ? GALLERY : CORRIDOR,
        SIZE,
        s.house.wide() + "x" + s.house.high(),
        BOSS,
        boss == null ? NONE : boss.word,
        ROLES,
        s.roles,
        GROUP,
        s.anyone ? ANYONE : LEADER,
        ROUNDS,
        s.rounds,
        GHOSTS,
        s.wildness.word);
  }
}
