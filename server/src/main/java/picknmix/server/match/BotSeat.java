package picknmix.server.match;

import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Person;
import picknmix.kernel.Person.Intent;
import picknmix.kernel.Refused;
import picknmix.kernel.Remembering;
import picknmix.kernel.Rng;
import picknmix.kernel.State;

/**
 * A bot on a seat. It gets what a person on that seat would get, thinks on threads of its own,
 * waits as long as a person might, and plays through the same queue. Whatever it sees meanwhile, it
 * thinks again: if it still wants the same, it will do so at the time it had in mind, unless the
 * others would wait for that too long.
 *
 * @param <S> the game's state
 */
public final class BotSeat<S extends State<S>> implements Watcher<S> {
  private record Plan(long action, long due) {}

  private final Match<S> match;
  private final int seat;
  private final Person<S> person;
  private final Remembering<S> memory;
  private final Time time;
  private final Rng rng;
  private final Mailbox mind;
  private volatile int latest;
  private volatile boolean gone;
  private int considered;
  private @Nullable Plan plan;

  private BotSeat(Match<S> match, int seat, Person<S> person, Time time, Rng rng, Executor minds) {
    this.match = match;
    this.seat = seat;
    this.person = person;
    this.memory = match.remembering(seat);
    this.time = time;
    this.rng = rng;
    this.mind = new Mailbox(minds);
  }

  /**
   * Lets a bot play that seat until the watch is closed.
   *
   * @param person as {@link picknmix.kernel.Game#person}
   * @param minds threads to think on
   */
  public static <S extends State<S>> Watch sit(
      Match<S> match, int seat, Person<S> person, Time time, Rng rng, Executor minds) {
    BotSeat<S> bot = new BotSeat<>(match, seat, person, time, rng, minds);
    Watch watch = match.watch(seat, bot);
    return () -> {
      bot.gone = true;
      watch.close();
    };
  }

  @Override
  public void see(Update<S> update) {
    latest = update.sequence();
    mind.execute(() -> think(update));
  }

  /** Nobody waits for a bot at a table where nobody is. */
  @Override
  public boolean rests() {
    return true;
  }

  @Override
  public boolean remembers() {
    return true;
  }

  private void think(Update<S> update) {
    if (update.sequence() != latest) {
      return; // there is something newer to think about
    }
    considered = update.sequence();
    Intent intent =
        update.canAct() ? person.decide(memory.after(update.moves()), rng) : Intent.WAIT;
    Long action = intent.action();
    if (action == null) {
      plan = null;
    } else if (plan == null
        || plan.action() != action
        || plan.due() - time.now() > intent.latest()) {
      Plan next = new Plan(action, time.now() + intent.millis());
      plan = next;
      time.at(next.due(), () -> mind.execute(() -> act(next)));
    }
  }

  /** Carries out the plan, unless it was given up. */
  private void act(Plan due) {
    if (due.equals(plan) && !gone) {
      plan = null;
      if (!match.isAttended()) {
        return; // it will be asked again when somebody is there
      }
      String action = match.game().notation().text(due.action());
      var _ = match.submit(Command.bot(seat, action, considered)).thenAccept(BotSeat::checkReply);
    }
  }

  /** Too late is in order, and there will be something new to think about; a refusal is a bug. */
  private static void checkReply(Reply reply) {
    if (reply instanceof Reply.Rejected(Refused refused)) {
      Mailbox.report(refused);
    }
  }
}
