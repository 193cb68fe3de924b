package picknmix.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

final class PlainPresentationTest {
  private final PlainPresentation plain = new PlainPresentation();
  private final Field json = Field.of(Json.object("type", "x"), "it", Refused.Code.INTERNAL);

  @Test
  void tellsWhatTheEngineSays() {
    assertThat(plain.tell(json, 0)).isEqualTo("{\"type\":\"x\"}");
  }

  @Test
  void drawsWhatTheViewDraws() {
    Game<?> game = Games.find("candy-match");
    var view = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(1), 0)).view(0);
    assertThat(plain.draw(view, 20))
        .hasSizeGreaterThan(2)
        .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(20));
    assertThat(plain.draw(view, 200)).hasSize(2);
  }

  @Test
  void onlyTheOneThingToDoIsObvious() {
    assertThat(plain.obvious(List.of("go"), false)).isEqualTo("go");
    assertThat(plain.obvious(List.of("go"), true)).isNull();
    assertThat(plain.obvious(List.of("go", "stop"), false)).isNull();
  }

  @Test
  void readsListedActionsInAnyCase() {
    List<String> actions = List.of("place Ab 1,2", "stop");
    assertThat(plain.read("PLACE ab 1,2", json, actions)).isEqualTo("place Ab 1,2");
    assertThat(plain.read("Place Cd", json, actions)).isEqualTo("place Cd");
    assertThat(plain.words(json, actions)).containsExactly("place", "Ab", "1,2", "stop");
  }
}
