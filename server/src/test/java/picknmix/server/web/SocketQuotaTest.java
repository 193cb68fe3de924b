package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.server.table.SharedUse;
import picknmix.server.web.SocketQuota.Room;

final class SocketQuotaTest {
  private final SocketQuota quota = new SocketQuota(2, 4, new SharedUse());

  @Test
  void anAddressHasItsShareAndNetworksAreOne() {
    quota.opened("2001:db8::1");
    assertThat(quota.room("2001:db8::2")).isEqualTo(Room.FREE);
    quota.opened("2001:db8::2");
    assertThat(quota.room("2001:db8::3")).isEqualTo(Room.ADDRESS_FULL);
    assertThat(quota.room("192.0.2.1")).isEqualTo(Room.FREE);
    quota.closed("2001:db8::1");
    assertThat(quota.room("2001:db8::3")).isEqualTo(Room.FREE);
  }

  @Test
  void thisMachineIsLimitedOnlyByWhatAllHave() {
    for (int i = 0; i < 4; i++) {
      assertThat(quota.room("127.0.0.1")).isEqualTo(Room.FREE);
      quota.opened("127.0.0.1");
    }
    assertThat(quota.room("127.0.0.1")).isEqualTo(Room.ALL_FULL);
    assertThat(quota.room("192.0.2.1")).isEqualTo(Room.ALL_FULL);
    quota.closed("127.0.0.1");
    assertThat(quota.room("192.0.2.1")).isEqualTo(Room.FREE);
  }

  @Test
  void socketsOnOtherServersCount() {
    SharedUse here = new SharedUse();
    SharedUse there = new SharedUse();
    SocketQuota ours = new SocketQuota(2, 4, here);
    SocketQuota theirs = new SocketQuota(2, 4, there);
    ours.opened("203.0.113.7");
    theirs.opened("203.0.113.7");
    assertThat(ours.room("203.0.113.7")).isEqualTo(SocketQuota.Room.FREE);
    here.hear("there", there.tell());
    assertThat(ours.room("203.0.113.7")).isEqualTo(SocketQuota.Room.ADDRESS_FULL);
    assertThat(ours.room("203.0.113.8")).isEqualTo(SocketQuota.Room.FREE);
    here.forget("there");
    assertThat(ours.room("203.0.113.7")).isEqualTo(SocketQuota.Room.FREE);
  }
}
