package picknmix.newgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * {@code ./picknmix new-game NAME}: copies the template game, whatever files it has, to where a
 * game lives, under a name of its own, and adds it to Games. It needs nothing but the JDK: the
 * launcher runs it as a source file, however broken the project may be.
 */
public final class NewGame {
  private static final String TEMPLATE_ID = "template-game";
  private static final String TEMPLATE_TITLE = "Sugar Jar";
  private static final String TEMPLATE_TYPE = "Template";
  private static final String TEMPLATE_PACKAGE = "picknmix.games.template";
  private static final String TEMPLATE_RULES = "TG";

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*");
  private static final Pattern RULE = Pattern.compile("(?m)^- ([A-Z]{2})-[0-9]");
  private static final Pattern COMMENT_OR_TEXT =
      Pattern.compile("/\\*(?s:.*?)\\*/|//.*|\"[^\"]*\"");

  /** What lies among the tests of a game; the rest is the game. */
  private static final Pattern OF_THE_TESTS =
      Pattern.compile(".*(Test|Oracle|Subject|Given)\\.java");

  private final Path project;
  private final Path registry;
  private final String id;
  private final String title;
  private final String type;
  private final String folder;

  // where a game lives
  private final Path main;
  private final Path tests;
  private final Path rules;
  private final Path page;
  private final List<Path> places;

  private NewGame(Path project, String id) {
    this.project = project;
    this.id = id;
    title = capitalised(id, " ");
    type = capitalised(id, "");
    folder = id.replace("-", "");
    registry = project.resolve("engine/src/main/java/picknmix/games/Games.java");
    main = registry.resolveSibling(folder);
    tests = project.resolve("engine/src/test/java/picknmix/games").resolve(folder);
    rules = project.resolve("docs/rules").resolve(id + ".md");
    page = project.resolve("client/src/games").resolve(id);
    places = List.of(main, tests, rules, page);
  }

  private static String capitalised(String id, String between) {
    return Arrays.stream(id.split("-", -1))
        .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
        .collect(Collectors.joining(between));
  }

  /** With the project's folder and the new game's name; ends with 2 if the name will not do. */
  public static void main(String[] args) throws IOException {
    try {
      System.out.println(create(Path.of(args[0]), args[1]));
    } catch (IllegalArgumentException e) {
      System.err.println("picknmix: " + e.getMessage());
      System.err.println("Try: picknmix new-game --help");
      System.exit(2);
    }
  }

