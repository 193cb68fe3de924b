package picknmix.server.table;

import java.util.List;
import picknmix.kernel.Level;
import picknmix.server.store.StoredSeat;

/** The bots' faces, with short names that sound alike in all our languages. */
final class BotSeats {
  private static final List<Player> FACES =
      List.of(
          new Player("Nunu", "#a3134b", "bonbon"),
          new Player("Lulu", "#14705a", "gummy-bear"),
          new Player("Momo", "#8a4b00", "toffee"),
          new Player("Kiki", "#1d5fb4", "mint-stick"),
          new Player("Bobo", "#5b3a8c", "licorice"),
          new Player("Tutu", "#6b3a1e", "chocolate"));

  private BotSeats() {}

  static StoredSeat of(int seat, Level level) {
    Player face = FACES.get(seat % FACES.size());
    return new StoredSeat(null, face.name(), face.color(), face.avatar(), level);
  }
}
