package picknmix.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Move;

class ReuseTest {
  private final Tree tree = new Tree(4);
  private final int first = tree.add(Tree.ROOT, 0, 1);
  private final int other = tree.add(Tree.ROOT, 0, 2);
  private final int reply = tree.add(first, 1, 7);
  private final int late = tree.add(reply, 0, 5);

  @Test
  void whatWasFoundOutBelowTheMovesIsKept() {
    tree.add(other, 1, 7);
    tree.visit(late, 2.5);
    tree.offer(late);
    Tree left =
        Reuse.of(tree, List.of(new Move(1, 9)), moves(new Move(1, 9), move(first), move(reply)));
    int kept = left.find(Tree.ROOT, 0, 5);
    assertThat(left.visits(kept)).isEqualTo(1);
    assertThat(left.sum(kept)).isEqualTo(2.5);
    assertThat(left.availability(kept)).isEqualTo(1);
    assertThat(left.child(kept)).isEqualTo(Tree.NONE);
    assertThat(left.sibling(kept)).isEqualTo(Tree.NONE);
  }

  @Test
  void anotherPastOrMovesThatNobodyThoughtOfLeaveNothing() {
    List<Move> before = List.of(new Move(1, 9));
    assertEmpty(Reuse.of(tree, before, List.of()));
    assertEmpty(Reuse.of(tree, before, before));
    assertEmpty(Reuse.of(tree, before, moves(new Move(1, 8), move(first))));
    assertEmpty(Reuse.of(tree, before, moves(new Move(1, 9), new Move(0, Move.SECRET))));
  }

  private static void assertEmpty(Tree left) {
    assertThat(left.child(Tree.ROOT)).isEqualTo(Tree.NONE);
  }

  private Move move(int node) {
    return new Move(tree.seat(node), tree.action(node));
  }

  private static List<Move> moves(Move... moves) {
    return List.of(moves);
  }
}
