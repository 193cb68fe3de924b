package picknmix.games.candyghosts.oracle;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The map as geometry: K squares along a room, W×H rooms, Start and Exit (GS-1, GS-2, GS-4). */
record Space(int k, int width, int height, BigSquare start, BigSquare exit) {

  /** The squares that a place covers, corners included. */
  private record Box(int left, int top, int right, int bottom) {
    static Box of(int x, int y, int side) {
      return new Box(x, y, x + side - 1, y + side - 1);
    }
  }

  private Box box(Place place) {
    return switch (place) {
      case Square square -> Box.of(square.x(), square.y(), 1);
      case Chamber room -> Box.of(room.cx() * k, room.cy() * k, k);
      case Spot spot ->
          switch (spot) {
            case START -> box(start);
            case EXIT -> box(exit);
            case NOWHERE -> throw new IllegalArgumentException("nowhere");
          };
    };
  }

  private Box box(BigSquare big) {
    return switch (big.side()) {
      case "N" -> Box.of(big.at(), -k, k);
      case "S" -> Box.of(big.at(), height * k, k);
      case "W" -> Box.of(-k, big.at(), k);
      case "E" -> Box.of(width * k, big.at(), k);
      default -> throw new IllegalArgumentException(big.side());
    };
  }

  /** GS-2: the difference of the nearest coordinates. */
  private static int gap(int low, int high, int otherLow, int otherHigh) {
    return Math.max(0, Math.max(otherLow - high, low - otherHigh));
  }

  private int gapX(Place one, Place other) {
    return gap(box(one).left, box(one).right, box(other).left, box(other).right);
  }

  private int gapY(Place one, Place other) {
    return gap(box(one).top, box(one).bottom, box(other).top, box(other).bottom);
  }

  /** CG-7. */
  int distance(Place one, Place other) {
    return 1 + Math.max(gapX(one, other), gapY(one, other));
  }

  /** CG-28, CG-37: what steps must shorten. */
  int way(Place one, Place other) {
    return gapX(one, other) + gapY(one, other);
  }

  /** CG-6: sharing an edge. */
  boolean adjacent(Place one, Place other) {
    return way(one, other) == 1;
  }

  /** GS-8: from a big square straight in. */
  Direction direction(Place from, Place to) {
    return new Direction(
        sign(box(from).left, box(from).right, box(to).left, box(to).right),
        sign(box(from).top, box(from).bottom, box(to).top, box(to).bottom));
  }

  private static int sign(int low, int high, int otherLow, int otherHigh) {
    return otherLow > high ? 1 : otherHigh < low ? -1 : 0;
  }

  boolean contains(Square square) {
    return square.x() >= 0 && square.y() >= 0 && square.x() < width * k && square.y() < height * k;
  }

  /** All squares, by y, then by x. */
  List<Square> squares() {
    return grid(0, 0, width * k, height * k);
  }

  List<Square> squares(Chamber room) {
    return grid(room.cx() * k, room.cy() * k, k, k);
  }

  private static List<Square> grid(int left, int top, int wide, int high) {
    return IntStream.range(top, top + high)
        .boxed()
        .flatMap(y -> IntStream.range(left, left + wide).mapToObj(x -> new Square(x, y)))
        .toList();
  }

  /** Row by row, as the state lists them. */
  List<Chamber> rooms() {
    return grid(0, 0, width, height).stream().map(cell -> new Chamber(cell.x(), cell.y())).toList();
  }

  int index(Chamber room) {
    return room.cy() * width + room.cx();
  }

  /** All squares, Start and Exit. */
  List<Place> places() {
    return Stream.<Place>concat(squares().stream(), Stream.of(Spot.START, Spot.EXIT)).toList();
  }

  /** All room cards, Start and Exit. */
  List<Place> cards() {
    return Stream.<Place>concat(rooms().stream(), Stream.of(Spot.START, Spot.EXIT)).toList();
  }

  /** The card on which a place is; a big square is a card itself (CG-4). */
  Place card(Place place) {
    return place instanceof Square square ? room(square) : place;
  }

  Chamber room(Square square) {
    return new Chamber(square.x() / k, square.y() / k);
  }

  /** The room that two dice find (CG-24, GS-4). */
  Chamber found(int blue, int green) {
    boolean alongY = exit.side().equals("N") || exit.side().equals("S");
    int row = (blue - 1) % (alongY ? height : width);
    int column = (green - 1) % (alongY ? width : height);
    return switch (exit.side()) {
      case "S" -> new Chamber(column, height - 1 - row);
      case "N" -> new Chamber(width - 1 - column, row);
      case "W" -> new Chamber(row, column);
      case "E" -> new Chamber(width - 1 - row, height - 1 - column);
      default -> throw new IllegalArgumentException(exit.side());
    };
  }
}
