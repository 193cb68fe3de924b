package picknmix.cli.load;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a load has shown.
 *
 * @param actions that our clients have done
 * @param happened all actions, those of bots included
 * @param latency from sending an action until everybody at the table has the update
 * @param bots how long bots took, where only they could act
 * @param errors refusals, error messages and broken lines
 * @param lost updates that somebody did not get
 * @param reasons a few of the errors
 */
public record Report(
    long actions,
    long happened,
    double actionsPerSecond,
    Spread latency,
    Spread bots,
    @Nullable Stall stall,
    long bytesPerUpdate,
    long games,
    long reconnects,
    long errors,
    long lost,
    List<String> reasons) {

  /**
   * When the store stood still.
   *
   * @param held actions that had to wait for it
   * @param after its end they were done and told to all
   * @param pings that came meanwhile
   * @param unavailable replies, after which an action was sent again
   */
  public record Stall(long held, Spread after, long pings, long unavailable) {}

  /**
   * When a server was killed.
   *
   * @param tables that played on
   * @param held those that stood still meanwhile
   * @param after the kill something was done at those again, and told to all
   */
  public record Aftermath(int tables, int held, Spread after) {}

  public boolean isClean() {
    return errors == 0 && lost == 0 && actions > 0;
  }
}
