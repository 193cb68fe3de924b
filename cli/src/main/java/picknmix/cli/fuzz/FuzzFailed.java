package picknmix.cli.fuzz;

/** Something from outside has done more than it may. */
public final class FuzzFailed extends Exception {
  private static final long serialVersionUID = 1;

  FuzzFailed(String what) {
    super(what);
  }
}
