package picknmix.games.candyghosts.json;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.rules.CandyGhostsRules;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.games.candyghosts.rules.Dealing;
import picknmix.games.candyghosts.rules.Flow;
import picknmix.games.candyghosts.rules.OwnTurn;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.ActionList;
import picknmix.kernel.Field;
import picknmix.kernel.Seat;

/** The invariants of a loaded state: phase, turn and what is pending go together. */
final class PhaseCheck {
  private final CandyGhostsState s;
  private final Field state;

  PhaseCheck(CandyGhostsState s, Field state) {
    this.s = s;
    this.state = state;
  }

  void check() {
    checkPhase();
    checkQueue();
    if (s.phase == Phase.TURN) {
      checkTurn();
    }
    checkSomebodyCanAct();
  }

  private void require(boolean holds, String field, String otherwise) {
    if (!holds) {
      throw state.get(field).wrong(otherwise);
    }
  }

  private void checkPhase() {
    require(
        s.phase != Phase.CHOOSE || s.seats <= Dealing.CHOOSERS,
        "phase",
        "is choose only up to 4 players");
    require(
        s.phase != Phase.CHOOSE || Flow.chooser(s) >= 0,
        "phase",
        "is choose until all have chosen");
    boolean going = s.phase == Phase.TURN || s.phase == Phase.GHOSTS;
    boolean dawned = s.round > s.rounds;
    require(
        !dawned || (!going && s.round == s.rounds + 1), "round", "cannot be past the last round");
    require(going || s.pending.isEmpty(), "pending", "must be empty now");
    require(s.phase == Phase.GHOSTS || s.movedCount == 0, "moved", "is for the ghosts' turn");
    require(!going || s.escaped() < s.seats, "players", "must not all have left while it goes on");
  }

  /** Everything in its phase; those who appear or respawn each once, all else alone. */
  private void checkQueue() {
    int size = s.pending.size();
    for (int i = 0; i < size; i++) {
      Do what = s.pending.what(i);
      boolean fits = what.phase == null || what.phase == s.phase;
      require(fits, "pending", "has something of another phase");
      require(
          size == 1 || what.isQueued(),
          "pending",
          "has something that must be settled alone: " + what.word);
      for (int j = 0; j < i; j++) {
        boolean same = what == s.pending.what(j) || s.pending.who(i) == BOSS;
        require(!same || s.pending.who(i) != s.pending.who(j), "pending", "has somebody twice");
      }
    }
  }

  private void checkTurn() {
    boolean gone = s.hasLeft(s.active) || s.isInBelly(s.active) || s.at[s.active] == NONE;
    require(s.stage != Stage.OPEN || !gone, "turn", "cannot be open for somebody off the map");
    require(s.ap <= s.full, "turn", "has no more action points than a full turn");
    boolean waits = !s.pending.isEmpty();
    Stage stage = waits ? s.pending.what().stage : null;
    require(stage == null || stage == s.stage, "turn", "is at another stage than what is pending");
    require(
        s.stage == Stage.OPEN || waits || (s.stage == Stage.FINAL && OwnTurn.canSpeedOn(s)),
        "turn",
        "is over, and nothing is pending");
  }

  private void checkSomebodyCanAct() {
    CandyGhostsRules rules = new CandyGhostsRules();
    int turn = rules.turn(s);
    if (turn == Seat.CHANCE || turn == Seat.OVER) {
      return;
    }
    ActionList list = new ActionList();
    rules.list(s, list);
    require(!list.isEmpty(), "pending", "leaves nobody anything to do");
  }
}
