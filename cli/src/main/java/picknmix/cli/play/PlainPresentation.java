package picknmix.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.View;

/** For games without sentences of their own: events and views as the engine writes them. */
final class PlainPresentation implements Presentation {
  @Override
  public String tell(Field event, int me) {
    return Json.write(event.value());
  }

  @Override
  public List<AttributedString> draw(View<?> view, int width) {
    List<AttributedString> lines = new ArrayList<>();
    for (String line : view.text().stripTrailing().split("\n", -1)) {
      lines.addAll(new AttributedString(line).columnSplitLength(width));
    }
    return lines;
  }

  @Override
  public List<String> help() {
    return List.of("The rules and the notation of all games are in docs/rules.");
  }

  @Override
  public @Nullable String obvious(List<String> actions, boolean open) {
    return actions.size() == 1 && !open ? actions.getFirst() : null;
  }

  @Override
  public @Nullable String hint(Field view, boolean open) {
    return open ? "more" : null;
  }

  @Override
  public String read(String typed, Field view, List<String> actions) {
    for (String action : actions) {
      if (action.equalsIgnoreCase(typed)) {
        return action;
      }
    }
    int space = (typed + " ").indexOf(' ');
    return typed.substring(0, space).toLowerCase(Locale.ROOT) + typed.substring(space);
  }

  @Override
  public List<String> words(Field view, List<String> actions) {
    return actions.stream().flatMap(action -> Stream.of(action.split(" ", -1))).distinct().toList();
  }
}
