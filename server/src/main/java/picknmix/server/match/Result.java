package picknmix.server.match;

import java.util.List;
import picknmix.kernel.ScoreSheet;

/** How a match ended: everybody's points, who won, and where the points came from. */
public record Result(List<Integer> scores, List<Integer> winners, ScoreSheet sheet) {}
