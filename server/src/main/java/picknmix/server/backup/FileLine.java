package picknmix.server.backup;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The lines of a backup that are no rows. */
final class FileLine {
  private FileLine() {}

  /**
   * The first one.
   *
   * @param picknmix what the file is: {@link #WHAT}
   * @param format of the lines: {@link #FORMAT}
   * @param schema the version of the tables
   * @param made when
   */
  record Head(@Nullable String picknmix, int format, @Nullable String schema, String made) {
    static final String WHAT = "backup";
    static final int FORMAT = 1;
  }

  /** Rows of that table follow. */
  record Table(@Nullable String table, @Nullable List<String> columns) {}

  /** The last one: what the file must have held up to here. */
  record End(Map<String, Long> rows, String digest) {}
}
