package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import picknmix.cli.arena.LadderPlot.Point;

/** The ladder as a picture: well-formed, and with everybody where they belong. */
final class LadderPlotTest {
  private static final List<Point> POINTS =
      List.of(
          point("random", "", 0, -600),
          point("easy", "", 0, -100),
          point("hard", "ms", 1000, 400),
          point("hard", "ms", 100, 200),
          point("hard", "ms", 10, 50),
          point("hard@a<b", "ms", 100, 150));

  @Test
  void aPointForEachBotAndALineForEachThatSearches() throws Exception {
    Document svg = draw(POINTS);
    assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(all(svg, "circle")).hasSize(6);
    assertThat(all(svg, "polyline")).hasSize(2);
    assertThat(texts(svg))
        .contains("A & B", "Elo", "random", "easy", "hard", "hard@a<b", "10", "100", "1000")
        .contains("milliseconds a turn");
  }

  @Test
  void theAxisIsLogarithmicAndMoreIsHigher() throws Exception {
    List<Element> circles = all(draw(POINTS), "circle");
    double ten = number(circles.get(2), "cx");
    double hundred = number(circles.get(3), "cx");
    double thousand = number(circles.get(4), "cx");
    assertThat(hundred - ten).isCloseTo(thousand - hundred, within(0.2));
    assertThat(number(circles.get(4), "cy")).isLessThan(number(circles.get(3), "cy"));
    assertThat(number(circles.get(0), "cy")).isGreaterThan(number(circles.get(1), "cy"));
  }

  @Test
  void everythingIsInThePicture() throws Exception {
    Document svg = draw(POINTS);
    String[] box = svg.getDocumentElement().getAttribute("viewBox").split(" ", -1);
    for (Element line : all(svg, "line")) {
      assertThat(number(line, "x2")).isBetween(0.0, Double.parseDouble(box[2]));
      assertThat(number(line, "y1")).isBetween(0.0, Double.parseDouble(box[3]));
      assertThat(number(line, "y2")).isBetween(0.0, Double.parseDouble(box[3]));
    }
  }

  @Test
  void aLongTitleIsFoldedAndMakesThePictureHigherNotWider() throws Exception {
    String title =
        "a game with many options, each of which takes a few words of the title ".repeat(3);
    Document svg = draw(title.trim(), POINTS);
    String[] box = svg.getDocumentElement().getAttribute("viewBox").split(" ", -1);
    String[] usual = draw(POINTS).getDocumentElement().getAttribute("viewBox").split(" ", -1);
    assertThat(box[2]).isEqualTo(usual[2]);
    List<Element> lines =
        all(svg, "text").stream()
            .filter(text -> text.getAttribute("class").equals("title"))
            .toList();
    assertThat(lines).hasSizeGreaterThan(1);
    assertThat(String.join(" ", lines.stream().map(Element::getTextContent).toList()))
        .isEqualTo(title.trim());
    assertThat(number(lines.getFirst(), "y")).isGreaterThan(Double.parseDouble(box[1]));
  }

  @Test
  void whereNobodySearchesThereIsNoAxisForIt() throws Exception {
    Document svg = draw(POINTS.subList(0, 2));
    assertThat(all(svg, "circle")).hasSize(2);
    assertThat(all(svg, "polyline")).isEmpty();
    assertThat(texts(svg)).doesNotContain("milliseconds a turn");
  }

  @Test
  void oneBudgetAndEqualStrengthsAreDrawnToo() throws Exception {
    Elo.Rating same = new Elo.Rating(0, 0, 0);
    Document svg = draw(List.of(new Point("hard", "rounds", 50, same)));
    assertThat(all(svg, "circle")).hasSize(1);
    assertThat(number(all(svg, "circle").getFirst(), "cy")).isBetween(0.0, 420.0);
    assertThat(texts(svg)).contains("rounds a decision");
  }

  private static Point point(String series, String unit, int budget, double elo) {
    return new Point(series, unit, budget, new Elo.Rating(elo, elo - 40, elo + 40));
  }

  private static Document draw(List<Point> points) throws Exception {
    return draw("A & B", points);
  }

  private static Document draw(String title, List<Point> points) throws Exception {
    String svg = new LadderPlot(title, "Elo", points).svg();
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Element> all(Document svg, String tag) {
    List<Element> elements = new ArrayList<>();
    NodeList nodes = svg.getElementsByTagName(tag);
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  private static List<String> texts(Document svg) {
    return all(svg, "text").stream().map(Element::getTextContent).toList();
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }
}
