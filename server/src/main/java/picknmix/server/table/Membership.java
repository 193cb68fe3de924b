package picknmix.server.table;

/**
 * The servers of a house as one of them sees it.
 *
 * @param members all, itself included
 * @param unreachable those that do not answer
 */
public record Membership(int members, int unreachable) {
  static final Membership ALONE = new Membership(1, 0);
}
