package picknmix.games.candyghosts.rules;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.box.Kind;

/** What dice decide in a player's turn (CG-31 to CG-34). */
public final class Rolls {
  public static final int FACES = 6;

  /** CG-31: what always fails, and what always succeeds. */
  public static final int FUMBLE = 1;

  public static final int CRIT = FACES;

  /** CG-37: so far away is the ghost in oneself. */
  public static final int OWN_GHOST = 6;

  private Rolls() {}

  /** How far the ghost or Onna is from the seat. */
  public static int distance(CandyGhostsState s, int seat, int who) {
    return s.ghostIn[seat] == who ? OWN_GHOST : s.house.distance(s.at[seat], s.placeOf(who));
  }

  /** CG-31: 1 fails, 6 succeeds, otherwise the roll with modifiers must reach the distance. */
  public static boolean reaches(CandyGhostsState s, int seat, int die, int distance) {
    return die == CRIT || (die != FUMBLE && die + Powers.roll(s, seat) >= distance);
  }

  /** The roll at the head of the queue has been made; {@code second} is 0 for one die. */
  static void resolve(CandyGhostsState s, int die, int second) {
    long action = s.pending.action(0);
    int sum = s.pending.sum(0);
    s.pending.pop();
    int seat = s.active;
    int first = CandyGhostsNotation.first(action);
    switch (CandyGhostsNotation.verb(action)) {
      case CAPTURE -> {
        if (attempt(s, seat, die, distance(s, seat, first))) {
          Haunting.capture(s, first, seat);
        }
      }
      case ATTACK -> {
        if (attempt(s, seat, die, distance(s, seat, first))) {
          Haunting.hit(s, first);
        }
      }
      case THROW -> thrown(s, seat, first, CandyGhostsNotation.second(action), die);
      case GIVE -> given(s, seat, first, CandyGhostsNotation.second(action), die);
      default -> Specials.rolled(s, seat, action, die, second, sum);
    }
  }

  /** The least that a die must show to come as far as that. */
  public static int need(CandyGhostsState s, int seat, int distance) {
    int need = FUMBLE;
    while (!reaches(s, seat, need, distance)) {
      need++;
    }
    return need;
  }

  /** {@link #reaches}, told. */
  static boolean attempt(CandyGhostsState s, int seat, int die, int distance) {
    boolean reaches = reaches(s, seat, die, distance);
    if (s.events != null) {
      int need = need(s, seat, distance);
      tell(s, List.of(die), reaches, die, new CandyGhostsEvent.Aim(need, distance));
    }
    return reaches;
  }

  /**
   * Tells those who listen of dice.
   *
   * @param sum what they show, for Boom Voice all so far
   * @param aim what they had to show; null if they come as far as they come
   */
  static void tell(
      CandyGhostsState s,
      List<Integer> dice,
      boolean success,
      int sum,
      CandyGhostsEvent.@Nullable Aim aim) {
    int modifier = Powers.roll(s, s.active);
    Objects.requireNonNull(s.events)
        .add(new CandyGhostsEvent.Rolled(s.active, dice, success, modifier, sum + modifier, aim));
  }

  /** CG-33: it smashes there, or at the thrower's feet; a torch lights up a room (CG-61). */
  private static void thrown(CandyGhostsState s, int seat, int kind, int place, int die) {
    boolean hit = attempt(s, seat, die, s.house.distance(s.at[seat], place));
    s.hand[seat] -= Kind.one(kind);
    smash(s, kind, hit ? place : s.at[seat]);
    if (hit && !s.house.isUp(place)) {
      Rooms.reveal(s, s.house.card(place), place);
    }
  }

  /** CG-33: thrown to another player it stays whole, or smashes at the thrower's feet. */
  private static void given(CandyGhostsState s, int seat, int kind, int other, int die) {
    boolean hit = attempt(s, seat, die, s.house.distance(s.at[seat], s.at[other]));
    s.hand[seat] -= Kind.one(kind);
    if (hit) {
      s.hand[other] += Kind.one(kind);
      if (s.events != null) {
        s.events.add(new CandyGhostsEvent.Given(Kind.of(kind), seat, other));
      }
    } else {
      smash(s, kind, s.at[seat]);
    }
  }

  /** CG-35: discarded, and a noise in its place; only the last one counts. */
  static void smash(CandyGhostsState s, int kind, int place) {
    s.discarded += Kind.one(kind);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Smashed(s.active, Kind.of(kind), place));
    }
    noise(s, place);
  }

  static void noise(CandyGhostsState s, int place) {
    s.noise = place;
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Noise(place));
    }
  }
}
