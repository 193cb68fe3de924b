package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** For whom a proxy asks, and which proxy is believed. */
final class ProxiesTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, , 192.0.2.7",
    "192.0.2.7, 127.0.0.1, 192.0.2.7", // anybody can write a header
    "127.0.0.1, '192.0.2.1, 192.0.2.2', 192.0.2.2",
    "127.0.0.1, ' ', 127.0.0.1",
    "127.0.0.1, '192.0.2.2, ,', 192.0.2.2",
    "::1, '192.0.2.2', 192.0.2.2",
    "127.0.0.1, 192.0.2.2:5000, 192.0.2.2",
    "127.0.0.1, '[2001:db8::1]:5000', [2001:db8::1]",
    "127.0.0.1, 2001:db8::1, 2001:db8::1",
    "127.0.0.1, unknown, unknown",
    "10.1.2.3, 192.0.2.1, 10.1.2.3", // a proxy that we were not told of
  })
  void withoutMoreOnlyAProxyOnThisMachineIsBelieved(String peer, String forwarded, String client) {
    assertThat(client(List.of(), peer, forwarded)).isEqualTo(client);
  }

  @ParameterizedTest
  @CsvSource({
    "10.1.2.3, 192.0.2.1, 192.0.2.1",
    "10.1.2.3, '192.0.2.9, 192.0.2.1, 10.7.7.7', 192.0.2.1",
    "127.0.0.1, '192.0.2.9, 192.0.2.1, 10.7.7.7, 2001:db8:5::1', 192.0.2.1",
    "11.1.2.3, 192.0.2.1, 11.1.2.3",
    "10.1.2.3, , 10.1.2.3",
    "10.1.2.3, '10.1.2.4', 10.1.2.4", // nobody but proxies: the farthest
    "10.1.2.3, '127.0.0.1, 10.1.2.4', 10.1.2.4", // who writes that is not on this machine
    "10.1.2.3, 127.0.0.1, 10.1.2.3",
  })
  void trustedProxiesArePassedFromTheRight(String peer, String forwarded, String client) {
    List<String> trusted = List.of("10.0.0.0/8", "2001:db8:5::/48");
    assertThat(client(trusted, peer, forwarded)).isEqualTo(client);
  }

  @Test
  void allLinesOfTheHeaderCount() {
    Proxies proxies = new Proxies(List.of());
    assertThat(proxies.client("127.0.0.1", List.of("192.0.2.1", "192.0.2.2, 192.0.2.3")))
        .isEqualTo("192.0.2.3");
  }

  private static String client(List<String> trusted, String peer, String forwarded) {
    Proxies proxies = new Proxies(trusted.stream().map(AddressRange::parse).toList());
    return proxies.client(peer, Stream.ofNullable(forwarded).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.0.1, true",
    "10.0.0.0/8, 11.0.0.0, false",
    "192.0.2.128/25, 192.0.2.127, false",
    "192.0.2.128/25, 192.0.2.129, true",
    "192.0.2.1, 192.0.2.1, true",
    "192.0.2.1, 192.0.2.2, false",
    "0.0.0.0/0, 203.0.113.9, true",
    "0.0.0.0/0, 2001:db8::1, false",
    "2001:db8::/33, 2001:db8:7fff::1, true",
    "2001:db8::/33, 2001:db8:8000::1, false",
  })
  void aRangeHoldsWhatBeginsAlike(String range, String address, boolean contains) {
    assertThat(AddressRange.parse(range).contains(InetAddress.ofLiteral(address)))
        .isEqualTo(contains);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "proxy.example", "10.0.0.0/", "10.0.0.0/33", "::/129", "::/-1", "/8"})
  void otherTextsAreNoRange(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> AddressRange.parse(text));
  }
}
