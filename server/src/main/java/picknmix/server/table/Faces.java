package picknmix.server.table;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.kernel.Nature;
import picknmix.server.store.StoredSeat;

/**
 * Who sits at a table is told from all others there, by name, colour and picture. A person's own
 * choices go before a bot's, and who came first before who comes later.
 */
final class Faces {
  /** A bot as people know it: the same name is the same somebody at every table. */
  private record Known(Player player, Nature nature) {
    Known(String name, String color, String avatar, Nature nature) {
      this(new Player(name, color, avatar), nature);
    }
  }

  /** The bots', with short names that sound alike in all our languages. */
  private static final List<Known> BOTS =
      List.of(
          new Known("Nunu", "#c2185b", "bonbon", Nature.PLAIN),
          new Known("Lulu", "#00796b", "gummy-bear", Nature.CAREFUL),
          new Known("Momo", "#bf5600", "toffee", Nature.COLLECTOR),
          new Known("Kiki", "#0277bd", "mint-stick", Nature.BOLD),
          new Known("Bobo", "#7b1fa2", "licorice", Nature.PLAIN),
          new Known("Tutu", "#6d4c41", "chocolate", Nature.BOLD));

  private Faces() {}

  /** The player among these; bots give way. */
  static Player unlike(Player player, List<StoredSeat> seats) {
    Player alone = Animal.unlike(player, seats).unlike(seats);
    List<StoredSeat> people = seats.stream().filter(seat -> seat.secretHash() != null).toList();
    String color = free(alone.color(), Player.COLORS, people, StoredSeat::color);
    return new Player(alone.name(), color, alone.avatar());
  }

  /** A bot on a seat among those on the others. */
  static StoredSeat bot(int seat, Level level, List<StoredSeat> seats) {
    Player usual = BOTS.get(seat % BOTS.size()).player();
    StoredSeat like = new StoredSeat(null, usual.name(), usual.color(), usual.avatar(), level);
    return aside(like, seat, seats);
  }

  /** The nature that goes with the bot's name; a bot that plays on for a person has none. */
  static Nature nature(StoredSeat seat) {
    return BOTS.stream()
        .filter(bot -> seat.secretHash() == null && bot.player().name().equals(seat.name()))
        .map(Known::nature)
        .findFirst()
        .orElse(Nature.PLAIN);
  }

  /** The bot on a seat, as like itself as the others leave it. */
  private static StoredSeat aside(StoredSeat bot, int seat, List<StoredSeat> seats) {
    List<StoredSeat> others = new ArrayList<>(seats);
    others.set(seat, StoredSeat.FREE);
    List<String> names = BOTS.stream().map(known -> known.player().name()).toList();
    return new StoredSeat(
        null,
        free(requireNonNull(bot.name()), names, others, StoredSeat::name),
        free(requireNonNull(bot.color()), Player.COLORS, others, StoredSeat::color),
        free(requireNonNull(bot.avatar()), Player.AVATARS, others, StoredSeat::avatar),
        bot.bot());
  }

  /** The seats, with bots that look like nobody who has sat down. */
  static List<StoredSeat> withBotsAside(List<StoredSeat> seats) {
    List<StoredSeat> changed = new ArrayList<>(seats);
    for (int seat = 0; seat < changed.size(); seat++) {
      StoredSeat seated = changed.get(seat);
      if (seated.secretHash() == null && seated.bot() != null) {
        changed.set(seat, aside(seated, seat, changed));
      }
    }
    return changed;
  }

  /** What is wanted, or the first that nobody has after it; what is wanted if all are taken. */
  private static String free(
      String wanted,
      List<String> choices,
      List<StoredSeat> others,
      Function<StoredSeat, @Nullable String> of) {
    int first = Math.max(0, choices.indexOf(wanted));
    String free = wanted;
    for (int i = 0; isTaken(free, others, of) && i < choices.size(); i++) {
      free = choices.get((first + i) % choices.size());
    }
    return isTaken(free, others, of) ? wanted : free;
  }

  private static boolean isTaken(
      String value, List<StoredSeat> others, Function<StoredSeat, @Nullable String> of) {
    return others.stream().map(of).anyMatch(value::equalsIgnoreCase);
  }
}
