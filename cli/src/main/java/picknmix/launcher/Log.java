package picknmix.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** What Maven has written, read by somebody who wants to know why it failed. */
record Log(Path file) {
  private static final int SHOWN = 40;

  private static final Pattern NETWORK =
      Pattern.compile(
          "Unknown host|UnknownHost|Could not transfer|Failed to fetch|Network is unreachable"
              + "|Connection refused|ConnectException|[Tt]imed out"
              + "|npm error code (ENOTFOUND|EAI_AGAIN|ECONN\\w+|ETIMEDOUT|ENETUNREACH|ERR_SOCKET)");
  private static final Pattern DISK = Pattern.compile("No space left on device|ENOSPC");
  private static final Pattern NODE =
      Pattern.compile("The web page is built with Node|Cannot run program \"node\"");

  /** In words, where it is known; else the end of what is no mere information. */
  List<String> reason() throws IOException {
    // whatever the console's encoding
    List<String> lines = Files.readString(file, StandardCharsets.ISO_8859_1).lines().toList();
    if (has(lines, NODE)) {
      return List.of(
          "picknmix: the web page is built with Node 20 or newer, which is not here: install it"
              + " (https://nodejs.org)");
    }
    if (has(lines, DISK)) {
      return List.of("picknmix: the disk is full");
    }
    if (has(lines, NETWORK)) {
      return List.of(
          "picknmix: something could not be fetched: is there a network? What has come is kept: start"
              + " again when there is one.",
          "picknmix: behind a proxy, Maven wants it in ~/.m2/settings.xml, npm in HTTPS_PROXY");
    }
    List<String> telling = lines.stream().filter(line -> !line.startsWith("[INFO]")).toList();
    return telling.subList(Math.max(0, telling.size() - SHOWN), telling.size());
  }

  private static boolean has(List<String> lines, Pattern sign) {
    return lines.stream().anyMatch(line -> sign.matcher(line).find());
  }
}
