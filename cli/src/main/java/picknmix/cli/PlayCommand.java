package picknmix.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.AdaptiveFile;
import picknmix.cli.play.LinePlay;
import picknmix.cli.play.Player;
import picknmix.cli.play.TerminalPlay;
import picknmix.games.Games;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Move;
import picknmix.kernel.Nature;
import picknmix.kernel.Person;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
import picknmix.kernel.Seed;
import picknmix.kernel.SeedRandom;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.Skill;
import picknmix.kernel.State;
import picknmix.kernel.Transcript;
import picknmix.server.match.BotSeat;
import picknmix.server.match.Match;
import picknmix.server.match.MatchLog;
import picknmix.server.match.SteppedTime;
import picknmix.server.match.Ties;
import picknmix.server.match.Time;
import picknmix.server.match.WallTime;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A game against bots in the terminal, or line by line through pipes. */
@Command(
    name = "play",
    description = "Play against bots in the terminal. You sit on seat 0.",
    footer = {
      "%nOnce it runs, type help. Examples:",
      "  picknmix play candy-match",
      "  picknmix play candy-match --seats 2 --level easy --calm",
      "  picknmix play candy-match --option calls=pick-then-call --transcript game.jsonl",
      "  picknmix play candy-hunters --puzzle 3",
      "%nWithout a terminal it plays line by line, and time waits for each line:",
      "  printf 'reveal\\nwait\\nquit\\n' | picknmix play candy-match --first 0"
    })
final class PlayCommand implements Callable<Integer> {
  private static final int USUAL_SEATS = 4;
  private static final int CALM = 2;
  private static final String ADAPTIVE = "adaptive";

