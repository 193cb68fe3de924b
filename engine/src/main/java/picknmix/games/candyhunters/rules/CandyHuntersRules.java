package picknmix.games.candyhunters.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Rules;
import picknmix.kernel.ScoreSheet;
import picknmix.kernel.Seat;

/**
 * The steps of a turn in Candy Hunters, CH-9 to CH-20 and CH-23. Builds, ghosts, patterns, points
 * and refusals have files of their own.
 */
public class CandyHuntersRules implements Rules<CandyHuntersState> {

  @Override
  public int turn(CandyHuntersState s) {
    return s.phase == Phase.OVER ? Seat.OVER : s.toAct;
  }

  @Override
  public boolean canAct(CandyHuntersState s, int seat) {
    return seat >= 0 && seat == turn(s);
  }

  // ---- What may be done

  @Override
  public void legal(CandyHuntersState s, int seat, ActionList out) {
    if (!canAct(s, seat)) {
      return;
    }
    switch (s.phase) {
      case BUILD -> BuildRules.builds(s, out);
      case GHOST -> {
        GhostRules.moves(s, out);
        out.add(CandyHuntersNotation.plain(CandyHuntersNotation.STAY));
      }
      case PUSH -> GhostRules.pushes(s, out);
      case SCORE -> {
        PatternRules.scores(s, s.hands[seat], out);
        out.add(CandyHuntersNotation.plain(CandyHuntersNotation.SKIP));
      }
      case EXCHANGE -> {
        for (long rest = s.regularHand(seat); rest != 0; rest &= rest - 1) {
          out.add(CandyHuntersNotation.exchange(Long.numberOfTrailingZeros(rest)));
        }
        out.add(CandyHuntersNotation.plain(CandyHuntersNotation.KEEP));
      }
      case KID -> kids(s, out);
      case OVER -> {}
    }
  }

  /** CH-20: any empty building. */
  private static void kids(CandyHuntersState s, ActionList out) {
    Town town = s.town;
    for (int y = town.top(); y <= town.bottom(); y += town.stripRows()) {
      for (long rest = town.empty(town.stripAt(y)); rest != 0; rest &= rest - 1) {
        int bit = Long.numberOfTrailingZeros(rest);
        out.add(CandyHuntersNotation.kid(town.stripX(bit), y + town.stripY(bit)));
      }
    }
  }

  @Override
  public String explain(CandyHuntersState s, int seat, long action) {
    return Refusals.of(s, seat, action);
  }

  // ---- What it does

  @Override
  public void apply(CandyHuntersState s, int seat, long action, @Nullable List<Event> events) {
    int x = CandyHuntersNotation.toX(action);
    int y = CandyHuntersNotation.toY(action);
    switch (CandyHuntersNotation.kind(action)) {
      case CandyHuntersNotation.BUILD ->
          build(s, CandyHuntersNotation.colour(action), x, y, events);
      case CandyHuntersNotation.GHOST -> {
        int fromX = CandyHuntersNotation.fromX(action);
        int fromY = CandyHuntersNotation.fromY(action);
        GhostRules.move(s, s.town.cell(fromX, fromY), s.town.cell(x, y), events);
        goOnWithGhosts(s, events);
      }
      case CandyHuntersNotation.PUSH -> {
        GhostRules.push(s, s.town.cell(x, y), events);
        goOnWithGhosts(s, events);
      }
      case CandyHuntersNotation.STAY -> stay(s, events);
      case CandyHuntersNotation.SCORE -> {
        int rotation = CandyHuntersNotation.rotation(action);
        score(s, CandyHuntersNotation.card(action), rotation, x, y, events);
      }
      case CandyHuntersNotation.SKIP -> skip(s, events);
      case CandyHuntersNotation.EXCHANGE -> exchange(s, CandyHuntersNotation.card(action), events);
      case CandyHuntersNotation.KEEP -> keep(s, events);
      default -> kid(s, x, y, events);
    }
  }

  /** CH-9; CH-10: the Large Ghost comes to the new tile. */
  private void build(CandyHuntersState s, int colour, int x, int y, @Nullable List<Event> events) {
    s.stacks[colour]--;
    s.town.build(colour, x, y);
    if (events != null) {
      events.add(new CandyHuntersEvent.Built(s.toAct, Colour.letter(colour), new Cell(x, y)));
    }
    if (s.largeGhost) {
      GhostRules.callLargeGhost(s, s.town.cell(x, y), events);
    }
    s.phase = Phase.GHOST;
    goOnWithGhosts(s, events);
  }

  /** CH-11: while a piece is on its way, or another ghost move may begin. */
  private void goOnWithGhosts(CandyHuntersState s, @Nullable List<Event> events) {
    boolean pushing = s.phase == Phase.PUSH;
    if (!pushing && (s.ghostMoves == 0 || !s.town.hasGhostWithNeighbour())) {
      goOnToScore(s, events);
    }
  }

  private void stay(CandyHuntersState s, @Nullable List<Event> events) {
    if (events != null) {
      events.add(new CandyHuntersEvent.Stayed(s.toAct));
    }
    goOnToScore(s, events);
  }

