package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyhunters.bot.CandyHuntersEval;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.games.candyhunters.rules.Dealing;
import picknmix.kernel.Options;
import picknmix.kernel.Rng;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/**
 * Positions as they arise in play, cut down to what could become a puzzle: some turns of a match
 * are played, then cards are chosen that nearly stand, and what is around them stays.
 */
final class Positions {
  /** How far the players' impressions may be off, in points. */
  private static final double NOISE = 1;

  /** Of what no chosen place of a card needs, one in so many stays. */
  private static final int ONE_STAYS_IN = 4;

  private static final int WIDEST = 6;

  private final Rng rng;
  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final Impulse impulse = new Impulse(rules, new CandyHuntersEval(rules));

  Positions(Rng rng) {
    this.rng = rng;
  }

  /** What kind of position is wanted. */
  record Wish(int rounds, int cards, boolean haunted, boolean largeGhost) {}

  /** A position without a goal yet; null if this match has led to none. */
  @Nullable Sketch draw(Wish wish) {
    Sketch sketch = Sketch.of(match(wish));
    sketch.rounds = wish.rounds;
    sketch.largeGhost = wish.largeGhost;
    List<Place> places = choose(sketch, wish);
    if (places.size() < wish.cards) {
      return null;
    }
    sketch.cards = 0;
    for (Place place : places) {
      sketch.cards |= Patterns.bit(place.card);
    }
    crop(sketch, places);
    people(sketch, places);
    boolean fits = sketch.width() <= WIDEST && sketch.height() <= WIDEST;
    boolean ghosts = sketch.count(Piece.GHOST) > 0;
    return fits && ghosts && sketch.isConnected() ? sketch : null;
  }

  // ---- The match

  private CandyHuntersState match(Wish wish) {
    int seats = 2 + rng.below(2);
    CandyHuntersState s =
        Dealing.deal(
            new Setup(
                seats,
                Options.of("haunted", false, "largeGhost", wish.largeGhost),
                Seed.of(rng.bits()),
                0));
    int turns = 4 + rng.below(6);
    for (int turn = 0; turn < turns && s.phase != Phase.OVER; turn++) {
      impulse.finishTurn(s, NOISE, rng);
    }
    return s;
  }

  // ---- The cards

  /** A place where a card nearly stands. */
  record Place(int card, int rotation, int x, int y, int missing) {
    int at(int cell) {
      Pattern pattern = Patterns.pattern(card, rotation);
      return (y + pattern.y(cell)) * Sketch.SIZE + x + pattern.x(cell);
    }

    int size() {
      return Patterns.pattern(card, rotation).size;
    }
  }

  /** As many cards as wished, each with a place for it; the first ones share cells if they can. */
  private List<Place> choose(Sketch sketch, Wish wish) {
    List<Place> chosen = new ArrayList<>();
    boolean[] near = new boolean[Sketch.CELLS];
    for (int i = 0; i < wish.cards; i++) {
      boolean haunted = wish.haunted && i == 0;
      int missing = i == 0 || wish.rounds == 1 ? 1 : 2;
      List<Place> places = places(sketch, haunted, haunted ? 3 : missing);
      places.removeIf(place -> chosen.stream().anyMatch(other -> other.card == place.card));
      Place place = pick(places, near, i > 0);
      if (place == null) {
        return chosen;
      }
      chosen.add(place);
      for (int cell = 0; cell < place.size(); cell++) {
        near[place.at(cell)] = true;
      }
    }
    return chosen;
  }

  /** One of the places at random, the best of three: the more it shares with others the better. */
  private @Nullable Place pick(List<Place> places, boolean[] near, boolean shared) {
    Place best = null;
    int most = -1;
    for (int i = 0; i < 3 && !places.isEmpty(); i++) {
      Place place = places.get(rng.below(places.size()));
      int shares = 0;
      for (int cell = 0; cell < place.size(); cell++) {
        shares += near[place.at(cell)] ? 1 : 0;
      }
      if (shares > most && (!shared || shares > 0)) {
        most = shares;
        best = place;
      }
    }
    return best;
  }

