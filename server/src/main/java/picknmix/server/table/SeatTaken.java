package picknmix.server.table;

/**
 * What somebody gets who takes a seat, and nobody else.
 *
 * @param secret opens the seat, on any device; it is not kept anywhere else
 */
public record SeatTaken(TableInfo table, int seat, String secret) {
  /** Without the secret, which has no business in logs. */
  @Override
  public String toString() {
    return "SeatTaken[table=" + table.id() + ", seat=" + seat + "]";
  }
}
