package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picknmix.server.store.StoredSeat;

/**
 * Whom the host of a table has sent away and may call back. It is known while the table is in use:
 * who was sent away by mistake is called back soon.
 */
final class SentAway {
  /**
   * Somebody who was sent away.
   *
   * @param seat theirs, on which a bot plays on; null if it was free from then on
   * @param was how it was taken
   */
  record One(int number, @Nullable Integer seat, StoredSeat was) {
    String name() {
      return Objects.requireNonNullElse(was.name(), "");
    }
  }

  /** So many may be called back; they can all be numbered in two digits. */
  private static final int MOST = 12;

  private final List<One> all = new ArrayList<>();

  /** Adds somebody; who is sent away from several free seats is there once. */
  void add(@Nullable Integer seat, StoredSeat was) {
    forget(was.holder());
    if (all.size() == MOST) {
      all.removeFirst();
    }
    all.add(new One(freeNumber(), seat, was));
  }

  private int freeNumber() {
    Set<Integer> used = all.stream().map(One::number).collect(Collectors.toSet());
    return IntStream.range(0, MOST).filter(free -> !used.contains(free)).findFirst().orElseThrow();
  }

  /** Whether that is the hash of the secret of somebody who was sent away. */
  boolean has(String hash) {
    return all.stream().anyMatch(one -> Secrets.isSame(hash, one.was().secretHash()));
  }

  /** Whether that person was sent away, with whatever they have come now. */
  boolean hasPerson(String holder) {
    return all.stream().anyMatch(one -> holder.equals(one.was().holder()));
  }

  /** Whether that opens the seat of somebody who was sent away in play. */
  boolean knows(String secret) {
    String hash = Secrets.hash(secret);
    return all.stream()
        .anyMatch(one -> one.seat() != null && Secrets.isSame(hash, one.was().secretHash()));
  }

  List<SentAwayInfo> infos() {
    return all.stream().map(one -> new SentAwayInfo(one.number(), one.name())).toList();
  }

  /** Who was sent away as that number. */
  One find(int number) {
    return all.stream()
        .filter(one -> one.number() == number)
        .findFirst()
        .orElseThrow(() -> Problem.conflict("nobody of that number was sent away"));
  }

  /** Whoever sits here again need not be called back to a seat that is free. */
  void forget(@Nullable String holder) {
    all.removeIf(one -> one.seat() == null && holder != null && holder.equals(one.was().holder()));
  }

  /** They were called back. */
  void remove(One one) {
    all.remove(one);
  }
}
