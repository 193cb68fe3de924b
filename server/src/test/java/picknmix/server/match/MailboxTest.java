package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** On real threads where they are the point, and then many times, to catch those that meet. */
@Timeout(60)
final class MailboxTest {
  private static final int TIMES = 2_000;

  private final ExecutorService threads = Executors.newFixedThreadPool(4);

  @AfterEach
  void stop() {
    threads.close();
  }

  @Test
  void nothingRunsBeforeTheTaskHasItsAnswer() {
    List<String> order = new ArrayList<>();
    Mailbox mailbox = new Mailbox(Runnable::run);
    mailbox.execute(
        () -> {
          mailbox.hold();
          order.add("asks");
        });
    mailbox.execute(() -> order.add("second"));
    mailbox.run(() -> order.add("third"));
    assertThat(order).containsExactly("asks");
    mailbox.resume(() -> order.add("answered"));
    assertThat(order).containsExactly("asks", "answered", "second", "third");
  }

  @Test
  void anAnswerThatComesAtOnceWaitsForTheEndOfTheTask() {
    List<String> order = new ArrayList<>();
    Mailbox mailbox = new Mailbox(Runnable::run);
    mailbox.run(
        () -> {
          mailbox.hold();
          mailbox.execute(() -> order.add("another"));
          mailbox.resume(() -> order.add("answered"));
          order.add("the task ends");
        });
    assertThat(order).containsExactly("the task ends", "answered", "another");
  }

  @Test
  void anAnswerMayAskAgain() {
    List<String> order = new ArrayList<>();
    Mailbox mailbox = new Mailbox(Runnable::run);
    mailbox.run(mailbox::hold);
    mailbox.run(() -> order.add("another"));
    mailbox.resume(
        () -> {
          order.add("first answer");
          mailbox.hold();
        });
    mailbox.resume(() -> order.add("second answer"));
    assertThat(order).containsExactly("first answer", "second answer", "another");
  }

  @Test
  void oneAtATimeAndInOrderHoweverManyAskAndAnswer() throws InterruptedException {
    Mailbox mailbox = new Mailbox(threads);
    List<Integer> order = new ArrayList<>();
    AtomicInteger inside = new AtomicInteger();
    CountDownLatch done = new CountDownLatch(TIMES);
    for (int i = 0; i < TIMES; i++) {
      int number = i;
      Runnable task = () -> ask(mailbox, inside, () -> order.add(number), done);
      if (i % 2 == 0) {
        mailbox.execute(task);
      } else {
        mailbox.run(task);
      }
    }
    done.await();
    assertThat(order).isEqualTo(IntStream.range(0, TIMES).boxed().toList());
    assertThat(inside).hasValue(0);
  }

  /** The answer comes from another thread, sooner or later than the task ends. */
  private void ask(Mailbox mailbox, AtomicInteger inside, Runnable then, CountDownLatch done) {
    assertThat(inside.incrementAndGet()).isEqualTo(1);
    mailbox.hold();
    threads.execute(
        () ->
            mailbox.resume(
                () -> {
                  assertThat(inside.getAndDecrement()).isEqualTo(1);
                  then.run();
                  done.countDown();
                }));
  }

  @Test
  void manySendersLoseNothing() throws InterruptedException {
    Mailbox mailbox = new Mailbox(threads);
    int[] count = {0}; // only its tasks touch it
    int senders = 4;
    CountDownLatch done = new CountDownLatch(senders * TIMES);
    List<Thread> sending = new ArrayList<>();
    for (int sender = 0; sender < senders; sender++) {
      boolean here = sender % 2 == 0;
      sending.add(Thread.startVirtualThread(() -> send(mailbox, here, count, done)));
    }
    for (Thread sender : sending) {
      sender.join();
    }
    done.await();
    assertThat(count[0]).isEqualTo(senders * TIMES);
  }

  private static void send(Mailbox mailbox, boolean here, int[] count, CountDownLatch done) {
    Runnable task =
        () -> {
          count[0]++;
          done.countDown();
        };
    for (int i = 0; i < TIMES; i++) {
      if (here) {
        mailbox.run(task);
      } else {
        mailbox.execute(task);
      }
    }
  }

  @Test
  void aTaskOrAnAnswerThatFailsIsNotTheOthers() {
    List<Throwable> told = Collections.synchronizedList(new ArrayList<>());
    List<String> order = new ArrayList<>();
    Mailbox mailbox = new Mailbox(Runnable::run);
    Thread.setDefaultUncaughtExceptionHandler((thread, bug) -> told.add(bug));
    try {
      mailbox.run(MailboxTest::fail);
      mailbox.run(mailbox::hold);
      mailbox.run(() -> order.add("after the answer"));
      mailbox.resume(MailboxTest::fail);
      mailbox.run(() -> order.add("later"));
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
    assertThat(order).containsExactly("after the answer", "later");
    assertThat(told).hasSize(2).hasOnlyElementsOfType(StackOverflowError.class);
  }

  private static void fail() {
    throw new StackOverflowError();
  }
}
