package picknmix.games.candyhunters.puzzle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.DataFile;

/** The puzzles that the game comes with (CH-5): those of puzzles.txt, in its order. */
public final class PuzzleBook {
  /** Read when somebody first opens the book: most matches never do. */
  private static final class Ours {
    static final PuzzleBook BOOK = read(DataFile.text(PuzzleBook.class, "puzzles.txt"));
  }

  private final List<Puzzle> puzzles;

  private PuzzleBook(List<Puzzle> puzzles) {
    this.puzzles = puzzles;
  }

  public static PuzzleBook ours() {
    return Ours.BOOK;
  }

  /** A book from the text of such a file. */
  public static PuzzleBook read(String text) {
    return new PuzzleBook(BookReader.read(text));
  }

  /** A puzzle in the form of the file. */
  public static String page(Puzzle puzzle) {
    return BookWriter.write(puzzle);
  }

  public List<Puzzle> puzzles() {
    return puzzles;
  }

  /** The puzzle of that name, or null. */
  public @Nullable Puzzle find(String name) {
    for (Puzzle puzzle : puzzles) {
      if (name.equals(puzzle.name())) {
        return puzzle;
      }
    }
    return null;
  }
}
