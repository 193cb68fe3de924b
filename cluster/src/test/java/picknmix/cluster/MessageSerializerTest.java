package picknmix.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.NotSerializableException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.kernel.Refused;
import picknmix.server.match.Counsel;
import picknmix.server.match.Race;
import picknmix.server.match.Reply;
import picknmix.server.match.RoundTrip;
import picknmix.server.table.Deed;
import picknmix.server.table.Gossip;
import picknmix.server.table.Player;
import picknmix.server.table.Problem;
import picknmix.server.table.Signal;
import picknmix.server.table.Spectators;
import picknmix.server.table.TableCommand;
import picknmix.server.table.Visitor;

/** Whatever a server may send comes out at the other end as it went in. */
final class MessageSerializerTest {
  private static final RoundTrip LINE = RoundTrip.of(List.of(40, 42, 60));
  private static final Player OLA = new Player("Ola", "#c2185b", "bonbon");

  private static ActorSystem<Void> system;
  private static ActorRef<Message.ToPlace> place;
  private static ActorRef<Message.ToTable> table;
  private static ActorRef<Message.Answer> from;
  private static MessageSerializer serializer;

  @BeforeAll
  static void start() {
    system = ActorSystem.create(Behaviors.empty(), "test");
    place = system.systemActorOf(Behaviors.empty(), "place", Props.empty());
    table = system.systemActorOf(Behaviors.empty(), "table", Props.empty());
    from = system.systemActorOf(Behaviors.empty(), "from", Props.empty());
    serializer = new MessageSerializer((ExtendedActorSystem) Adapter.toClassic(system));
  }

  @AfterAll
  static void stop() {
    system.terminate();
  }

  private static List<TableCommand<?>> commands() {
    return List.of(
        new TableCommand.Look(),
        new TableCommand.TakeSeat(null, new Visitor(OLA, "id", "203.0.113.7", false)),
        new TableCommand.SetBot("secret", 1, Level.HARD),
        new TableCommand.SetBot("secret", 1, null),
        new TableCommand.Vote("secret", 2, true),
        new TableCommand.Leave("secret", 0),
        new TableCommand.PassHost("secret", 1),
        new TableCommand.CallBack("secret", 2),
        new TableCommand.Start("secret", Visitor.local(OLA)),
        new TableCommand.Rematch("secret"),
        new TableCommand.WhoIsStillHere(),
        new TableCommand.StillThere(Set.of(0, 2)),
        new TableCommand.IsInUse(),
        new TableCommand.Remove(1_234_567_890_123L));
  }

  private static List<Message> messages() {
    return List.of(
        new Message.Tell(new TableCommand.IsInUse()),
        new Message.Watch("secret", 3, LINE, place, null),
        new Message.Watch(null, 0, RoundTrip.NONE, place, Visitor.local(OLA)),
        new Message.Act(new Deed("id", "place 1 0,0", 7, LINE, 12), place),
        new Message.Say(new Signal("hello", null), 4, place),
        new Message.AskForHint(5, 6, place),
        new Message.Measured(LINE, place),
        new Message.Unwatch(place),
        Message.Answer.of("a table"),
        Message.Answer.of(true),
        Message.Answer.of(TableCommand.Done.DONE),
        Message.Answer.of(new Problem(Problem.Kind.CONFLICT, "not now")),
        new Message.Welcome(2, table),
        new Message.Welcome(null, table),
        new Message.NotWelcome(Trouble.of(new Refused(Refused.Code.BAD_REQUEST, "no"))),
        new Message.Said(1, new Signal(null, "1,2")),
        new Message.Held("id"),
        new Message.Replied("id", null),
        new Message.Replied(
            "id", new Reply.Applied(3, new Race(1, true, List.of(new Race.Other(0, 12))))),
        new Message.Replied("id", new Reply.TooLate(3, null)),
        new Message.Heard(1, new Counsel.Nothing(), null),
        new Message.Heard(
            1,
            new Counsel.Given(
                List.of("1,2"), "take 1", List.of(Map.of("type", "taken")), List.of(), 0.75),
            null),
        new Message.Heard(1, null, Trouble.unavailable("later")),
        new Message.Noted(),
        new Message.Used(
            "one", new Gossip(Map.of("requests", Map.of("203.0.113.7", 3)), Map.of())));
  }

