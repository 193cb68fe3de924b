package picknmix.cli.play.candyghosts;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;

/**
 * What people type: the notation, or as much of it as says what is meant. The beginning of a word
 * is enough, players may be called by their character, a square alone is a step or the place that
 * is asked for, and arrows are steps.
 */
final class Typing {
  private static final int MANY = 9_999;
  private static final int MOST_TO_LIST = 24;

  private static final List<String> VERBS =
      List.of(
          "step", "pick", "drop", "ask", "smash", "remove", "throw", "give", "use", "capture",
          "attack", "special", "leave", "end", "stop", "agree", "refuse", "choose", "put", "spawn",
          "respawn", "target", "ghost", "possess");

  private static final Map<String, int[]> ARROWS =
      Map.of(
          "^",
          new int[] {0, -1},
          "up",
          new int[] {0, -1},
          "v",
          new int[] {0, 1},
          "down",
          new int[] {0, 1},
          "<",
          new int[] {-1, 0},
          "left",
          new int[] {-1, 0},
          ">",
          new int[] {1, 0},
          "right",
          new int[] {1, 0});

  private final List<String> typed;
  private final Field view;
  private final List<String> actions;

  Typing(String typed, Field view, List<String> actions) {
    this.typed = List.of(typed.toLowerCase(Locale.ROOT).split(" +", -1));
    this.view = view;
    this.actions = actions;
  }

  /** The action that is meant; else what was typed, with a whole verb, for the rules to refuse. */
  String read() {
    List<String> meant = meant();
    if (meant.size() == 1) {
      return meant.getFirst();
    }
    int[] arrow = typed.size() == 1 ? ARROWS.get(typed.getFirst()) : null;
    if (arrow != null && !pointedAt(arrow).isEmpty()) {
      return "step " + pointedAt(arrow);
    }
    List<String> words = new ArrayList<>(typed);
    if (typed.size() == 1 && isSquare(typed.getFirst())) {
      words.addAll(0, beforeASquare());
    }
    List<String> verbs = VERBS.stream().filter(verb -> verb.startsWith(typed.getFirst())).toList();
    if (!verbs.isEmpty()) {
      words.set(0, verbs.getFirst());
    }
    return String.join(" ", words);
  }

  /** What goes before a square that is typed alone, though it be the wrong one. */
  private List<String> beforeASquare() {
    String like = mover() >= 0 || actions.isEmpty() ? "step ?" : actions.getFirst();
    List<String> words = List.of(like.split(" ", -1));
    return words.subList(0, words.size() - 1);
  }

  /** What else must be said, if several actions begin like this; else null. */
  @Nullable String ask() {
    List<String> meant = meant();
    return meant.size() < 2 ? null : "Which one? " + String.join(" · ", summed(meant));
  }

  /** The actions that it could mean. */
  private List<String> meant() {
    int[] arrow = typed.size() == 1 ? ARROWS.get(typed.getFirst()) : null;
    if (arrow != null) {
      return arrow(pointedAt(arrow), arrow);
    }
    for (List<String> words : List.of(typed, withSeats())) {
      List<String> found = actions.stream().filter(action -> begins(action, words)).toList();
      String whole = String.join(" ", words);
      if (!found.isEmpty()) {
        return found.contains(whole) ? List.of(whole) : found;
      }
    }
    return typed.size() == 1 ? aimedAt(typed.getFirst()) : List.of();
  }

  /** Whether the action's words begin with these; a number or a square must be said in full. */
  private static boolean begins(String action, List<String> words) {
    String[] all = action.split(" ", -1);
    boolean begins = words.size() <= all.length;
    for (int i = 0; begins && i < words.size(); i++) {
      String word = words.get(i);
      boolean whole = word.isEmpty() || Character.isDigit(word.charAt(word.length() - 1));
      begins = whole ? all[i].equals(word) : all[i].startsWith(word);
    }
    return begins;
  }

  /** The actions that end with this word; a step or a move of a ghost comes first. */
  private List<String> aimedAt(String word) {
    List<String> aimed = actions.stream().filter(action -> action.endsWith(" " + word)).toList();
    List<String> moves =
        aimed.stream()
            .filter(action -> action.startsWith("step ") || action.startsWith("ghost "))
            .toList();
    List<String> pushed = actions.stream().filter(a -> a.equals("step " + word + " push")).toList();
    return moves.isEmpty() ? pushed.isEmpty() ? aimed : pushed : moves;
  }

