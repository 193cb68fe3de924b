package picknmix.cluster;

import java.time.Duration;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.pubsub.Topic;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.table.Gossip;
import picknmix.server.table.SharedUse;

/** Tells the other servers every moment what is used here, and hears what is used there. */
final class Gossiper extends AbstractBehavior<Message.ToGossiper> {
  private static final Logger LOG = LoggerFactory.getLogger(Gossiper.class);
  private static final Duration MOMENT = Duration.ofMillis(500);

  private final SharedUse use;
  private final String self;
  private final ActorRef<Topic.Command<Message.ToGossiper>> topic;
  private boolean silent = true;

  private Gossiper(
      ActorContext<Message.ToGossiper> context,
      SharedUse use,
      String self,
      ActorRef<Topic.Command<Message.ToGossiper>> topic) {
    super(context);
    this.use = use;
    this.self = self;
    this.topic = topic;
  }

  static Behavior<Message.ToGossiper> of(SharedUse use, Cluster cluster) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> {
                  timers.startTimerWithFixedDelay(Message.Gossiping.NOW, MOMENT);
                  ActorRef<Topic.Command<Message.ToGossiper>> topic =
                      context.spawn(Topic.create(Message.ToGossiper.class, "use"), "use");
                  topic.tell(Topic.subscribe(context.getSelf()));
                  cluster
                      .subscriptions()
                      .tell(
                          Subscribe.create(
                              context.messageAdapter(
                                  ClusterEvent.MemberRemoved.class,
                                  gone -> new Message.Gone(gone.member().address().toString())),
                              ClusterEvent.MemberRemoved.class));
                  String self = cluster.selfMember().address().toString();
                  return new Gossiper(context, use, self, topic);
                }));
  }

  @Override
  public Receive<Message.ToGossiper> createReceive() {
    return newReceiveBuilder().onMessage(Message.ToGossiper.class, this::hear).build();
  }

  private Behavior<Message.ToGossiper> hear(Message.ToGossiper message) {
    switch (message) {
      case Message.Gossiping.NOW -> tell();
      case Message.Used(var server, var gossip) -> {
        if (!server.equals(self)) {
          hear(server, gossip);
        }
      }
      case Message.Gone(var server) -> use.forget(server);
    }
    return this;
  }

  private void hear(String server, Gossip gossip) {
    try {
      use.hear(server, gossip);
    } catch (RuntimeException strange) {
      LOG.warn("{} tells something strange", server, strange);
    }
  }

  /** Once more after everything was let go of, so that the others know. */
  private void tell() {
    Gossip gossip = use.tell();
    boolean nothing =
        gossip.spent().isEmpty() && gossip.held().values().stream().allMatch(Map::isEmpty);
    if (!nothing || !silent) {
      topic.tell(Topic.publish(new Message.Used(self, gossip)));
    }
    silent = nothing;
  }
}
