package picknmix.server.match;

/**
 * What a seat wants to do.
 *
 * @param action in notation
 * @param id chosen by the sender, unlike any other of that seat: sent twice, it is applied once
 * @param seen the sequence number of the table it was meant for, or {@link #ANY}
 */
public record Command(int seat, String action, String id, int seen) {
  /** Meant whatever has happened since. */
  public static final int ANY = -1;
}