  /** With the seats of those who are called by the beginning of their character's name. */
  private List<String> withSeats() {
    List<String> words = new ArrayList<>(typed);
    List<Field> players = view.get("players").list();
    for (int i = 1; i < words.size(); i++) {
      for (int seat = 0; seat < players.size(); seat++) {
        boolean named =
            players.get(seat).get("character").value() instanceof String name
                && words.get(i).length() > 1
                && name.startsWith(words.get(i));
        if (named) {
          words.set(i, Integer.toString(seat));
        }
      }
    }
    return words;
  }

  /** The steps in the direction of an arrow; from Start and Exit any step may be meant. */
  private List<String> arrow(String square, int[] to) {
    List<String> steps = actions.stream().filter(action -> action.startsWith("step ")).toList();
    if (square.isEmpty()) {
      return steps;
    }
    List<String> meant =
        steps.stream().filter(step -> step.split(" ", -1)[1].equals(square)).toList();
    return meant.isEmpty() ? beyond(to, steps) : meant;
  }

  /** The square that an arrow points to; empty from Start and Exit, or if nobody steps now. */
  private String pointedAt(int[] to) {
    int seat = mover();
    Object at = seat < 0 ? "" : view.get("players").list().get(seat).get("at").value();
    if (!(at instanceof String place) || !isSquare(place)) {
      return "";
    }
    String[] from = place.split(",", 2);
    return (Integer.parseInt(from[0]) + to[0]) + "," + (Integer.parseInt(from[1]) + to[1]);
  }

  /** Off the map there may be Start or Exit. */
  private List<String> beyond(int[] to, List<String> steps) {
    String side = to[1] < 0 ? "N" : to[1] > 0 ? "S" : to[0] < 0 ? "W" : "E";
    return steps.stream()
        .filter(step -> !isSquare(step.split(" ", -1)[1]))
        .filter(step -> view.get(step.split(" ", -1)[1]).get("side").text().equals(side))
        .toList();
  }

  private static boolean isSquare(String word) {
    return word.matches("\\d+,\\d+");
  }

  /** Who steps now, or −1. */
  private int mover() {
    List<Field> pending = view.get("pending").list();
    if (!pending.isEmpty()) {
      Field head = pending.getFirst();
      return head.get("do").text().equals("bossy") ? head.get("seat").number(0, MANY) : -1;
    }
    return view.get("turn").isNull() ? -1 : view.get("turn").get("seat").number(0, MANY);
  }

  // ---- long lists made short

  /** Each action if there are few; else what follows the words that they share. */
  private static List<String> summed(List<String> actions) {
    if (actions.size() <= MOST_TO_LIST) {
      return actions;
    }
    int shared = 0;
    Set<String> heads = heads(actions, 1);
    while (heads.size() == 1) {
      shared++;
      heads = heads(actions, shared + 1);
    }
    Set<String> next = new LinkedHashSet<>();
    for (String head : heads) {
      next.add(head.substring(head.lastIndexOf(' ') + 1));
    }
    String before = shared == 0 ? "" : heads(actions, shared).iterator().next() + " ";
    return ranges(next).stream().map(word -> before + word).toList();
  }

  private static Set<String> heads(List<String> actions, int words) {
    Set<String> heads = new LinkedHashSet<>();
    for (String action : actions) {
      List<String> all = List.of(action.split(" ", -1));
      heads.add(String.join(" ", all.subList(0, Math.min(words, all.size()))));
    }
    return heads;
  }

  /** Squares side by side as one: {@code 0..3,2}. */
  private static List<String> ranges(Set<String> words) {
    List<String> ranges = new ArrayList<>();
    Map<Integer, Set<Integer>> rows = new TreeMap<>();
    for (String word : words) {
      if (isSquare(word)) {
        String[] at = word.split(",", 2);
        rows.computeIfAbsent(Integer.parseInt(at[1]), y -> new TreeSet<>())
            .add(Integer.parseInt(at[0]));
      } else {
        ranges.add(word);
      }
    }
    rows.forEach((y, xs) -> addRow(y, List.copyOf(xs), ranges));
    return ranges;
  }

  private static void addRow(int y, List<Integer> xs, List<String> ranges) {
    for (int i = 0; i < xs.size(); i++) {
      int from = xs.get(i);
      while (i + 1 < xs.size() && xs.get(i + 1) == xs.get(i) + 1) {
        i++;
      }
      ranges.add(from == xs.get(i) ? from + "," + y : from + ".." + xs.get(i) + "," + y);
    }
  }
}
