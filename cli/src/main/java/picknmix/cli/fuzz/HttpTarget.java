package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Requests, with their cookies and other headers, byte by byte. */
final class HttpTarget implements Target {
  private static final Pattern STATUS = Pattern.compile("^HTTP/1\\.1 (\\d{3}) ");
  private static final Pattern TRACE = Pattern.compile("\\tat |Exception|\\.java:");

  private final URI url;
  private final Traffic traffic;

  HttpTarget(URI url, Traffic traffic) {
    this.url = url;
    this.traffic = traffic;
  }

  @Override
  public void feed(SplittableRandom random) throws IOException, FuzzFailed {
    Request some = traffic.request(random);
    if (random.nextInt(5) == 0) {
      some = splice(some, traffic.request(random), random);
    }
    String request = spoil(some, random).text();
    if (random.nextInt(3) == 0) {
      request = Mutator.spoilText(request, random);
    }
    String answer = Wire.ask(url, request);
    Matcher status = STATUS.matcher(answer);
    // A line that was no request at all may be ended without an answer.
    boolean broken = status.find() && status.group(1).charAt(0) == '5' && !isFault(status.group(1));
    if (broken || TRACE.matcher(answer).find()) {
      throw new FuzzFailed("%n%s%nis answered with%n%s".formatted(request, answer));
    }
  }

  /** 501 and 505 are the client's fault, whatever their number. */
  private static boolean isFault(String status) {
    return status.equals("501") || status.equals("505");
  }

  private static Request splice(Request one, Request other, SplittableRandom random) {
    return new Request(
        random.nextBoolean() ? one.method() : other.method(),
        random.nextBoolean() ? one.path() : other.path(),
        random.nextBoolean() ? one.headers() : other.headers(),
        random.nextBoolean() ? one.body() : other.body());
  }

  private Request spoil(Request good, SplittableRandom random) {
    boolean hasBody = !good.body().isEmpty() || random.nextInt(20) == 0;
    return new Request(
        random.nextInt(20) == 0 ? Mutator.spoilText(good.method(), random) : good.method(),
        random.nextInt(6) == 0 ? Mutator.spoilText(good.path(), random) : good.path(),
        headers(good.headers(), random),
        hasBody && random.nextInt(4) > 0 ? body(good.body(), random) : good.body());
  }

  private String body(String good, SplittableRandom random) {
    Mutator bodies = traffic.bodies();
    return good.isEmpty() ? bodies.mutate(random) : bodies.mutate(good, random);
  }

  /** But for the first two, without which there is no answer or none that ends. */
  private static List<String> headers(List<String> good, SplittableRandom random) {
    List<String> headers = new ArrayList<>(good);
    // The limits for far addresses are not what is tried here.
    if (random.nextInt(10) == 0) {
      headers.add("X-Forwarded-For: 203.0.113.7, 127.0.0.1");
    }
    if (random.nextInt(2) == 0) {
      int place = 2 + random.nextInt(headers.size() - 2);
      headers.set(place, Mutator.spoilText(headers.get(place), random));
    }
    return headers;
  }
}
