package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.Given;

/** Ghosts and those whom they displace, CH-10 to CH-14. */
class GhostRulesTest {

  @Test
  @DisplayName("CH-10: the Large Ghost goes onto the new tile, from wherever it is")
  void largeGhostComes() {
    Given.Game game = Given.town("R* B").largeGhost().build().play("build G 2,0");
    assertThat(game.get("largeGhost")).isEqualTo("\"2,0\"");
    assertThat(game.told(1))
        .contains("{\"type\":\"large-ghost-came\",\"from\":null,\"to\":\"2,0\"}");
    game.play("stay", "skip", "keep", "kid 1,0", "build G 0,1");
    assertThat(game.get("largeGhost")).isEqualTo("\"0,1\"");
    assertThat(game.told(0)).anyMatch(event -> event.contains("\"from\":\"2,0\",\"to\":\"0,1\""));
    assertThat(Given.town("R* B").build().play("build G 2,0").get("largeGhost")).isEqualTo("null");
  }

  @Test
  @DisplayName("CH-10: it is otherwise a ghost like the others")
  void largeGhostMoves() {
    Given.Game game = Given.town("R* B G@").ghosts(2);
    assertThat(game.legal()).containsExactly("ghost 0,0 1,0", "ghost 2,0 1,0", "stay");
    game.play("ghost 2,0 1,0");
    assertThat(game.get("largeGhost")).isEqualTo("\"1,0\"");
    game.play("ghost 0,0 1,0");
    assertThat(game.get("pending"))
        .isEqualTo("{\"at\":\"1,0\",\"piece\":\"large\",\"moved\":[\"1,0\"]}");
    assertThat(game.legal()).containsExactly("push 1,0 0,0", "push 1,0 2,0");
    assertThat(game.play("push 1,0 0,0").get("largeGhost")).isEqualTo("\"0,0\"");
    assertThat(game.get("ghosts")).contains("\"1,0\"").doesNotContain("\"0,0\"");
  }

  @Test
  @DisplayName("CH-11: up to two moves: the same ghost twice")
  void sameGhostTwice() {
    Given.Game game = Given.town("R* B G").ghosts(2);
    assertThat(game.legal()).containsExactly("ghost 0,0 1,0", "stay");
    game.play("ghost 0,0 1,0");
    assertThat(game.get("ghostMoves")).isEqualTo("1");
    assertThat(game.legal()).containsExactly("ghost 1,0 0,0", "ghost 1,0 2,0", "stay");
    game.play("ghost 1,0 2,0");
    assertThat(game.get("ghostMoves")).isEqualTo("0");
    assertThat(game.phase()).isEqualTo("score");
    assertThat(game.get("ghosts")).contains("\"2,0\"");
  }

  @Test
  @DisplayName("CH-11: two ghosts once, one, or none")
  void otherMoves() {
    Given.Game game = Given.town("R* B G Y*").ghosts(2).play("ghost 0,0 1,0", "ghost 3,0 2,0");
    assertThat(game.get("ghosts")).startsWith("[\"-8,0\",\"1,0\",\"2,0\"");
    assertThat(Given.town("R* B").ghosts(2).play("ghost 0,0 1,0", "stay").phase())
        .isEqualTo("score");
    Given.Game none = Given.town("R* B").ghosts(2).play("stay");
    assertThat(none.get("ghostMoves")).isEqualTo("0");
    assertThat(none.told(1)).containsExactly("{\"type\":\"stayed\",\"seat\":0}");
  }

  @Test
  @DisplayName("CH-11: a move goes to an adjacent building")
  void refusedMoves() {
    Given.Game game = Given.town("R* B .", "G  .  Y").ghosts(2);
    assertThat(game.refusal("ghost 0,0 1,1")).isEqualTo("CH-11: 1,1 is not beside 0,0");
    assertThat(game.refusal("ghost 0,0 0,0")).isEqualTo("CH-11: 0,0 is not beside 0,0");
    assertThat(game.refusal("ghost 0,0 -1,0")).isEqualTo("CH-11: there is no building on -1,0");
    assertThat(game.refusal("ghost 1,0 0,0")).isEqualTo("CH-11: there is no ghost on 1,0");
    assertThat(game.refusal("ghost 32,0 33,0")).isEqualTo("CH-11: there is no ghost on 32,0");
    assertThat(game.refusal("push 0,0 1,0")).isEqualTo("CH-12: not now, but move a ghost or stay");
    assertThat(game.refusal("build R 1,1")).isEqualTo("CH-9: not now, but move a ghost or stay");
  }

