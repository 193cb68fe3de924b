package picknmix.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.Race;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Rows of the database as records. */
final class Rows {
  private static final JsonMapper JSON = new JsonMapper();

  private Rows() {}

  static StoredTable table(ResultSet row, List<StoredSeat> seats) throws SQLException {
    return new StoredTable(
        row.getString("id"),
        terms(row),
        TableStatus.of(row.getString("status")),
        row.getBoolean("gathering"),
        row.getString("next_table"),
        row.getLong("touched"),
        row.getInt("version"),
        series(row.getString("series")),
        seats);
  }

  private static @Nullable List<SeriesGame> series(@Nullable String text) {
    return text == null ? null : JSON.readValue(text, new TypeReference<List<SeriesGame>>() {});
  }

  private static TableTerms terms(ResultSet row) throws SQLException {
    return new TableTerms(
        row.getString("game"),
        row.getInt("rules_version"),
        JSON.readValue(row.getString("options"), new TypeReference<Map<String, Object>>() {}),
        JSON.readValue(row.getString("pace"), new TypeReference<Map<String, Integer>>() {}),
        row.getString("ties"),
        row.getBoolean("open"),
        number(row, "first_seat"),
        row.getString("commitment"),
        row.getLong("created"),
        row.getString("language"),
        row.getString("previous"),
        clock(row),
        row.getBoolean("hints"));
  }

  private static @Nullable TurnTerms clock(ResultSet row) throws SQLException {
    Integer millis = number(row, "turn_millis");
    return millis == null ? null : new TurnTerms(millis, level(row.getString("turn_bot")));
  }

  static StoredSeat seat(ResultSet row) throws SQLException {
    String level = row.getString("bot_level");
    return new StoredSeat(
        row.getString("secret_hash"),
        row.getString("name"),
        row.getString("color"),
        row.getString("avatar"),
        level == null ? null : level(level),
        row.getString("holder"),
        row.getInt("hints"));
  }

  private static Level level(String text) {
    return Level.valueOf(text.toUpperCase(Locale.ROOT));
  }

  static LoggedAction action(ResultSet row) throws SQLException {
    String race = row.getString("race");
    return new LoggedAction(
        row.getInt("seq"),
        row.getInt("seat"),
        row.getString("action"),
        row.getString("command_id"),
        row.getLong("at"),
        race == null ? null : JSON.readValue(race, Race.class));
  }

  /** As JSON; null stays null. */
  static @Nullable String text(@Nullable Object value) {
    return value == null ? null : JSON.writeValueAsString(value);
  }

  private static @Nullable Integer number(ResultSet row, String column) throws SQLException {
    int number = row.getInt(column);
    return row.wasNull() ? null : number;
  }
}
