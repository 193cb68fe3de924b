package picknmix.server.web;

import java.util.HashMap;
import java.util.Map;
import picknmix.server.table.SharedUse;

/**
 * How many sockets may be open, in all and by address. This machine has no limit by address, as
 * with everything else.
 */
final class SocketQuota {
  /** Whether there is room for one more. */
  enum Room {
    FREE,
    ADDRESS_FULL,
    ALL_FULL
  }

  private static final String KIND = "sockets";

  /** This part of what an address may have is few. */
  private static final int FEW = 10;

  private final int byAddress;
  private final int inAll;
  private final SharedUse use;
  private final Map<String, Integer> open = new HashMap<>();
  private int count;

  SocketQuota(int byAddress, int inAll, SharedUse use) {
    this.byAddress = byAddress;
    this.inAll = inAll;
    this.use = use;
    use.hold(KIND, this::open);
  }

  /** Who has few need not be told of: there are very many of them. */
  private synchronized Map<String, Integer> open() {
    Map<String, Integer> many = new HashMap<>(open);
    many.values().removeIf(sockets -> sockets < byAddress / FEW);
    return many;
  }

  /** For one that asks to be opened. Those that ask at the same moment may all find room. */
  synchronized Room room(String address) {
    if (count >= inAll) {
      return Room.ALL_FULL;
    }
    String limited = Address.limited(address);
    boolean full =
        !Address.isThisMachine(address)
            && open.getOrDefault(limited, 0) + use.heldElsewhere(KIND, limited) >= byAddress;
    return full ? Room.ADDRESS_FULL : Room.FREE;
  }

  /** One was opened; each is closed once. */
  synchronized void opened(String address) {
    count++;
    open.merge(Address.limited(address), 1, Integer::sum);
  }

  synchronized void closed(String address) {
    count--;
    open.computeIfPresent(Address.limited(address), (key, n) -> n == 1 ? null : n - 1);
  }
}