  @Test
  @DisplayName("CH-11: the ghost step is skipped when no ghost has an adjacent building")
  void noGhostCanMove() {
    assertThat(Given.town("R B").build().play("build G 2,0").phase()).isEqualTo("score");
    assertThat(Given.town("R B").build().play("build G -8,1").phase()).isEqualTo("ghost");
    assertThat(Given.town("R B").build().play("build G -8,-1").phase()).isEqualTo("ghost");
    assertThat(Given.town("R B").build().play("build G -7,0").phase()).isEqualTo("ghost");
  }

  @Test
  @DisplayName(
      "CH-12: a kid goes to an empty building beside it, the one that the ghost left included")
  void kidIsPushed() {
    Given.Game game =
        Given.town(
                "R  B  .", //
                "Y* G1 R0",
                ".  Y* .")
            .ghosts(2)
            .play("ghost 0,1 1,1");
    assertThat(game.get("pending"))
        .isEqualTo("{\"at\":\"1,1\",\"piece\":\"kid\",\"moved\":[\"1,1\"]}");
    assertThat(game.get("ghostMoves")).isEqualTo("1");
    assertThat(game.legal()).containsExactly("push 1,1 1,0", "push 1,1 0,1");
    assertThat(game.refusal("push 1,1 2,1"))
        .isEqualTo("CH-12: a kid cannot go onto a kid or a ghost");
    assertThat(game.refusal("push 1,1 1,2"))
        .isEqualTo("CH-12: a kid cannot go onto a kid or a ghost");
    assertThat(game.refusal("push 1,0 0,0")).isEqualTo("CH-12: push the kid on 1,1");
    assertThat(game.refusal("push 1,1 0,0")).isEqualTo("CH-12: 0,0 is not beside 1,1");
    assertThat(game.refusal("stay")).isEqualTo("CH-11: not now, but push the kid on 1,1");
    game.play("push 1,1 0,1");
    assertThat(game.get("kids")).isEqualTo("{\"0,1\":1,\"2,1\":0}");
    assertThat(game.get("pending")).isEqualTo("null");
    assertThat(game.phase()).isEqualTo("ghost");
    assertThat(game.told(1))
        .containsExactly(
            "{\"type\":\"pushed\",\"seat\":0,\"piece\":\"kid\",\"owner\":1,"
                + "\"from\":\"1,1\",\"to\":\"0,1\"}");
  }

  @Test
  @DisplayName("CH-12: a push with one way out is still asked for")
  void onlyWayOut() {
    Given.Game game = Given.town("R* B0").ghosts(1).play("ghost 0,0 1,0");
    assertThat(game.legal()).containsExactly("push 1,0 0,0");
    assertThat(game.play("push 1,0 0,0").phase()).isEqualTo("score");
  }

  @Test
  @DisplayName("CH-13: a displaced ghost goes to any building beside it, and displaces in its turn")
  void ghostIsPushed() {
    Given.Game game =
        Given.town(
                ".  R1 G", //
                "Y* B* G*",
                ".  R  Y")
            .ghosts(2)
            .play("ghost 0,1 1,1");
    assertThat(game.get("pending"))
        .isEqualTo("{\"at\":\"1,1\",\"piece\":\"ghost\",\"moved\":[\"1,1\"]}");
    assertThat(game.get("ghosts")).contains("\"1,1\",\"1,1\"");
    assertThat(game.legal())
        .containsExactly("push 1,1 1,0", "push 1,1 0,1", "push 1,1 2,1", "push 1,1 1,2");
    game.play("push 1,1 2,1");
    assertThat(game.get("pending"))
        .isEqualTo("{\"at\":\"2,1\",\"piece\":\"ghost\",\"moved\":[\"1,1\",\"2,1\"]}");
    assertThat(game.legal()).containsExactly("push 2,1 2,0", "push 2,1 2,2");
    assertThat(game.refusal("push 2,1 1,1")).isEqualTo("CH-14: the ghost on 1,1 has moved already");
    assertThat(game.refusal("push 2,1 3,1")).isEqualTo("CH-13: there is no building on 3,1");
    game.play("push 2,1 2,2");
    assertThat(game.phase()).isEqualTo("ghost");
    assertThat(game.get("ghostMoves")).isEqualTo("1");
    assertThat(game.get("ghosts")).contains("\"1,1\",\"2,1\"").contains("\"2,2\"");
  }

