package picknmix.games.candyghosts;

/** What follows a verb: how it is written, and which number stands for it (−1: no such thing). */
enum Arg {
  CHARACTER("wren") {
    @Override
    String text(int value) {
      return Box.character(value).name();
    }

    @Override
    int parse(String text) {
      return Box.characterNumber(text);
    }
  },
  PLACE("2,9") {
    @Override
    String text(int value) {
      return Places.text(value);
    }

    @Override
    int parse(String text) {
      return Places.parsePlace(text);
    }
  },
  SQUARE("2,9") {
    @Override
    String text(int value) {
      return Places.text(value);
    }

    @Override
    int parse(String text) {
      return Places.parseSquare(text);
    }
  },
  /** A face-down room; two words, the first of which is {@code room}. */
  ROOM("room 0,3") {
    @Override
    String text(int value) {
      return Places.text(value);
    }

    @Override
    int parse(String text) {
      return text.startsWith("room ") ? Places.parseRoom(text.substring(5)) : -1;
    }
  },
  /** An item that can be carried. */
  CARRIED("vase") {
    @Override
    String text(int value) {
      return Kind.of(value).word;
    }

    @Override
    int parse(String text) {
      int kind = Kind.number(text);
      return kind >= 0 && Kind.of(kind).carried ? kind : -1;
    }
  },
  SEAT("1") {
    @Override
    String text(int value) {
      return Integer.toString(value);
    }

    @Override
    int parse(String text) {
      int seat = Places.number(text, 0, text.length());
      return seat < CandyGhostsState.MAX_SEATS ? seat : -1;
    }
  },
  /** A ghost by its number, or Onna. */
  HAUNTER("g3") {
    @Override
    String text(int value) {
      return value == CandyGhostsState.BOSS ? Boss.ONNA.word : "g" + value;
    }

    @Override
    int parse(String text) {
      if (text.equals(Boss.ONNA.word)) {
        return CandyGhostsState.BOSS;
      }
      int number = text.startsWith("g") ? Places.number(text, 1, text.length()) : -1;
      return number > 0 ? number : -1;
    }
  },
  PIGIN("pigin") {
    @Override
    String text(int value) {
      return Boss.PIGIN.word;
    }

    @Override
    int parse(String text) {
      return text.equals(Boss.PIGIN.word) ? PIGIN_VALUE : -1;
    }
  },
  /** A ghost, Onna or Pigin. */
  ANY_HAUNTER("g3") {
    @Override
    String text(int value) {
      return value == PIGIN_VALUE ? Boss.PIGIN.word : HAUNTER.text(value);
    }

    @Override
    int parse(String text) {
      return text.equals(Boss.PIGIN.word) ? PIGIN_VALUE : HAUNTER.parse(text);
    }
  },
  /** A player, or the noise. */
  TARGET("1") {
    @Override
    String text(int value) {
      return value == NOISE ? "noise" : Integer.toString(value);
    }

    @Override
    int parse(String text) {
      return text.equals("noise") ? NOISE : SEAT.parse(text);
    }
  },
  /** A player, the noise, or a ghost. */
  PREY("g4") {
    @Override
    String text(int value) {
      return value > NOISE ? "g" + (value - NOISE) : TARGET.text(value);
    }

    @Override
    int parse(String text) {
      int ghost = text.startsWith("g") ? HAUNTER.parse(text) : -1;
      return ghost > 0 ? NOISE + ghost : TARGET.parse(text);
    }
  },
  DIE("6") {
    @Override
    String text(int value) {
      return Integer.toString(value);
    }

    @Override
    int parse(String text) {
      int face = Places.number(text, 0, text.length());
      return face >= 1 && face <= 6 ? face : -1;
    }
  },
  ATMOSPHERE("fog") {
    @Override
    String text(int value) {
      return Box.atmosphere(value).name;
    }

    @Override
    int parse(String text) {
      return Box.atmosphereNumber(text);
    }
  },
  PUSHING("push") {
    @Override
    String text(int value) {
      return "push";
    }

    @Override
    int parse(String text) {
      return text.equals("push") ? 0 : -1;
    }
  },
  KIT("kit") {
    @Override
    String text(int value) {
      return Kind.KIT.word;
    }

    @Override
    int parse(String text) {
      return text.equals(Kind.KIT.word) ? 0 : -1;
    }
  },
  FAN("fan") {
    @Override
    String text(int value) {
      return Kind.FAN.word;
    }

    @Override
    int parse(String text) {
      return text.equals(Kind.FAN.word) ? 0 : -1;
    }
  };

  /** The noise among targets; ghosts come after it. */
  static final int NOISE = 8;

  /** Pigin where ghosts and bosses are meant, after Onna. */
  static final int PIGIN_VALUE = CandyGhostsState.BOSS + 1;

  /** What one looks like, for those who got it wrong. */
  final String example;

  Arg(String example) {
    this.example = example;
  }

  abstract String text(int value);

  abstract int parse(String text);
}
