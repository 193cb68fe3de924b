package picknmix.cli.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.cli.client.Loop;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Rng;
import tools.jackson.databind.JsonNode;

/**
 * A table where clients play: as soon as everybody has heard of the last action, one of those who
 * may act does something. It knows no game, only the actions that the server lists. Once it is
 * open, all of it lives on the loop.
 */
final class LoadTable {
  private static final long PATIENCE_NANOS = 5_000_000_000L;

  /** Bots take their time, as people do. */
  private static final long PATIENCE_WITH_BOTS_NANOS = 20_000_000_000L;

  private static final int LOOK_AFTER_MILLIS = 1_000;
  private static final int TRY_AGAIN_MILLIS = 500;

  /** Something that was sent; {@code target} is its number once that is known. */
  private record Sent(Chair chair, String id, String action, int seen, long nanos, int target) {
    Sent applied(int number) {
      return new Sent(chair, id, action, seen, nanos, number);
    }
  }

  private final Loop loop;
  private final Nodes nodes;
  private final int number;
  private final Figures figures;
  private final Plan plan;
  private final Rng rng;
  private final Runnable done;
  private final List<Chair> chairs = new ArrayList<>();
  private final List<Line> halfOpen = new ArrayList<>();
  private String id = "";
  private int bots;
  private int acts;
  private int known = -1;
  private @Nullable Sent sent;
  private boolean waitsForOthers;
  private long since;
  private long endNanos;
  private boolean asksForRematch;
  private boolean stopped;

  /**
   * @param done told when it plays no more
   */
  LoadTable(Loop loop, Nodes nodes, Figures figures, Plan plan, int number, Runnable done) {
    this.loop = loop;
    this.nodes = nodes;
    this.number = number;
    this.figures = figures;
    this.plan = plan;
    this.rng = new FastRandom(number);
    this.done = done;
  }

  private Api api() {
    return nodes.at(number);
  }

  /** Sets the table up and lets everybody sit down; not on the loop. */
  void open(Wish wish) throws IOException, InterruptedException {
    JsonNode host = api().post("/api/tables", null, wish.body());
    id = host.get("table").get("id").asString();
    chairs.add(new Chair(this, "seat 0", host.get("secret").asString()));
    bots = wish.bots();
    for (int seat = 1; seat < wish.seats() - bots; seat++) {
      JsonNode taken = api().post("/api/tables/" + id + "/seats", null, Map.of("seat", seat));
      chairs.add(new Chair(this, "seat " + seat, taken.get("secret").asString()));
    }
    for (int i = 0; i < plan.watchers(); i++) {
      chairs.add(new Chair(this, "watcher " + i, null));
    }
    loop.run(() -> chairs.forEach(chair -> chair.watch(id)));
    api().post("/api/tables/" + id + "/start", chairs.getFirst().secret(), Map.of());
  }

  /** Plays until that moment. */
  void play(long end) {
    endNanos = end;
    since = System.nanoTime();
    waitsForOthers = true;
    loop.after(rng.below(LOOK_AFTER_MILLIS), this::lookAfter);
    goOnIfAllKnow();
  }

  void close() {
    stop();
    chairs.forEach(Chair::leave);
    halfOpen.forEach(Line::drop);
  }

  private void stop() {
    if (!stopped) {
      stopped = true;
      done.run();
    }
  }

  // ---- Playing

  private void next() {
    sent = null;
    waitsForOthers = false;
    if (stopped) {
      return;
    }
    if (System.nanoTime() - endNanos >= 0) {
      stop();
    } else if (isOver()) {
      figures.gameOver();
      again();
    } else if (plan.pauseMillis() == 0) {
      act();
    } else {
      loop.after(plan.pauseMillis() / 2 + rng.below(plan.pauseMillis()), this::act);
    }
  }

  private void act() {
    if (stopped) {
      return;
    }
    List<Chair> able = chairs.stream().filter(Chair::canAct).toList();
    since = System.nanoTime();
    if (able.isEmpty()) {
      waitsForOthers = true; // a bot, the dice, or somebody who is away
      goOnIfAllKnow(); // unless the others have ended it meanwhile
      return;
    }
    Chair chair = able.get(rng.below(able.size()));
    JsonNode actions = chair.actions();
    String action = actions.get(rng.below(actions.size())).asString();
    sent = new Sent(chair, "load-" + acts++, action, chair.last(), since, -1);
    send(sent);
  }

  private void send(Sent what) {
    what.chair().act(what.id(), what.action(), what.seen());
  }

  private void again() {
    asksForRematch = true;
    since = System.nanoTime();
    Thread.startVirtualThread(
        () -> {
          try {
            String path = "/api/tables/" + id + "/rematch";
            String next =
                api().post(path, chairs.getFirst().secret(), Map.of()).get("id").asString();
            loop.run(() -> begin(next));
          } catch (IOException | InterruptedException e) {
            loop.run(() -> noRematch(String.valueOf(e.getMessage())));
          }
        });
  }

