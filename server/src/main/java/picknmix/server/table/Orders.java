package picknmix.server.table;

import picknmix.server.table.TableCommand.Done;

/** What each command does in the room of its table. */
final class Orders {
  private Orders() {}

  /** Does it; the caller works in the room, alone. */
  @SuppressWarnings("unchecked") // each command's own answer, as its record says
  static <R> R carryOut(TableCommand<R> command, Room room) {
    return (R) answer(command, room);
  }

  private static Object answer(TableCommand<?> command, Room room) {
    return switch (command) {
      case TableCommand.Look() -> room.info();
      case TableCommand.TakeSeat(var seat, var visitor) -> room.takeSeat(seat, visitor);
      case TableCommand.SetBot(var secret, var seat, var level) -> {
        room.setBot(secret, seat, level);
        yield room.info();
      }
      case TableCommand.Vote(var secret, var seat, var agrees) -> {
        room.vote(secret, seat, agrees);
        yield room.info();
      }
      case TableCommand.Leave(var secret, var seat) -> {
        room.leave(secret, seat);
        yield room.info();
      }
      case TableCommand.PassHost(var secret, var seat) -> {
        room.passHost(secret, seat);
        yield room.info();
      }
      case TableCommand.CallBack(var secret, var number) -> {
        room.callBack(secret, number);
        yield room.info();
      }
      case TableCommand.Change(var secret, var change) -> {
        room.change(secret, change);
        yield room.info();
      }
      case TableCommand.Start(var secret, var visitor) -> {
        room.start(secret, visitor);
        yield room.info();
      }
      case TableCommand.Rematch(var secret) -> room.rematch(secret);
      case TableCommand.WhoIsStillHere() -> {
        room.tellNext();
        yield Done.DONE;
      }
      case TableCommand.StillThere(var seats) -> {
        room.hearFromBefore(seats);
        yield Done.DONE;
      }
      case TableCommand.IsInUse() -> true;
      case TableCommand.Remove(long _) -> throw new IllegalArgumentException("not from inside");
    };
  }
}
