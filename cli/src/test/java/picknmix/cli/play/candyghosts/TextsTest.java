package picknmix.cli.play.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.DataFile;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/** Every word of the component data has its texts in every language, and nothing else has. */
final class TextsTest {
  private static final Game<?> GAME = Games.find("candy-ghosts");
  private static final Components COMPONENTS = new Components(GAME.components());

  private static final List<String> TRAITS =
      List.of("vain", "smart", "short", "clumsy", "anxious", "strong", "agile", "pet-lover");

  /** All that an atmosphere may do, as the notation page lists it. */
  private static final List<String> EFFECTS =
      List.of(
          "ap+",
          "ap-",
          "roll+",
          "roll-",
          "storage+",
          "storage-",
          "step+",
          "step-",
          "steps+",
          "steps-",
          "no-capture",
          "no-attack",
          "no-special",
          "no-spawn",
          "thin-walls",
          "solid-walls",
          "sure-footed",
          "transmogrify");

  private static Texts texts(String language) {
    return new Texts(DataFile.text(GAME.getClass(), "box/texts." + language + ".txt"));
  }

  /** What there must be a name for. */
  private static List<String> wanted() {
    List<String> wanted = new ArrayList<>();
    add("trait", TRAITS, wanted);
    add("those", TRAITS, wanted);
    wanted.add("those all");
    add("effect", EFFECTS, wanted);
    wanted.add("effect and");
    add("character", COMPONENTS.characters(), wanted);
    COMPONENTS
        .characters()
        .forEach(c -> wanted.add("special " + COMPONENTS.character(c).special()));
    add("boss", COMPONENTS.bosses(), wanted);
    add("item", COMPONENTS.items(), wanted);
    wanted.add("role friend");
    add(
        "role",
        COMPONENTS.roleCards().stream().map(c -> COMPONENTS.role(c).role()).distinct().toList(),
        wanted);
    add("atmosphere", COMPONENTS.atmospheres(), wanted);
    add("room", COMPONENTS.rooms(), wanted);
    return wanted;
  }

