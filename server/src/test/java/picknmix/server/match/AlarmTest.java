package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AlarmTest {
  private final SteppedTime time = new SteppedTime();
  private final List<Long> rung = new ArrayList<>();
  private final Alarm alarm = new Alarm(time, Runnable::run, () -> rung.add(time.now()));

  @Test
  void itRingsOnceAtTheLastTimeThatWasSet() {
    alarm.set(100);
    alarm.set(50);
    alarm.set(80);
    stepAll();
    assertThat(rung).containsExactly(80L);
  }

  @Test
  void putOffAgainAndAgainItNeedsOneTimer() {
    alarm.set(100);
    for (int due = 200; due <= 10_000; due += 100) {
      alarm.set(due);
    }
    assertThat(stepAll()).isEqualTo(2);
    assertThat(rung).containsExactly(10_000L);
  }

  @Test
  void turnedOffItIsSilentAndCanBeSetAgain() {
    alarm.set(100);
    alarm.off();
    stepAll();
    assertThat(rung).isEmpty();
    alarm.set(300);
    stepAll();
    assertThat(rung).containsExactly(300L);
  }

  private int stepAll() {
    int steps = 0;
    while (time.step()) {
      steps++;
    }
    return steps;
  }
}
