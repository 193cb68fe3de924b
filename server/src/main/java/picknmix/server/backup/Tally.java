package picknmix.server.backup;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * Counts rows and sums up their digests on their way to another. The sum is the same in whatever
 * order a database gives its rows.
 */
final class Tally implements RowSink {
  private static final int STEP = 1_000;
  private static final BigInteger LIMIT = BigInteger.ONE.shiftLeft(256);

  private final RowSink next;
  private final LongConsumer soFar;
  private final MessageDigest sha256 = sha256();
  private final Map<String, Long> rows = new LinkedHashMap<>();
  private BigInteger sum;
  private String table = "";
  private String columns = "";
  private long inTable;
  private long inAll;

  /**
   * @param soFar hears now and then how many rows have passed
   */
  Tally(String version, RowSink next, LongConsumer soFar) {
    this.next = next;
    this.soFar = soFar;
    this.sum = digest("schema " + version);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private BigInteger digest(String text) {
    return new BigInteger(1, sha256.digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public void table(String name, List<String> columnNames) throws IOException, SQLException {
    next.table(name, columnNames);
    table = name;
    columns = String.join(",", columnNames);
    inTable = 0;
    rows.put(table, inTable);
  }

  @Override
  public void row(String line) throws IOException, SQLException {
    next.row(line);
    rows.put(table, ++inTable);
    sum = sum.add(digest(table + "(" + columns + ")" + line)).mod(LIMIT);
    if (++inAll % STEP == 0) {
      soFar.accept(inAll);
    }
  }

  Sum sum() {
    byte[] bytes = new byte[32];
    byte[] digits = sum.toByteArray(); // with a sign's zero before it, perhaps, or shorter
    int length = Math.min(digits.length, bytes.length);
    System.arraycopy(digits, digits.length - length, bytes, bytes.length - length, length);
    return new Sum(new LinkedHashMap<>(rows), HexFormat.of().formatHex(bytes));
  }

  /**
   * What came by.
   *
   * @param rows how many of each table
   */
  record Sum(Map<String, Long> rows, String digest) {}
}