  private static void add(String kind, List<String> words, List<String> wanted) {
    words.forEach(word -> wanted.add(kind + " " + word));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pl", "uk"})
  void everythingHasItsNameAndText(String language) {
    Texts texts = texts(language);
    assertThat(texts.keys()).containsExactlyInAnyOrderElementsOf(wanted());
    for (String key : texts.keys()) {
      String kind = key.split(" ", 2)[0];
      String word = key.split(" ", 2)[1];
      boolean nameOnly = List.of("those", "effect", "room").contains(kind);
      assertThat(texts.name(kind, word)).as(key).isNotBlank();
      assertThat(texts.text(kind, word).isEmpty()).as("the text of " + key).isEqualTo(nameOnly);
      assertThat(texts.text(kind, word)).as(key).matches("|.*[.!?”]");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pl", "uk"})
  void namesDiffer(String language) {
    Texts texts = texts(language);
    List<String> names = new ArrayList<>();
    for (String key : texts.keys()) {
      String[] parts = key.split(" ", 2);
      // in English those who are vain and the trait are nearly one word
      if (!parts[0].equals("those")) {
        names.add(texts.name(parts[0], parts[1]).toLowerCase(Locale.ROOT));
      }
    }
    assertThat(names).doesNotHaveDuplicates();
  }

  /**
   * The texts of effects are filled in from the data, so they always tell its traits and numbers.
   */
  @ParameterizedTest
  @ValueSource(strings = {"en", "pl", "uk"})
  void everyEffectTellsWhomAndHowMuch(String language) {
    Texts texts = texts(language);
    for (String effect : EFFECTS) {
      String sentence = texts.name("effect", effect);
      boolean numbered = effect.matches(".*[+-]");
      boolean forAll = effect.startsWith("step") || effect.equals("transmogrify");
      assertThat(sentence).as(effect).endsWith(".");
      assertThat(sentence.contains("{n}")).as(effect).isEqualTo(numbered);
      assertThat(sentence.startsWith("{who} ")).as(effect).isEqualTo(!forAll);
      assertThat(sentence.replace("{who}", "").replace("{n}", "")).as(effect).doesNotContain("{");
    }
    Cards cards = new Cards(COMPONENTS, texts);
    for (String atmosphere : COMPONENTS.atmospheres()) {
      for (Components.Effect effect : COMPONENTS.atmosphere(atmosphere)) {
        String told = cards.effects(atmosphere).toLowerCase(Locale.ROOT);
        if (!effect.trait().equals("all")) {
          assertThat(told).as(atmosphere).contains(texts.name("those", effect.trait()));
        }
        if (effect.number() != 0) {
          assertThat(told).as(atmosphere).contains(Integer.toString(effect.number()));
        }
      }
    }
  }

  /** What the rules fix (CG-63 to CG-71) is written out; the numbers are the same everywhere. */
  @Test
  void allLanguagesTellTheSameNumbers() {
    Pattern number = Pattern.compile("\\d+");
    for (String key : texts("en").keys()) {
      String[] parts = key.split(" ", 2);
      List<String> told =
          List.of("en", "pl", "uk").stream()
              .map(language -> texts(language).text(parts[0], parts[1]))
              .map(text -> number.matcher(text).results().map(m -> m.group()).toList().toString())
              .distinct()
              .toList();
      if (!parts[0].equals("special")) { // where dice are told in words in some languages
        assertThat(told).as(key).hasSize(1);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | thunder | The anxious have 1 AP less. Ghosts fly 1 step further.
          pl | thunder | Strachliwi mają o 1 PA mniej. Każdy duch robi o 1 krok więcej.
          uk | thunder | Полохливі мають на 1 ОД менше. Кожен привид робить на 1 крок більше.
          en | rush    | The short and the clumsy have 2 AP more.
          pl | rush    | Niscy i niezdarni mają o 2 PA więcej.
          uk | rush    | Малі на зріст та незграбні мають на 2 ОД більше.
          """)
  void anAtmosphereInThreeLanguages(String language, String card, String text) {
    Map<String, Object> cards =
        Json.object(
            "thunder", List.of(effect("ap", "anxious", -1), effect("steps", "all", 1)),
            "rush", List.of(effect("ap", "short", 2), effect("ap", "clumsy", 2)));
    Components data = new Components(Json.object("size", 4, "atmospheres", cards));
    assertThat(new Cards(data, texts(language)).effects(card)).isEqualTo(text);
  }

  @Test
  void cardsSpeakOfTheGhostsAtTheTable() {
    Map<String, Object> thunder = Json.object("thunder", List.of(effect("steps", "all", 9)));
    Components data =
        new Components(
            Json.object(
                "size",
                4,
                "atmospheres",
                thunder,
                "steps",
                Json.object("lazy", Map.of("thunder", 0), "lively", Map.of("thunder", 4))));
    Cards cards = new Cards(data, texts("en"));
    assertThat(cards.effects("thunder")).endsWith("Ghosts fly 9 steps further.");
    assertThat(cards.at(among("lively")).effects("thunder"))
        .endsWith("Ghosts fly 4 steps further.");
    assertThat(cards.at(among("lazy")).effects("thunder")).isEmpty();
  }

  private static Field among(String ghosts) {
    Object view = Json.object("options", Json.object("ghosts", ghosts));
    return Field.of(view, "view", Refused.Code.INTERNAL);
  }

  private static Object effect(String change, String trait, int number) {
    return Json.object("change", change, "trait", trait, "number", number);
  }

  @Test
  void nothingIsForgottenInTheListsHere() {
    TreeSet<String> traits = new TreeSet<>();
    COMPONENTS.characters().forEach(c -> traits.addAll(COMPONENTS.character(c).traits()));
    COMPONENTS.bosses().forEach(b -> traits.addAll(COMPONENTS.boss(b).traits()));
    assertThat(TRAITS).containsExactlyInAnyOrderElementsOf(traits);
    for (String atmosphere : COMPONENTS.atmospheres()) {
      assertThat(COMPONENTS.atmosphere(atmosphere))
          .allSatisfy(effect -> assertThat(EFFECTS).contains(effect.change()));
    }
  }
}
