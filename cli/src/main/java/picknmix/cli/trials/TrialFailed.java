package picknmix.cli.trials;

/** A server did not keep what it promises. */
public final class TrialFailed extends Exception {
  private static final long serialVersionUID = 1;

  TrialFailed(String what) {
    super(what);
  }
}