  /** Writes the game into the project, wholly or not at all, and says what to do with it. */
  static String create(Path project, String name) throws IOException {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a name is lower-case words with hyphens between them, such as sugar-rush, not '%s'"
              .formatted(name));
    }
    NewGame game = new NewGame(project, name);
    game.checkFree();
    game.write();
    return game.whatNext();
  }

  /** Nothing is called so yet, neither in the project nor among what a game's classes use. */
  private void checkFree() throws IOException {
    for (Path place : places) {
      if (Files.exists(place)) {
        throw new IllegalArgumentException(
            "'%s' is taken: there is %s".formatted(id, project.relativize(place)));
      }
    }
    Set<String> used = new TreeSet<>();
    for (Path file : filesIn(template())) {
      String code = COMMENT_OR_TEXT.matcher(Files.readString(file)).replaceAll(" ");
      used.addAll(Arrays.asList(code.split("\\W+", -1)));
    }
    for (Path file : filesIn(template())) {
      String old = file.getFileName().toString().replace(".java", "");
      if (old.startsWith(TEMPLATE_TYPE) && used.contains(renamed(old))) {
        throw new IllegalArgumentException(
            "'%s' would be in the way: games use another %s".formatted(id, renamed(old)));
      }
    }
    if (SourceVersion.isKeyword(folder)) {
      throw new IllegalArgumentException("'%s' is a word of Java".formatted(id));
    }
  }

  private void write() throws IOException {
    Map<Path, String> files = copies(freeRulePrefix());
    String registered = registered();
    try {
      for (Map.Entry<Path, String> file : files.entrySet()) {
        Files.createDirectories(file.getKey().getParent());
        Files.writeString(file.getKey(), file.getValue());
      }
      Files.writeString(registry, registered);
    } catch (IOException e) {
      for (Path place : places) {
        delete(place);
      }
      throw e;
    }
  }

  // ---- What is copied

  private Path template() {
    return tests.resolveSibling("template");
  }

  private Map<Path, String> copies(String prefix) throws IOException {
    Map<Path, String> copies = new TreeMap<>();
    for (Path file : filesIn(template())) {
      String name = renamed(template().relativize(file).toString());
      Path home = OF_THE_TESTS.matcher(name).matches() ? tests : main;
      copies.put(home.resolve(name), translated(Files.readString(file), prefix));
    }
    Path templatePage = project.resolve("client/src/template").resolve(TEMPLATE_ID);
    for (Path file : filesIn(templatePage)) {
      Path copy = page.resolve(templatePage.relativize(file));
      copies.put(copy, translated(Files.readString(file), prefix));
    }
    // The template's rules begin with what a template is for.
    String rulesPage = Files.readString(rules.resolveSibling(TEMPLATE_ID + ".md"));
    String withoutPreface = "# " + title + "\n\n" + rulesPage.substring(rulesPage.indexOf("## "));
    copies.put(rules, translated(withoutPreface, prefix));
    return copies;
  }

  private String renamed(String name) {
    return name.replace(TEMPLATE_TYPE, type);
  }

  private String translated(String text, String prefix) {
    return text.replace(TEMPLATE_PACKAGE, "picknmix.games." + folder)
        .replace(TEMPLATE_ID, id)
        .replaceAll("\\b" + TEMPLATE_TYPE, type)
        .replaceAll("\\b" + TEMPLATE_RULES + "\\b", prefix)
        .replace(TEMPLATE_TITLE, title);
  }

  /** Two letters that no other game's rule numbers have: SR for sugar-rush, if it can be. */
  private String freeRulePrefix() throws IOException {
    Set<String> taken = new TreeSet<>();
    for (Path file : filesIn(rules.getParent())) {
      RULE.matcher(Files.readString(file)).results().forEach(rule -> taken.add(rule.group(1)));
    }
    String initials = title.replaceAll("[^A-Z]", "");
    String letters = title.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "");
    String seconds = initials.substring(1) + letters.substring(1) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (int i = 0; i < seconds.length(); i++) {
      String pair = "" + initials.charAt(0) + seconds.charAt(i);
      if (!taken.contains(pair)) {
        return pair;
      }
    }
    throw new IllegalArgumentException("no two letters are left to number its rules with");
  }

  /** Games with one more at the end of its list; the formatter puts it in order. */
  private String registered() throws IOException {
    String games = Files.readString(registry);
    int imports = games.indexOf("import picknmix.");
    int end = games.indexOf(");", games.indexOf("List.of(new "));
    return games.substring(0, imports)
        + "import picknmix.games.%s.%s;\n".formatted(folder, type)
        + games.substring(imports, end)
        + ", new %s()".formatted(type)
        + games.substring(end);
  }

  private String whatNext() {
    return """
        %s is in Games, with the rules of the template game:
          %s
          %s
          %s
          %s
        Write its golden games, run the common tests on it, play it in the terminal and, on a plain
        table, in the browser:
          ./picknmix golden
          ./picknmix test -pl engine -Dpicknmix.subject=%s
          ./picknmix play %s
          ./picknmix
        Then make it yours: docs/add-a-game.md\
        """
        .formatted(
            title,
            project.relativize(main),
            project.relativize(tests),
            project.relativize(rules),
            project.relativize(page),
            folder,
            id);
  }

  // ---- Files

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static void delete(Path place) throws IOException {
    if (Files.exists(place)) {
      try (Stream<Path> entries = Files.walk(place)) {
        for (Path entry : entries.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(entry);
        }
      }
    }
  }
}
