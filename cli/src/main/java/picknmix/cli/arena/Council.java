package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Rng;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * Several bots of one kind that think at the same time, each in a tree of its own, and then add up
 * how often they have tried what: a search on many cores that shares nothing while it runs.
 */
final class Council<S extends State<S>> implements Bot<S> {
  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("council-", 0).factory());

  private final List<Bot<S>> members;

  Council(Supplier<Bot<S>> member, int count) {
    members = Stream.generate(member).limit(count).toList();
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    List<CompletableFuture<Advice>> thoughts = new ArrayList<>();
    for (Bot<S> member : members) {
      FastRandom own = new FastRandom(rng.bits());
      thoughts.add(CompletableFuture.supplyAsync(() -> member.advise(view, budget, own), THREADS));
    }
    return together(thoughts.stream().map(CompletableFuture::join).toList());
  }

  /** What was tried most often by all of them; the first one's advice if nothing was tried. */
  static Bot.Advice together(List<Bot.Advice> advices) {
    Map<Long, Bot.Candidate> all = new LinkedHashMap<>();
    for (Bot.Advice advice : advices) {
      for (Bot.Candidate candidate : advice.candidates()) {
        all.merge(candidate.action(), candidate, Council::add);
      }
    }
    List<Bot.Candidate> sorted =
        all.values().stream()
            .sorted(
                Comparator.comparingInt(Bot.Candidate::visits)
                    .thenComparingDouble(Bot.Candidate::value)
                    .reversed())
            .toList();
    return sorted.isEmpty()
        ? advices.getFirst()
        : new Bot.Advice(sorted.getFirst().action(), sorted.getFirst().value(), sorted);
  }

  private static Bot.Candidate add(Bot.Candidate one, Bot.Candidate other) {
    int visits = one.visits() + other.visits();
    double value = (one.visits() * one.value() + other.visits() * other.value()) / visits;
    return new Bot.Candidate(one.action(), visits, value);
  }
}
