package picknmix.server.backup;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A table of the database: its columns and what is in them. */
record TableShape(String name, List<String> columns, List<Kind> kinds) {

  static TableShape of(Connection connection, String name) throws SQLException, CopyRefused {
    List<String> columns = new ArrayList<>();
    List<Kind> kinds = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet none = statement.executeQuery("select * from " + name + " where 1 = 0")) {
      ResultSetMetaData about = none.getMetaData();
      for (int i = 1; i <= about.getColumnCount(); i++) {
        columns.add(about.getColumnName(i));
        kinds.add(Kind.of(about.getColumnType(i), name + "." + about.getColumnName(i)));
      }
    }
    return new TableShape(name, List.copyOf(columns), List.copyOf(kinds));
  }

  /** With these of its columns, in this order. */
  TableShape of(List<String> wanted) throws CopyRefused {
    List<Kind> theirs = new ArrayList<>();
    for (String column : wanted) {
      int index = columns.indexOf(column);
      if (index < 0) {
        throw new CopyRefused("there is no column %s.%s here".formatted(name, column));
      }
      theirs.add(kinds.get(index));
    }
    return new TableShape(name, List.copyOf(wanted), List.copyOf(theirs));
  }

  String select() {
    return "select " + String.join(", ", columns) + " from " + name;
  }

  String insert() {
    return "insert into %s (%s) values (%s)"
        .formatted(
            name,
            String.join(", ", columns),
            String.join(", ", columns.stream().map(c -> "?").toList()));
  }
}
