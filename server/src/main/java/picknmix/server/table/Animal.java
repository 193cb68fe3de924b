package picknmix.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picknmix.server.store.StoredSeat;

/**
 * Who somebody is until they say so: a friendly animal, with its picture and a short name in their
 * language. No candy: "Licorice turns a card: licorice" would be hard to follow.
 */
public enum Animal {
  FOX("Fox", "Lis", "Лис"),
  OWL("Owl", "Sowa", "Сова"),
  HEDGEHOG("Hedgehog", "Jeż", "Їжак"),
  PANDA("Panda", "Panda", "Панда"),
  RABBIT("Rabbit", "Królik", "Кролик"),
  FROG("Frog", "Żaba", "Жаба"),
  CAT("Cat", "Kot", "Кіт"),
  PENGUIN("Penguin", "Pingwin", "Пінгвін");

  private final String english;
  private final String polish;
  private final String ukrainian;

  Animal(String english, String polish, String ukrainian) {
    this.english = english;
    this.polish = polish;
    this.ukrainian = ukrainian;
  }

  /** Its picture, one of {@link Player#AVATARS}. */
  String avatar() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Somebody new, in any colour of ours. */
  public static Player newcomer(Language language) {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    Animal animal = values()[random.nextInt(values().length)];
    String color = Player.COLORS.get(random.nextInt(Player.COLORS.size()));
    return animal.as(language, color);
  }

  private Player as(Language language, String color) {
    String name =
        switch (language) {
          case EN -> english;
          case PL -> polish;
          case UK -> ukrainian;
        };
    return new Player(name, color, avatar());
  }

  /**
   * The same player, or if they still are an animal that sits there already, in whatever language,
   * another one.
   */
  static Player unlike(Player player, List<StoredSeat> others) {
    Language language = languageOf(player);
    if (language == null || !isThere(player.avatar(), others)) {
      return player;
    }
    return Arrays.stream(values())
        .filter(animal -> !isThere(animal.avatar(), others))
        .findFirst()
        .map(animal -> animal.as(language, player.color()))
        .orElse(player);
  }

  /** Whether somebody has not said yet who they are. */
  static boolean isUnnamed(Player player) {
    return languageOf(player) != null;
  }

  /** In which language we have named them; null if they have a name or a picture of their own. */
  private static @Nullable Language languageOf(Player player) {
    for (Animal animal : values()) {
      for (Language language : Language.values()) {
        if (animal.as(language, player.color()).equals(player)) {
          return language;
        }
      }
    }
    return null;
  }

  private static boolean isThere(String avatar, List<StoredSeat> others) {
    return others.stream().anyMatch(other -> avatar.equals(other.avatar()));
  }
}