  /** Every place where so much is missing at most, and nothing is in the way. */
  private static List<Place> places(Sketch sketch, boolean haunted, int missing) {
    List<Place> places = new ArrayList<>();
    int first = haunted ? Patterns.REGULAR : 0;
    int last = haunted ? Patterns.COUNT : Patterns.REGULAR;
    for (int card = first; card < last; card++) {
      for (int rotation = 0; rotation < Pattern.ROTATIONS; rotation++) {
        if (Patterns.hasRotation(card, rotation)) {
          addPlaces(sketch, card, rotation, missing, places);
        }
      }
    }
    return places;
  }

  private static void addPlaces(
      Sketch sketch, int card, int rotation, int missing, List<Place> out) {
    for (int y = 0; y <= Sketch.SIZE - Pattern.MAX_BOX; y++) {
      for (int x = 0; x <= Sketch.SIZE - Pattern.MAX_BOX; x++) {
        int lacks = missing(sketch, Patterns.pattern(card, rotation), x, y);
        if (lacks <= missing) {
          out.add(new Place(card, rotation, x, y, lacks));
        }
      }
    }
  }

  private static int missing(Sketch sketch, Pattern pattern, int x, int y) {
    int missing = 0;
    for (int cell = 0; cell < pattern.size; cell++) {
      int at = (y + pattern.y(cell)) * Sketch.SIZE + x + pattern.x(cell);
      int need = pattern.need(cell);
      if (need == Pattern.GHOST) {
        missing += sketch.pieces[at] == Piece.GHOST || sketch.pieces[at] == Piece.LARGE ? 0 : 1;
      } else if (sketch.colours[at] != need) {
        missing += sketch.colours[at] == Sketch.NOTHING ? 1 : Pattern.MAX_BOX;
      }
    }
    return missing;
  }

  // ---- What stays

  /** Buildings that no chosen place needs go, most of them, as long as the town holds together. */
  private void crop(Sketch sketch, List<Place> places) {
    boolean[] needed = needed(places);
    for (int round = 0; round < 2; round++) {
      for (int at = 0; at < Sketch.CELLS; at++) {
        if (sketch.colours[at] != Sketch.NOTHING && !needed[at] && rng.below(ONE_STAYS_IN) > 0) {
          removeIfConnected(sketch, at);
        }
      }
    }
  }

  private static void removeIfConnected(Sketch sketch, int at) {
    byte colour = sketch.colours[at];
    sketch.colours[at] = Sketch.NOTHING;
    if (sketch.isConnected()) {
      sketch.pieces[at] = Piece.NONE;
    } else {
      sketch.colours[at] = colour;
    }
  }

  private static boolean[] needed(List<Place> places) {
    boolean[] needed = new boolean[Sketch.CELLS];
    for (Place place : places) {
      for (int cell = 0; cell < place.size(); cell++) {
        needed[place.at(cell)] = true;
      }
    }
    return needed;
  }

  /** At least two kids, rather on the patterns, and a ghost; not more than a turn can deal with. */
  private void people(Sketch sketch, List<Place> places) {
    boolean[] needed = needed(places);
    int kids = 2 + rng.below(sketch.rounds + 1);
    int ghosts = 1 + rng.below(CandyHuntersState.GHOSTS);
    while (sketch.count(Piece.KID) > kids) {
      sketch.pieces[any(sketch, Piece.KID, null)] = Piece.NONE;
    }
    while (sketch.count(Piece.GHOST) > ghosts) {
      sketch.pieces[any(sketch, Piece.GHOST, null)] = Piece.NONE;
    }
    while (sketch.count(Piece.GHOST) < Math.min(2, ghosts) && sketch.count(Piece.NONE) > 3) {
      sketch.pieces[any(sketch, Piece.NONE, null)] = Piece.GHOST;
    }
    while (sketch.count(Piece.KID) < kids && sketch.count(Piece.NONE) > 3) {
      sketch.pieces[any(sketch, Piece.NONE, rng.below(3) > 0 ? needed : null)] = Piece.KID;
    }
  }

  /** A building at random with that piece on it, if possible one of those. */
  private int any(Sketch sketch, Piece piece, boolean @Nullable [] among) {
    List<Integer> cells = new ArrayList<>();
    List<Integer> those = new ArrayList<>();
    for (int at = 0; at < Sketch.CELLS; at++) {
      if (sketch.colours[at] != Sketch.NOTHING && sketch.pieces[at] == piece) {
        cells.add(at);
        if (among != null && among[at]) {
          those.add(at);
        }
      }
    }
    List<Integer> from = those.isEmpty() ? cells : those;
    return from.get(rng.below(from.size()));
  }
}
