package picknmix.cli.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * One thread on which many sockets, and all who listen to them, live. Nothing of theirs needs a
 * lock, and no message costs a hand-over; so nothing on it may wait.
 */
public final class Loop implements AutoCloseable {
  private record Timer(long nanos, Runnable task) {}

  private final Selector selector;
  private final Thread thread;
  private final Consumer<Throwable> failed;
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean woken = new AtomicBoolean();
  private final PriorityQueue<Timer> timers =
      new PriorityQueue<>(Comparator.comparingLong(Timer::nanos));
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 18);
  private volatile boolean closed;

  private Loop(Consumer<Throwable> failed) throws IOException {
    this.selector = Selector.open();
    this.failed = failed;
    this.thread = Thread.ofPlatform().daemon().name("client-loop").unstarted(this::turn);
  }

  /**
   * Begins to turn.
   *
   * @param failed told what a task or a listener has thrown
   */
  public static Loop start(Consumer<Throwable> failed) throws IOException {
    Loop loop = new Loop(failed);
    loop.thread.start();
    return loop;
  }

  /** Runs the task on the loop. */
  public void run(Runnable task) {
    tasks.add(task);
    // One wake-up is enough for however many tasks come before it is noticed.
    if (!Thread.currentThread().equals(thread) && woken.compareAndSet(false, true)) {
      selector.wakeup();
    }
  }

  /** Asks something on the loop, and waits for the answer; not from the loop itself. */
  public <T> T call(Callable<T> question) throws InterruptedException {
    FutureTask<T> task = new FutureTask<>(question);
    run(task);
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Runs the task in so many milliseconds; only from the loop itself. */
  public void after(long millis, Runnable task) {
    timers.add(new Timer(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis), task));
  }

  /** Connects to a server's socket; only from the loop itself. */
  public Line connect(URI server, Line.Listener listener) {
    try {
      SocketChannel channel = SocketChannel.open();
      channel.configureBlocking(false);
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      boolean connected =
          channel.connect(new InetSocketAddress(server.getHost(), server.getPort()));
      SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT);
      Line line = new Line(channel, key, server, listener);
      key.attach(line);
      if (connected) {
        line.connected();
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends it, and closes every line without a word. */
  @Override
  public void close() {
    closed = true;
    selector.wakeup();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void turn() {
    try (selector) {
      while (!closed) {
        selector.select(this::serve, waitMillis());
        woken.set(false);
        // Not what they add meanwhile: sockets are to have their turn.
        for (int left = tasks.size(); left > 0; left--) {
          guarded(tasks.remove());
        }
        long now = System.nanoTime();
        while (!timers.isEmpty() && timers.peek().nanos() - now <= 0) {
          guarded(timers.remove().task());
        }
      }
      for (SelectionKey key : selector.keys()) {
        key.channel().close();
      }
    } catch (IOException e) {
      failed.accept(e);
    }
  }

  /** A select of 0 would wait for ever. */
  private long waitMillis() {
    if (!tasks.isEmpty()) {
      return 1;
    }
    Timer next = timers.peek();
    return next == null
        ? 0
        : Math.max(1, TimeUnit.NANOSECONDS.toMillis(next.nanos() - System.nanoTime()));
  }

  private void serve(SelectionKey key) {
    if (key.attachment() instanceof Line line) {
      guarded(() -> line.ready(buffer));
    }
  }

  private void guarded(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error e) {
      failed.accept(e);
    }
  }
}
