package picknmix.launcher;

import java.util.List;

/**
 * A part of the build as people are told of it.
 *
 * @param name what it makes
 * @param sign what a line of Maven's log contains when it begins; the first step begins with the
 *     build
 */
record Step(String name, String sign) {
  static final List<Step> OF_THE_PROGRAM =
      List.of(
          new Step("Maven, and what it needs", "Scanning for projects"),
          new Step("the rules and the bots", "(default-compile) @ engine"),
          // these two side by side
          new Step("the server, and the games for the browser", "(default-compile) @ wasm"),
          new Step("the web page", "(build-page) @ client"),
          new Step("the command line, and a first run of it", "(default-compile) @ cli"));

  static final List<Step> OF_THE_BENCHMARKS =
      List.of(
          new Step("Maven, and what it needs", "Scanning for projects"),
          new Step("the rules, the bots and the oracles", "(default-compile) @ engine"),
          new Step("the benchmarks", "(default-compile) @ bench"));
}
