package picknmix.games.candyhunters.puzzle.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;

/**
 * Finds the most points that a puzzle holds, and a shortest way to them (CH-25). {@link Search}
 * does so in whole turns; this class leads from the rules to its world, and back.
 */
public final class Solver {
  private static final CandyHuntersRules RULES = new CandyHuntersRules();

  private final CandyHuntersState start;
  private final Board board;
  private final Layout layout;
  private final List<Search.Root> roots = new ArrayList<>();
  private final List<long[]> prefixes = new ArrayList<>();

  private Solver(CandyHuntersState s) {
    start = withoutGoal(s);
    board = new Board(start);
    layout = board.layout(start, start.buildsToCome());
    addRoots(start, new long[0]);
  }

  /** The most points from here, whatever the goal, and a shortest way to them. */
  public static Solution solve(CandyHuntersState s, Limit limit) {
    return new Solver(s).run(Integer.MAX_VALUE, true, limit);
  }

  /** A shortest way to at least so many points, if there is one. */
  public static Solution reach(CandyHuntersState s, int points, Limit limit) {
    return new Solver(s).run(points, true, limit);
  }

  /** Some way to at least so many points, if there is one: quicker than a shortest one. */
  public static Solution find(CandyHuntersState s, int points, Limit limit) {
    return new Solver(s).run(points, false, limit);
  }

  private static CandyHuntersState withoutGoal(CandyHuntersState s) {
    CandyHuntersState copy = s.copy();
    copy.goal = Integer.MAX_VALUE;
    return copy;
  }

  private Solution run(int enough, boolean shortest, Limit limit) {
    int points = RULES.score(start, 0);
    if (start.phase == Phase.OVER || points >= enough) {
      return new Solution(points, new long[0], true, true, 0);
    }
    int rounds = start.rounds - start.round + 1;
    int known = enough == Integer.MAX_VALUE ? points : enough - 1;
    Quest quest = new Quest(known, enough, limit, board::isFull);
    Search search = new Search(board, layout, rounds, start.largeGhost, quest);
    search.run(roots, shortest);
    long[] actions = new long[0];
    if (search.bestLine().length > 0) {
      actions = actions(search);
    }
    CandyHuntersState end = start.copy();
    for (long action : actions) {
      RULES.apply(end, 0, action, null);
    }
    int score = RULES.score(end, 0);
    boolean proven = search.isProven();
    return new Solution(score, actions, proven, search.isShortest(), quest.nodes());
  }

  // ---- From the rules

  /** A push under way ends in one way or another; the search begins after it. */
  private void addRoots(CandyHuntersState s, long[] prefix) {
    if (s.phase != Phase.PUSH) {
      prefixes.add(prefix);
      int moves = s.phase == Phase.BUILD ? Search.Root.BEFORE_BUILD : s.ghostMoves;
      int rounds = s.rounds - s.round + 1;
      roots.add(new Search.Root(position(s, prefix.length), rounds, moves));
      return;
    }
    ActionList pushes = new ActionList();
    RULES.legal(s, 0, pushes);
    for (long push : pushes.toArray()) {
      CandyHuntersState next = s.copy();
      RULES.apply(next, 0, push, null);
      long[] longer = Arrays.copyOf(prefix, prefix.length + 1);
      longer[prefix.length] = push;
      addRoots(next, longer);
    }
  }

  private Position position(CandyHuntersState s, int cost) {
    Position position = new Position(layout);
    for (long rest = layout.present(); rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      int slot = Long.numberOfTrailingZeros(bit);
      int cell = place(s.town, layout.cell(slot));
      position.ghosts |= s.town.isGhost(cell) ? bit : 0;
      position.kids |= s.town.isKid(cell) ? bit : 0;
      position.large = s.town.large == cell ? slot : position.large;
    }
    position.hand = s.hands[0];
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      position.had |= s.candies(0, colour) > 0 ? 1 << colour : 0;
      position.stacks |= board.scarce ? s.stacks[colour] << (4 * colour) : 0;
    }
    position.points = RULES.score(s, 0);
    position.cost = cost;
    return position;
  }

  private int place(Town town, int cell) {
    return town.cell(board.x(cell), board.y(cell));
  }

  // ---- Back to the rules

  private long[] actions(Search search) {
    List<Long> actions = new ArrayList<>();
    CandyHuntersState s = start.copy();
    for (long action : prefixes.get(search.bestRoot())) {
      act(s, action, actions);
    }
    for (Turn turn : search.bestLine()) {
      play(s, turn, actions);
    }
    return actions.stream().mapToLong(Long::longValue).toArray();
  }

  private static void act(CandyHuntersState s, long action, List<Long> actions) {
    RULES.apply(s, 0, action, null);
    actions.add(action);
  }

  private void play(CandyHuntersState s, Turn turn, List<Long> actions) {
    if (turn.build() >= 0) {
      int cell = Layout.cellOf(turn.build());
      int colour = Layout.colourOf(turn.build());
      act(s, CandyHuntersNotation.build(colour, board.x(cell), board.y(cell)), actions);
    }
    if (s.phase == Phase.GHOST) {
      List<Long> moves = new ArrayList<>();
      for (int most = 1; !moveGhosts(s, turn, most, moves); most++) {
        moves.clear();
      }
      for (long move : moves) {
        act(s, move, actions);
      }
    }
    Fit fit = turn.scored();
    if (fit == null) {
      act(s, CandyHuntersNotation.plain(CandyHuntersNotation.SKIP), actions);
    } else {
      int x = board.x(fit.box);
      int y = board.y(fit.box);
      act(s, CandyHuntersNotation.score(fit.card, fit.rotation, x, y), actions);
    }
  }

  /** Looks for the actions, so many at most, that bring ghosts and kids to where they shall be. */
  private boolean moveGhosts(CandyHuntersState s, Turn turn, int most, List<Long> moves) {
    if (s.phase == Phase.SCORE) {
      return isAsIn(s.town, turn);
    }
    ActionList actions = new ActionList();
    RULES.legal(s, 0, actions);
    for (long action : actions.toArray()) {
      CandyHuntersState next = s.copy();
      RULES.apply(next, 0, action, null);
      moves.add(action);
      if (most > 0 && moveGhosts(next, turn, most - 1, moves)) {
        return true;
      }
      moves.removeLast();
    }
    return false;
  }

  private boolean isAsIn(Town town, Turn turn) {
    Layout buildings = turn.layout();
    for (long rest = buildings.present(); rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      int slot = Long.numberOfTrailingZeros(bit);
      int cell = place(town, buildings.cell(slot));
      boolean same =
          town.isGhost(cell) == ((turn.ghosts() & bit) != 0)
              && town.isKid(cell) == ((turn.kids() & bit) != 0)
              && (town.large == cell) == (turn.large() == slot);
      if (!same) {
        return false;
      }
    }
    return true;
  }
}
