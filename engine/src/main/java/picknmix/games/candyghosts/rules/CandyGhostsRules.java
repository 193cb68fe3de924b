package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Role;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.Seat;

/** The rules of Candy Ghosts: who decides what, and where it is carried out. */
public final class CandyGhostsRules implements Rules<CandyGhostsState> {
  // ---- who decides (GS-5)

  @Override
  public int turn(CandyGhostsState s) {
    if (s.phase == Phase.OVER) {
      return Seat.OVER;
    }
    if (isChance(s)) {
      return Seat.CHANCE;
    }
    if (s.pending.is(Do.ASK)) {
      return s.pending.seat();
    }
    return switch (s.phase) {
      case CHOOSE -> Flow.chooser(s);
      case TURN -> s.active;
      default -> s.anyone ? Seat.ANYONE : Flow.leader(s);
    };
  }

  private static boolean isChance(CandyGhostsState s) {
    if (s.pending.isEmpty()) {
      return false;
    }
    return switch (s.pending.what()) {
      case ROLL, DRAW -> true;
      case SPAWN, RESPAWN -> s.pending.room() == NONE;
      default -> false;
    };
  }

  @Override
  public boolean canAct(CandyGhostsState s, int seat) {
    int turn = turn(s);
    return turn == Seat.ANYONE
        ? seat >= 0 && seat < s.seats && !s.hasLeft(seat)
        : turn == seat && turn != Seat.OVER;
  }

  /** The group talks its moves over; nobody races for them. */
  @Override
  public boolean isContested(CandyGhostsState s, int seat, long action) {
    return false;
  }

  // ---- what may be done

  @Override
  public void legal(CandyGhostsState s, int seat, ActionList out) {
    if (seat >= 0 && canAct(s, seat)) {
      if (s.areChoicesKnown) {
        out.addAll(s.choices);
      } else {
        int from = out.size();
        list(s, out);
        out.sort(from);
      }
    }
  }

  /** The actions of whoever is to decide, in no order. */
  public void list(CandyGhostsState s, ActionList out) {
    if (!s.pending.isEmpty()) {
      listPending(s, out);
      return;
    }
    switch (s.phase) {
      case CHOOSE -> {
        int seat = Flow.chooser(s);
        out.add(CandyGhostsNotation.of(Verb.CHOOSE, s.dealt[2 * seat]));
        out.add(CandyGhostsNotation.of(Verb.CHOOSE, s.dealt[2 * seat + 1]));
      }
      case TURN -> OwnTurn.list(s, out);
      case GHOSTS -> GhostMoves.listTargets(s, out);
      case OVER -> {}
    }
  }

  private static void listPending(CandyGhostsState s, ActionList out) {
    switch (s.pending.what()) {
      case PUT, SPAWN, RESPAWN -> Rooms.squares(s, out);
      case POSSESS -> GhostMoves.listPossess(s, out);
      case BOSSY -> OwnTurn.listBossy(s, out);
      case GHOST -> GhostMoves.listSteps(s, out);
      case ASK -> {
        out.add(CandyGhostsNotation.of(Verb.AGREE));
        out.add(CandyGhostsNotation.of(Verb.REFUSE));
      }
      case ROLL, DRAW -> {}
    }
  }

  @Override
  public void chance(CandyGhostsState s, Outcomes out) {
    if (s.pending.is(Do.DRAW)) {
      for (int rest = Flow.drawable(s); rest != 0; rest &= rest - 1) {
        int card = Integer.numberOfTrailingZeros(rest);
        out.add(CandyGhostsNotation.of(Verb.DRAW, card));
      }
      return;
    }
    boolean two = !s.pending.is(Do.ROLL) || s.pending.dice(0) == 2;
    for (int first = 1; first <= Rolls.FACES; first++) {
      for (int second = 1; two && second <= Rolls.FACES; second++) {
        out.add(CandyGhostsNotation.of(Verb.ROLL_TWO, first, second));
      }
      if (!two) {
        out.add(CandyGhostsNotation.of(Verb.ROLL, first));
      }
    }
  }

  /** One of the outcomes of {@link #chance}, drawn without writing them all down. */
  static long draw(CandyGhostsState s, Rng rng) {
    if (s.pending.is(Do.DRAW)) {
      return CandyGhostsNotation.of(Verb.DRAW, rng.oneOf(Flow.drawable(s)));
    }
    if (s.pending.is(Do.ROLL) && s.pending.dice(0) == 1) {
      return CandyGhostsNotation.of(Verb.ROLL, 1 + rng.below(Rolls.FACES));
    }
    int roll = rng.below(Rolls.FACES * Rolls.FACES);
    int first = 1 + roll / Rolls.FACES;
    return CandyGhostsNotation.of(Verb.ROLL_TWO, first, 1 + roll % Rolls.FACES);
  }

  @Override
  public String explain(CandyGhostsState s, int seat, long action) {
    return Refusals.of(this, s, seat, action);
  }

  // ---- doing it

