package picknmix.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picknmix.server.table.Player;

/**
 * Who somebody is until they say so: a friendly animal in their language. No candy: "Licorice turns
 * a card: licorice" would be hard to follow.
 */
final class Newcomers {
  private static final Map<String, List<String>> NAMES =
      Map.of(
          "en",
          List.of(
              "Otter",
              "Fox",
              "Hedgehog",
              "Squirrel",
              "Panda",
              "Robin",
              "Badger",
              "Hamster",
              "Koala",
              "Dolphin",
              "Owl",
              "Beaver"),
          "pl",
          List.of(
              "Wydra",
              "Lis",
              "Jeż",
              "Wiewiórka",
              "Panda",
              "Rudzik",
              "Borsuk",
              "Chomik",
              "Koala",
              "Delfin",
              "Sowa",
              "Bóbr"),
          "uk",
          List.of(
              "Видра",
              "Лис",
              "Їжак",
              "Білка",
              "Панда",
              "Вільшанка",
              "Борсук",
              "Хом’як",
              "Коала",
              "Дельфін",
              "Сова",
              "Бобер"));

  private static final List<String> COLORS =
      List.of("#c2185b", "#7b1fa2", "#303f9f", "#00796b", "#5d4037", "#bf360c");

  private Newcomers() {}

  /** Somebody whose browser prefers these languages. */
  static Player any(@Nullable String acceptLanguage) {
    List<String> names = NAMES.getOrDefault(language(acceptLanguage), List.of());
    return new Player(any(names), any(COLORS), any(Player.AVATARS));
  }

  private static String language(@Nullable String accepted) {
    try {
      String header = accepted == null ? "en" : accepted;
      String found = Locale.lookupTag(Locale.LanguageRange.parse(header), NAMES.keySet());
      return found == null ? "en" : found;
    } catch (IllegalArgumentException noLanguages) {
      return "en";
    }
  }

  private static String any(List<String> list) {
    return list.get(ThreadLocalRandom.current().nextInt(list.size()));
  }
}
