package picknmix.cli.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picknmix.games.Games;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** Two deals that one viewer cannot tell apart, and others can. */
record Twins<S extends State<S>>(Game<S> game, int viewer, Seed one, Seed other) {
  static final int SEATS = 2;
  private static final int TRIED = 1_500;
  private static final int MOST = 4;

  /** Some for each game and viewer, as far as there are any among the first deals. */
  static List<Twins<?>> find() {
    List<Twins<?>> all = new ArrayList<>();
    for (Game<?> game : Games.all()) {
      for (int viewer : new int[] {0, 1, Seat.SPECTATOR}) {
        all.addAll(find(game, viewer));
      }
    }
    return all;
  }

  private static <S extends State<S>> List<Twins<S>> find(Game<S> game, int viewer) {
    List<Twins<S>> found = new ArrayList<>();
    Map<String, Seed> known = new HashMap<>();
    for (int i = 0; i < TRIED && found.size() < MOST; i++) {
      Seed seed = Seed.of(i);
      Session<S> session = deal(game, seed);
      String look = game.rules().turn(session.state()) + look(session, viewer);
      Seed other = known.putIfAbsent(look, seed);
      if (other != null && !state(session).equals(state(deal(game, other)))) {
        found.add(new Twins<>(game, viewer, other, seed));
        known.remove(look);
      }
    }
    return found;
  }

  private static <S extends State<S>> String look(Session<S> session, int viewer) {
    return Json.write(session.view(viewer).json()) + session.view(viewer).scores();
  }

  private static <S extends State<S>> String state(Session<S> session) {
    return session.game().codec().text(session.state());
  }

  private static <S extends State<S>> Session<S> deal(Game<S> game, Seed seed) {
    Options options = game.settle(SEATS, Options.of());
    return Session.deal(game, Setup.of(game, SEATS, options, seed, null));
  }

  Session<S> first() {
    return deal(game, one);
  }

  Session<S> second() {
    return deal(game, other);
  }
}
