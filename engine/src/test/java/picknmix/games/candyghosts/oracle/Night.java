package picknmix.games.candyghosts.oracle;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Where a game stands; it never changes, {@link #with} makes the next one. */
public record Night(
    Components data,
    Space space,
    Options options,
    int seats,
    int first,
    int round,
    String phase,
    List<Room> rooms,
    SortedMap<Square, String> items,
    SortedMap<Square, String> covered,
    List<Player> players,
    List<Ghost> ghosts,
    Optional<Boss> boss,
    int made,
    int consumed,
    List<String> discarded,
    Place noise,
    Atmosphere atmosphere,
    Optional<Turn> turn,
    List<String> moved,
    List<Pending> pending,
    Optional<String> result) {

  public Night {
    items = Collections.unmodifiableSortedMap(new TreeMap<>(items));
    covered = Collections.unmodifiableSortedMap(new TreeMap<>(covered));
    discarded = Lists.sorted(discarded);
    moved = Lists.sorted(moved);
  }

  /** The parts of a night that change in play, while the next night is being made. */
  static final class Draft {
    private final Night before;
    int round;
    String phase;
    List<Room> rooms;
    SortedMap<Square, String> items;
    SortedMap<Square, String> covered;
    List<Player> players;
    List<Ghost> ghosts;
    Optional<Boss> boss;
    int made;
    int consumed;
    List<String> discarded;
    Place noise;
    Atmosphere atmosphere;
    Optional<Turn> turn;
    List<String> moved;
    List<Pending> pending;
    Optional<String> result;

    private Draft(Night before) {
      this.before = before;
      round = before.round;
      phase = before.phase;
      rooms = before.rooms;
      items = new TreeMap<>(before.items);
      covered = new TreeMap<>(before.covered);
      players = before.players;
      ghosts = before.ghosts;
      boss = before.boss;
      made = before.made;
      consumed = before.consumed;
      discarded = before.discarded;
      noise = before.noise;
      atmosphere = before.atmosphere;
      turn = before.turn;
      moved = before.moved;
      pending = before.pending;
      result = before.result;
    }

    private Night done() {
      return new Night(
          before.data,
          before.space,
          before.options,
          before.seats,
          before.first,
          round,
          phase,
          rooms,
          items,
          covered,
          players,
          ghosts,
          boss,
          made,
          consumed,
          discarded,
          noise,
          atmosphere,
          turn,
          moved,
          pending,
          result);
    }
  }

  Night with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  Night withPlayer(int seat, UnaryOperator<Player> change) {
    return with(d -> d.players = Lists.change(players, seat, change));
  }

  Night withRoom(Chamber room, UnaryOperator<Room> change) {
    return with(d -> d.rooms = Lists.change(rooms, space.index(room), change));
  }

  Night withTurn(UnaryOperator<Turn> change) {
    return with(d -> d.turn = turn.map(change));
  }

  Night withBoss(UnaryOperator<Boss> change) {
    return with(d -> d.boss = boss.map(change));
  }

  Night withGhost(Ghost changed) {
    return with(
        d ->
            d.ghosts =
                ghosts.stream()
                    .map(ghost -> ghost.number() == changed.number() ? changed : ghost)
                    .toList());
  }

  /** The queue's new last entry. */
  Night then(Pending next) {
    return with(d -> d.pending = Lists.plus(pending, next));
  }

  /** Without the queue's head. */
  Night withoutHead() {
    return with(d -> d.pending = Lists.rest(pending));
  }

  Night withHead(Pending head) {
    return with(d -> d.pending = Lists.change(pending, 0, old -> head));
  }

  Optional<Pending> head() {
    return pending.stream().findFirst();
  }

  /** An item is out of play (CG-71 counts them). */
  Night discarding(String kind) {
    return with(d -> d.discarded = Lists.plus(discarded, kind));
  }

  // Players.

  boolean isOver() {
    return phase.equals("over");
  }

  List<Integer> allSeats() {
    return IntStream.range(0, seats).boxed().toList();
  }

  /** Seats clockwise from that one. */
  List<Integer> clockwiseFrom(int seat) {
    return IntStream.range(0, seats).mapToObj(i -> (seat + i) % seats).toList();
  }

  /** Those who have not left: possessed, eaten and respawning players too. */
  List<Integer> onMap() {
    return allSeats().stream().filter(seat -> player(seat).isOnMap()).toList();
  }

  Player player(int seat) {
    return players.get(seat);
  }

  Place at(int seat) {
    return player(seat).at();
  }

  Components.Figure character(int seat) {
    return data.character(player(seat).character().orElseThrow());
  }

  List<Integer> playersOn(Place place) {
    return allSeats().stream().filter(seat -> at(seat).equals(place)).toList();
  }

  /** CG-37, CG-42: a ghost is in them, or they are in Pigin. */
  boolean isPossessed(int seat) {
    return isHost(seat) || isEaten(seat);
  }

  boolean isHost(int seat) {
    return ghostIn(seat).isPresent();
  }

  Optional<Ghost> ghostIn(int seat) {
    return ghosts.stream().filter(ghost -> ghost.host().equals(Optional.of(seat))).findFirst();
  }

  boolean isEaten(int seat) {
    return boss.stream().anyMatch(b -> b.belly().contains(seat));
  }

  List<Integer> unpossessedOn(Place place) {
    return playersOn(place).stream().filter(seat -> !isPossessed(seat)).toList();
  }

  boolean hostOn(Place place) {
    return playersOn(place).stream().anyMatch(this::isHost);
  }

  // Ghosts and bosses.

  /** Where a ghost is: a merged one is where its host is. */
  Place placeOf(Ghost ghost) {
    return ghost.host().map(this::at).orElse(ghost.at());
  }

  /** The place of a ghost or the boss, by name. */
  Place placeOf(String who) {
    return boss.filter(b -> b.name().equals(who))
        .map(Boss::at)
        .orElseGet(() -> placeOf(ghost(who)));
  }

  Ghost ghost(String id) {
    return ghosts.stream().filter(ghost -> ghost.id().equals(id)).findFirst().orElseThrow();
  }

  /** By number, as the list of ghosts is. */
  List<Ghost> freeGhostsOn(Place place) {
    return ghosts.stream().filter(g -> g.isFree() && g.at().equals(place)).toList();
  }

  boolean freeGhostOn(Place place) {
    return !freeGhostsOn(place).isEmpty();
  }

  boolean bossOn(Place place) {
    return boss.stream().anyMatch(b -> b.at().equals(place));
  }

  /** A ghost, free or merged, or a boss. */
  boolean hauntedOn(Place place) {
    return freeGhostOn(place) || hostOn(place) || bossOn(place);
  }

  // The map.

  Room room(Chamber room) {
    return rooms.get(space.index(room));
  }

  boolean isFaceDown(Place place) {
    return switch (place) {
      case Square square -> !room(space.room(square)).up();
      case Chamber room -> !room(room).up();
      case Spot spot -> false;
    };
  }

  /** CG-92: while any item is unflipped. */
  boolean exitIsLocked() {
    return !covered.isEmpty();
  }

  boolean anyItemOn(Square square) {
    return items.containsKey(square) || covered.containsKey(square);
  }

  /** The flipped item that can be seen there; none in a face-down room (GS-3). */
  Optional<String> itemOn(Place place) {
    return place instanceof Square square && !isFaceDown(square)
        ? Optional.ofNullable(items.get(square))
        : Optional.empty();
  }
}
