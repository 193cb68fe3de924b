package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import picknmix.server.match.SteppedTime;

/** Whom hosts have sent away, as servers tell each other. */
final class BansTest {
  private final SharedUse use = new SharedUse();
  private final SharedUse others = new SharedUse();
  private final Bans here = new Bans(use, new SteppedTime());
  private final Bans there = new Bans(others, new SteppedTime());

  @BeforeEach
  void share() {
    use.share();
  }

  @Test
  void whoeverIsCalledBackMayComeEverywhere() {
    here.add("table", "eva");
    gossip();
    assertThatThrownBy(() -> there.check("table", "eva")).isInstanceOf(Problem.class);
    there.check("another table", "eva");
    here.callBack("table", "eva");
    gossip();
    there.check("table", "eva");
  }

  @Test
  void ofWhatIsToldAtOnceTheLastCounts() {
    here.add("table", "eva");
    here.callBack("table", "eva");
    here.add("table", "kuba");
    here.callBack("table", "kuba");
    here.add("table", "kuba");
    gossip();
    assertThatCode(() -> there.check("table", "eva")).doesNotThrowAnyException();
    assertThatThrownBy(() -> there.check("table", "kuba")).isInstanceOf(Problem.class);
  }

  private void gossip() {
    others.hear("here", use.tell());
  }
}
