package picknmix.games.template;

import static picknmix.games.template.TemplateState.NOTHING;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;

/** Writes states and views in JSON. */
final class StateWriter {
  private StateWriter() {}

  static Map<String, @Nullable Object> json(TemplateState s) {
    List<String> deck = new ArrayList<>();
    for (int i = s.top; i < Sweets.COUNT; i++) {
      deck.add(Sweets.name(s.order[i]));
    }
    return json(TemplateView.of(s, Seat.SPECTATOR), deck, names(s.hands, s), names(s.jars, s));
  }

  private static List<List<String>> names(int[] piles, TemplateState s) {
    List<List<String>> names = new ArrayList<>();
    for (int seat = 0; seat < s.seats; seat++) {
      names.add(Sweets.names(piles[seat]));
    }
    return names;
  }

  /** A view differs from its state only in what stands for the deck, the hands and the jars. */
  static Map<String, @Nullable Object> json(
      TemplateView view, Object deck, Object hands, Object jars) {
    return Json.object(
        "game",
        Template.FACTS.id(),
        "seats",
        view.seats(),
        "options",
        Options.of(Template.JAR, view.jarSize()).json(),
        "turn",
        view.turn(),
        "deck",
        deck,
        "hands",
        hands,
        "jars",
        jars,
        "eaten",
        view.eaten().stream().map(Sweets::names).toList(),
        "lost",
        Sweets.names(view.lost()),
        "biting",
        view.biting() == NOTHING ? null : Sweets.name(view.biting()));
  }
}
