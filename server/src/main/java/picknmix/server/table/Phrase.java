package picknmix.server.table;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * All that people can say to each other at a table, whatever the game; every page has the words.
 */
public enum Phrase {
  HELLO,
  YES,
  NO,
  THANKS,
  @JsonProperty("well-done")
  WELL_DONE,
  OOPS,
  @JsonProperty("help-me")
  HELP_ME,
  COMING,
  @JsonProperty("follow-me")
  FOLLOW_ME,
  CAREFUL,
  WAIT,
  @JsonProperty("go-on")
  GO_ON
}
