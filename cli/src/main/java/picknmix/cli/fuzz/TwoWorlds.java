package picknmix.cli.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;
import picknmix.cli.client.Loop;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * Two tables of a real server that differ only in what one viewer may not know: as long as the
 * engine says so, that viewer's messages are the same, byte for byte.
 */
final class TwoWorlds implements Target {
  private static final int ATTEMPTS = 6;
  private static final int LONGEST = 40;
  private static final int SPECTATOR = 2;

  /** With more of it a server hangs up. */
  private static final int MOST_NONSENSE = 12;

  private final Api api;
  private final Loop loop;
  private final Path store;
  private final List<Twins<?>> twins = Twins.find();
  private @Nullable Pair<?> pair;

  TwoWorlds(Api api, Loop loop, Path store) {
    this.api = api;
    this.loop = loop;
    this.store = store;
  }

  @Override
  public void feed(SplittableRandom random) throws IOException, InterruptedException, FuzzFailed {
    if (pair == null) {
      pair = open(twins.get(random.nextInt(twins.size())));
    } else if (!pair.step(random)) {
      pair.end();
      pair = null;
    }
  }

  private <S extends State<S>> Pair<S> open(Twins<S> chosen)
      throws IOException, InterruptedException, FuzzFailed {
    Pair<S> opened = new Pair<>(chosen);
    opened.compare();
    return opened;
  }

  private final class Pair<S extends State<S>> {
    private final Twins<S> twin;
    private final int ear;
    private final Session<S> first;
    private final Session<S> second;
    private final World one;
    private final World other;
    private int seq;
    private int ids;
    private int nonsense;

    Pair(Twins<S> twin) throws IOException, InterruptedException {
      this.twin = twin;
      this.ear = twin.viewer() == Seat.SPECTATOR ? SPECTATOR : twin.viewer();
      this.first = twin.first();
      this.second = twin.second();
      this.one = World.open(api, loop, store, twin.game(), twin.one());
      this.other = World.open(api, loop, store, twin.game(), twin.other());
    }

    /** Somebody does the same in both; no if there is nothing that keeps them alike. */
    boolean step(SplittableRandom random) throws InterruptedException, FuzzFailed {
      if (ear != SPECTATOR && nonsense < MOST_NONSENSE) {
        tryNonsense(random);
      }
      for (int i = 0; i < ATTEMPTS && seq < LONGEST; i++) {
        int seat = random.nextInt(Twins.SEATS);
        String action = anyAction(seat, random);
        if (action != null && keepsThemAlike(seat, action)) {
          act(seat, action);
          return isAlike();
        }
      }
      return false;
    }

    /** Dice come from the seed, and at the end everybody may know everything. */
    private boolean isAlike() {
      return first.game().rules().turn(first.state()) != Seat.CHANCE && !first.isOver();
    }

    private void act(int seat, String action) throws InterruptedException, FuzzFailed {
      String id = "w" + ids++;
      one.act(seat, id, action, seq);
      other.act(seat, id, action, seq);
      seq++;
      compare();
      if (seat == ear) {
        compare(); // the reply
      }
    }

    /** What is refused is refused in the same words. */
    private void tryNonsense(SplittableRandom random) throws InterruptedException, FuzzFailed {
      String some = anyAction(ear, random);
      String action = Mutator.spoilText(some == null ? "reveal" : some, random);
      if (isRefused(first, action) && isRefused(second, action)) {
        String id = "n" + nonsense++;
        one.act(ear, id, action, seq);
        other.act(ear, id, action, seq);
        compare();
      }
    }

    private boolean isRefused(Session<S> session, String action) {
      try {
        session.check(session.state(), ear, session.game().notation().parse(action));
        return false;
      } catch (Refused refused) {
        return !action.equals("undo");
      }
    }

    private @Nullable String anyAction(int seat, SplittableRandom random) {
      ActionList list = new ActionList();
      first.game().rules().legal(first.state(), seat, list);
      return list.isEmpty()
          ? null
          : first.game().notation().text(list.get(random.nextInt(list.size())));
    }

    private boolean keepsThemAlike(int seat, String action) {
      List<Event> here = first.apply(seat, action);
      try {
        List<Event> there = second.apply(seat, action);
        if (look(first, here).equals(look(second, there))) {
          return true;
        }
        second.undo(1);
      } catch (Refused onlyOneMay) {
        // then they are no longer alike
      }
      first.undo(1);
      return false;
    }

    /** All that the engine lets this viewer know. */
    private String look(Session<S> session, List<Event> events) {
      int viewer = twin.viewer();
      StringBuilder text = new StringBuilder(Json.write(session.view(viewer).json()));
      text.append(session.view(viewer).scores()).append(session.isOver());
      for (Event event : events) {
        Event seen = event.seenBy(viewer);
        text.append(seen == null ? "" : Json.write(seen.json()));
      }
      return text.append(Json.write(session.status())).toString();
    }

    private void compare() throws InterruptedException, FuzzFailed {
      same(one.next(ear), other.next(ear));
    }

    private void same(String here, String there) throws FuzzFailed {
      if (!Objects.equals(here, there)) {
        throw new FuzzFailed(
            "%s tells seat %d apart what it may not know (seeds %s, %s):%n%s%n%s"
                .formatted(twin.game().id(), twin.viewer(), twin.one(), twin.other(), here, there));
      }
    }

    void end() throws IOException, InterruptedException, FuzzFailed {
      if (isAlike()) {
        same(one.transcript(ear), other.transcript(ear));
      }
      one.close();
      other.close();
    }
  }
}
