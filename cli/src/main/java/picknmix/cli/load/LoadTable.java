package picknmix.cli.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Rng;
import tools.jackson.databind.JsonNode;

/**
 * A table where clients play: as soon as everybody has heard of the last action, one of those who
 * may act does something. It knows no game, only the actions that the server lists.
 */
final class LoadTable {
  private static final long PATIENCE_NANOS = 5_000_000_000L;
  private static final Chair.Told NOTHING = new Chair.Told(-1, List.of(), false);

  private final Api api;
  private final Figures figures;
  private final Rng rng;
  private final int pauseMillis;
  private final List<Chair> chairs = new ArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition news = lock.newCondition();
  private final List<Chair.Told> told;
  private String id = "";
  private int acts;
  private boolean replied;
  private boolean stopped;

  LoadTable(Api api, Figures figures, long seed, int pauseMillis, int seats) {
    this.api = api;
    this.figures = figures;
    this.rng = new FastRandom(seed);
    this.pauseMillis = pauseMillis;
    this.told = new ArrayList<>(Collections.nCopies(seats, NOTHING));
  }

  /** Sets the table up and lets everybody sit down. */
  void open(Object wanted) throws IOException, InterruptedException {
    JsonNode host = api.post("/api/tables", null, wanted);
    id = host.get("table").get("id").asString();
    chairs.add(new Chair(this, 0, host.get("secret").asString()));
    for (int seat = 1; seat < told.size(); seat++) {
      JsonNode taken = api.post("/api/tables/" + id + "/seats", null, Map.of("seat", seat));
      chairs.add(new Chair(this, seat, taken.get("secret").asString()));
    }
    chairs.forEach(chair -> chair.sitDown(api, id));
    api.post("/api/tables/" + id + "/start", chairs.getFirst().secret(), Map.of());
  }

  /** Plays until that moment. */
  void play(long endNanos) throws IOException, InterruptedException {
    int seq = waitFor(0, System.nanoTime());
    while (seq >= 0 && System.nanoTime() < endNanos) {
      if (isOver()) {
        figures.gameOver();
        again();
        seq = waitFor(0, System.nanoTime());
      } else {
        Thread.sleep(pauseMillis / 2 + rng.below(Math.max(1, pauseMillis)));
        seq = act(seq);
      }
    }
  }

  void close() {
    lock.lock();
    try {
      stopped = true;
    } finally {
      lock.unlock();
    }
    chairs.forEach(Chair::leave);
  }

  private void again() throws IOException, InterruptedException {
    lock.lock();
    try {
      Collections.fill(told, NOTHING);
    } finally {
      lock.unlock();
    }
    id =
        api.post("/api/tables/" + id + "/rematch", chairs.getFirst().secret(), Map.of())
            .get("id")
            .asString();
    chairs.forEach(chair -> chair.watch(id));
  }

  /** Lets somebody act, and waits until everybody knows; the sequence number then. */
  private int act(int seq) throws InterruptedException {
    int seat;
    String action;
    lock.lock();
    try {
      List<Integer> able = new ArrayList<>();
      for (int i = 0; i < told.size(); i++) {
        if (!told.get(i).actions().isEmpty()) {
          able.add(i);
        }
      }
      if (able.isEmpty()) {
        figures.error("nobody can act");
        return -1;
      }
      seat = able.get(rng.below(able.size()));
      List<String> actions = told.get(seat).actions();
      action = actions.get(rng.below(actions.size()));
      replied = false;
    } finally {
      lock.unlock();
    }
    long start = System.nanoTime();
    chairs.get(seat).act("load-" + acts++, action, seq);
    return waitFor(seq + 1, start);
  }

  /** Waits until everybody has been told of that many actions. */
  private int waitFor(int seq, long start) throws InterruptedException {
    lock.lock();
    try {
      long left = PATIENCE_NANOS;
      while (!everybodyKnows(seq) || (seq > 0 && !replied)) {
        left = news.awaitNanos(left);
        if (left <= 0) {
          figures.lost();
          return -1;
        }
      }
      if (seq > 0) {
        figures.acted(start);
      }
      return seq;
    } finally {
      lock.unlock();
    }
  }

  private boolean everybodyKnows(int seq) {
    return told.stream().allMatch(seat -> seat.seq() >= seq);
  }

  private boolean isOver() {
    lock.lock();
    try {
      return told.getFirst().over();
    } finally {
      lock.unlock();
    }
  }

  // ---- What the chairs hear

  void told(int seat, Chair.Told what) {
    lock.lock();
    try {
      told.set(seat, what);
      news.signalAll();
    } finally {
      lock.unlock();
    }
  }

  void replied(String outcome, JsonNode message) {
    lock.lock();
    try {
      replied = true;
      news.signalAll();
    } finally {
      lock.unlock();
    }
    if (!outcome.equals("applied")) {
      figures.error(message.toString());
    }
  }

  void refused(JsonNode message) {
    figures.error(message.toString());
  }

  void gap() {
    figures.lost();
  }

  void brokenLine(int seat, String why) {
    lock.lock();
    try {
      if (!stopped) {
        figures.error("seat " + seat + " lost its line: " + why);
      }
    } finally {
      lock.unlock();
    }
  }
}
