package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
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

  private static List<StoredSeat> people(Player... players) {
    return Stream.of(players).map(player -> Seats.person("secret", player, null)).toList();
  }
}
