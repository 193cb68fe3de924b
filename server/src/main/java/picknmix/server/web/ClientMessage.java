package picknmix.server.web;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;

/** What a client may say on the socket. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = ClientMessage.Watch.class, name = "watch"),
  @JsonSubTypes.Type(value = ClientMessage.Act.class, name = "act"),
  @JsonSubTypes.Type(value = ClientMessage.Signal.class, name = "signal"),
  @JsonSubTypes.Type(value = ClientMessage.Hint.class, name = "hint"),
  @JsonSubTypes.Type(value = ClientMessage.Pong.class, name = "pong")
})
public sealed interface ClientMessage {
  /**
   * Look at a table, from the seat that the secret opens or as a spectator; the first message, and
   * the one that helps after a gap.
   *
   * @param after the last sequence number that the client knows
   */
  record Watch(String table, @Nullable String secret, @Nullable Integer after)
      implements ClientMessage {
    /** Without the secret, which has no business in logs. */
    @Override
    public String toString() {
      return "Watch[table=" + table + "]";
    }
  }

  /**
   * Do something.
   *
   * @param id the client's own; sent again, it is applied once
   * @param seen the sequence number of the table that the player saw
   */
  record Act(String id, String action, int seen) implements ClientMessage {}

  /** Say something to all at the table, or point at a place or a piece, or both. */
  record Signal(@Nullable String phrase, @Nullable String at) implements ClientMessage {}

  /**
   * Ask what a good player would do; only where the table has hints.
   *
   * @param seen the sequence number of the table that the player saw
   */
  record Hint(int seen) implements ClientMessage {}

  /** The answer to a ping, at once. */
  record Pong(int n) implements ClientMessage {}
}
