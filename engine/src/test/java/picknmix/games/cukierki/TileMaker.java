package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import picknmix.kernel.FastRandom;

/**
 * Designs the 56 tiles of tiles.txt (CU-2). {@code TilesTest} holds the file to what this makes.
 *
 * <p>There are five groups: 16 tiles with a cookie and a lollipop half, 16 with a cookie, 16 with a
 * lollipop half, and 8 with neither; in all groups with lollipops half of them are tops. The eight
 * are given: the six ways to put the four plain candies round a tile, and two with stripes, which
 * look the same after half a turn. On all the others no half comes twice. Which of them are taken
 * is searched for: from a seeded start, tiles are exchanged for others of their group as long as
 * that lowers the {@link #unevenness}; the best of many starts stays.
 */
final class TileMaker {
  private static final long SEED = 2017;
  private static final int STARTS = 12;
  private static final String PLAIN = "SMLP";
  private static final String HALVES = PLAIN + "CTB";

  private final FastRandom rng = new FastRandom(SEED);

  /** A group of like tiles: so many of the candidates are taken. */
  private record Group(List<String> candidates, int size) {}

  /** The groups' tiles in the order of the file. */
  static List<List<String>> make() {
    return new TileMaker().best();
  }

  private List<List<String>> best() {
    List<Group> groups =
        List.of(
            new Group(around("CT"), 8),
            new Group(around("CB"), 8),
            new Group(around("C"), 16),
            new Group(around("T"), 8),
            new Group(around("B"), 8));
    List<List<String>> best = improved(groups);
    for (int start = 1; start < STARTS; start++) {
      List<List<String>> next = improved(groups);
      best = unevenness(next) < unevenness(best) ? next : best;
    }
    List<List<String>> tiles = new ArrayList<>();
    best.forEach(group -> tiles.add(List.copyOf(new TreeSet<>(group))));
    List<String> plain = new ArrayList<>(around(""));
    plain.addAll(List.of("LSLS", "MPMP"));
    tiles.add(plain);
    return tiles;
  }

  /** All tiles with these halves, and else different plain ones, each in one rotation. */
  private static List<String> around(String halves) {
    Collection<String> tiles = new TreeSet<>();
    add("", halves, tiles);
    return List.copyOf(tiles);
  }

  private static void add(String tile, String needed, Collection<String> tiles) {
    if (tile.length() == 4) {
      if (needed.chars().allMatch(half -> tile.indexOf(half) >= 0)) {
        tiles.add(inOneRotation(tile));
      }
      return;
    }
    for (char half : (PLAIN + needed).toCharArray()) {
      if (tile.indexOf(half) < 0) {
        add(tile + half, needed, tiles);
      }
    }
  }

  /** Of the four ways to write a tile the first in the alphabet. */
  static String inOneRotation(String tile) {
    String first = tile;
    for (int r = 1; r < 4; r++) {
      String turned = tile.substring(r) + tile.substring(0, r);
      first = turned.compareTo(first) < 0 ? turned : first;
    }
    return first;
  }

  /** A random choice, made better until no single exchange makes it any better. */
  private List<List<String>> improved(List<Group> groups) {
    List<List<String>> taken = new ArrayList<>();
    List<List<String>> left = new ArrayList<>();
    for (Group group : groups) {
      List<String> candidates = new ArrayList<>(group.candidates());
      for (int last = candidates.size() - 1; last > 0; last--) {
        swap(candidates, last, candidates, rng.below(last + 1));
      }
      taken.add(new ArrayList<>(candidates.subList(0, group.size())));
      left.add(new ArrayList<>(candidates.subList(group.size(), candidates.size())));
    }
    while (improve(taken, left)) {}
    return taken;
  }

  private static boolean improve(List<List<String>> taken, List<List<String>> left) {
    int before = unevenness(taken);
    for (int group = 0; group < taken.size(); group++) {
      for (int i = 0; i < taken.get(group).size(); i++) {
        for (int j = 0; j < left.get(group).size(); j++) {
          swap(taken.get(group), i, left.get(group), j);
          if (unevenness(taken) < before) {
            return true;
          }
          swap(taken.get(group), i, left.get(group), j);
        }
      }
    }
    return false;
  }

  private static void swap(List<String> one, int i, List<String> other, int j) {
    String tile = one.get(i);
    one.set(i, other.get(j));
    other.set(j, tile);
  }

  /**
   * How unevenly the halves are spread: the sum of squares of how often each is in a group, and of
   * how often two are side by side, in this order, or face to face. The first counts the most: as
   * many of each plain half in every group make 40 of each in all.
   */
  private static int unevenness(List<List<String>> groups) {
    int[] pairs = new int[2 * HALVES.length() * HALVES.length()];
    int sum = 0;
    for (List<String> group : groups) {
      int[] here = new int[HALVES.length()];
      for (String tile : group) {
        for (int side = 0; side < 4; side++) {
          int half = HALVES.indexOf(tile.charAt(side));
          int next = HALVES.indexOf(tile.charAt((side + 1) % 4));
          int opposite = HALVES.indexOf(tile.charAt((side + 2) % 4));
          here[half]++;
          pairs[half * HALVES.length() + next]++;
          pairs[(HALVES.length() + half) * HALVES.length() + opposite]++;
        }
      }
      sum += 100 * sumOfSquares(here);
    }
    return sum + sumOfSquares(pairs);
  }

  private static int sumOfSquares(int[] counts) {
    int sum = 0;
    for (int count : counts) {
      sum += count * count;
    }
    return sum;
  }
}
