package picknmix.games.candymatch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;

/** Reaction times, wrong calls, and what nobody saw. */
class CandyMatchPaceTest {
  private static Session<CandyMatchState> begin(Given given) {
    return Session.load(new CandyMatch(), Field.of(given.json(), "state", Refused.Code.BAD_STATE));
  }

  private static String review(Session<CandyMatchState> session, long... times) {
    return Json.write(new CandyMatchPace().of(session, times));
  }

  @Test
  void aReactionIsFromTheLastCardOfTheMatchToTheCall() {
    Session<CandyMatchState> session = begin(Given.table("B1").deck("C1 B2 T1").seats(2));
    session.apply(0, "reveal");
    session.apply(1, "reveal");
    session.apply(1, "call");
    session.apply(1, "take B1 B2");
    assertThat(review(session, 1000, 3000, 3700, 4200))
        .contains("{\"matches\":0,\"median\":null,\"fastest\":null,\"wrong\":0}")
        .contains("{\"matches\":1,\"median\":700,\"fastest\":700,\"wrong\":0}")
        .contains("\"missed\":[]")
        .contains("{\"card\":\"B2\",\"from\":3000,\"until\":4200,\"seat\":1}")
        .contains("{\"card\":\"C1\",\"from\":1000,\"until\":4200,\"seat\":null}");
  }

  @Test
  void whoeverClaimsReactsWithTheClaim() {
    Given given = Given.table("B1").deck("B2 C1 C2 T1").seats(2).pickThenCall();
    Session<CandyMatchState> session = begin(given);
    session.apply(0, "reveal");
    session.apply(0, "claim B1 B2");
    session.apply(1, "reveal");
    session.apply(0, "reveal");
    session.apply(0, "claim C1 C2");
    assertThat(review(session, 0, 300, 1000, 2000, 2500))
        .contains("{\"matches\":2,\"median\":400,\"fastest\":300,\"wrong\":0}");
  }

  @Test
  void wrongCallsAreCounted() {
    Session<CandyMatchState> session = begin(Given.table("B1 C1").deck("T1 M1").seats(2));
    session.apply(0, "call");
    session.apply(0, "miss");
    session.apply(1, "decline");
    assertThat(review(session, 0, 100, 200)).contains("\"wrong\":1},{");
  }

  @Test
  void aMatchThatIsGoneOverWasOverlooked() {
    Session<CandyMatchState> session = begin(Given.table("B1").deck("B2 C1 T1").seats(2));
    session.apply(0, "reveal");
    session.apply(1, "reveal");
    assertThat(review(session, 1000, 6000))
        .contains("\"missed\":[{\"cards\":[\"B1\",\"B2\"],\"from\":1000,\"until\":6000}]");
    // seen in time
    Session<CandyMatchState> quick = begin(Given.table("B1").deck("B2 C1 T1").seats(2));
    quick.apply(0, "reveal");
    quick.apply(0, "call");
    quick.apply(0, "take B1 B2");
    quick.apply(1, "reveal");
    assertThat(review(quick, 1000, 1500, 2000, 6000)).contains("\"missed\":[]");
  }
}
