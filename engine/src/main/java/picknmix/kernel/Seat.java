package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Seats are numbered from 0, clockwise; the negative numbers stand for those who sit elsewhere. */
public final class Seat {
  /** Dice and draws act. */
  public static final int CHANCE = -1;

  /** Several seats may act, in the order in which they come. */
  public static final int ANYONE = -2;

  /** Nobody acts any more. */
  public static final int OVER = -3;

  /** The table's clock: acts when a player is too slow, and only on the match service's word. */
  public static final int CLOCK = -4;

  /** Looks on and knows what everybody knows. */
  public static final int SPECTATOR = -5;

  private Seat() {}

  /** The seat as JSON writes it: a number, or a word for those without one. */
  public static Object json(int seat) {
    return seat >= 0 ? (Object) seat : text(seat);
  }

  /** The seat as text: {@code "2"}, {@code "chance"}, {@code "clock"}, {@code "spectator"}. */
  public static String text(int seat) {
    return switch (seat) {
      case CHANCE -> "chance";
      case ANYONE -> "anyone";
      case OVER -> "over";
      case CLOCK -> "clock";
      case SPECTATOR -> "spectator";
      default -> Integer.toString(seat);
    };
  }

  /** A seat's number or null, for the JSON fields in which nobody may stand. */
  public static @Nullable Object jsonOrNull(int seat) {
    return seat >= 0 ? (Object) seat : null;
  }

  /** The seats whose bits are set, in ascending order. */
  public static List<Integer> list(int mask) {
    List<Integer> seats = new ArrayList<>();
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      seats.add(Integer.numberOfTrailingZeros(rest));
    }
    return seats;
  }

  /** Reads who acts: a seat's number, or the clock or chance of a game that has them. */
  public static int read(Field field, Game<?> game, int seats) {
    if ("clock".equals(field.value()) && game.hasClock()) {
      return CLOCK;
    }
    if ("chance".equals(field.value()) && game.hasChance()) {
      return CHANCE;
    }
    return number(field, seats);
  }

  /** Reads who looks: a seat's number, or a spectator. */
  public static int readViewer(Field field, int seats) {
    return "spectator".equals(field.value()) ? SPECTATOR : number(field, seats);
  }

  private static int number(Field field, int seats) {
    if (!(field.value() instanceof Number)) {
      throw field.wrong(
          "must be a seat from 0 to " + (seats - 1) + ", not " + Json.write(field.value()));
    }
    return field.number(0, seats - 1);
  }
}
