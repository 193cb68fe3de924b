package picknmix.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TreeTest {
  @Test
  void everyNodeIsFoundAgainHoweverLargeTheTree() {
    Tree tree = new Tree(4);
    int nodes = 5_000;
    for (int i = 1; i < nodes; i++) {
      assertThat(tree.find(i / 3, i % 2, i % 3)).isEqualTo(Tree.NONE);
      assertThat(tree.add(i / 3, i % 2, i % 3)).isEqualTo(i);
    }
    for (int i = 1; i < nodes; i++) {
      assertThat(tree.find(i / 3, i % 2, i % 3)).isEqualTo(i);
      assertThat(tree.seat(i)).isEqualTo(i % 2);
      assertThat(tree.find(i / 3, 2, i % 3)).isEqualTo(Tree.NONE);
    }
  }

  @Test
  void nodesKeepWhatTheyHaveSeenWhenTheTreeGrows() {
    Tree tree = new Tree(2);
    int node = tree.add(Tree.ROOT, 0, 7);
    tree.visit(node, 2.5);
    tree.visit(node, -1);
    tree.offer(node);
    for (int i = 0; i < 100; i++) {
      tree.add(node, 1, i);
    }
    assertThat(tree.visits(node)).isEqualTo(2);
    assertThat(tree.sum(node)).isEqualTo(1.5);
    assertThat(tree.availability(node)).isEqualTo(1);
    assertThat(tree.visits(node + 1)).isZero();
  }

  @Test
  void theFavouriteIsTheOneTriedMost() {
    Tree tree = new Tree(2);
    assertThat(tree.favourite(Tree.ROOT)).isEqualTo(Tree.NONE);
    int first = tree.add(Tree.ROOT, 0, 7);
    int second = tree.add(Tree.ROOT, 0, 8);
    tree.visit(first, 0);
    assertThat(tree.favourite(Tree.ROOT)).isEqualTo(first);
    tree.visit(second, -5);
    tree.visit(second, -5);
    assertThat(tree.favourite(Tree.ROOT)).isEqualTo(second);
  }

  @Test
  void logarithmsAreExactAtPowersOfTwoAndCloseBetween() {
    for (int n = 1; n < 100_000; n++) {
      assertThat(Selection.log2(n)).isCloseTo(Math.log(n) / Math.log(2), within(0.09));
    }
    assertThat(Selection.log2(1)).isZero();
    assertThat(Selection.log2(1 << 30)).isEqualTo(30);
    assertThat(Selection.log2(Integer.MAX_VALUE)).isLessThan(31).isGreaterThan(30.9);
  }
}
