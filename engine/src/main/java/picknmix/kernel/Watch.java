package picknmix.kernel;

/** Who watches long work: is told how much of it is done, and says whether it shall go on. */
public interface Watch {
  Watch NOBODY = done -> true;

  /**
   * Whether the work shall go on.
   *
   * @param done how much of it is done, from 0 to 1
   */
  boolean goesOn(double done);

  /** Who watches a part of the work, from there to there. */
  default Watch part(double from, double to) {
    return done -> goesOn(from + done * (to - from));
  }
}
