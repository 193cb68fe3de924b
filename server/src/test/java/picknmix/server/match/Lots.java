package picknmix.server.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Event;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.GameFacts;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.Seat;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.StateCodec;
import picknmix.kernel.View;

/**
 * A game just for tests, with what Candy Match lacks, secrets, dice and undoing: each in turn may
 * bow, draws a lot that only they see, and rolls a die that all see. The highest sum wins.
 */
class Lots implements Game<Lots.Table>, Rules<Lots.Table>, ActionNotation, StateCodec<Lots.Table> {
  private static final int DRAW = 0;
  private static final int ROLL = 1;
  private static final int BOW = 8;
  private static final int MOST_BOWS = 3;

  static final class Table implements State<Table> {
    private final int[] lots;
    private final int[] dice;
    private int turn;
    private int bows;
    private boolean drawn;

    Table(int seats) {
      lots = new int[seats];
      dice = new int[seats];
    }

    @Override
    public int seats() {
      return lots.length;
    }

    @Override
    public void copyFrom(Table other) {
      System.arraycopy(other.lots, 0, lots, 0, lots.length);
      System.arraycopy(other.dice, 0, dice, 0, dice.length);
      turn = other.turn;
      bows = other.bows;
      drawn = other.drawn;
    }

    @Override
    public Table copy() {
      Table copy = new Table(seats());
      copy.copyFrom(this);
      return copy;
    }
  }

  /** A lot was drawn; the others see that, but not which. */
  record Drew(int seat, @Nullable Integer lot) implements Event {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "drew", "seat", seat, "lot", lot);
    }

    @Override
    public Event seenBy(int viewer) {
      return viewer == seat ? this : new Drew(seat, null);
    }
  }

  /** What a player feels, which is nobody else's business. */
  record Hoped(int seat) implements Event {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "hoped", "seat", seat);
    }

    @Override
    public @Nullable Event seenBy(int viewer) {
      return viewer == seat ? this : null;
    }
  }

  record Rolled(int seat, int die) implements Event {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "rolled", "seat", seat, "die", die);
    }
  }

  record Bowed(int seat) implements Event {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("type", "bowed", "seat", seat);
    }
  }

  record Sight(int viewer, int seats, int turn, int bows, @Nullable Integer lot)
      implements View<Table> {
    @Override
    public Map<String, @Nullable Object> json() {
      return Json.object("turn", turn, "bows", bows, "lot", lot);
    }

    @Override
    public List<@Nullable Integer> scores() {
      return Collections.nCopies(seats, null);
    }

    @Override
    public Table determinize(Rng rng) {
      Table table = new Table(seats);
      table.turn = turn;
      return table;
    }

    @Override
    public String text() {
      return "turn " + turn + ", lot " + lot + "\n";
    }
  }

  @Override
  public GameFacts facts() {
    return new GameFacts("lots", "Lots", 2, 9, 1, List.of());
  }

  @Override
  public Map<String, @Nullable Object> components() {
    return Map.of();
  }

  @Override
  public Table deal(Setup setup) {
    Table table = new Table(setup.seats());
    Rng dealer = setup.dealer();
    for (int seat = 0; seat < setup.seats(); seat++) {
      table.lots[seat] = 10 * (1 + dealer.below(9));
    }
    return table;
  }

  @Override
  public Rules<Table> rules() {
    return this;
  }

  @Override
  public ActionNotation notation() {
    return this;
  }

  @Override
  public StateCodec<Table> codec() {
    return this;
  }

  @Override
  public View<Table> view(Table s, int viewer) {
    boolean drawn = viewer >= 0 && (viewer < s.turn || (viewer == s.turn && s.drawn));
    return new Sight(viewer, s.seats(), s.turn, s.bows, drawn ? (Integer) s.lots[viewer] : null);
  }

  @Override
  public Bot<Table> bot(Level level) {
    return (view, budget, rng) -> new Bot.Advice((long) DRAW, 0, List.of());
  }

  @Override
  public Map<String, Integer> pace() {
    return Map.of("draw", 1_000);
  }

  @Override
  public boolean hasChance() {
    return true;
  }

  @Override
  public int turn(Table s) {
    return s.turn == s.seats() ? Seat.OVER : s.drawn ? Seat.CHANCE : s.turn;
  }

  @Override
  public boolean canAct(Table s, int seat) {
    int turn = turn(s);
    return turn == seat || (turn >= 0 && seat == Seat.CLOCK);
  }

  @Override
  public void legal(Table s, int seat, ActionList out) {
    if (seat != Seat.CHANCE && canAct(s, seat)) {
      out.add(DRAW);
      if (seat >= 0 && s.bows < MOST_BOWS) {
        out.add(BOW);
      }
    }
  }

  @Override
  public void chance(Table s, Outcomes out) {
    for (int die = 1; die <= 6; die++) {
      out.add(ROLL + die);
    }
  }

  @Override
  public String explain(Table s, int seat, long action) {
    boolean rolls = action != DRAW && action != BOW;
    return rolls == (seat == Seat.CHANCE) ? "not now" : "only chance rolls";
  }

  @Override
  public void apply(Table s, int seat, long action, @Nullable List<Event> events) {
    List<Event> happened = new ArrayList<>();
    if (action == DRAW) {
      s.drawn = true;
      happened.add(new Drew(s.turn, s.lots[s.turn]));
      happened.add(new Hoped(s.turn));
    } else if (action == BOW) {
      s.bows++;
      happened.add(new Bowed(s.turn));
      happened.add(new Hoped(s.turn));
    } else {
      s.dice[s.turn] = (int) action - ROLL;
      happened.add(new Rolled(s.turn, s.dice[s.turn]));
      s.drawn = false;
      s.bows = 0;
      s.turn++;
    }
    if (events != null) {
      events.addAll(happened);
    }
  }

  @Override
  public boolean isUndoable(Table s, int seat, long action) {
    return action == BOW;
  }

  @Override
  public int score(Table s, int seat) {
    return s.lots[seat] + s.dice[seat];
  }

  @Override
  public int winners(Table s) {
    return 1;
  }

  @Override
  public ScoreSheet sheet(Table s) {
    return new ScoreSheet(List.of());
  }

  @Override
  public String text(long action) {
    return action == DRAW ? "draw" : action == BOW ? "bow" : "roll " + (action - ROLL);
  }

  @Override
  public long parse(String text) {
    if (text.equals("draw")) {
      return DRAW;
    }
    if (text.equals("bow")) {
      return BOW;
    }
    if (text.matches("roll [1-6]")) {
      return ROLL + Long.parseLong(text.substring(5));
    }
    throw Refused.badAction("\"" + text + "\" is no action");
  }

  @Override
  public Map<String, @Nullable Object> json(Table s) {
    return Json.object("turn", s.turn);
  }

  @Override
  public Table load(Field state) {
    throw state.wrong("cannot be loaded: lots are always dealt");
  }
}
