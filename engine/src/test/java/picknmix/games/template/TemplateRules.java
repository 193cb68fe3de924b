package picknmix.games.template;

import static picknmix.games.template.TemplateState.NOTHING;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rules;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.Seat;

/**
 * The rules, TG-3 to TG-7; the deal, TG-2, is in {@link Template}, and why an action is refused in
 * {@link Refusals}.
 */
final class TemplateRules implements Rules<TemplateState> {
  private static final int POINTS_A_FLAVOUR = 2;

  @Override
  public int turn(TemplateState s) {
    if (s.biting != NOTHING) {
      return Seat.CHANCE;
    }
    return s.isOver() ? Seat.OVER : s.turn;
  }

  @Override
  public boolean canAct(TemplateState s, int seat) {
    int turn = turn(s);
    return seat == turn && turn != Seat.OVER;
  }

  // ---- What may be done

  /** TG-3: eat any sweet, or hide it while there is room. */
  @Override
  public void legal(TemplateState s, int seat, ActionList out) {
    if (seat >= 0 && canAct(s, seat)) {
      add(TemplateNotation.EAT, s.hands[seat], out);
      if (!s.isJarFull(seat)) {
        add(TemplateNotation.HIDE, s.hands[seat], out);
      }
    }
  }

  private static void add(int kind, int sweets, ActionList out) {
    for (int rest = sweets; rest != 0; rest &= rest - 1) {
      out.add(TemplateNotation.of(kind, Integer.numberOfTrailingZeros(rest)));
    }
  }

  /** TG-4: a fair die. */
  @Override
  public void chance(TemplateState s, Outcomes out) {
    for (int pips = 1; pips <= TemplateNotation.MOST_PIPS; pips++) {
      out.add(TemplateNotation.of(TemplateNotation.ROLL, pips));
    }
  }

  @Override
  public String explain(TemplateState s, int seat, long action) {
    return Refusals.of(s, seat, action);
  }

  // ---- What it does

  @Override
  public void apply(TemplateState s, int seat, long action, @Nullable List<Event> events) {
    int what = TemplateNotation.what(action);
    switch (TemplateNotation.kind(action)) {
      case TemplateNotation.EAT -> eat(s, what, events);
      case TemplateNotation.HIDE -> hide(s, what, events);
      default -> roll(s, what, events);
    }
  }

  private static void eat(TemplateState s, int sweet, @Nullable List<Event> events) {
    s.hands[s.turn] &= ~Sweets.bit(sweet);
    s.biting = sweet;
    if (events != null) {
      events.add(new TemplateEvent.Bitten(s.turn, Sweets.name(sweet)));
    }
  }

  private void hide(TemplateState s, int sweet, @Nullable List<Event> events) {
    s.hands[s.turn] &= ~Sweets.bit(sweet);
    s.jars[s.turn] |= Sweets.bit(sweet);
    if (events != null) {
      events.add(new TemplateEvent.Hidden(s.turn, Sweets.name(sweet)));
    }
    endTurn(s, events);
  }

  /** TG-4: more pips than sugar, or the tooth hurts. */
  private void roll(TemplateState s, int pips, @Nullable List<Event> events) {
    boolean eaten = pips > Sweets.sugar(s.biting);
    if (eaten) {
      s.eaten[s.turn] |= Sweets.bit(s.biting);
    } else {
      s.lost |= Sweets.bit(s.biting);
    }
    s.biting = NOTHING;
    if (events != null) {
      events.add(new TemplateEvent.Rolled(s.turn, pips, eaten));
    }
    endTurn(s, events);
  }

  /** TG-5: draw, and on to the next player; TG-6: or the end. */
  private void endTurn(TemplateState s, @Nullable List<Event> events) {
    if (s.deckSize() > 0) {
      int sweet = s.order[s.top++];
      s.hands[s.turn] |= Sweets.bit(sweet);
      if (events != null) {
        events.add(new TemplateEvent.Drawn(s.turn, Sweets.name(sweet)));
      }
    }
    s.turn = s.turn + 1 == s.seats ? 0 : s.turn + 1;
    if (events != null && s.isOver()) {
      events.add(new TemplateEvent.Ended(Seat.list(leaders(s))));
    }
  }

  // ---- What it is worth (TG-7)

  @Override
  public int score(TemplateState s, int seat) {
    return points(s.eaten[seat], s.jars[seat]);
  }

  static int points(int eaten, int jar) {
    return Sweets.sugarOf(eaten) + jarPoints(jar);
  }

  private static int jarPoints(int jar) {
    return POINTS_A_FLAVOUR * Sweets.flavoursOf(jar);
  }

  @Override
  public ScoreSheet sheet(TemplateState s) {
    return new ScoreSheet(
        List.of(
            ScoreSheet.Line.of("eaten", s.seats, seat -> Sweets.sugarOf(s.eaten[seat])),
            ScoreSheet.Line.of("jar", s.seats, seat -> jarPoints(s.jars[seat]))));
  }
}
