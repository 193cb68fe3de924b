package picknmix.games.candyhunters.json;

import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersOptions;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.games.candyhunters.rules.GhostRules;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.games.candyhunters.rules.Trail;
import picknmix.kernel.Field;
import picknmix.kernel.Options;

/** Reads a state from JSON and refuses one that the rules could not go on from. */
public final class StateReader {
  private static final int MOST = 1_000_000;
  private static final int ALL_TILES = Colour.COUNT * Colour.TILES;

  /** So far away a building may stand that all places around it can be written. */
  private static final int FARTHEST = Cell.FARTHEST - Town.LONGEST_ROW;

  private final Field state;
  private final CandyHuntersState s = new CandyHuntersState();

  /** Whether two of the four ghosts stand on the cell of the pushed one. */
  private boolean twoGhosts;

  private StateReader(Field state) {
    this.state = state;
  }

  public static CandyHuntersState read(Field state) {
    return new StateReader(state).read();
  }

  private CandyHuntersState read() {
    readTable();
    readTurn();
    readTown();
    readPending();
    readGhosts();
    readKids();
    checkPieces();
    readCandies();
    readCards();
    checkPhase();
    return s;
  }

  // ---- Who plays, and whose turn it is

  private void readTable() {
    s.puzzle = state.has("puzzle");
    int fewest = s.puzzle ? 1 : CandyHuntersState.MIN_SEATS;
    int most = s.puzzle ? 1 : CandyHuntersState.MAX_SEATS;
    s.seats = state.get("seats").number(fewest, most);
    CandyHuntersOptions.choose(s, Options.readAll(CandyHuntersOptions.ALL, state.get("options")));
    if (s.puzzle) {
      s.goal = state.get("puzzle").get("goal").number(1, MOST);
      s.rounds = state.get("puzzle").get("rounds").number(1, ALL_TILES);
    }
  }

  private void readTurn() {
    s.round = state.get("round").number(1, s.rounds);
    s.first = state.get("first").number(0, s.seats - 1);
    s.phase = state.get("phase").oneOf(Phase.values(), phase -> phase.text);
    Field toAct = state.get("toAct");
    if (s.phase == Phase.OVER) {
      toAct.require(toAct.isNull(), "must be null when over");
    } else {
      s.toAct = toAct.number(0, s.seats - 1);
    }
    s.ghostMoves = state.get("ghostMoves").number(0, CandyHuntersState.GHOST_MOVES);
  }

  // ---- The town

