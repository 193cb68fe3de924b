package picknmix.cli.load;

import java.util.List;

/**
 * What a load has shown.
 *
 * @param p50 milliseconds from sending an action until everybody at the table has the update
 * @param errors refusals, error messages and broken lines
 * @param lost updates that somebody did not get
 * @param reasons a few of the errors
 */
public record Report(
    long actions,
    double actionsPerSecond,
    double p50,
    double p99,
    double slowest,
    long games,
    long errors,
    long lost,
    List<String> reasons) {

  public boolean isClean() {
    return errors == 0 && lost == 0 && actions > 0;
  }
}