  @Test
  @DisplayName("CH-13: a ghost that was pushed onto a kid displaces it")
  void ghostPushedOntoKid() {
    Given.Game game = Given.town("R* B* G0 Y").ghosts(1).play("ghost 0,0 1,0", "push 1,0 2,0");
    assertThat(game.get("pending"))
        .isEqualTo("{\"at\":\"2,0\",\"piece\":\"kid\",\"moved\":[\"1,0\",\"2,0\"]}");
    assertThat(game.legal()).containsExactly("push 2,0 3,0");
    assertThat(game.play("push 2,0 3,0").get("kids")).isEqualTo("{\"3,0\":0}");
  }

  @Test
  @DisplayName("CH-13: the Large Ghost pushes and is pushed")
  void largeGhostInAChain() {
    Given.Game game = Given.town("R@ B* G").ghosts(2).play("ghost 0,0 1,0");
    assertThat(game.get("pending")).contains("\"piece\":\"ghost\"");
    assertThat(game.get("ghosts")).containsOnlyOnce("\"1,0\"");
    assertThat(game.get("largeGhost")).isEqualTo("\"1,0\"");
    game.play("push 1,0 2,0");
    assertThat(game.get("ghosts")).contains("\"2,0\"").doesNotContain("\"1,0\"");
    game.play("ghost 2,0 1,0");
    assertThat(game.get("pending")).contains("\"piece\":\"large\"");
    assertThat(game.play("push 1,0 0,0").get("largeGhost")).isEqualTo("\"0,0\"");
  }

  @Test
  @DisplayName("CH-14: a push into a dead end is not legal")
  void deadEnds() {
    // The ghost on 1,0 cannot go onto the kid on 2,0, whose only other neighbour is taken.
    Given.Game kid = Given.town("R* B* G0 Y1").ghosts(2).play("ghost 0,0 1,0");
    assertThat(kid.legal()).containsExactly("push 1,0 0,0");
    assertThat(kid.refusal("push 1,0 2,0"))
        .isEqualTo("CH-14: the piece on 2,0 would have nowhere to go");
    // Nor onto a ghost whose only way leads to such a kid.
    Given.Game ghost = Given.town("R* B* G* Y0").ghosts(2).play("ghost 0,0 1,0");
    assertThat(ghost.legal()).containsExactly("push 1,0 0,0");
    // With an empty building behind it the whole chain is open, step by step.
    Given.Game chain = Given.town("R* B* G* Y0 R").ghosts(2).play("ghost 0,0 1,0");
    assertThat(chain.legal()).containsExactly("push 1,0 0,0", "push 1,0 2,0");
    assertThat(chain.play("push 1,0 2,0").legal()).containsExactly("push 2,0 3,0");
    assertThat(chain.play("push 2,0 3,0").legal()).containsExactly("push 3,0 4,0");
    assertThat(chain.get("pending")).contains("\"moved\":[\"1,0\",\"2,0\",\"3,0\"]");
  }

  @Test
  @DisplayName("CH-14: in a ring a chain comes to an end where it began")
  void ring() {
    Given.Game game =
        Given.town(
                "R* B*", //
                "G* Y*")
            .ghosts(2)
            .play("ghost 0,0 1,0");
    assertThat(game.legal()).containsExactly("push 1,0 0,0", "push 1,0 1,1");
    assertThat(game.play("push 1,0 1,1").legal()).containsExactly("push 1,1 0,1");
    assertThat(game.play("push 1,1 0,1").legal()).containsExactly("push 0,1 0,0");
    assertThat(game.play("push 0,1 0,0").get("ghosts"))
        .isEqualTo("[\"0,0\",\"1,0\",\"0,1\",\"1,1\"]");
  }

  @Test
  @DisplayName("CH-14: the piece on the target can always go back to where the ghost came from")
  void alwaysLegal() {
    Given.Game game = Given.town("R* B0 G1").ghosts(2);
    assertThat(game.legal()).containsExactly("ghost 0,0 1,0", "stay");
    assertThat(game.play("ghost 0,0 1,0").legal()).containsExactly("push 1,0 0,0");
  }
}
