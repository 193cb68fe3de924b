package picknmix.bots;

import java.util.List;
import picknmix.kernel.Move;

/**
 * What is left of a tree when the match has gone on: the part below what has been done since. Its
 * figures are from what could be imagined then, which is a good beginning now.
 */
final class Reuse {
  private Reuse() {}

  /**
   * The tree for a position.
   *
   * @param before what had been done when the old tree grew
   * @param now what has been done by now; empty if that is not known
   */
  static Tree of(Tree old, List<Move> before, List<Move> now) {
    boolean goesOn = before.size() < now.size() && before.equals(now.subList(0, before.size()));
    int node = goesOn ? Tree.ROOT : Tree.NONE;
    for (int i = before.size(); node != Tree.NONE && i < now.size(); i++) {
      node = old.find(node, now.get(i).seat(), now.get(i).action());
    }
    return node == Tree.NONE ? new Tree(256) : old.below(node);
  }
}
