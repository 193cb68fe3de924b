package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picknmix.games.Games;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.Level;

/** One thread for those who search: what waits is what the test lets wait. */
@Timeout(60)
final class BotThreadsTest {
  private final BotThreads threads = new BotThreads(1);
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());
  private final List<Thread> thinkers = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch free = new CountDownLatch(1);
  private final CountDownLatch quickIsFree = new CountDownLatch(1);

  @AfterEach
  void close() {
    free.countDown();
    quickIsFree.countDown();
    threads.close();
  }

  @Test
  void tablesTakeTurns() throws InterruptedException {
    occupy();
    for (int i = 1; i <= 50; i++) {
      search("many", "many " + i);
    }
    search("few", "few 1");
    search("few", "few 2");
    search("one", "one 1");
    release();
    assertThat(order)
        .startsWith("many 1", "few 1", "one 1", "many 2", "few 2", "many 3")
        .hasSize(53);
  }

  @Test
  void whoIsQuickDoesNotWaitForThoseWhoSearch() throws InterruptedException {
    occupy();
    search("many", "a search");
    CountDownLatch done = new CountDownLatch(1);
    threads.of("one", true).execute(done::countDown);
    done.await();
    assertThat(order).as("it waits still").isEmpty();
  }

  @Test
  void whoIsQuickGoesFirst() throws InterruptedException {
    occupyAll();
    search("a", "search");
    threads.of("b", true).execute(() -> order.add("quick"));
    release();
    assertThat(order).containsExactly("quick", "search");
  }

  @Test
  void allThinkLessWhenManyWait() throws InterruptedException {
    occupy();
    assertThat(threads.share()).isEqualTo(1);
    wait(2);
    assertThat(threads.share()).as("a few are no crowd").isEqualTo(1);
    wait(3);
    assertThat(threads.share()).isEqualTo(1.0 / 4);
    wait(8);
    assertThat(threads.share()).isEqualTo(1.0 / 4);
    wait(9);
    assertThat(threads.share()).isEqualTo(1.0 / 16);
    release();
    assertThat(threads.share()).as("they are through").isEqualTo(1);
    assertThat(threads.waiting()).isZero();
  }

  @Test
  void thoseWhoAreQuickAreNoCrowd() throws InterruptedException {
    occupyAll();
    for (int i = 0; i < 100; i++) {
      threads.of("c", true).execute(() -> order.add("quick"));
    }
    assertThat(threads.share()).isEqualTo(1);
  }

  @Test
  void aBotsBudgetIsItsPartOfTheUsual() throws InterruptedException {
    Game<?> game = Games.find("cukierki");
    Bot.Budget usual = game.patience();
    assertThat(threads.budget(game)).isEqualTo(usual);
    occupy();
    wait(3);
    assertThat(threads.budget(game))
        .isEqualTo(new Bot.Budget(usual.millis() / 4, usual.iterations() / 4));
  }

  @Test
  void onlyThoseWhoSearchAreSlow() {
    assertThat(Minds.isQuick(Games.find("cukierki"), Level.GENTLE)).isTrue();
    assertThat(Minds.isQuick(Games.find("cukierki"), Level.EASY)).isTrue();
    assertThat(Minds.isQuick(Games.find("cukierki"), Level.HARD)).isFalse();
    assertThat(Minds.isQuick(Games.find("candy-match"), Level.HARD)).as("a reflex").isTrue();
  }

  @Test
  void aThoughtThatFailsIsNotTheOthers() throws InterruptedException {
    fail(false);
    occupy(); // which it can still be
    fail(true);
    CountDownLatch done = new CountDownLatch(1);
    threads.of("a", true).execute(done::countDown);
    done.await();
  }

  private void fail(boolean quick) throws InterruptedException {
    BlockingQueue<Throwable> told = new LinkedBlockingQueue<>();
    StackOverflowError mistake = new StackOverflowError();
    threads
        .of("a", quick)
        .execute(
            () -> {
              Thread.setDefaultUncaughtExceptionHandler((thread, bug) -> told.add(bug));
              throw mistake;
            });
    assertThat(told.take()).isSameAs(mistake);
    Thread.setDefaultUncaughtExceptionHandler(null);
  }

  @Test
  void afterTheEndNobodyThinks() throws InterruptedException {
    occupy();
    search("a", "never");
    threads.close();
    free.countDown();
    for (Thread thinker : List.copyOf(thinkers)) {
      thinker.join();
    }
    search("a", "nor this");
    assertThat(order).isEmpty();
  }

  private void search(String table, String name) {
    threads.of(table, false).execute(() -> order.add(name));
  }

  /** Keeps the one that searches busy. */
  private void occupy() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    threads.of("busy", false).execute(() -> await(busy));
    busy.await();
  }

  /** And the other one too. */
  private void occupyAll() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(2);
    threads.of("busy", true).execute(() -> await(busy));
    threads.of("busy", true).execute(() -> await(busy));
    busy.await();
  }

  private void await(CountDownLatch here) {
    thinkers.add(Thread.currentThread());
    here.countDown();
    boolean searches = !Thread.currentThread().getName().equals("bot-quick");
    try {
      (searches ? free : quickIsFree).await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Lets more come until so many wait. */
  private void wait(int waiting) {
    while (threads.waiting() < waiting) {
      search("table " + threads.waiting(), "waited");
    }
  }

  /** Lets the one that searches go on; returns when it has done all. */
  private void release() throws InterruptedException {
    free.countDown();
    boolean all;
    do {
      all = threads.waiting() == 0;
      CountDownLatch turn = new CountDownLatch(1);
      threads.of("last", false).execute(turn::countDown);
      turn.await();
    } while (!all);
  }
}
