package picknmix.cli.arena;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Level;
import picknmix.kernel.Person;
import picknmix.kernel.Rng;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.View;

/** Who plays one game: the only place where bots are asked. */
final class Players<S extends State<S>> {
  private final Session<S> session;
  private final Setup setup;
  private final Engines engines;
  private final Map<Entrant, Mirror<S>> mirrors = new HashMap<>();

  Players(Session<S> session, Setup setup, Engines engines) {
    this.session = session;
    this.setup = setup;
    this.engines = engines;
  }

  /** Somebody of that entrant's strength, for one seat. */
  Thinker<S> thinker(Entrant entrant) {
    Level level = entrant.level();
    if (level != null && engines.has(entrant)) {
      return new Distant<>(mirror(entrant), level);
    }
    Bot<S> bot = entrant.bot(session.game());
    return (view, budget, rng) -> bot.advise(view, budget, rng).action();
  }

  /** The same for games against the clock. */
  Person<S> person(Entrant entrant) {
    Level level = entrant.level();
    if (level != null && engines.has(entrant)) {
      Mirror<S> mirror = mirror(entrant);
      return (view, rng) -> mirror.react(view.viewer(), level, rng);
    }
    return entrant.person(session.game());
  }

  private Mirror<S> mirror(Entrant entrant) {
    return mirrors.computeIfAbsent(entrant, who -> new Mirror<>(engines.of(who), session, setup));
  }

  /** Thinks in another process. */
  private record Distant<S extends State<S>>(Mirror<S> mirror, Level level) implements Thinker<S> {
    @Override
    public void attend() {
      mirror.catchUp();
    }

    @Override
    public @Nullable Long decide(View<S> view, Budget budget, Rng rng) {
      return mirror.best(view.viewer(), level, budget, rng);
    }
  }
}
