package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.kernel.Nature;
import picknmix.server.store.StoredSeat;

final class FacesTest {
  private static final Player FOX = new Player("Fox", "#c2185b", "fox");

  @Test
  void anAnimalSitsThereOnceInWhateverLanguage() {
    Player polish = new Player("Lis", "#7b1fa2", "fox");
    assertThat(Faces.unlike(polish, people(FOX))).isEqualTo(new Player("Sowa", "#7b1fa2", "owl"));
    Player ukrainian = new Player("Лис", "#00796b", "fox");
    assertThat(Faces.unlike(ukrainian, people(FOX, new Player("Sowa", "#7b1fa2", "owl"))))
        .isEqualTo(new Player("Їжак", "#00796b", "hedgehog"));
  }

  @Test
  void whoHasANameOrAPictureOfTheirOwnKeepsThem() {
    Player kuba = new Player("Kuba", "#7b1fa2", "fox");
    assertThat(Faces.unlike(kuba, people(FOX))).isEqualTo(kuba);
    Player lis = new Player("Lis", "#7b1fa2", "ghost");
    assertThat(Faces.unlike(lis, people(FOX))).isEqualTo(lis);
  }

  @Test
  void everyPersonHasAColourOfTheirOwnAsLongAsThereAreAny() {
    List<StoredSeat> seats = new ArrayList<>();
    for (int i = 0; i < Player.COLORS.size(); i++) {
      Player next = Faces.unlike(new Player("Ola", "#00796b", "bonbon"), seats);
      seats.add(Seats.person("secret", next, null));
    }
    assertThat(seats)
        .extracting(StoredSeat::color)
        .containsExactlyInAnyOrderElementsOf(Player.COLORS);
    assertThat(Faces.unlike(new Player("Ben", "#00796b", "bonbon"), seats).color())
        .isEqualTo("#00796b");
    assertThat(Faces.unlike(new Player("Ben", "#123456", "bonbon"), people(FOX)).color())
        .as("one of another program's")
        .isEqualTo("#123456");
  }

  @Test
  void aBotGivesWayToAPerson() {
    List<StoredSeat> seats = new ArrayList<>(people(FOX));
    seats.add(StoredSeat.FREE);
    StoredSeat usual = Faces.bot(1, Level.EASY, seats);
    seats.set(1, usual);
    assertThat(usual.name()).isEqualTo("Lulu");
    assertThat(Faces.withBotsAside(seats)).as("nobody is like it").isEqualTo(seats);
    seats.add(Seats.person("secret", new Player("LULU", usual.color(), usual.avatar()), null));
    StoredSeat aside = Faces.withBotsAside(seats).get(1);
    assertThat(aside.bot()).isEqualTo(Level.EASY);
    assertThat(aside.name()).isNotEqualTo("Lulu");
    assertThat(aside.color()).isNotEqualTo(usual.color()).isNotEqualTo(FOX.color());
    assertThat(aside.avatar()).isNotEqualTo(usual.avatar());
  }

  @Test
  void theSameNameIsTheSameSomebodyAtEveryTable() {
    List<StoredSeat> seats = Collections.nCopies(6, StoredSeat.FREE);
    List<Nature> natures =
        IntStream.range(0, 6)
            .mapToObj(seat -> Faces.nature(Faces.bot(seat, Level.HARD, seats)))
            .toList();
    assertThat(natures).contains(Nature.values());
    StoredSeat lulu = Seats.person("secret", new Player("Lulu", "#00796b", "fox"), null);
    assertThat(Faces.nature(lulu.standIn(Level.EASY))).isEqualTo(Nature.PLAIN);
    assertThat(Faces.nature(StoredSeat.FREE)).isEqualTo(Nature.PLAIN);
  }

  @Test
  void thePageKnowsTheSameBots() throws IOException {
    String page = Files.readString(Path.of("../client/src/solo/cast.ts"));
    List<StoredSeat> seats = Collections.nCopies(6, StoredSeat.FREE);
    for (int seat = 0; seat < 6; seat++) {
      StoredSeat bot = Faces.bot(seat, Level.EASY, seats);
      assertThat(page)
          .contains(
              "{ name: '%s', color: '%s', avatar: '%s', nature: '%s' }"
                  .formatted(bot.name(), bot.color(), bot.avatar(), Faces.nature(bot).text()));
    }
  }

  private static List<StoredSeat> people(Player... players) {
    return Stream.of(players).map(player -> Seats.person("secret", player, null)).toList();
  }
}
