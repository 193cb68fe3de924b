package picknmix.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;
import picknmix.kernel.State;
import picknmix.server.match.Command;
import picknmix.server.match.Match;
import picknmix.server.match.Reply;
import picknmix.server.match.Result;
import picknmix.server.match.Update;

/**
 * The person at the table, on seat 0: what they see in words, and what their words do.
 *
 * @param <S> the game's state
 */
public final class Player<S extends State<S>> {
  public static final int SEAT = 0;

  private final Match<S> match;
  private final Presentation presentation;
  private volatile @Nullable Update<S> latest;
  private int sent;

  public Player(Match<S> match) {
    this.match = match;
    this.presentation = Presentation.of(match.game());
  }

  Match<S> match() {
    return match;
  }

  /** Takes note of the update and tells it in sentences. */
  List<String> see(Update<S> update) {
    latest = update;
    List<Field> events = update.events().stream().map(event -> field(event.json())).toList();
    List<String> sentences = new ArrayList<>(presentation.tell(events, view(), SEAT));
    if (update.result() != null) {
      sentences.addAll(scores(update.result()));
    }
    return sentences;
  }

  /** How it stands now. */
  Update<S> now() {
    return Objects.requireNonNull(latest, "nothing seen yet");
  }

  boolean isOver() {
    return now().result() != null;
  }

  private Field view() {
    return field(now().view().json());
  }

  private static Field field(Map<String, @Nullable Object> json) {
    return Field.of(json, "it", Refused.Code.INTERNAL);
  }

  List<AttributedString> draw(int width) {
    return presentation.draw(now().view(), width);
  }

  /** What Enter alone does now; null if nothing. */
  @Nullable String obvious() {
    return presentation.obvious(now().actions(), now().open());
  }

  /** What can be done now, for the prompt: {@code Enter: call · reveal}. */
  String choices() {
    Update<S> now = now();
    String obvious = obvious();
    Set<String> choices = new LinkedHashSet<>();
    if (obvious != null) {
      choices.add("Enter: " + obvious);
    }
    String hint = presentation.hint(view(), now.open());
    if (hint != null) {
      choices.add(hint);
    }
    for (String action : now.actions()) {
      if (!action.equals(obvious)) {
        choices.add(action.split(" ", 2)[0]);
      }
    }
    return choices.isEmpty() ? "nothing to do yet" : String.join(" · ", choices);
  }

  List<String> words() {
    return presentation.words(view(), now().actions());
  }

  List<String> lines() {
    return presentation.lines(now().view());
  }

  /** Whether help is asked for: {@code help}, {@code ?}, {@code ? rug}. */
  static boolean isHelp(String typed) {
    return typed.startsWith("?") || typed.toLowerCase(Locale.ROOT).matches("help( .*)?");
  }

  /** Whether it is not about a certain word. */
  static boolean isHelpForAll(String typed) {
    return about(typed).isEmpty();
  }

  private static String about(String typed) {
    return typed.replaceFirst("(?i)^(\\?|help) *", "");
  }

  /** How the game goes, or what is known about the word that was asked for. */
  List<String> help(String typed) {
    String word = about(typed);
    if (word.isEmpty()) {
      return presentation.help();
    }
    List<String> about = presentation.about(word);
    return about.isEmpty() ? List.of("There is nothing to tell about \"" + word + "\".") : about;
  }

  /** Does what was typed; tells why if it cannot be done. */
  @Nullable String act(String typed) {
    String question = presentation.ask(typed, view(), now().actions());
    if (question != null) {
      return question;
    }
    String action = presentation.read(typed, view(), now().actions());
    String id = "typed " + sent++;
    Reply reply = match.submit(new Command(SEAT, action, id, Command.ANY)).join();
    return reply instanceof Reply.Rejected(Refused refused) ? refused.reason() : null;
  }

  private static List<String> scores(Result result) {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < result.scores().size(); seat++) {
      lines.add(
          "  %-7s %3d%s"
              .formatted(
                  Presentation.who(seat, SEAT),
                  result.scores().get(seat),
                  result.winners().contains(seat) ? "  winner" : ""));
    }
    List<String> winners =
        result.winners().stream().map(seat -> Presentation.who(seat, SEAT)).toList();
    lines.add(
        winners.isEmpty()
            ? "Nobody wins."
            : winners.equals(List.of("You"))
                ? "You win!"
                : winners.size() == 1
                    ? winners.getFirst() + " wins."
                    : String.join(" and ", winners) + " share the victory.");
    return lines;
  }
}
