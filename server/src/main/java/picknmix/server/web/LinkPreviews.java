package picknmix.server.web;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.table.Language;
import picknmix.server.table.TableFace;
import tools.jackson.databind.json.JsonMapper;

/**
 * The page with what messengers show of a link to it: a title, a line and a picture (Open Graph).
 * The words come with the page's files, since the server knows no game; of a table only its game
 * and its language are told.
 */
final class LinkPreviews {
  /** A title and a line below it. */
  record Words(String title, String text) {}

  /**
   * The words in one language.
   *
   * @param tables what a link to a table says, by game
   * @param games what other pages of a game say
   */
  record Vocabulary(
      String site,
      Words home,
      Words puzzles,
      Map<String, Words> tables,
      Map<String, Words> games) {}

  private record Preview(Words words, String picture) {}

  private static final String WORDS = "previews.json";
  private static final String HOME = "home";
  private static final Pattern HEAD =
      Pattern.compile("<!-- preview -->.*?<!-- /preview -->", Pattern.DOTALL);
  private static final String BUILT_LANGUAGE = "<html lang=\"en\"";
  private static final Pattern TABLE = Pattern.compile("/(t|replay)/([^/]+)");
  private static final Pattern GAME = Pattern.compile("/(?:solo|how|learn)/([^/]+)");
  private static final Pattern PUZZLES = Pattern.compile("/puzzles?(/.*)?");
  private static final String PUZZLE_PICTURE = "puzzles";
  private static final Logger LOG = LoggerFactory.getLogger(LinkPreviews.class);

  private final WebFiles files;
  private final Function<String, @Nullable TableFace> tables;
  private final Map<String, Vocabulary> vocabularies;
  private final Preloads preloads;

  /**
   * @param tables what may be told of a table; null if there is none
   */
  LinkPreviews(WebFiles files, Function<String, @Nullable TableFace> tables) {
    this.files = files;
    this.tables = tables;
    this.vocabularies = vocabularies(files);
    this.preloads = new Preloads(files);
  }

  private static Map<String, Vocabulary> vocabularies(WebFiles files) {
    WebFiles.WebFile words = files.find(WORDS);
    if (words == null) {
      return Map.of();
    }
    JsonMapper json = WebJson.MAPPER;
    return json.readValue(
        words.text(),
        json.getTypeFactory().constructMapType(Map.class, String.class, Vocabulary.class));
  }

  /**
   * The page's file for an address; as it was built where there are no words for it.
   *
   * @param reader the language of whoever asks
   * @param origin of the page, as browsers see it; null if nobody knows
   */
  WebFiles.@Nullable WebFile page(String path, Language reader, @Nullable String origin) {
    WebFiles.WebFile page = files.find("index.html");
    if (page == null) {
      return null;
    }
    Matcher table = TABLE.matcher(path);
    TableFace face = table.matches() ? face(table.group(2)) : null;
    Language language = face == null || face.language() == null ? reader : face.language();
    Vocabulary vocabulary = vocabularies.get(language.text());
    if (vocabulary == null) {
      return page;
    }
    Preview preview =
        face == null
            ? ofPage(path, vocabulary)
            : ofGame(face.game(), path.startsWith("/t/"), vocabulary);
    String head = head(preview, vocabulary.site(), language, path, origin);
    String whole =
        HEAD.matcher(page.text())
            .replaceFirst(Matcher.quoteReplacement(head))
            .replaceFirst(BUILT_LANGUAGE, "<html lang=\"" + reader.text() + "\"");
    String quick =
        face != null && face.isWaiting()
            ? preloads.in(whole, "lobby", null, reader)
            : preloads.in(
                whole, path.split("/", 3)[1], face == null ? game(path) : face.game(), reader);
    return WebFiles.made(page.type(), quick.getBytes(StandardCharsets.UTF_8));
  }

  /** Whatever is wrong with the store: a page that says so is better than none. */
  private @Nullable TableFace face(String id) {
    try {
      return tables.apply(id);
    } catch (RuntimeException failure) {
      LOG.warn("no preview of a table", failure);
      return null;
    }
  }

  private Preview ofPage(String path, Vocabulary vocabulary) {
    String game = game(path);
    if (game != null) {
      return ofGame(game, false, vocabulary);
    }
    return PUZZLES.matcher(path).matches()
        ? new Preview(vocabulary.puzzles(), picture(PUZZLE_PICTURE))
        : new Preview(vocabulary.home(), picture(HOME));
  }

  private static @Nullable String game(String path) {
    Matcher game = GAME.matcher(path);
    return game.matches() ? game.group(1) : null;
  }

  private Preview ofGame(String game, boolean invites, Vocabulary vocabulary) {
    Words words = (invites ? vocabulary.tables() : vocabulary.games()).get(game);
    return words == null
        ? new Preview(vocabulary.home(), picture(HOME))
        : new Preview(words, picture(game));
  }

  /** A game of somebody's own may have no picture yet. */
  private String picture(String name) {
    String path = "previews/" + name + ".png";
    return files.find(path) == null ? "previews/" + HOME + ".png" : path;
  }

  private static String head(
      Preview preview, String site, Language language, String path, @Nullable String origin) {
    Words words = preview.words();
    String base = origin == null ? "" : origin;
    StringBuilder head = new StringBuilder();
    head.append("<title>").append(escaped(words.title())).append("</title>\n");
    meta(head, "name", "description", words.text());
    meta(head, "property", "og:type", "website");
    meta(head, "property", "og:site_name", site);
    meta(head, "property", "og:title", words.title());
    meta(head, "property", "og:description", words.text());
    meta(head, "property", "og:locale", locale(language));
    if (origin != null) {
      meta(head, "property", "og:url", base + path);
    }
    meta(head, "property", "og:image", base + '/' + preview.picture());
    meta(head, "property", "og:image:type", "image/png");
    meta(head, "property", "og:image:width", "1200");
    meta(head, "property", "og:image:height", "630");
    meta(head, "property", "og:image:alt", words.title());
    meta(head, "name", "twitter:card", "summary_large_image");
    return head.toString().strip();
  }

  private static String locale(Language language) {
    return switch (language) {
      case EN -> "en_GB";
      case PL -> "pl_PL";
      case UK -> "uk_UA";
    };
  }

  private static void meta(StringBuilder head, String kind, String name, String content) {
    head.append("    <meta ")
        .append(kind)
        .append("=\"")
        .append(name)
        .append("\" content=\"")
        .append(escaped(content))
        .append("\" />\n");
  }

  /** For text and for values in double quotes. */
  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
