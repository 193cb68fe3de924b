package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HostsTest {
  private static final Hosts HOSTS = new Hosts(List.of("Candy.example", "tea.local"));

  @ParameterizedTest
  @CsvSource({
    ", true", // no browser
    "candy.example, true",
    "CANDY.EXAMPLE:443, true",
    "candy.example.:8080, true",
    "tea.local:8080, true",
    "localhost:8080, true",
    "page.localhost, true",
    "127.0.0.1:8080, true",
    "192.168.1.7, true",
    "[::1]:8080, true",
    "[2001:db8::7], true",
    "evil.example, false",
    "candy.example.evil.example, false",
    "evil-candy.example, false",
    "127.0.0.1.evil.example, false",
    "localhost.evil.example, false",
    "'', false",
    "'evil.example:80:80', false",
  })
  void onlyKnownNamesAndAddresses(String host, boolean ours) {
    assertThat(HOSTS.isOurs(host)).isEqualTo(ours);
  }

  @Test
  void thisMachineIsFoundByItsName() {
    Hosts hosts = new Hosts(Hosts.ofThisMachine());
    assertThat(Hosts.ofThisMachine()).allMatch(hosts::isOurs);
  }
}
