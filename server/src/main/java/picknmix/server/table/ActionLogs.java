package picknmix.server.table;

import picknmix.server.match.LoggedAction;
import picknmix.server.match.MatchLog;

/** Where the matches of all tables are kept, as {@link picknmix.server.store.MatchStore} does. */
@FunctionalInterface
interface ActionLogs {
  /** As {@link MatchLog#append}. */
  void append(String table, LoggedAction action, MatchLog.Written written);
}