  @Override
  public void apply(CandyGhostsState s, int seat, long action, @Nullable List<Event> events) {
    s.events = events;
    if (events != null && isSending(action)) {
      events.add(CandyGhostsEvent.Sent.of(seat, action));
    }
    act(s, action);
    settle(s);
    s.events = null;
  }

  /** Whether somebody decides who of the ghosts moves next: with `anyone` all want to see who. */
  private static boolean isSending(long action) {
    Verb verb = CandyGhostsNotation.verb(action);
    return verb == Verb.TARGET || verb == Verb.JUMP;
  }

  @Override
  public boolean isUndoable(CandyGhostsState s, int seat, long action) {
    return Undoing.isUndoable(this, s, seat, action);
  }

  /** GS-7 and GS-6: goes on, and carries out what leaves no choice. */
  public void settle(CandyGhostsState s) {
    Flow.goOn(s);
    for (long only = only(s); only >= 0; only = only(s)) {
      act(s, only);
      Flow.goOn(s);
    }
  }

  /** The only action that the deciding seat has, or −1 (GS-6). */
  private long only(CandyGhostsState s) {
    if (s.phase == Phase.OVER || isChance(s)) {
      return -1;
    }
    if (!s.areChoicesKnown) {
      s.choices.clear();
      list(s, s.choices);
      s.areChoicesKnown = true;
    }
    s.choices.sort(0);
    return s.choices.size() == 1 ? s.choices.get(0) : -1;
  }

  private static void act(CandyGhostsState s, long action) {
    int first = CandyGhostsNotation.first(action);
    int second = CandyGhostsNotation.second(action);
    switch (CandyGhostsNotation.verb(action)) {
      case CHOOSE -> choose(s, first);
      case AGREE, REFUSE -> Items.answer(s, CandyGhostsNotation.verb(action) == Verb.AGREE);
      case STOP -> s.pending.pop();
      case PUT -> Rooms.put(s, second);
      case SPAWN -> Rooms.spawn(s, first);
      case RESPAWN -> Rooms.respawn(s, first);
      case TARGET -> GhostMoves.target(s, first, second);
      case JUMP -> GhostMoves.jump(s, second);
      case GHOST, GHOST_ROOM -> GhostMoves.step(s, second);
      case POSSESS -> GhostMoves.possess(s, first);
      case ROLL -> Rolls.resolve(s, first, 0);
      case ROLL_TWO -> rollTwo(s, first, second);
      case DRAW -> Flow.draw(s, first);
      case STEP, PUSH -> step(s, action);
      default -> OwnTurn.act(s, action);
    }
  }

  private static void choose(CandyGhostsState s, int character) {
    int seat = Flow.chooser(s);
    s.character[seat] = (byte) character;
    s.dealt[2 * seat] = -1;
    s.dealt[2 * seat + 1] = -1;
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Chose(seat, Box.character(character).name(), s.roles));
    }
  }

  private static void rollTwo(CandyGhostsState s, int first, int second) {
    if (s.pending.is(Do.ROLL)) {
      Rolls.resolve(s, first, second);
    } else {
      if (s.events != null) {
        String room = s.house.roomName(s.house.layout.room(first, second));
        s.events.add(new CandyGhostsEvent.Pointed(List.of(first, second), room));
      }
      Rooms.rolled(s, first, second);
    }
  }

  private static void step(CandyGhostsState s, long action) {
    if (s.pending.is(Do.BOSSY)) {
      boolean push = CandyGhostsNotation.verb(action) == Verb.PUSH;
      OwnTurn.bossyStep(s, CandyGhostsNotation.first(action), push);
    } else {
      OwnTurn.act(s, action);
    }
  }

  // ---- what it is worth (CG-70, CG-71, GS-16)

  @Override
  public int score(CandyGhostsState s, int seat) {
    return points(s, seat);
  }

  public static int points(CandyGhostsState s, int seat) {
    return s.phase == Phase.OVER ? Roles.score(s, seat) : s.escaped();
  }

  @Override
  public int winners(CandyGhostsState s) {
    if (s.phase != Phase.OVER) {
      return 0;
    }
    int everybody = (1 << s.seats) - 1;
    if (!s.roles) {
      return s.won ? everybody : 0;
    }
    int leaders = leaders(s); // of whom all have as much
    return score(s, Integer.numberOfTrailingZeros(leaders)) > 0 ? leaders : 0;
  }

  @Override
  public ScoreSheet sheet(CandyGhostsState s) {
    List<ScoreSheet.Line> lines = new ArrayList<>();
    boolean secret = s.phase != Phase.OVER || !s.roles;
    for (Role role : secret ? new Role[] {Role.FRIEND} : Role.values()) {
      List<Integer> points = new ArrayList<>();
      for (int seat = 0; seat < s.seats; seat++) {
        points.add(secret || Roles.of(s, seat) == role ? (Integer) score(s, seat) : (Integer) 0);
      }
      lines.add(new ScoreSheet.Line(role.word, points));
    }
    return new ScoreSheet(lines);
  }
}
