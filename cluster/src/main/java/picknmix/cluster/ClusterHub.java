package picknmix.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.cluster.Message.Answer;
import picknmix.cluster.Message.Own;
import picknmix.cluster.Message.ToPlace;
import picknmix.cluster.Message.ToTable;
import picknmix.server.match.Time;
import picknmix.server.store.StoredTable;
import picknmix.server.table.ClusterSettings;
import picknmix.server.table.Hub;
import picknmix.server.table.MatchHub;
import picknmix.server.table.Membership;
import picknmix.server.table.Place;
import picknmix.server.table.Problem;
import picknmix.server.table.SeatTaken;
import picknmix.server.table.SharedUse;
import picknmix.server.table.TableCommand;
import picknmix.server.table.TableInfo;
import picknmix.server.table.TableListener;

/** Knows the way to every table of the house. */
final class ClusterHub implements Hub {
  private static final Logger LOG = LoggerFactory.getLogger(ClusterHub.class);

  static final String NAME = "picknmix";
  private static final EntityTypeKey<ToTable> TABLES =
      EntityTypeKey.create(ToTable.class, "tables");

  /** Who waits for a table longer than this is told that it is moving. */
  private static final Duration PATIENCE = Duration.ofSeconds(6);

  /** What was asked may be answered so much later. */
  private static final Duration LONGEST = Duration.ofSeconds(30);

  /** The lobby waits less: it shows what the store knows instead. */
  private static final Duration GLANCE = Duration.ofSeconds(1);

  private static final int FAREWELL_SECONDS = 30;

  private final MatchHub home;
  private final Time time;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final ActorSystem<Behavior<ToPlace>> system;
  private final ClusterSharding sharding;
  private final Map<String, ActorRef<ToTable>> here = new ConcurrentHashMap<>();
  private final Cluster cluster;
  private volatile boolean closing;

  private ClusterHub(
      MatchHub home, Time time, ActorSystem<Behavior<ToPlace>> system, Runnable lost) {
    this.home = home;
    this.time = time;
    this.system = system;
    this.sharding = ClusterSharding.get(system);
    this.cluster = Cluster.get(system);
    var _ = system.getWhenTerminated().thenRun(() -> ended(lost));
  }

  static ClusterHub join(MatchHub home, ClusterSettings settings, Time time, Runnable lost) {
    ActorSystem<Behavior<ToPlace>> system =
        ActorSystem.create(places(), NAME, PekkoConfig.of(settings));
    ClusterHub hub = new ClusterHub(home, time, system, lost);
    hub.takeTables();
    var _ = system.systemActorOf(Members.watched(hub.cluster), "members", Props.empty());
    Seeds.join(settings, hub.cluster, hub.threads);
    return hub;
  }

  /** Somebody's place needs an actor that hears for it. */
  private static Behavior<Behavior<ToPlace>> places() {
    return Behaviors.receive(
        (context, place) -> {
          var _ = context.spawnAnonymous(place);
          return Behaviors.same();
        });
  }

  /** Tables may live on this server from now on. */
  private void takeTables() {
    var _ =
        sharding.init(
            Entity.of(
                    TABLES,
                    table ->
                        TableActor.of(table.getEntityId(), home, threads, table.getShard(), here))
                .withStopMessage(Own.STOP));
    home.whenDropped(this::letRest);
  }

  private void letRest(String id) {
    ActorRef<ToTable> table = here.get(id);
    if (table != null) {
      table.tell(Own.REST);
    }
  }

  private void ended(Runnable lost) {
    if (!closing) {
      LOG.error("the other servers have given this one up: it stops, and should be started again");
      lost.run();
    }
  }

  private EntityRef<ToTable> table(String id) {
    return sharding.entityRefFor(TABLES, id);
  }

  @Override
  @SuppressWarnings("unchecked") // each command's own answer, as its record says
  public <R> R ask(String table, TableCommand<R> command) {
    CompletableFuture<Answer> answer = asked(table, command, LONGEST);
    try {
      return (R) join(answer.copy().orTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)).value();
    } catch (Problem problem) {
      if (!answer.isDone()) {
        var _ = answer.thenAccept(late -> takeBack(table, late));
      }
      throw problem;
    }
  }

  /** Nobody waits any more, so nobody would have the secret of a seat that was taken. */
  private void takeBack(String table, Answer late) {
    SeatTaken seat = late.seat();
    if (seat != null) {
      var _ = asked(table, new TableCommand.Leave(seat.secret(), seat.seat()), LONGEST);
    }
  }

  private CompletableFuture<Answer> asked(
      String table, TableCommand<?> command, Duration patience) {
    return table(table)
        .<Answer>ask(from -> new Message.Ask(command, from), patience)
        .toCompletableFuture();
  }

  private static <T> T join(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException failure) {
      throw Trouble.of(failure).exception();
    }
  }

  @Override
  public void tell(String table, TableCommand<?> command) {
    table(table).tell(new Message.Tell(command));
  }

  @Override
  public Place watch(String table, @Nullable String secret, int after, TableListener listener) {
    CompletableFuture<Place> welcomed = new CompletableFuture<>();
    system.tell(PlaceActor.of(table(table), secret, after, listener, time, welcomed));
    return join(welcomed.orTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS));
  }

  @Override
  public List<TableInfo> look(List<StoredTable> tables) {
    List<CompletableFuture<Answer>> answers = new ArrayList<>();
    for (StoredTable table : tables) {
      answers.add(asked(table.id(), new TableCommand.Look(), GLANCE));
    }
    List<TableInfo> all = new ArrayList<>();
    for (int i = 0; i < tables.size(); i++) {
      Answer answer = answers.get(i).exceptionally(Answer::of).join();
      TableInfo info = answer.table();
      all.add(info == null ? home.look(List.of(tables.get(i))).getFirst() : info);
    }
    return all;
  }

  @Override
  public void share(SharedUse use) {
    use.share();
    var _ = system.systemActorOf(Gossiper.of(use, cluster), "gossip", Props.empty());
  }

  /** One of them is enough. */
  @Override
  public boolean keepsHouse() {
    return cluster.selfMember().address().equals(cluster.state().getLeader());
  }

  @Override
  public Membership membership() {
    ClusterEvent.CurrentClusterState state = cluster.state();
    int unreachable = state.getUnreachable().size();
    int members = 0;
    for (Member member : state.getMembers()) {
      members += MemberStatus.up().equals(member.status()) ? 1 : 0;
    }
    return new Membership(members, unreachable);
  }

  @Override
  public boolean isReady() {
    return !closing && MemberStatus.up().equals(cluster.selfMember().status());
  }

  /** Its tables move to the others first, one after the other. */
  @Override
  public void close() {
    closing = true;
    system.terminate();
    try {
      var _ =
          system
              .getWhenTerminated()
              .toCompletableFuture()
              .orTimeout(FAREWELL_SECONDS, TimeUnit.SECONDS)
              .join();
    } catch (CompletionException late) {
      LOG.warn("the tables of this server could not be handed over in time");
    }
    home.close();
    threads.shutdown();
  }
}
