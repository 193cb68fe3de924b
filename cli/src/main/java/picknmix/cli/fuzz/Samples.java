package picknmix.cli.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.Transcript;

/** Good inputs for the engine: what is said when short matches are played. */
final class Samples {
  private static final int MATCHES = 3;
  private static final int LONGEST = 60;

  private final List<String> requests = new ArrayList<>();
  private final List<List<String>> transcripts = new ArrayList<>();

  private Samples() {}

  static Samples of(long seed) {
    Samples samples = new Samples();
    Random random = new Random(seed);
    for (Game<?> game : Games.all()) {
      for (int match = 0; match < MATCHES; match++) {
        samples.play(game, random);
      }
    }
    samples.request("games");
    return samples;
  }

  /** Requests of the engine protocol that are answered at once. */
  List<String> requests() {
    return requests;
  }

  /** Transcripts as lines of JSON. */
  List<List<String>> transcripts() {
    return transcripts;
  }

  private <S extends State<S>> void play(Game<S> game, Random random) {
    int seats = game.facts().minSeats() + random.nextInt(2);
    seats = Math.min(seats, game.facts().maxSeats());
    Seed seed = Seed.of(random.nextInt(1_000));
    Options options = game.settle(seats, Options.of());
    Session<S> session = Session.deal(game, Setup.of(game, seats, options, seed, null));
    request("new", "game", game.id(), "seats", seats, "seed", seed.toString());
    for (int i = 0; i < LONGEST && !session.isOver(); i++) {
      ask(session, random.nextInt(seats), i);
      if (!step(session, seats, random)) {
        break;
      }
    }
    requests.add(Json.write(Json.object("cmd", "replay", "lines", Transcript.full(session))));
    transcripts.add(lines(Transcript.full(session)));
    transcripts.add(lines(Transcript.published(session, Seat.SPECTATOR)));
  }

  private static List<String> lines(List<Map<String, @Nullable Object>> transcript) {
    return transcript.stream().map(Json::write).toList();
  }

  private <S extends State<S>> void ask(Session<S> session, int seat, int step) {
    if (step % 5 == 0) {
      Object state = session.game().codec().json(session.state());
      request("load", "state", state);
      request("look", "viewer", seat);
      request("view", "seat", seat);
      request("legal", "seat", seat);
      request("undo", "count", 1);
      request("react", "seat", seat);
    }
  }

  /** Somebody does something; no if nobody can, but for what no list has. */
  private <S extends State<S>> boolean step(Session<S> session, int seats, Random random) {
    if (session.game().rules().turn(session.state()) == Seat.CHANCE) {
      session.roll();
      return true;
    }
    ActionList list = new ActionList();
    int first = random.nextInt(seats);
    for (int i = 0; i < seats; i++) {
      int seat = (first + i) % seats;
      list.clear();
      session.game().rules().legal(session.state(), seat, list);
      if (list.size() > 0) {
        String action = session.game().notation().text(list.get(random.nextInt(list.size())));
        session.apply(seat, action);
        request("apply", "seat", seat, "action", action);
        request("preview", "seat", seat, "action", action, "viewer", seat);
        return true;
      }
    }
    return false;
  }

  private void request(String command, Object... fields) {
    List<Object> all = new ArrayList<>(List.of("cmd", command));
    all.addAll(List.of(fields));
    requests.add(Json.write(Json.object(all.toArray())));
  }
}
