package picknmix.cli.load;

import java.util.List;

/**
 * How much.
 *
 * @param games table by table in turns; empty is every game that the server has
 * @param seats at each table, or as near to it as its game allows
 * @param bots how many of the seats they have, one person being left at least
 * @param watchers sockets that only watch, at each table
 * @param reconnects so many of a hundred sockets drop and come back each second
 * @param warmUp seconds before those that are measured
 * @param pauseMillis between two actions at a table, on average
 * @param stall for so many seconds, in the middle, the store cannot be written; 0 for never
 */
public record Plan(
    List<String> games,
    int tables,
    int seats,
    int bots,
    int watchers,
    int reconnects,
    int warmUp,
    int seconds,
    int pauseMillis,
    int stall) {}
