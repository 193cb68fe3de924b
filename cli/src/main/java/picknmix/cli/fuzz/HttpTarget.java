package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Requests, with their cookies and other headers, byte by byte. */
final class HttpTarget implements Target {
  private static final int PATIENCE_MILLIS = 20_000;
  private static final Pattern STATUS = Pattern.compile("^HTTP/1\\.1 (\\d{3}) ");
  private static final Pattern TRACE = Pattern.compile("\\tat |Exception|\\.java:");

  private final URI url;
  private final Lobby lobby;
  private final Mutator bodies;

  HttpTarget(URI url, Lobby lobby) {
    this.url = url;
    this.lobby = lobby;
    this.bodies =
        new Mutator(
            List.of(
                "{\"game\":\"candy-match\",\"seats\":2,\"options\":{},\"pace\":{\"reveal\":0},"
                    + "\"ties\":\"coin\",\"open\":true,\"bots\":{\"1\":\"easy\"},\"start\":false,"
                    + "\"series\":true,\"language\":\"pl\"}",
                "{\"game\":\"candy-ghosts\",\"seats\":2,\"bots\":{\"1\":\"easy\"},\"open\":false}",
                "{\"name\":\"Ola\",\"color\":\"#c2185b\",\"avatar\":\"bonbon\"}",
                "{\"seat\":1}",
                "{\"bot\":\"easy\"}",
                "{\"seats\":3,\"options\":{},\"open\":true}",
                "{}"));
  }

  @Override
  public void feed(SplittableRandom random) throws IOException, InterruptedException, FuzzFailed {
    String request = request(random);
    if (random.nextInt(3) == 0) {
      request = Mutator.spoilText(request, random);
    }
    String answer = ask(request);
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

  private String request(SplittableRandom random) {
    Lobby.Place place = lobby.any(random);
    String table = "/api/tables/" + place.table();
    List<String> lines =
        List.of(
            "GET /api/games",
            "GET /api/me",
            "PUT /api/me",
            "GET /api/tables",
            "POST /api/tables",
            "GET " + table,
            "PUT " + table,
            "POST " + table + "/seats",
            "PUT " + table + "/seats/1",
            "DELETE " + table + "/seats/9",
            "POST " + table + "/start",
            "POST " + table + "/rematch",
            "GET " + table + "/transcript",
            "GET /t/" + place.table(),
            "GET /health/ready",
            "GET /openapi.json",
            "OPTIONS /api/tables",
            "GET /api/socket");
    String line = lines.get(random.nextInt(lines.size()));
    if (random.nextInt(6) == 0) {
      line = Mutator.spoilText(line, random);
    }
    boolean hasBody = !line.startsWith("GET") || random.nextInt(10) == 0;
    String body = hasBody ? bodies.mutate(random) : "";
    return line + " HTTP/1.1\r\n" + headers(random, place, body) + "\r\n" + body;
  }

  private String headers(SplittableRandom random, Lobby.Place place, String body) {
    List<String> headers = new ArrayList<>();
    headers.add("Host: " + url.getRawAuthority());
    headers.add("Connection: close");
    headers.add("Authorization: Seat " + place.secret());
    headers.add("Cookie: player=eyJuYW1lIjoiT2xhIn0.c2lnbmF0dXJl; other=1");
    headers.add("X-Forwarded-For: 203.0.113.7, 127.0.0.1");
    headers.add("Accept-Language: uk, pl;q=0.8");
    if (!body.isEmpty()) {
      headers.add("Content-Type: application/json");
      headers.add("Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length);
    }
    if (random.nextInt(2) == 0) {
      int place2 = 2 + random.nextInt(headers.size() - 2);
      headers.set(place2, Mutator.spoilText(headers.get(place2), random));
    }
    // The limits for far addresses are not what is tried here.
    headers.removeIf(header -> header.startsWith("X-F") && random.nextInt(10) > 0);
    return String.join("\r\n", headers) + "\r\n";
  }

  private String ask(String request) throws IOException, FuzzFailed {
    try (Socket socket = new Socket(url.getHost(), url.getPort())) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (SocketTimeoutException silence) {
      throw new FuzzFailed("no answer to " + request);
    } catch (SocketException reset) {
      return ""; // ended in the middle of what we sent
    }
  }
}
