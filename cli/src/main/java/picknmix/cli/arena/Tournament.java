package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picknmix.cli.parts.Part;

/** Plays the games of a plan on several threads at once; may be stopped at any time. */
public final class Tournament implements Contest {
  private final Plan plan;
  private final @Nullable Findings findings;
  private final Part part;
  private final Keep keep;
  private final Runnable progress;
  private final List<Played> played = new ArrayList<>();
  private final CountDownLatch stopped = new CountDownLatch(1);

  /**
   * A tournament that has not begun.
   *
   * @param census whether to count what happens in the games
   * @param part which of the games are played
   * @param keep where games are kept that were played before, and will be
   * @param progress told after every game, by whichever thread played it
   */
  public Tournament(Plan plan, boolean census, Part part, Keep keep, Runnable progress) {
    this.plan = plan;
    this.findings = census ? new Findings() : null;
    this.part = part;
    this.keep = keep;
    this.progress = progress;
  }

  @Override
  public void play(int threads) throws InterruptedException {
    List<Bout> left = new ArrayList<>();
    for (Bout bout : plan.bouts(part)) {
      Bout.Result known = keep.find(bout);
      if (known == null) {
        left.add(bout);
      } else {
        add(known);
      }
    }
    try (Crew crew = new Crew(threads, plan.hasVersions(), findings != null, stopped)) {
      crew.play(
          left,
          result -> {
            keep.add(result);
            add(result);
          });
    }
  }

  @Override
  public void stop() {
    stopped.countDown();
  }

  @Override
  public synchronized Report report() {
    played.sort(Comparator.comparingInt(Played::number));
    return new Report(new Standings(plan, List.copyOf(played)), findings);
  }

  private void add(Bout.Result result) {
    synchronized (this) {
      played.add(result.played());
      if (findings != null && result.tally() != null) {
        findings.add(result.tally(), result.played());
      }
    }
    progress.run();
  }
}
