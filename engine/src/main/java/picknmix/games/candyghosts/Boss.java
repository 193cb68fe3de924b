package picknmix.games.candyghosts;

/** The two bosses (CG-41, CG-42). */
enum Boss {
  ONNA("onna"),
  PIGIN("pigin");

  final String word;

  Boss(String word) {
    this.word = word;
  }
}
