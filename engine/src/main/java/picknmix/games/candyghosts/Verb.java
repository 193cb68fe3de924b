package picknmix.games.candyghosts;

import org.jspecify.annotations.Nullable;

/** What can be done; each verb has a word and the arguments that follow it. */
enum Verb {
  END("end"),
  LEAVE("leave"),
  STOP("stop"),
  AGREE("agree"),
  REFUSE("refuse"),
  CHOOSE("choose", Arg.CHARACTER),
  STEP("step", Arg.PLACE),
  /** A step that pushes a wardrobe or bookshelf: {@code step 2,3 push}. */
  PUSH("step", Arg.SQUARE, Arg.PUSHING),
  PICK("pick", Arg.SQUARE),
  DROP("drop", Arg.CARRIED, Arg.SQUARE),
  ASK("ask", Arg.SEAT, Arg.CARRIED),
  SMASH("smash", Arg.SQUARE),
  REMOVE("remove", Arg.SQUARE),
  THROW("throw", Arg.CARRIED, Arg.PLACE),
  GIVE("give", Arg.CARRIED, Arg.SEAT),
  USE_KIT("use", Arg.KIT, Arg.SEAT),
  USE_FAN("use", Arg.FAN),
  CAPTURE("capture", Arg.HAUNTER),
  ATTACK("attack", Arg.HAUNTER),
  SPECIAL("special"),
  SPECIAL_ON("special", Arg.HAUNTER),
  SPECIAL_FOR("special", Arg.SEAT),
  PUT("put", Arg.ANY_HAUNTER, Arg.SQUARE),
  SPAWN("spawn", Arg.SQUARE),
  RESPAWN("respawn", Arg.SQUARE),
  TARGET("target", Arg.HAUNTER, Arg.TARGET),
  /** Pigin may jump at ghosts too. */
  JUMP("target", Arg.PIGIN, Arg.PREY),
  GHOST("ghost", Arg.HAUNTER, Arg.PLACE),
  /** A ghost goes into a face-down room: {@code ghost g2 room 0,3}. */
  GHOST_ROOM("ghost", Arg.HAUNTER, Arg.ROOM),
  POSSESS("possess", Arg.SEAT),
  ROLL("roll", Arg.DIE),
  ROLL_TWO("roll", Arg.DIE, Arg.DIE),
  DRAW("draw", Arg.ATMOSPHERE);

  final String word;
  final @Nullable Arg first;
  final @Nullable Arg second;

  Verb(String word) {
    this(word, null, null);
  }

  Verb(String word, Arg first) {
    this(word, first, null);
  }

  Verb(String word, @Nullable Arg first, @Nullable Arg second) {
    this.word = word;
    this.first = first;
    this.second = second;
  }

  /** What such an action looks like. */
  String example() {
    return word
        + (first == null ? "" : " " + first.example)
        + (second == null ? "" : " " + second.example);
  }

  /** What stands for it in packed states and actions. */
  @SuppressWarnings("EnumOrdinal")
  int number() {
    return ordinal();
  }
}