  private final AdaptiveFile learnt = AdaptiveFile.usual();

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "Which game, such as candy-match.")
  private String game;

  @Option(names = "--seats", paramLabel = "N", description = "How many play, you included.")
  private @Nullable Integer seats;

  @Option(
      names = "--level",
      defaultValue = "medium",
      paramLabel = "LEVEL",
      description =
          "How well the bots play: gentle (for children), easy, medium (the default), hard, or"
              + " adaptive: as well as you, by how your last games went.")
  private String level;

  @Option(names = "--calm", description = "No clock, and bots that take their time.")
  private boolean calm;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "One of the game's options; may be repeated.")
  private Map<String, String> options = Map.of();

  @Option(
      names = "--seed",
      paramLabel = "HEX",
      description = "Deal from this seed, 64 hex digits, instead of a new one.")
  private @Nullable String seed;

  @Option(names = "--first", paramLabel = "SEAT", description = "Who starts, instead of a draw.")
  private @Nullable Integer first;

  @Option(
      names = "--puzzle",
      paramLabel = "NAME|CODE",
      description = "Alone with a puzzle instead; what there is: picknmix puzzle list.")
  private @Nullable String puzzle;

  @Option(
      names = "--transcript",
      paramLabel = "FILE",
      description = "Write down the match when it ends, for picknmix verify.")
  private @Nullable Path transcript;

  @Override
  public Integer call() throws IOException {
    if (puzzle != null) {
      playPuzzle(begin(puzzle));
      return 0;
    }
    Game<?> chosen;
    Setup setup;
    try {
      checkLevel();
      chosen = Games.find(game);
      setup = setup(chosen);
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
    play(chosen, setup);
    return 0;
  }

  private void checkLevel() {
    if (Level.of(level) == null && !level.equals(ADAPTIVE)) {
      throw Refused.badRequest(
          "--level '%s' must be %s, or %s".formatted(level, Level.WORDS, ADAPTIVE));
    }
  }

  private Session<?> begin(String puzzle) {
    if (seats != null || seed != null || first != null || !options.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "--seats, --seed, --first and --option do not go with --puzzle");
    }
    try {
      return Session.puzzle(Games.find(game), puzzle);
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
  }

  private <S extends State<S>> void playPuzzle(Session<S> session) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%s, a puzzle: you are seat 0. Type help when you like.%n", session.game().facts().name());
    out.flush();
    Match<S> match = isTerminal() ? inTerminal(session, null) : byLines(session, null, out);
    match.close().join();
    writeDown(Transcript.full(session), out);
  }

  private void writeDown(List<Map<String, @Nullable Object>> lines, PrintWriter out)
      throws IOException {
    if (transcript != null) {
      Files.write(transcript, lines.stream().map(Json::write).toList(), StandardCharsets.UTF_8);
      out.println("The transcript is in " + transcript);
    }
    out.flush();
  }

  private Setup setup(Game<?> game) {
    int howMany =
        seats != null
            ? seats
            : Math.clamp(USUAL_SEATS, game.facts().minSeats(), game.facts().maxSeats());
    Seed deal = seed != null ? Seed.parse(seed) : Entropy.seed();
    return Setup.of(game, howMany, TableOptions.read(game, options), deal, first);
  }

  private <S extends State<S>> void play(Game<S> game, Setup setup) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%s for %d: you are seat 0, seat %d starts. Type help when you like.%n",
        game.facts().name(), setup.seats(), setup.first());
    if (level.equals(ADAPTIVE)) {
      out.println(AdaptiveFile.told(learnt.of(game.id())));
    }
    out.printf("The deal is fixed; the SHA-256 of its seed is%n%s%n", setup.seed().commitment());
    out.flush();
    Session<S> session = Session.deal(game, setup);
    Match<S> match = isTerminal() ? inTerminal(session, setup) : byLines(session, setup, out);
    match.close().join();
    var lines = read(session, setup);
    if (session.isOver() && level.equals(ADAPTIVE)) {
      learnt.keep(game.id(), learnt.of(game.id()).after(session, 1 << Player.SEAT));
    }
    if (session.isOver()) {
      out.printf("The seed was%n%s%n", setup.seed());
    }
    writeDown(lines, out);
  }

  /** The match as its player may read it: the seed is its last line once there are no secrets. */
  private static <S extends State<S>> List<Map<String, @Nullable Object>> read(
      Session<S> session, Setup setup) {
    List<Map<String, @Nullable Object>> lines = Transcript.full(session);
    lines.getFirst().remove("seed");
    if (session.isOver()) {
      lines.add(Json.object("seed", setup.seed().toString()));
      return lines;
    }
    for (int i = 1; i < lines.size(); i++) {
      Move move = session.moves().get(i - 1);
      ActionNotation actions = session.game().notation();
      lines.get(i).put("action", actions.text(move.action(), move.seat(), Player.SEAT));
    }
    return lines;
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent()
        && !"dumb".equals(System.getenv("TERM"));
  }

  private <S extends State<S>> Match<S> inTerminal(Session<S> session, @Nullable Setup setup)
      throws IOException {
    Time time = new WallTime();
    Match<S> match = open(session, time, Thread::startVirtualThread);
    String noColour = System.getenv("NO_COLOR");
    boolean colours = noColour == null || noColour.isEmpty();
    try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
      var play = new TerminalPlay<>(new Player<>(match), time, terminal, colours);
      seatBots(match, setup, time, botThreads());
      play.play();
    }
    return match;
  }

  /** Time stands still while the player thinks, and everything happens on this thread. */
  private <S extends State<S>> Match<S> byLines(
      Session<S> session, @Nullable Setup setup, PrintWriter out) throws IOException {
    SteppedTime time = new SteppedTime();
    Match<S> match = open(session, time, Runnable::run);
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var play = new LinePlay<>(new Player<>(match), time, in, out);
    seatBots(match, setup, time, Runnable::run);
    play.play();
    return match;
  }

  private <S extends State<S>> Match<S> open(Session<S> session, Time time, Executor threads) {
    Map<String, Integer> pace = calm ? Map.of() : session.game().pace();
    return Match.open(session, List.of(), pace, Ties.SEAT, MatchLog.NONE, time, threads);
  }

  /** Bots on all seats but one's own; with a puzzle one is alone. */
  private <S extends State<S>> void seatBots(
      Match<S> match, @Nullable Setup setup, Time time, Executor minds) {
    if (setup == null) {
      return;
    }
    Manner manner = new Manner(skill(match.game()), Nature.PLAIN);
    for (int seat = 0; seat < setup.seats(); seat++) {
      if (seat != Player.SEAT) {
        Person<S> person =
            match.game().person(manner, match.game()::patience).slowed(calm ? CALM : 1);
        Rng rng = new FastRandom(new SeedRandom(setup.seed(), "bot " + seat).bits());
        BotSeat.sit(match, seat, person, time, rng, minds);
      }
    }
  }

  private Skill skill(Game<?> game) {
    Level fixed = Level.of(level);
    return fixed == null ? new Skill(learnt.of(game.id()).skill()) : Skill.of(fixed);
  }

  private static Executor botThreads() {
    return Executors.newFixedThreadPool(1, Thread.ofPlatform().daemon().name("bots").factory());
  }
}
