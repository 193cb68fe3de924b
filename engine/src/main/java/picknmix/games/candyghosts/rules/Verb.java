package picknmix.games.candyghosts.rules;

import org.jspecify.annotations.Nullable;

/** What can be done; each verb has a word and the arguments that follow it. */
public enum Verb {
  END("end"),
  LEAVE("leave"),
  STOP("stop"),
  AGREE("agree"),
  REFUSE("refuse"),
  CHOOSE("choose", ActionArgument.CHARACTER),
  STEP("step", ActionArgument.PLACE),
  /** A step that pushes a wardrobe or bookshelf: {@code step 2,3 push}. */
  PUSH("step", ActionArgument.SQUARE, ActionArgument.PUSHING),
  PICK("pick", ActionArgument.SQUARE),
  DROP("drop", ActionArgument.CARRIED, ActionArgument.SQUARE),
  ASK("ask", ActionArgument.SEAT, ActionArgument.CARRIED),
  SMASH("smash", ActionArgument.SQUARE),
  REMOVE("remove", ActionArgument.SQUARE),
  THROW("throw", ActionArgument.CARRIED, ActionArgument.PLACE),
  GIVE("give", ActionArgument.CARRIED, ActionArgument.SEAT),
  USE_KIT("use", ActionArgument.KIT, ActionArgument.SEAT),
  USE_FAN("use", ActionArgument.FAN),
  CAPTURE("capture", ActionArgument.HAUNTER),
  ATTACK("attack", ActionArgument.HAUNTER),
  SPECIAL("special"),
  SPECIAL_ON("special", ActionArgument.HAUNTER),
  SPECIAL_FOR("special", ActionArgument.SEAT),
  PUT("put", ActionArgument.ANY_HAUNTER, ActionArgument.SQUARE),
  SPAWN("spawn", ActionArgument.SQUARE),
  RESPAWN("respawn", ActionArgument.SQUARE),
  TARGET("target", ActionArgument.HAUNTER, ActionArgument.TARGET),
  /** Pigin may jump at ghosts too. */
  JUMP("target", ActionArgument.PIGIN, ActionArgument.PREY),
  GHOST("ghost", ActionArgument.HAUNTER, ActionArgument.PLACE),
  /** A ghost goes into a face-down room: {@code ghost g2 room 0,3}. */
  GHOST_ROOM("ghost", ActionArgument.HAUNTER, ActionArgument.ROOM),
  POSSESS("possess", ActionArgument.SEAT),
  ROLL("roll", ActionArgument.DIE),
  ROLL_TWO("roll", ActionArgument.DIE, ActionArgument.DIE),
  DRAW("draw", ActionArgument.ATMOSPHERE);

  final String word;
  final @Nullable ActionArgument first;
  final @Nullable ActionArgument second;

  Verb(String word) {
    this(word, null, null);
  }

  Verb(String word, ActionArgument first) {
    this(word, first, null);
  }

  Verb(String word, @Nullable ActionArgument first, @Nullable ActionArgument second) {
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
