package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HeadersTest {
  private static final Headers HERE = new Headers(null);
  private static final Headers ELSEWHERE = new Headers(URI.create("https://Candy.example/"));

  @ParameterizedTest
  @CsvSource({
    ", localhost:8080, true",
    "http://localhost:8080, localhost:8080, true",
    "https://candy.example, 127.0.0.1:8080, true", // the proxy need not pass the host on
    "https://candy.example.evil.example, 127.0.0.1:8080, false",
    "http://evil.example, localhost:8080, false",
    "null, localhost:8080, false",
    "http://localhost:8081, localhost:8080, false",
  })
  void onlyOurOwnPagesAreOurs(String origin, String host, boolean ours) {
    assertThat(ELSEWHERE.isOurs(origin, host)).isEqualTo(ours);
  }

  @ParameterizedTest
  @CsvSource({
    "localhost:8080, http://localhost:8080",
    "192.168.1.7, http://192.168.1.7",
    "[::1]:8080, http://[::1]:8080",
    "evil.example/x, ",
    "evil.example\"><script>, ",
    "user@evil.example, ",
    ", ",
  })
  void ourAddressIsTheOneWeWereToldOrAHostThatWasAsked(String host, String address) {
    assertThat(HERE.originFor(host)).isEqualTo(address);
    assertThat(ELSEWHERE.originFor(host)).isEqualTo("https://candy.example");
  }

  @Test
  void transportSecurityIsForHttpsOnly() {
    assertThat(HERE.all()).doesNotContainKey("Strict-Transport-Security");
    assertThat(ELSEWHERE.all()).containsKey("Strict-Transport-Security");
  }
}
