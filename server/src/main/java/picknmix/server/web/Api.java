package picknmix.server.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.server.table.GameInfo;
import picknmix.server.table.NewTable;
import picknmix.server.table.Player;
import picknmix.server.table.SeatTaken;
import picknmix.server.table.SharedGame;
import picknmix.server.table.TableChange;
import picknmix.server.table.TableInfo;
import picknmix.server.table.Tables;
import picknmix.server.table.TokenBucket;
import picknmix.server.web.Route.Method;
import picknmix.server.web.Route.Reply;
import picknmix.server.web.Route.Seat;

/** HTTP's part of docs/protocol.md: which request does what at the tables. */
final class Api {
  /**
   * @param seat null for any free one
   */
  record TakeSeat(@Nullable Integer seat) {}

  /**
   * @param bot null: no bot
   */
  record SetBot(@Nullable Level bot) {}

  /**
   * @param seat whose person leads the table from now on
   */
  record PassHost(int seat) {}

  /**
   * @param agree whether a bot should play on
   */
  record Vote(boolean agree) {}

  /**
   * A shared game stays on the disk with all its actions: a whole class may share theirs, and then
   * as many again in a day.
   */
  private static final TokenBucket.Rate SHARED = new TokenBucket.Rate(60, 60.0 / (24 * 60 * 60));

  private Api() {}

  static List<Route> routes(Tables tables) {
    return List.of(
        new Route(
            Method.GET,
            "/api/games",
            "The games that can be played",
            Seat.NONE,
            null,
            Reply.list(GameInfo.class),
            call -> tables.games()),
        new Route(
            Method.GET,
            "/api/me",
            "Who I am",
            Seat.NONE,
            null,
            Reply.one(Player.class),
            Call::player),
        new Route(
            Method.PUT,
            "/api/me",
            "Change my name, colour and avatar",
            Seat.NONE,
            Player.class,
            Reply.one(Player.class),
            call -> call.remember(call.body(Player.class).checked())),
        new Route(
            Method.GET,
            "/api/tables",
            "The public tables that wait or play",
            Seat.NONE,
            null,
            Reply.list(TableInfo.class),
            call -> tables.list()),
        new Route(
            Method.POST,
            "/api/tables",
            "Set up a table and sit down as its host",
            Seat.NONE,
            NewTable.class,
            Reply.created(SeatTaken.class),
            call -> tables.create(call.visitor(), call.body(NewTable.class))),
        new Route(
                Method.POST,
                "/api/shared",
                "Keep a finished game of one's own device, for all who get its link",
                Seat.NONE,
                SharedGame.class,
                Reply.created(TableInfo.class),
                call -> tables.share(call.body(SharedGame.class, Call.LARGEST)))
            .limited(SHARED),
        new Route(
            Method.GET,
            "/api/tables/{table}",
            "A table",
            Seat.NONE,
            null,
            Reply.one(TableInfo.class),
            call -> tables.info(call.path("table"))),
        new Route(
            Method.POST,
            "/api/tables/{table}/seats",
            "Take a free seat",
            Seat.NONE,
            TakeSeat.class,
            Reply.created(SeatTaken.class),
            call ->
                tables.takeSeat(
                    call.path("table"), call.body(TakeSeat.class).seat(), call.visitor())),
        new Route(
            Method.PUT,
            "/api/tables/{table}/seats/{seat}",
            "Let a bot sit down on a seat, or send it away",
            Seat.REQUIRED,
            SetBot.class,
            Reply.one(TableInfo.class),
            call ->
                tables.setBot(
                    call.path("table"), call.secret(), call.seat(), call.body(SetBot.class).bot())),
        new Route(
            Method.DELETE,
            "/api/tables/{table}/seats/{seat}",
            "Leave a seat, or send somebody away as the host; once the match has begun a bot plays on",
            Seat.REQUIRED,
            null,
            Reply.one(TableInfo.class),
            call -> tables.leave(call.path("table"), call.secret(), call.seat())),
        new Route(
            Method.PUT,
            "/api/tables/{table}/seats/{seat}/vote",
            "Want a bot to play on for somebody who is waited for, or not",
            Seat.REQUIRED,
            Vote.class,
            Reply.one(TableInfo.class),
            call ->
                tables.vote(
                    call.path("table"), call.secret(), call.seat(), call.body(Vote.class).agree())),
        new Route(
            Method.PUT,
            "/api/tables/{table}/host",
            "Pass the table on to another person, as the host",
            Seat.REQUIRED,
            PassHost.class,
            Reply.one(TableInfo.class),
            call ->
                tables.passHost(
                    call.path("table"), call.secret(), call.body(PassHost.class).seat())),
        new Route(
            Method.DELETE,
            "/api/tables/{table}/sent-away/{number}",
            "Call somebody back who was sent away, as the host",
            Seat.REQUIRED,
            null,
            Reply.one(TableInfo.class),
            call -> tables.callBack(call.path("table"), call.secret(), call.number("number"))),
        new Route(
            Method.PUT,
            "/api/tables/{table}",
            "Change the table before the start, as the host",
            Seat.REQUIRED,
            TableChange.class,
            Reply.one(TableInfo.class),
            call -> tables.change(call.path("table"), call.secret(), call.body(TableChange.class))),
        new Route(
            Method.POST,
            "/api/tables/{table}/start",
            "Start the match, as the host",
            Seat.REQUIRED,
            null,
            Reply.one(TableInfo.class),
            call -> tables.start(call.path("table"), call.secret(), call.visitor())),
        new Route(
            Method.POST,
            "/api/tables/{table}/rematch",
            "The table of the next match, for any seat of one that is over",
            Seat.REQUIRED,
            null,
            Reply.one(TableInfo.class),
            call -> tables.rematch(call.path("table"), call.secret())),
        new Route(
            Method.GET,
            "/api/tables/{table}/transcript",
            "The match's published transcript, as JSON lines",
            Seat.OPTIONAL,
            null,
            Reply.text("application/jsonl"),
            call ->
                TranscriptLines.answer(tables.published(call.path("table"), call.secretIfAny()))));
  }
}
