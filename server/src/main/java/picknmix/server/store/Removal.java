package picknmix.server.store;

import java.sql.SQLException;

/** Removes a table with everything that belongs to it: names, seed and log. */
final class Removal {
  /** Who comes at this moment, through another server perhaps, keeps the table. */
  private static final String CLAIM =
      """
      update game_table set version = version + 1 \
      where id = ? and touched < ? and inhabited < ?""";

  /** So that another rematch may be had of the table before it. */
  private static final String UNLINK =
      """
      update game_table set next_table = null, version = version + 1 \
      where id = (select previous from game_table where id = ?) and next_table = ?""";

  private Removal() {}

  static void remove(WriterConnection to, String id, long before) throws SQLException {
    if (to.update(CLAIM, id, before, before) == 0) {
      return;
    }
    to.update(UNLINK, id, id);
    to.update("delete from match_action where table_id = ?", id);
    to.update("delete from seat where table_id = ?", id);
    to.update("delete from seed where table_id = ?", id);
    to.update("delete from game_table where id = ?", id);
  }
}
