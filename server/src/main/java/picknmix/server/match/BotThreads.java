package picknmix.server.match;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A few threads for all bots. Tables take turns, so that nobody gets more by opening many; what
 * takes no time goes before what does, on a thread of its own if need be; and when many wait, all
 * think for a shorter time.
 */
public final class BotThreads implements Minds, AutoCloseable {
  /** Tables in the order of their turns, each with what its bots have to think about. */
  private static final class Lane {
    private final Map<String, Queue<Runnable>> tables = new LinkedHashMap<>();
    private int waiting;

    void add(String table, Runnable thought) {
      tables.computeIfAbsent(table, id -> new ArrayDeque<>()).add(thought);
      waiting++;
    }

    /** One thought of the table whose turn it is, which then goes to the end. */
    @Nullable Runnable next() {
      Map.Entry<String, Queue<Runnable>> first =
          tables.entrySet().stream().findFirst().orElse(null);
      if (first == null) {
        return null;
      }
      String table = first.getKey();
      Queue<Runnable> thoughts = first.getValue();
      tables.remove(table);
      waiting--;
      Runnable thought = thoughts.remove();
      if (!thoughts.isEmpty()) {
        tables.put(table, thoughts);
      }
      return thought;
    }
  }

  /** With so many waiting for each thread, everybody thinks for a part of their time only. */
  private static final int SOME = 2;

  private static final int MANY = 8;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition();
  private final Lane quick = new Lane();
  private final Lane slow = new Lane();
  private final int threads;
  private volatile int waiting;
  private boolean closed;

  /**
   * Starts them.
   *
   * @param threads for those who search; one more is for those who do not
   */
  public BotThreads(int threads) {
    this.threads = threads;
    start("bot-quick", false);
    for (int i = 0; i < threads; i++) {
      start("bot-" + i, true);
    }
  }

  private void start(String name, boolean searches) {
    Thread.ofPlatform().daemon().name(name).start(() -> think(searches));
  }

  @Override
  public Executor of(String table, boolean isQuick) {
    return thought -> add(isQuick ? quick : slow, table, thought);
  }

  private void add(Lane lane, String table, Runnable thought) {
    lock.lock();
    try {
      lane.add(table, thought);
      waiting = slow.waiting;
      work.signalAll();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public double share() {
    int each = waiting / threads;
    if (each <= SOME) {
      return 1;
    }
    return each <= MANY ? 1.0 / 4 : 1.0 / 16;
  }

  /** How many decisions wait for a thread. */
  public int waiting() {
    return waiting;
  }

  private void think(boolean searches) {
    for (Runnable thought = next(searches); thought != null; thought = next(searches)) {
      try {
        thought.run();
      } catch (Throwable bug) {
        Mailbox.report(bug);
      }
    }
  }

  /** Null when there will be no more. */
  private @Nullable Runnable next(boolean searches) {
    lock.lock();
    try {
      while (!closed) {
        Runnable thought = quick.next();
        if (thought == null && searches) {
          thought = slow.next();
          waiting = slow.waiting;
        }
        if (thought != null) {
          return thought;
        }
        work.awaitUninterruptibly();
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      work.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
