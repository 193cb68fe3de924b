package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import picknmix.cli.parts.Part;

/** Puts bots in order of strength, round by round; may be stopped at any time. */
public final class Ladder implements Contest {
  private final LadderPlan plan;
  private final Part part;
  private final Keep keep;
  private final Runnable progress;
  private final List<Bout.Result> results = new ArrayList<>();
  private final CountDownLatch stopped = new CountDownLatch(1);

  /**
   * A ladder on which nobody stands yet.
   *
   * @param part which of the games are played; all, unless they are known beforehand
   * @param keep where games are kept that were played before, and will be
   * @param progress told after every game, by whichever thread played it
   */
  public Ladder(LadderPlan plan, Part part, Keep keep, Runnable progress) {
    this.plan = plan;
    this.part = part;
    this.keep = keep;
    this.progress = progress;
  }

  @Override
  public void play(int threads) throws InterruptedException {
    int planned = plan.planned();
    try (Crew crew = new Crew(threads, plan.hasVersions(), false, stopped)) {
      int first = 0;
      for (int round = 0; first < planned && stopped.getCount() > 0; round++) {
        List<Bout> bouts = plan.bouts(round, report().order(), first);
        crew.play(
            notYetPlayed(part.share(bouts, plan.alike())),
            result -> {
              keep.add(result);
              add(result);
            });
        first += bouts.size();
      }
    }
  }

  private List<Bout> notYetPlayed(List<Bout> bouts) {
    List<Bout> left = new ArrayList<>();
    for (Bout bout : bouts) {
      Bout.Result known = keep.find(bout);
      if (known == null) {
        left.add(bout);
      } else {
        add(known);
      }
    }
    return left;
  }

  private void add(Bout.Result result) {
    synchronized (this) {
      results.add(result);
    }
    progress.run();
  }

  @Override
  public void stop() {
    stopped.countDown();
  }

  @Override
  public synchronized LadderReport report() {
    results.sort(Comparator.comparingInt(result -> result.bout().index()));
    return new LadderReport(new LadderStandings(plan, results));
  }
}
