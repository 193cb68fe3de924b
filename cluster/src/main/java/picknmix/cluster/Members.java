package picknmix.cluster;

import java.util.Set;
import java.util.TreeSet;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Says in the log which servers come and go. */
final class Members {
  private static final Logger LOG = LoggerFactory.getLogger(Members.class);

  private Members() {}

  static Behavior<ClusterEvent.ClusterDomainEvent> watched(Cluster cluster) {
    return Behaviors.setup(
        context -> {
          cluster
              .subscriptions()
              .tell(Subscribe.create(context.getSelf(), ClusterEvent.ClusterDomainEvent.class));
          Set<String> here = new TreeSet<>();
          return Behaviors.receiveMessage(
              event -> {
                note(event, here);
                return Behaviors.same();
              });
        });
  }

  private static void note(ClusterEvent.ClusterDomainEvent event, Set<String> here) {
    switch (event) {
      case ClusterEvent.MemberUp up -> {
        here.add(name(up.member().address()));
        LOG.info("server {} has come: {}", name(up.member().address()), here);
      }
      case ClusterEvent.UnreachableMember lost ->
          LOG.warn("server {} does not answer", name(lost.member().address()));
      case ClusterEvent.ReachableMember back ->
          LOG.info("server {} answers again", name(back.member().address()));
      case ClusterEvent.MemberRemoved gone -> {
        here.remove(name(gone.member().address()));
        LOG.info("server {} has gone: {}", name(gone.member().address()), here);
      }
      default -> {}
    }
  }

  private static String name(Address address) {
    return address.hostPort().substring(address.hostPort().indexOf('@') + 1);
  }
}
