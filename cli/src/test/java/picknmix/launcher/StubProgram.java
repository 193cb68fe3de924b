package picknmix.launcher;

/** Stands for the whole program where only its build is of interest. */
public final class StubProgram {
  private StubProgram() {}

  public static void main(String[] arguments) {
    System.out.println("runs " + String.join(" ", arguments));
  }
}
