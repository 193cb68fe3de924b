package picknmix.cli.play.candymatch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;
import picknmix.cli.play.Presentation;
import picknmix.kernel.Field;
import picknmix.kernel.Refused;
import picknmix.kernel.View;

/** Candy Match in sentences and little cards. */
public final class CandyMatchPresentation implements Presentation {
  private static final int MANY = 99;
  private static final int CARD_WIDTH = 8;
  private static final List<String> VERBS =
      List.of("reveal", "call", "take", "miss", "claim", "pick", "decline", "done");

  /** Terminal colours: pink, brown, green, grey, cyan, orange. The letters say the same. */
  private static final Map<Character, Integer> COLOURS =
      Map.of('B', 205, 'C', 137, 'G', 34, 'L', 245, 'M', 38, 'T', 208);

  // ---- What happened

  @Override
  public String tell(Field event, int me) {
    return switch (event.get("type").text()) {
      case "revealed" ->
          byClock(event)
              ? "The clock turns %s for %s".formatted(card(event), whom(event, me))
              : does(event, me, "reveal", "reveals") + " " + card(event);
      case "called" -> does(event, me, "call", "calls") + " Candy Match!";
      case "matched" ->
          "%s %s: right, %d cards"
              .formatted(
                  does(event, me, "take", "takes"), cards(event), event.get("cards").list().size());
      case "mistaken" ->
          "%s %s: wrong, that is no match"
              .formatted(does(event, me, "take", "takes"), cards(event));
      case "missed" ->
          byClock(event)
              ? does(event, me, "are", "is") + " too slow: a wrong call"
              : does(event, me, "find", "finds") + " no match after all: a wrong call";
      case "picked" -> does(event, me, "pick", "picks") + " " + card(event);
      case "picked-unseen" -> does(event, me, "pick", "picks") + " the top of the deck, unseen";
      case "declined" -> does(event, me, "pick", "picks") + " no card";
      case "last-check" -> "The deck is empty: the last check";
      case "done" -> does(event, me, "are", "is") + " done";
      default -> byClock(event) ? "The time is up: the game is over" : "The game is over";
    };
  }

  private static boolean byClock(Field event) {
    return event.get("clock").flag();
  }

  private static String does(Field event, int me, String mine, String theirs) {
    int seat = event.get("seat").number(0, MANY);
    return Presentation.who(seat, me) + " " + (seat == me ? mine : theirs);
  }

  private static String whom(Field event, int me) {
    return Presentation.who(event.get("seat").number(0, MANY), me).toLowerCase(Locale.ROOT);
  }

  private static String card(Field event) {
    return event.get("card").text();
  }

  private static String cards(Field event) {
    return String.join(" ", texts(event.get("cards")));
  }

  private static List<String> texts(Field list) {
    return list.list().stream().map(Field::text).toList();
  }

  // ---- How it stands

  @Override
  public List<AttributedString> draw(View<?> seen, int width) {
    Field view = Field.of(seen.json(), "view", Refused.Code.INTERNAL);
    int me = seen.viewer();
    List<AttributedString> lines = new ArrayList<>(piles(view, me, width));
    List<String> table = texts(view.get("table"));
    int perRow = Math.max(1, (width - 1) / CARD_WIDTH);
    for (int from = 0; from < table.size(); from += perRow) {
      lines.addAll(row(table.subList(from, Math.min(table.size(), from + perRow))));
    }
    lines.add(new AttributedString(standing(view, me)));
    return lines;
  }

  /** The deck's and the piles' sizes, on as many lines as they need. */
  private static List<AttributedString> piles(Field view, int me, int width) {
    List<AttributedString> lines = new ArrayList<>();
    AttributedStringBuilder line = new AttributedStringBuilder();
    line.append("Deck ").append(bold(view.get("deck")));
    List<Field> piles = view.get("piles").list();
    for (int seat = 0; seat < piles.size(); seat++) {
      String who = Presentation.who(seat, me) + ": ";
      if (line.length() + 3 + who.length() + 2 > width) {
        lines.add(line.toAttributedString());
        line = new AttributedStringBuilder().append(who);
      } else {
        line.append(" · ").append(who);
      }
      line.append(bold(piles.get(seat)));
    }
    lines.add(line.toAttributedString());
    return lines;
  }

  private static AttributedString bold(Field number) {
    return new AttributedString(
        Integer.toString(number.number(0, MANY)), AttributedStyle.DEFAULT.bold());
  }

  /**
   * Cards side by side: their candies in the middle, their copy numbers in the lower edge. JLine
   * turns thinner lines into hyphens.
   */
  private static List<AttributedString> row(List<String> cards) {
    AttributedStringBuilder top = new AttributedStringBuilder();
    AttributedStringBuilder middle = new AttributedStringBuilder();
    AttributedStringBuilder bottom = new AttributedStringBuilder();
    for (String card : cards) {
      top.append("┏━━━━━┓ ");
      middle.append("┃").append(candies(letters(card))).append("┃ ");
      bottom.append("┗━━").append(card.substring(card.length() - 1)).append("━━┛ ");
    }
    return Stream.of(top, middle, bottom).map(AttributedStringBuilder::toAttributedString).toList();
  }

