package picknmix.games.candyhunters.puzzle.solver;

/** Where a puzzle stands between two turns, or after the build, as the search sees it. */
final class Position {
  Layout layout;
  long ghosts;
  long kids;

  /** The Large Ghost's slot, or −1; it is among the ghosts too. */
  int large = -1;

  long hand;

  /** The colours of which there is a candy already. */
  int had;

  /** Four bits for each colour's stack; 0 unless tiles may run out. */
  int stacks;

  /** The points so far, and the actions that they took. */
  int points;

  int cost;

  Position(Layout layout) {
    this.layout = layout;
  }

  Position copy() {
    Position copy = new Position(layout);
    copy.set(this);
    return copy;
  }

  void set(Position other) {
    layout = other.layout;
    ghosts = other.ghosts;
    kids = other.kids;
    large = other.large;
    hand = other.hand;
    had = other.had;
    stacks = other.stacks;
    points = other.points;
    cost = other.cost;
  }

  /** The ghosts that only a move takes away: the Large Ghost leaves with any build (CH-10). */
  long lastingGhosts() {
    return large < 0 ? ghosts : ghosts & ~(1L << large);
  }

  /** The pieces go over to another layout. */
  void follow(Layout.Step step) {
    layout = step.to();
    ghosts = step.carry(ghosts);
    kids = step.carry(kids);
    large = step.carry(large);
  }

  /** A tile is built; the Large Ghost comes to it (CH-10). */
  void build(int build, boolean largeGhost) {
    Layout.Step step = layout.with(build);
    follow(step);
    if (largeGhost) {
      ghosts = (large < 0 ? ghosts : ghosts & ~(1L << large)) | 1L << step.slot();
      large = step.slot();
    }
    if (stacks != 0) {
      stacks -= 1 << (4 * Layout.colourOf(build));
    }
    cost++;
  }

  /** A card is scored: the kids on it go home with their tiles (CH-16). */
  void score(Fit fit) {
    long home = kids & fit.right;
    points += gain(fit, layout, ghosts, kids, had);
    had |= layout.coloursOf(home);
    hand &= ~(1L << fit.card);
    kids &= ~home;
    follow(layout.without(home));
  }

  /** What scoring that card would count. */
  static int gain(Fit fit, Layout layout, long ghosts, long kids, int had) {
    long home = kids & fit.right;
    int candies = Long.bitCount(home);
    if (home != 0) {
      candies += Integer.bitCount(layout.coloursOf(home) & ~had);
    }
    return fit.points(ghosts) + candies;
  }

  // ---- Three numbers that tell it apart from all others

  long firstKey() {
    return ghosts | (long) (large + 1) << 40;
  }

  long secondKey(int need) {
    return kids | (long) stacks << 36 | (long) need << 52;
  }

  long thirdKey() {
    return hand | (long) had << 36 | (long) layout.id << 40;
  }
}