  private void goOnToScore(CandyHuntersState s, @Nullable List<Event> events) {
    s.ghostMoves = 0;
    if (s.hands[s.toAct] != 0) {
      s.phase = Phase.SCORE;
    } else {
      goOnToExchange(s, events);
    }
  }

  /** CH-15, CH-16: a regular pattern is replaced; CH-24: the goal may be reached. */
  private void score(
      CandyHuntersState s, int card, int rotation, int x, int y, @Nullable List<Event> events) {
    PatternRules.score(s, card, rotation, x, y, events);
    if (PointRules.isSolved(s)) {
      end(s, events);
      return;
    }
    if (Patterns.isRegular(card) && s.deckSize() > 0) {
      draw(s, events);
    }
    goOnToExchange(s, events);
  }

  private static void draw(CandyHuntersState s, @Nullable List<Event> events) {
    int card = s.draw();
    s.hands[s.toAct] |= Patterns.bit(card);
    if (events != null) {
      events.add(new CandyHuntersEvent.Drawn(s.toAct, Patterns.name(card)));
    }
  }

  private void skip(CandyHuntersState s, @Nullable List<Event> events) {
    if (events != null) {
      events.add(new CandyHuntersEvent.Skipped(s.toAct));
    }
    goOnToExchange(s, events);
  }

  private void goOnToExchange(CandyHuntersState s, @Nullable List<Event> events) {
    if (s.deckSize() > 0 && s.regularHand(s.toAct) != 0) {
      s.phase = Phase.EXCHANGE;
    } else {
      goOnToKid(s, events);
    }
  }

  /** CH-19: first under the deck, then the top card. */
  private void exchange(CandyHuntersState s, int card, @Nullable List<Event> events) {
    s.hands[s.toAct] &= ~Patterns.bit(card);
    s.putUnder(card, s.toAct);
    if (events != null) {
      events.add(new CandyHuntersEvent.PutUnder(s.toAct, Patterns.name(card)));
    }
    draw(s, events);
    goOnToKid(s, events);
  }

  private void keep(CandyHuntersState s, @Nullable List<Event> events) {
    if (events != null) {
      events.add(new CandyHuntersEvent.Kept(s.toAct));
    }
    goOnToKid(s, events);
  }

  private void goOnToKid(CandyHuntersState s, @Nullable List<Event> events) {
    if (canPlaceKid(s)) {
      s.phase = Phase.KID;
    } else {
      endTurn(s, events);
    }
  }

  /** CH-20: not in the last round, nor in a puzzle (CH-23). */
  public static boolean canPlaceKid(CandyHuntersState s) {
    return !s.puzzle && s.round < s.rounds && s.kidsLeft[s.toAct] > 0 && s.town.hasEmptyBuilding();
  }

  private void kid(CandyHuntersState s, int x, int y, @Nullable List<Event> events) {
    s.kidsLeft[s.toAct]--;
    s.town.putKid(s.toAct, s.town.cell(x, y));
    if (events != null) {
      events.add(new CandyHuntersEvent.KidPlaced(s.toAct, new Cell(x, y)));
    }
    endTurn(s, events);
  }

  /**
   * Clockwise to the next player; after the last one of the last round the game is over (CH-21).
   */
  private void endTurn(CandyHuntersState s, @Nullable List<Event> events) {
    int next = s.clockwise(s.toAct);
    if (next == s.first && s.round == s.rounds) {
      end(s, events);
      return;
    }
    s.toAct = next;
    s.phase = Phase.BUILD;
    s.ghostMoves = CandyHuntersState.GHOST_MOVES;
    if (next == s.first) {
      s.round++;
      if (events != null) {
        events.add(new CandyHuntersEvent.RoundBegan(s.round));
      }
    }
  }

  private void end(CandyHuntersState s, @Nullable List<Event> events) {
    s.phase = Phase.OVER;
    if (events != null) {
      events.add(new CandyHuntersEvent.Ended(Seat.list(winners(s))));
    }
  }

  /** Scoring shows a card and exchanging draws one; in a puzzle nothing is hidden. */
  @Override
  public boolean isUndoable(CandyHuntersState s, int seat, long action) {
    int kind = CandyHuntersNotation.kind(action);
    boolean shows = kind == CandyHuntersNotation.SCORE || kind == CandyHuntersNotation.EXCHANGE;
    return s.puzzle || !shows;
  }

  // ---- What it is worth

  @Override
  public int score(CandyHuntersState s, int seat) {
    return PointRules.points(s, seat);
  }

  @Override
  public long rank(CandyHuntersState s, int seat) {
    return PointRules.rank(s, seat);
  }

  /** CH-24: nobody, if a puzzle is not solved. */
  @Override
  public int winners(CandyHuntersState s) {
    return s.puzzle && !PointRules.isSolved(s) ? 0 : Rules.super.winners(s);
  }

  @Override
  public ScoreSheet sheet(CandyHuntersState s) {
    return PointRules.sheet(s);
  }
}