  /** One to three letters in five columns: {@code __B__}, {@code _C_M_}, {@code B_G_T}. */
  private static AttributedString candies(String letters) {
    AttributedStringBuilder face = new AttributedStringBuilder();
    face.append(" ".repeat(3 - letters.length()));
    for (int i = 0; i < letters.length(); i++) {
      char candy = letters.charAt(i);
      AttributedStyle style = AttributedStyle.BOLD.foreground(COLOURS.getOrDefault(candy, 0));
      face.append(i == 0 ? "" : " ").append(String.valueOf(candy), style);
    }
    return face.append(" ".repeat(3 - letters.length())).toAttributedString();
  }

  private static String letters(String card) {
    return card.substring(0, card.length() - 1);
  }

  private static String standing(Field view, int me) {
    return switch (view.get("phase").text()) {
      case "open" -> {
        int revealer = view.get("revealer").number(0, MANY);
        yield Presentation.who(revealer, me) + (revealer == me ? " reveal next" : " reveals next");
      }
      case "picking" -> {
        int caller = view.get("caller").number(0, MANY);
        yield caller == me
            ? "You have called: quick, which cards?"
            : "Seat " + caller + " picks cards";
      }
      case "penalty" -> {
        int chooser = view.get("choosers").list().getFirst().number(0, MANY);
        yield Presentation.who(chooser, me) + " may pick a card";
      }
      case "last-check" -> "Last check: any match left?";
      default -> "The game is over";
    };
  }

  @Override
  public List<String> help() {
    return List.of(
        "Cards are turned one by one. A match is two or more",
        "face-up cards on which every candy appears an even",
        "number of times: B1 B2, or B1 CM1 BCM1.",
        "See one? Call before anybody else does, name its cards",
        "at once, and they are yours. A wrong call gives each of",
        "the others a card. Most cards at the end win.",
        "Candies: B bonbon, C chocolate, G gummy bear,",
        "L licorice, M mint stick, T toffee.",
        "",
        "  reveal    turn the next card, when it is your turn",
        "  call      Candy Match!",
        "  b1 cm1    after a call: take these cards;",
        "            the numbers may be left out",
        "  miss      after a call: give up",
        "  pick b1   after another's wrong call: pick a card,",
        "  decline   or none",
        "  done      in the last check: I see nothing more",
        "  claim b1 b2   if you play pick-then-call: call and",
        "            take in one",
        "The beginning of a word is enough: r for reveal.");
  }

  // ---- What is typed

  @Override
  public @Nullable String obvious(List<String> actions, boolean open) {
    return Stream.of("call", "reveal", "done", "pick")
        .flatMap(verb -> actions.stream().filter(action -> verb(action).equals(verb)))
        .findFirst()
        .orElse(null);
  }

  @Override
  public @Nullable String hint(Field view, boolean open) {
    return !open ? null : isPicking(view) ? "the cards, such as b1 cm1" : "claim CARDS";
  }

  private static boolean isPicking(Field view) {
    return view.get("phase").text().equals("picking");
  }

  @Override
  public String read(String typed, Field view, List<String> actions) {
    List<String> words = new ArrayList<>(List.of(typed.toLowerCase(Locale.ROOT).split(" +", -1)));
    List<String> table = texts(view.get("table"));
    String verb = verbForBareCards(view, words, table);
    if (verb == null) {
      verb = whole(words.removeFirst(), actions);
    }
    List<String> notation = new ArrayList<>(List.of(verb));
    for (String word : words) {
      notation.add(word.equals("deck") ? word : card(word, table, notation));
    }
    return String.join(" ", notation);
  }

  /** What cards without a word before them mean now; null if there is such a word. */
  private static @Nullable String verbForBareCards(
      Field view, List<String> words, List<String> table) {
    boolean looksSo = words.stream().allMatch(word -> word.matches("[bcglmt]{1,3}[0-9]?"));
    boolean isCard =
        looksSo && (words.size() > 1 || table.contains(card(words.getFirst(), table, List.of())));
    if (!isCard) {
      return null;
    }
    return switch (view.get("phase").text()) {
      case "penalty" -> "pick";
      case "picking" -> "take";
      default -> words.size() > 1 ? "claim" : null;
    };
  }

  /** The verb that begins like this; the ones that can be used now come first. */
  private static String whole(String beginning, List<String> actions) {
    return Stream.concat(actions.stream().map(CandyMatchPresentation::verb), VERBS.stream())
        .filter(verb -> verb.startsWith(beginning))
        .findFirst()
        .orElse(beginning);
  }

  private static String verb(String action) {
    return action.split(" ", 2)[0];
  }

  /**
   * A card as notation writes it: its letters in order. Without a number it is any such card that
   * is face up and was not named yet.
   */
  private static String card(String typed, List<String> table, List<String> named) {
    char[] characters = typed.toUpperCase(Locale.ROOT).toCharArray();
    int letters = 0;
    while (letters < characters.length && Character.isLetter(characters[letters])) {
      letters++;
    }
    Arrays.sort(characters, 0, letters);
    String card = new String(characters);
    return letters < characters.length
        ? card
        : table.stream()
            .filter(other -> letters(other).equals(card) && !named.contains(other))
            .findFirst()
            .orElse(card);
  }

  @Override
  public List<String> words(Field view, List<String> actions) {
    List<String> words = new ArrayList<>();
    actions.forEach(action -> words.add(verb(action)));
    if (isPicking(view)) {
      words.add("take");
    } else if (view.get("options").get("calls").text().equals("pick-then-call")) {
      words.add("claim");
    }
    texts(view.get("table")).forEach(card -> words.add(card.toLowerCase(Locale.ROOT)));
    return words.stream().distinct().toList();
  }
}
