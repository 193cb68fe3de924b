package picknmix.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.server.match.LoggedAction;

/** What an older program has kept is there for a newer one. */
final class OldStoreTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void tablesFromBeforeLanguagesAndHintsAndTheirLogsCanBeReadAndChanged(Backend backend) {
    String where = backend.fresh(folder);
    String url = backend.url(where);
    Flyway.configure().dataSource(url, null, null).target("3").load().migrate();
    Jdbi.create(url)
        .useHandle(
            handle -> {
              handle.execute(
                  "insert into game_table (id, game, rules_version, options, pace, ties, open,"
                      + " status, commitment, gathering, created, touched, version) values ('old',"
                      + " 'candy-match', 1, '{\"calls\":\"x\"}', '{\"reveal\":5}', 'seat', true,"
                      + " 'playing', 'c0ffee', false, 1, 1, 0)");
              handle.execute(
                  "insert into seat (table_id, seat, secret_hash, name)"
                      + " values ('old', 0, 'hash', 'Ola')");
              handle.execute(
                  "insert into match_action (table_id, seq, seat, action, at)"
                      + " values ('old', 1, 0, 'reveal', 7)");
            });
    try (MatchStore store = backend.open(where)) {
      StoredTable old = store.table("old").orElseThrow();
      assertThat(old.terms().language()).isNull();
      assertThat(old.terms().previous()).isNull();
      assertThat(old.terms().hints()).isFalse();
      assertThat(old.seats().getFirst().hints()).isZero();
      assertThat(old.seats().getFirst().name()).isEqualTo("Ola");
      assertThat(store.actions("old"))
          .containsExactly(new LoggedAction(1, 0, "reveal", null, 7, null));
      StoredTable changed = store.update(old);
      assertThat(store.table("old")).contains(changed);
    }
  }
}
