package picknmix.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.server.store.TableStatus;
import picknmix.server.table.NewTable;
import picknmix.server.table.Player;
import picknmix.server.table.SeatTaken;
import picknmix.server.table.Visitor;

/** A server goes as planned: its tables go on elsewhere, bots included. */
final class MovingTest {
  @Test
  void tablesMoveToTheOtherServer() throws Exception {
    try (Servers servers = Servers.start(2)) {
      Ear[] ears = new Ear[8];
      SeatTaken[] seats = new SeatTaken[ears.length];
      for (int i = 0; i < ears.length; i++) {
        seats[i] =
            servers.get(1).create(Visitor.local(new Player("Ola", "#c2185b", "bonbon")), wish());
        ears[i] = new Ear();
        watch(servers, seats[i], ears[i]);
      }
      assertThat(servers.get(0).inUse()).as("some live there").isPositive();
      servers.get(0).close();
      Servers.await(
          () -> {
            for (int i = 0; i < ears.length; i++) {
              if (ears[i].lost) {
                ears[i] = new Ear();
                watch(servers, seats[i], ears[i]);
              }
            }
            return servers.get(1).inUse() == ears.length;
          });
      for (int i = 0; i < ears.length; i++) {
        String id = seats[i].table().id();
        assertThat(servers.get(1).info(id).status()).isEqualTo(TableStatus.PLAYING);
        Ear ear = ears[i];
        Servers.await(() -> !ear.news.isEmpty());
        int before = ear.news.getLast().sequence();
        Servers.await(() -> ear.news.getLast().sequence() > before);
      }
    }
  }

  private static void watch(Servers servers, SeatTaken seat, Ear ear) {
    var _ = servers.get(1).watch(seat.table().id(), seat.secret(), null, ear);
  }

  /** Cards come by the clock, whoever sleeps. */
  private static NewTable wish() {
    return new NewTable(
        "candy-match",
        2,
        null,
        null,
        null,
        true,
        Map.of(1, Level.EASY),
        true,
        false,
        null,
        null,
        false);
  }
}