  private void readTown() {
    Field buildings = state.get("buildings");
    for (String key : buildings.keys()) {
      Field field = buildings.get(key);
      Cell place = place(field, key);
      int distance = Math.max(Math.abs(place.x()), Math.abs(place.y()));
      field.require(distance <= FARTHEST, "must not be farther away than " + FARTHEST);
      s.town.build(colour(field), place.x(), place.y());
    }
    buildings.require(!buildings.keys().isEmpty(), "must not be empty");
    Field stacks = state.get("stacks");
    stacks.require(stacks.keys().size() == Colour.COUNT, "must have four colours");
    int tiles = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      s.stacks[colour] = stacks.get(Colour.letter(colour)).number(0, Colour.TILES);
      tiles += s.stacks[colour];
    }
    int builds = s.buildsToCome();
    stacks.require(tiles >= builds, "must have a tile for each of the builds to come: " + builds);
    int span = Math.max(s.town.width(), s.town.height()) + builds;
    buildings.require(span <= Town.WIDEST, "must not be so far apart: no town gets so large");
  }

  private static Cell place(Field field, String text) {
    Cell place = Cell.parse(text);
    if (place == null) {
      throw field.wrong("is no place: " + text);
    }
    return place;
  }

  private static int colour(Field field) {
    int colour = Colour.number(field.text());
    field.require(colour >= 0, "must be one of R, B, G, Y");
    return colour;
  }

  /** The cell of a place on which there must be a building. */
  private int building(Field field, String text) {
    Cell place = place(field, text);
    field.require(
        s.town.isNear(place) && s.town.isBuilding(s.town.cell(place)),
        "must be on a building: " + text);
    return s.town.cell(place);
  }

  private int building(Field field) {
    return building(field, field.text());
  }

  // ---- Ghosts and kids

  private void readPending() {
    Field pending = state.get("pending");
    pending.require((s.phase == Phase.PUSH) != pending.isNull(), "must be there exactly in push");
    if (pending.isNull()) {
      return;
    }
    s.pushedAt = building(pending.get("at"));
    s.pushed = piece(pending.get("piece"));
    Field moved = pending.get("moved");
    moved.require(moved.list().size() <= Trail.MOST, "must not have more cells than ghosts");
    for (Field field : moved.list()) {
      int cell = building(field);
      field.require(!Trail.contains(s.moved, cell), "must not stand twice in moved");
      s.moved = Trail.with(s.moved, cell);
    }
    moved.require(Trail.contains(s.moved, s.pushedAt), "must have the pending cell");
  }

  private static Piece piece(Field field) {
    return switch (field.text()) {
      case "kid" -> Piece.KID;
      case "ghost" -> Piece.GHOST;
      case "large" -> Piece.LARGE;
      default -> throw field.wrong("must be one of kid, ghost, large");
    };
  }

  private void readGhosts() {
    Field ghosts = state.get("ghosts");
    int count = ghosts.list().size();
    ghosts.require(
        s.puzzle
            ? count >= 1 && count <= CandyHuntersState.GHOSTS
            : count == CandyHuntersState.GHOSTS,
        "must be four, or one to four in a puzzle");
    for (Field field : ghosts.list()) {
      int cell = building(field);
      if (s.town.isSmallGhost(cell)) {
        field.require(
            cell == s.pushedAt && s.pushed == Piece.GHOST && !twoGhosts,
            "must not stand where another piece does");
        twoGhosts = true;
      }
      s.town.putGhost(cell);
    }
    Field large = state.get("largeGhost");
    if (!large.isNull()) {
      large.require(s.largeGhost, "must be null without the option");
      s.town.large = building(large);
    }
  }

  private void readKids() {
    Field kids = state.get("kids");
    for (String key : kids.keys()) {
      Field field = kids.get(key);
      s.town.putKid(field.number(0, s.seats - 1), building(field, key));
    }
    List<Field> left = state.get("kidsLeft").list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      s.kidsLeft[seat] = left.get(seat).number(0, s.puzzle ? 0 : CandyHuntersState.KIDS);
    }
  }

  /** CH-11: one piece on a tile, or two where one pushes the other. */
  private void checkPieces() {
    for (int cell = 0; cell < Town.CELLS; cell++) {
      int most = cell == s.pushedAt ? 2 : 1;
      state.require(pieces(cell) <= most, "has two pieces on a tile: " + s.town.place(cell));
    }
    if (s.phase == Phase.PUSH) {
      Field pending = state.get("pending");
      Town town = s.town;
      boolean there =
          switch (s.pushed) {
            case KID -> town.isKid(s.pushedAt);
            case GHOST -> town.isSmallGhost(s.pushedAt) && !town.isKid(s.pushedAt);
            default -> town.large == s.pushedAt && !town.isKid(s.pushedAt);
          };
      pending.require(there && pieces(s.pushedAt) == 2, "must be a piece with a ghost on it");
      for (Field field : pending.get("moved").list()) {
        field.require(town.isGhost(building(field)), "must have a ghost that moved");
      }
    }
  }

  private int pieces(int cell) {
    int pieces = s.town.isSmallGhost(cell) ? 1 : 0;
    pieces += twoGhosts && cell == s.pushedAt ? 1 : 0;
    pieces += s.town.large == cell ? 1 : 0;
    return pieces + (s.town.isKid(cell) ? 1 : 0);
  }

  // ---- Candies, scares and the count of tiles and kids

  private void readCandies() {
    List<Field> candies = state.get("candies").list(s.seats);
    List<Field> scares = state.get("scares").list(s.seats);
    for (int seat = 0; seat < s.seats; seat++) {
      for (Field field : candies.get(seat).list()) {
        s.addCandy(seat, colour(field));
      }
      s.scares[seat] = scares.get(seat).number(0, MOST);
      int kids = s.kidsLeft[seat] + s.town.countKids(seat) + s.candies(seat);
      state.require(
          s.puzzle || kids == CandyHuntersState.KIDS,
          "has " + kids + " kids of seat " + seat + ", in hand, in town and gone home, not 5");
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int tiles = s.stacks[colour] + s.town.count(colour);
      for (int seat = 0; seat < s.seats; seat++) {
        tiles += s.candies(seat, colour);
      }
      String letter = Colour.letter(colour);
      state.require(
          tiles == Colour.TILES, "has " + tiles + " tiles of the colour " + letter + ", not 9");
    }
  }

  // ---- Cards

  /** Every regular card is in exactly one place; a haunted one may be in the box. */
  private void readCards() {
    long seen = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      for (Field field : state.get("hands").list(s.seats).get(seat).list()) {
        s.hands[seat] |= card(field, seen | s.hands[seat], Patterns.ALL_REGULAR);
      }
      for (Field field : state.get("haunted").list(s.seats).get(seat).list()) {
        s.hands[seat] |= card(field, seen | s.hands[seat], Patterns.ALL_HAUNTED);
      }
      seen |= s.hands[seat];
      for (Field field : state.get("scored").list(s.seats).get(seat).list()) {
        s.scored[seat] |= card(field, seen | s.scored[seat], -1);
      }
      seen |= s.scored[seat];
    }
    List<Field> deck = state.get("deck").list();
    List<Field> under = state.get("under").list(deck.size());
    for (int i = 0; i < deck.size(); i++) {
      long card = card(deck.get(i), seen, Patterns.ALL_REGULAR);
      seen |= card;
      Field who = under.get(i);
      s.putUnder(
          Long.numberOfTrailingZeros(card),
          who.isNull() ? CandyHuntersState.NOBODY : who.number(0, s.seats - 1));
    }
    if (s.puzzle) {
      state.get("deck").require(deck.isEmpty(), "must be empty in a puzzle");
    } else {
      long missing = Patterns.ALL_REGULAR & ~seen;
      state.require(missing == 0, "lacks cards: " + String.join(", ", Patterns.names(missing)));
    }
    checkHands();
  }

  /** The field's card as a set; it must be one of those and not have been seen before. */
  private static long card(Field field, long seen, long among) {
    int card = Patterns.number(field.text());
    field.require(card >= 0, "is no card: " + field.text());
    field.require((among & Patterns.bit(card)) != 0, "has no place here: " + field.text());
    field.require((seen & Patterns.bit(card)) == 0, "is in two places: " + field.text());
    return Patterns.bit(card);
  }

  /** CH-7, CH-16: two regular cards each, fewer without a deck; one haunted card, or none. */
  private void checkHands() {
    for (int seat = 0; seat < s.seats; seat++) {
      int haunted = Long.bitCount((s.hands[seat] | s.scored[seat]) & Patterns.ALL_HAUNTED);
      Field field = state.get("haunted").list().get(seat);
      field.require(s.haunted || haunted == 0, "must be empty without the option");
      if (!s.puzzle) {
        int hand = Long.bitCount(s.regularHand(seat));
        state
            .get("hands")
            .list()
            .get(seat)
            .require(
                hand == CandyHuntersState.HAND
                    || (hand < CandyHuntersState.HAND && s.deckSize() == 0),
                "must have two cards, or fewer without a deck");
        field.require(!s.haunted || haunted == 1, "must have the one card, unless it is scored");
      }
    }
  }

  // ---- The phase

  private void checkPhase() {
    Field phase = state.get("phase");
    int least = s.phase == Phase.BUILD ? CandyHuntersState.GHOST_MOVES : 0;
    int most = least;
    if (s.phase == Phase.GHOST) {
      least = 1;
      most = CandyHuntersState.GHOST_MOVES;
    } else if (s.phase == Phase.PUSH) {
      most = CandyHuntersState.GHOST_MOVES - 1;
    }
    state.get("ghostMoves").number(least, most);
    switch (s.phase) {
      case BUILD -> {}
      case GHOST ->
          phase.require(s.town.hasGhostWithNeighbour(), "cannot be ghost: no ghost can move");
      case PUSH ->
          state.get("pending").require(GhostRules.canPush(s), "must have somewhere to go (CH-14)");
      case SCORE -> phase.require(s.hands[s.toAct] != 0, "cannot be score: there is no card");
      case EXCHANGE ->
          phase.require(
              s.deckSize() > 0 && s.regularHand(s.toAct) != 0,
              "cannot be exchange: there is no card to exchange");
      case KID ->
          phase.require(CandyHuntersRules.canPlaceKid(s), "cannot be kid: none can be placed");
      case OVER ->
          state
              .get("round")
              .require(
                  s.round == s.rounds || PointRules.isSolved(s), "must be the last one when over");
    }
  }
}