  @Test
  void commandsTravel() throws Exception {
    for (TableCommand<?> command : commands()) {
      Message.Ask ask = new Message.Ask(command, from);
      assertThat(sent(ask)).isEqualTo(ask);
    }
  }

  @Test
  void messagesTravel() throws Exception {
    for (Message message : messages()) {
      assertThat(sent(message)).isEqualTo(message);
    }
  }

  @Test
  void updatesTravelAsTheirText() throws Exception {
    byte[] text = "{\"type\":\"update\",\"Ж\":1}".getBytes(StandardCharsets.UTF_8);
    for (String asked : new String[] {null, "id"}) {
      Message.Update update = (Message.Update) sent(new Message.Update(9, true, asked, text));
      assertThat(update.sequence()).isEqualTo(9);
      assertThat(update.isRace()).isTrue();
      assertThat(update.asked()).isEqualTo(asked);
      assertThat(update.text()).isEqualTo(text);
    }
  }

  @Test
  void serversOfBeforeAreUnderstood() throws Exception {
    String said = "{\"seat\":1,\"signal\":{\"phrase\":\"HELLO\",\"at\":null}}";
    assertThat(serializer.fromBinary(said.getBytes(StandardCharsets.UTF_8), "Said"))
        .isEqualTo(new Message.Said(1, new Signal("hello", null)));
    String told = "{\"table\":{\"id\":\"t\"},\"seat\":null}";
    Message.TableNow now =
        (Message.TableNow) serializer.fromBinary(told.getBytes(StandardCharsets.UTF_8), "TableNow");
    assertThat(now.table().spectators()).isEqualTo(new Spectators(List.of(), 0));
    assertThat(now.table().sentAway()).isEmpty();
  }

  @Test
  void refusalsTravel() throws Exception {
    Refused refused = new Refused(Refused.Code.ILLEGAL_ACTION, "not there");
    Message.Replied replied =
        (Message.Replied) sent(new Message.Replied("id", new Reply.Rejected(refused)));
    assertThat(replied.reply())
        .isInstanceOfSatisfying(
            Reply.Rejected.class,
            rejected -> {
              assertThat(rejected.refused().code()).isEqualTo(refused.code());
              assertThat(rejected.refused().reason()).isEqualTo(refused.reason());
            });
  }

  @Test
  void noKindOfMessageIsForgottenHere() {
    Set<Class<?>> tried =
        Stream.concat(
                messages().stream(),
                Stream.of(
                    new Message.Ask(new TableCommand.Look(), from),
                    new Message.Update(0, false, null, new byte[0])))
            .map(Object::getClass)
            .collect(Collectors.toSet());
    Set<Class<?>> all =
        Stream.of(Message.class, Message.ToTable.class, Message.ToPlace.class)
            .flatMap(type -> Stream.of(type.getPermittedSubclasses()))
            .filter(Class::isRecord)
            .collect(Collectors.toSet());
    all.remove(Message.TableNow.class); // HouseTest plays with real ones
    assertThat(tried).containsAll(all);
    Set<Class<?>> commands = commands().stream().map(Object::getClass).collect(Collectors.toSet());
    Set<Class<?>> others = Set.of(TableCommand.Change.class, TableCommand.Done.class);
    for (Class<?> command : TableCommand.class.getPermittedSubclasses()) {
      assertThat(commands.contains(command) || others.contains(command)).as("" + command).isTrue();
    }
  }

  @Test
  void whatNobodyKnowsIsRefused() {
    assertThatThrownBy(() -> serializer.fromBinary(new byte[0], "Surprise"))
        .isInstanceOf(NotSerializableException.class);
  }

  private static Object sent(Message message) throws NotSerializableException {
    return serializer.fromBinary(serializer.toBinary(message), serializer.manifest(message));
  }
}
