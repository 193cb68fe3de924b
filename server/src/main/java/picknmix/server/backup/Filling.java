package picknmix.server.backup;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;

/**
 * Fills an empty store with all rows of another, in one transaction: when anything goes wrong it is
 * as empty as it was. The tables are made as the rows knew them, and become newer afterwards.
 */
final class Filling {
  private final Place place;

  private Filling(Place place) {
    this.place = place;
  }

  static Tally.Sum fill(Place place, RowSource rows, LongConsumer soFar)
      throws IOException, SQLException {
    Migrations.checkKnown(rows.version());
    place.create();
    try {
      return new Filling(place).fill(rows, soFar);
    } catch (Throwable failure) {
      place.discard();
      throw failure;
    }
  }

  private Tally.Sum fill(RowSource rows, LongConsumer soFar) throws IOException, SQLException {
    try (Connection connection = place.source().getConnection()) {
      checkEmpty(connection);
      String there = Schema.version(connection);
      if (there != null && Migrations.isNewer(there, rows.version())) {
        throw new CopyRefused(
            "%s is empty, but has the tables of version %s, and what is to be copied is of %s: make it anew"
                .formatted(place, there, rows.version()));
      }
    }
    Migrations.migrate(place.source(), rows.version());
    Tally.Sum sum = copy(rows, soFar);
    Migrations.migrate(place.source(), Migrations.latest());
    return sum;
  }

  private void checkEmpty(Connection connection) throws SQLException, CopyRefused {
    Map<String, Long> there = Schema.rows(connection);
    if (!there.isEmpty()) {
      throw new CopyRefused(
          "%s is not empty, nothing was changed there. It has rows: %s"
              .formatted(place, text(there)));
    }
  }

  private static String text(Map<String, Long> rows) {
    return rows.entrySet().stream()
        .map(table -> table.getKey() + " " + table.getValue())
        .collect(Collectors.joining(", "));
  }

  private Tally.Sum copy(RowSource rows, LongConsumer soFar) throws IOException, SQLException {
    try (Connection connection = place.writing()) {
      try {
        checkEmpty(connection); // nobody else can write any more
        Tally.Sum sent = write(rows, connection, soFar);
        Tally kept = new Tally(rows.version(), Nowhere.INSTANCE, none -> {});
        new StoreReader(connection, rows.version()).sendTo(kept);
        if (!kept.sum().equals(sent)) {
          throw new CopyRefused(
              "what %s has kept is not what it was given; nothing was changed there"
                  .formatted(place));
        }
        connection.commit();
        return sent;
      } catch (Throwable failure) {
        connection.rollback();
        throw failure;
      }
    }
  }

  private static Tally.Sum write(RowSource rows, Connection connection, LongConsumer soFar)
      throws IOException, SQLException {
    try (StoreWriter writer = new StoreWriter(connection)) {
      Tally tally = new Tally(rows.version(), writer, soFar);
      rows.sendTo(tally);
      writer.finish();
      return tally.sum();
    }
  }
}
