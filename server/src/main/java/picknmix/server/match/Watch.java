package picknmix.server.match;

/** Ends when its holder has seen enough. */
@FunctionalInterface
public interface Watch {
  /** No more is told; what is being told at this moment may still come. */
  void close();
}
