package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.Presentation;
import picknmix.kernel.DataFile;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Refused;
import picknmix.kernel.View;

/** Candy Ghosts in sentences and a drawn house. */
public final class CandyGhostsPresentation implements Presentation {
  private static final int GAP = 2;

  /** A column of words beside the map is at least this wide; else they go below it. */
  private static final int LEAST_FOR_WORDS = 30;

  /** What one may still do when there is nothing left but to end the turn. */
  private static final Set<String> EXTRAS = Set.of("end", "throw", "give", "use", "special");

  /** As at the table that was shown last. */
  private Cards cards;

  public CandyGhostsPresentation(Game<?> game) {
    Components components = new Components(game.components());
    cards = new Cards(components, new Texts(DataFile.text(game.getClass(), "box/texts.en.txt")));
  }

  @Override
  public @Nullable String tell(Field event, int me) {
    return new Happenings(cards, new People(List.of(), cards, me)).tell(event);
  }

  @Override
  public List<String> tell(List<Field> events, Field view, int me) {
    cards = cards.at(view);
    People people = new People(view.get("players").list(), cards, me);
    return new Happenings(cards, people).tell(events);
  }

  // ---- How it stands

  @Override
  public List<AttributedString> draw(View<?> seen, int width) {
    Field view = Field.of(seen.json(), "view", Refused.Code.INTERNAL);
    cards = cards.at(view);
    List<AttributedString> map =
        view.get("phase").text().equals("choose")
            ? List.of()
            : new MapDrawing(view, cards.components).lines(width);
    int wide = map.stream().mapToInt(AttributedString::columnLength).max().orElse(-GAP) + GAP;
    boolean beside = width - wide >= LEAST_FOR_WORDS;
    List<AttributedString> words =
        new Standing(view, cards, seen.viewer(), beside ? width - wide : width).lines();
    if (beside) {
      return beside(map, wide, words);
    }
    List<AttributedString> lines = new ArrayList<>(map);
    lines.addAll(words);
    return lines;
  }

  private static List<AttributedString> beside(
      List<AttributedString> map, int wide, List<AttributedString> words) {
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < Math.max(map.size(), words.size()); i++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(i < map.size() ? map.get(i) : AttributedString.EMPTY);
      if (i < words.size()) {
        line.append(" ".repeat(wide - line.columnLength())).append(words.get(i));
      }
      lines.add(line.toAttributedString());
    }
    return lines;
  }

  @Override
  public List<String> lines(View<?> view) {
    return draw(view, LINE).stream().map(AttributedString::toString).toList();
  }

  @Override
  public List<String> help() {
    return List.of(
        "Out of the haunted house together: everybody must leave by",
        "the Exit. Lost if all who are still inside are possessed, or",
        "at dawn, after round 60 unless you agreed on another.",
        "A turn: spend your action points (AP) on steps and items. A",
        "step through a wall, into the dark, onto a ghost or onto an",
        "obstacle that stops you ends the turn. Then a ghost appears",
        "somewhere. Once a turn you may capture a ghost: roll its",
        "distance or more; 6 always works, 1 never. It becomes a",
        "charge, for an attack or for your special, if your storage",
        "has room. After each round the ghosts go to the nearest",
        "player, or all to a noise: throw something. They take 4",
        "steps, most atmospheres let them take more, and walls do not",
        "stop them. Then the atmosphere changes. A possessed player",
        "walks back to Start until freed.",
        "On the map: Pe a player (pe possessed), g3 a ghost, ONN PIG",
        "a boss, *te to carry, ~es cursed, #wa an obstacle, !!! noise,",
        "? an item to step on, ░ a dark room, face down.",
        "",
        "  ^ v < >            step; or 2,3; or step 2,3 (push)",
        "  pick 2,3           drop teacup 2,3 · ask flo torch",
        "  throw teacup 2,3   give torch flo · use kit flo · use fan",
        "  capture g3         attack g3 · special, special g3 or flo",
        "  smash 2,3          a mirror; remove 2,3: a rug, dog or cat",
        "  leave · end        out by the Exit; end the turn",
        "  target g2 1        the ghosts' turn: who goes to whom",
        "  ? rug              what a card, item or character does",
        "The beginning of a word is enough: c g3. A verb alone shows",
        "what can follow it.");
  }

  @Override
  public List<String> about(String word) {
    List<AttributedString> lines = new ArrayList<>();
    cards.about(word).forEach(line -> Wrap.add(new AttributedString(line), LINE, lines));
    return lines.stream().map(AttributedString::toString).toList();
  }

  // ---- What is typed

  @Override
  public @Nullable String obvious(List<String> actions, boolean open) {
    if (actions.isEmpty()) {
      return null;
    }
    String first = actions.getFirst();
    boolean ghosts = first.startsWith("target ") || first.startsWith("ghost ");
    if (actions.size() == 1 || ghosts) {
      return first;
    }
    boolean done = actions.stream().allMatch(action -> EXTRAS.contains(verb(action)));
    return done && actions.contains("end") ? "end" : null;
  }

  @Override
  public @Nullable String hint(Field view, boolean open) {
    List<Field> pending = view.get("pending").list();
    boolean placing =
        !pending.isEmpty()
            && Set.of("spawn", "put", "respawn").contains(pending.getFirst().get("do").text());
    return placing ? "a square, such as 2,3" : null;
  }

  @Override
  public String read(String typed, Field view, List<String> actions) {
    return new Typing(typed, view, actions).read();
  }

  @Override
  public @Nullable String ask(String typed, Field view, List<String> actions) {
    return new Typing(typed, view, actions).ask();
  }

  private static String verb(String action) {
    return action.split(" ", 2)[0];
  }

  @Override
  public List<String> words(Field view, List<String> actions) {
    return actions.stream()
        .flatMap(action -> Arrays.stream(action.split(" ", -1)))
        .distinct()
        .toList();
  }
}
