package picknmix.games.candyhunters.puzzle.solver;

import org.jspecify.annotations.Nullable;

/**
 * A turn as the search sees it.
 *
 * @param build what was built, or −1 if that was done before
 * @param layout the buildings by whose slots ghosts and kids are told
 * @param ghosts where the ghosts stand after their moves
 * @param scored null if nothing was scored
 */
record Turn(int build, Layout layout, long ghosts, long kids, int large, @Nullable Fit scored) {}
