package picknmix.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import picknmix.server.table.Membership;
import picknmix.server.table.Tables;

/**
 * Servers that find each other by name; which the tests' hosts file knows. (On macOS a second
 * address of this machine must be made first: {@code sudo ifconfig lo0 alias 127.0.0.2}.)
 */
final class SeedsTest {
  @Test
  void aHouseIsFoundedWhenEnoughAreThere() throws Exception {
    try (Servers servers = Servers.planned(1)) {
      Tables second = servers.addByName("127.0.0.2", "house.test", 2);
      Tables first = servers.addByName("127.0.0.1", "house.test", 2);
      Servers.await(first::isReady);
      Servers.await(second::isReady);
      Servers.await(() -> first.membership().equals(new Membership(2, 0)));
    }
  }

  @Test
  void nobodyFoundsAHouseWithTooFew() throws Exception {
    try (Servers servers = Servers.planned(1)) {
      Tables lonely = servers.addByName("127.0.0.1", "house.test", 3);
      TimeUnit.SECONDS.sleep(9); // longer than it takes to found one
      assertThat(lonely.isReady()).isFalse();
    }
  }

  @Test
  void whoComesLaterJoinsWhateverTheirNumber() throws Exception {
    try (Servers servers = Servers.planned(1)) {
      Tables founder = servers.addByName("127.0.0.1", "house.test", 2);
      Servers.await(founder::isReady);
      Tables late = servers.addByName("127.0.0.2", "house.test", 3);
      Servers.await(late::isReady);
    }
  }
}
