package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.START;
import static picknmix.games.candyghosts.map.Places.isSquare;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.map.Layout;
import picknmix.kernel.ActionList;

/** What players do with items in their turn (CG-18, CG-19, CG-60 to CG-68). */
public final class Items {
  private Items() {}

  // ---- which

  /** For 1 AP: pick up, put down, take, smash, remove, on the own square or beside it. */
  static void listPaid(CandyGhostsState s, int seat, ActionList out) {
    int here = s.at[seat];
    if (isSquare(here)) {
      listOn(s, seat, here, out);
    }
    for (int i = 0; i < House.sides(here); i++) {
      int square = s.house.neighbour(here, i);
      if (isSquare(square) && s.house.isUp(square)) {
        listOn(s, seat, square, out);
      }
    }
    for (int other = 0; other < s.seats; other++) {
      boolean hasItems = other != seat && s.hand[other] != 0 && s.at[other] != NONE;
      if (hasItems && s.house.way(here, s.at[other]) <= 1) {
        listAsks(s, other, out);
      }
    }
  }

  private static void listOn(CandyGhostsState s, int seat, int square, ActionList out) {
    int item = s.item[square];
    if (item < 0) {
      for (long rest = s.hand[seat]; rest != 0; ) {
        int kind = Kind.first(rest);
        out.add(CandyGhostsNotation.of(Verb.DROP, kind, square));
        rest = Kind.beyond(rest, kind);
      }
    } else if (item < COVERED) {
      Kind kind = Kind.of(item);
      if (kind.carried) {
        out.add(CandyGhostsNotation.of(Verb.PICK, square));
      } else if ((kind.cleared & s.traits(seat)) != 0) {
        out.add(CandyGhostsNotation.of(kind == Kind.MIRROR ? Verb.SMASH : Verb.REMOVE, square));
      }
    }
  }

  private static void listAsks(CandyGhostsState s, int other, ActionList out) {
    for (long rest = s.hand[other]; rest != 0; ) {
      int kind = Kind.first(rest);
      if ((s.refused[other] >> kind & 1) == 0) {
        out.add(CandyGhostsNotation.of(Verb.ASK, other, kind));
      }
      rest = Kind.beyond(rest, kind);
    }
  }

  /** For nothing: throw, give, use; in order, since there may be hundreds of throws. */
  static void listFree(CandyGhostsState s, int seat, ActionList out) {
    long hand = s.hand[seat];
    for (long rest = hand; rest != 0; ) {
      int kind = Kind.first(rest);
      listThrows(s, kind, out);
      rest = Kind.beyond(rest, kind);
    }
    for (long rest = hand; rest != 0; ) {
      int kind = Kind.first(rest);
      listGifts(s, seat, kind, out);
      rest = Kind.beyond(rest, kind);
    }
    if (Kind.count(hand, Kind.KIT.number()) > 0) {
      for (int other = 0; other < s.seats; other++) {
        if (s.ghostIn[other] != 0) {
          out.add(CandyGhostsNotation.of(Verb.USE_KIT, 0, other));
        }
      }
    }
    if (Kind.count(hand, Kind.FAN.number()) > 0 && s.now >= 0) {
      out.add(CandyGhostsNotation.of(Verb.USE_FAN));
    }
  }

  private static void listThrows(CandyGhostsState s, int kind, ActionList out) {
    Layout layout = s.house.layout;
    for (int i = 0; i < layout.squares(); i++) {
      int square = layout.square(i);
      if (canLandOn(s, kind, square)) {
        out.add(CandyGhostsNotation.of(Verb.THROW, kind, square));
      }
    }
    out.add(CandyGhostsNotation.of(Verb.THROW, kind, START));
    if (canLandOn(s, kind, EXIT)) {
      out.add(CandyGhostsNotation.of(Verb.THROW, kind, EXIT));
    }
  }

  private static void listGifts(CandyGhostsState s, int seat, int kind, ActionList out) {
    for (int other = 0; other < s.seats; other++) {
      if (other != seat && s.at[other] != NONE) {
        out.add(CandyGhostsNotation.of(Verb.GIVE, kind, other));
      }
    }
  }

  /** CG-33: on any square of a face-up room, Start and the open Exit; a torch on any square. */
  public static boolean canLandOn(CandyGhostsState s, int kind, int place) {
    return place == EXIT ? !s.isLocked() : s.house.isUp(place) || kind == Kind.TORCH.number();
  }

  // ---- doing it

  static void pick(CandyGhostsState s, int seat, int square) {
    s.ap--;
    int kind = s.item[square];
    s.lay(square, -1);
    s.hand[seat] += Kind.one(kind);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Picked(s.active, Kind.of(kind), square));
    }
  }

  static void drop(CandyGhostsState s, int seat, int kind, int square) {
    s.ap--;
    s.lay(square, kind);
    s.hand[seat] -= Kind.one(kind);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Dropped(s.active, Kind.of(kind), square));
    }
  }

  static void ask(CandyGhostsState s, int other, int kind) {
    s.pending.addAsk(other, kind);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Asked(Kind.of(kind), other, s.active));
    }
  }

  /** CG-18: the other agrees, or a refusal stands for this turn. */
  static void answer(CandyGhostsState s, boolean agreed) {
    int other = s.pending.seat();
    int kind = s.pending.kind();
    s.pending.pop();
    if (agreed) {
      s.ap--;
      s.hand[other] -= Kind.one(kind);
      s.hand[s.active] += Kind.one(kind);
    } else {
      s.refused[other] |= 1 << kind;
    }
    if (s.events != null) {
      Kind item = Kind.of(kind);
      s.events.add(
          agreed
              ? new CandyGhostsEvent.Agreed(item, other, s.active)
              : new CandyGhostsEvent.Refused(item, other, s.active));
    }
  }

  /** CG-64: a mirror is smashed and makes a noise. */
  static void smash(CandyGhostsState s, int square) {
    s.ap--;
    int kind = s.item[square];
    s.lay(square, -1);
    Rolls.smash(s, kind, square);
  }

  /** CG-66, CG-68: a rug or a pet is removed. */
  static void remove(CandyGhostsState s, int square) {
    s.ap--;
    int kind = s.item[square];
    s.lay(square, -1);
    s.discarded += Kind.one(kind);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Removed(s.active, Kind.of(kind), square));
    }
  }

  /** CG-62: the exorcism kit consumes the ghost in a player. */
  static void useKit(CandyGhostsState s, int seat, int other) {
    discard(s, seat, Kind.KIT);
    Haunting.consume(s, s.ghost(s.ghostIn[other]));
  }

  /** CG-62: the pocket fan removes the atmosphere from the game; the others make a new pack. */
  static void useFan(CandyGhostsState s, int seat) {
    discard(s, seat, Kind.FAN);
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.BlownAway(Box.atmosphere(s.now).name, s.round));
    }
    s.out |= 1 << s.now;
    s.now = -1;
    s.pack |= s.used;
    s.used = 0;
  }

  private static void discard(CandyGhostsState s, int seat, Kind kind) {
    s.hand[seat] -= Kind.one(kind.number());
    s.discarded += Kind.one(kind.number());
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Used(s.active, kind, s.at[seat]));
    }
  }
}
