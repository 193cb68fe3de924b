package picknmix.server.backup;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import org.jspecify.annotations.Nullable;

/** What is in a column. Both databases have more kinds of values; our tables have these. */
enum Kind {
  TEXT(String.class, Types.VARCHAR) {
    @Override
    Object read(ResultSet row, int column) throws SQLException {
      return row.getString(column);
    }

    @Override
    void set(PreparedStatement statement, int index, Object value) throws SQLException {
      statement.setString(index, (String) value);
    }
  },
  NUMBER(Number.class, Types.BIGINT) {
    @Override
    Object read(ResultSet row, int column) throws SQLException {
      return row.getLong(column);
    }

    @Override
    void set(PreparedStatement statement, int index, Object value) throws SQLException {
      statement.setLong(index, ((Number) value).longValue());
    }
  },
  TRUTH(Boolean.class, Types.BOOLEAN) {
    @Override
    Object read(ResultSet row, int column) throws SQLException {
      return row.getBoolean(column);
    }

    @Override
    void set(PreparedStatement statement, int index, Object value) throws SQLException {
      statement.setBoolean(index, (Boolean) value);
    }
  };

  private final Class<?> type;
  private final int sqlType;

  Kind(Class<?> type, int sqlType) {
    this.type = type;
    this.sqlType = sqlType;
  }

  static Kind of(int sqlType, String column) throws CopyRefused {
    return switch (sqlType) {
      case Types.VARCHAR, Types.CHAR, Types.LONGVARCHAR, Types.CLOB -> TEXT;
      case Types.INTEGER, Types.BIGINT, Types.SMALLINT -> NUMBER;
      case Types.BOOLEAN, Types.BIT -> TRUTH;
      default -> throw new CopyRefused("the column " + column + " is of an unknown kind");
    };
  }

  /** What is there if it is not null. */
  abstract Object read(ResultSet row, int column) throws SQLException;

  /** Sets what is not null. */
  abstract void set(PreparedStatement statement, int index, Object value) throws SQLException;

  final @Nullable Object value(ResultSet row, int column) throws SQLException {
    Object value = read(row, column);
    return row.wasNull() ? null : value;
  }

  final void bind(PreparedStatement statement, int index, @Nullable Object value)
      throws SQLException, CopyRefused {
    if (value == null) {
      statement.setNull(index, sqlType);
    } else if (type.isInstance(value)) {
      set(statement, index, value);
    } else {
      throw new CopyRefused("a row holds what does not belong there");
    }
  }
}
