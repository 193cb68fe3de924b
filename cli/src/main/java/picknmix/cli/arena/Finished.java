package picknmix.cli.arena;

import java.util.List;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * A match that has come to its end, with all that was done in it.
 *
 * @param thinking how long each seat thought
 */
record Finished<S extends State<S>>(Session<S> session, List<Stopwatch> thinking) {}
