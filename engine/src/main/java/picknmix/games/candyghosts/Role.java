package picknmix.games.candyghosts;

/** What somebody secretly wants (CG-71): the points at the end of the game. */
enum Role {
  /** 1 for each player who escapes, whether this one does or not. */
  FRIEND("friend", true) {
    @Override
    int points(CandyGhostsState s, int seat) {
      return s.escaped();
    }
  },
  /** 2 for each player who does not escape. */
  TRAITOR("traitor", true) {
    @Override
    int points(CandyGhostsState s, int seat) {
      return 2 * (s.seats - s.escaped());
    }
  },
  /** 2 for each player who escapes after this one. */
  COWARD("coward", true) {
    @Override
    int points(CandyGhostsState s, int seat) {
      return 2 * (s.escaped() - s.left[seat]);
    }
  },
  /** 1 for each item that anyone escapes with. */
  HOARDER("hoarder", true) {
    @Override
    int points(CandyGhostsState s, int seat) {
      int items = 0;
      for (int other = 0; other < s.seats; other++) {
        items += s.hasLeft(other) ? Kind.size(s.hand[other]) : 0;
      }
      return items;
    }
  },
  /** 1 for each item discarded in play. */
  VANDAL("vandal", true) {
    @Override
    int points(CandyGhostsState s, int seat) {
      return Kind.size(s.discarded);
    }
  },
  /** 1 for each room that is face up at the end. */
  EXPLORER("explorer", false) {
    @Override
    int points(CandyGhostsState s, int seat) {
      return Integer.bitCount(s.up);
    }
  },
  /** 2 for each room that is face down at the end. */
  INTROVERT("introvert", false) {
    @Override
    int points(CandyGhostsState s, int seat) {
      return 2 * (s.rooms() - Integer.bitCount(s.up));
    }
  };

  final String word;

  /** CG-90: whether there is a use for it where all rooms are face up. */
  final boolean inGallery;

  Role(String word, boolean inGallery) {
    this.word = word;
    this.inGallery = inGallery;
  }

  /** The points of a seat that has this role and, unless a friend, has escaped. */
  abstract int points(CandyGhostsState s, int seat);

  /** CG-70: the role that the seat's card stands for with the seat's character. */
  static Role of(CandyGhostsState s, int seat) {
    int card = s.role[seat];
    boolean active =
        card >= 0 && (Box.role(card).traits() & Box.character(s.character[seat]).traits()) != 0;
    return active ? Box.role(card).role() : FRIEND;
  }

  /** What the seat has at the end. */
  static int score(CandyGhostsState s, int seat) {
    Role role = of(s, seat);
    return role == FRIEND || s.hasLeft(seat) ? role.points(s, seat) : 0;
  }
}
