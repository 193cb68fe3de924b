package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** A log that tests can read: everything is kept at once, and nothing twice or out of turn. */
record ListLog(List<LoggedAction> actions) implements MatchLog {
  @Override
  public void append(LoggedAction action, Written written) {
    actions.add(action);
    assertThat(actions).hasSize(action.sequence());
    written.done(null);
  }
}