  private void noRematch(String why) {
    if (why.contains(": 503 ") && !stopped) {
      figures.unavailable();
      later(this::again);
    } else {
      figures.error(why);
      stop();
    }
  }

  private void begin(String table) {
    id = table;
    known = -1;
    since = System.nanoTime();
    asksForRematch = false;
    waitsForOthers = true;
    chairs.forEach(chair -> chair.watch(table));
  }

  private boolean isOver() {
    return chairs.getFirst().isOver();
  }

  /** Everybody who is here knows it; who is away will be asked when back. */
  private boolean allKnow(int seq) {
    for (Chair chair : chairs) {
      if (chair.isHere() && chair.last() < seq) {
        return false;
      }
    }
    return true;
  }

  private void goOnIfAllKnow() {
    Sent mine = sent;
    if (mine != null && mine.target() >= 0 && allKnow(mine.target())) {
      figures.acted(mine.nanos());
      figures.playsOn(number);
      next();
    } else if (waitsForOthers && chairs.getFirst().isHere() && allKnow(known)) {
      boolean able = isOver() || chairs.stream().anyMatch(Chair::canAct);
      if (able) {
        next();
      }
    }
  }

  // ---- Looking after it, once a second

  private void lookAfter() {
    if (stopped) {
      return;
    }
    long now = System.nanoTime();
    boolean waits = sent != null || waitsForOthers || asksForRematch;
    long patience = bots > 0 && waitsForOthers ? PATIENCE_WITH_BOTS_NANOS : PATIENCE_NANOS;
    if (waits && isTooLong(now, sent == null ? since : sent.nanos(), patience)) {
      String what = sent == null ? "nothing happens" : "no answer to " + sent.action();
      figures.stuck(id, what + "; " + chairs);
      stop();
      return;
    }
    for (Chair chair : chairs) {
      if (!chair.isHere() && isTooLong(now, chair.awaySince(), PATIENCE_NANOS)) {
        figures.stuck(id, "no answer to watch");
        stop();
        return;
      }
      if (chair.isHere() && rng.below(1_000) < plan.reconnects() * 10) {
        chair.lose(rng.below(2) == 0);
        loop.after(rng.below(TRY_AGAIN_MILLIS), chair::comeBack);
        figures.reconnected();
      }
    }
    loop.after(LOOK_AFTER_MILLIS, this::lookAfter);
  }

  private boolean isTooLong(long now, long begin, long patience) {
    boolean over = now - endNanos > patience; // whatever stood still had its time
    return (over || !figures.isStalled()) && now - figures.sinceStall(begin) > patience;
  }

  // ---- What the chairs need, and hear

  /** Those at one table come to different servers, if there are several. */
  Line connect(Chair chair, Line.Listener listener) {
    return loop.connect(nodes.at(number + chairs.indexOf(chair)).url(), listener);
  }

  Glance glance() {
    return figures.glance();
  }

  /** A line that the server may find out about by itself. */
  void forget(Line line) {
    halfOpen.add(line);
  }

  void pinged() {
    figures.pinged();
  }

  void counted(int bytes) {
    figures.update(bytes);
  }

  void told(Chair chair, boolean back) {
    if (chair.last() > known) {
      long now = System.nanoTime();
      if (known >= 0) {
        figures.happened(chair.last() - known);
        if (waitsForOthers && bots > 0) {
          figures.botActed(now - since);
        }
      }
      known = chair.last();
      since = now;
    }
    if (back && sent != null && sent.chair() == chair && sent.target() < 0) {
      send(sent);
    }
    goOnIfAllKnow();
  }

  void replied(Glance message, Supplier<String> text) {
    Sent mine = sent;
    if (mine == null || !mine.id().equals(message.id())) {
      return;
    }
    switch (message.outcome()) {
      case "pending" -> {}
      case "applied" -> {
        sent = mine.applied(message.number());
        goOnIfAllKnow();
      }
      case "unavailable" -> unavailable(message.id());
      case "too-late" -> {
        if (bots == 0) {
          figures.error(text.get());
        }
        next();
      }
      default -> {
        figures.error(text.get());
        next();
      }
    }
  }

  /** Nobody knows whether it was done: it is sent again, and counts once. */
  void unavailable(@Nullable String command) {
    Sent mine = sent;
    if (mine != null && mine.id().equals(command)) {
      figures.unavailable();
      later(
          () -> {
            if (mine.equals(sent) && mine.chair().isHere()) {
              send(mine);
            }
          });
    }
  }

  void later(Runnable task) {
    loop.after(TRY_AGAIN_MILLIS, task);
  }

  void refused(String text) {
    if (!stopped) {
      figures.error(text);
    }
  }

  void lost() {
    figures.lost();
  }

  void brokenLine(Chair chair, String why) {
    if (stopped) {
      return;
    }
    if (figures.isStalled()) {
      later(chair::comeBack);
    } else {
      figures.error(chair.name() + " lost its line: " + why);
      stop();
    }
  }
}
