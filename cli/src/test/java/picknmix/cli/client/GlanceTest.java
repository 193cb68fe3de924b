package picknmix.cli.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class GlanceTest {
  private final Glance glance = new Glance();

  /** A message stands anywhere in what was read. */
  private void lookAt(String message) {
    byte[] bytes = ("…before" + message + "after").getBytes(StandardCharsets.UTF_8);
    int from = "…before".getBytes(StandardCharsets.UTF_8).length;
    glance.at(bytes, from, bytes.length - "after".length());
  }

  @Test
  void picksOutWhatCounts() {
    lookAt(
        """
        {"type":"update","seq":12,"view":{"seq":7,"name":"Їжак","actions":["no"]},\
        "actions":["call","take 3"],"result":null}""");
    assertThat(glance.type()).isEqualTo("update");
    assertThat(glance.number()).isEqualTo(12);
    assertThat(new String(glance.actions(), StandardCharsets.UTF_8))
        .isEqualTo("[\"call\",\"take 3\"]");
    assertThat(glance.isOver()).isFalse();
  }

  @Test
  void forgetsTheMessageBefore() {
    lookAt("{\"type\":\"update\",\"seq\":12,\"actions\":[\"call\"],\"result\":{\"scores\":[1]}}");
    assertThat(glance.isOver()).isTrue();
    lookAt("{\"type\":\"update\",\"seq\":13,\"actions\":[],\"result\":null}");
    assertThat(glance.actions()).isEmpty();
    assertThat(glance.isOver()).isFalse();
    lookAt("{\"type\":\"reply\",\"id\":\"a1\",\"outcome\":\"too-late\",\"seq\":3}");
    assertThat(glance.outcome()).isEqualTo("too-late");
    assertThat(glance.id()).isEqualTo("a1");
    lookAt("{\"type\":\"error\",\"code\":\"too-many\",\"id\":null}");
    assertThat(glance.code()).isEqualTo("too-many");
    assertThat(glance.id()).isNull();
    assertThat(glance.outcome()).isEmpty();
  }
}
