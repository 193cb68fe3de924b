package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The parts of the files in {@code deploy/} fit together. Nothing here runs them: that needs Docker
 * or Kubernetes.
 */
final class DeployTest {
  private static final String WEB = "8080";
  private static final String CLUSTER = "7355";

  @Test
  void theContainerHasTheBundleAndItsPorts() throws IOException {
    String file = Deploy.read("Containerfile");
    assertThat(file.lines().filter(line -> line.startsWith("FROM "))).hasSize(2);
    assertThat(file)
        .contains("RUN ./picknmix package /made", "COPY --from=build /bundle /opt/picknmix")
        .contains("ENTRYPOINT [\"/opt/picknmix/picknmix\"]", "\nUSER 65532:65532\n")
        .contains("EXPOSE %s %s\n".formatted(WEB, CLUSTER));
  }

  @Test
  void composedNodesKnowEachOtherAndHaveTheirKeys() throws IOException {
    List<String> nodes = Deploy.nodes();
    assertThat(nodes).hasSize(3);
    List<String> everybody = nodes.stream().map(node -> node + ":" + CLUSTER).toList();
    for (String node : nodes) {
      List<String> command = Deploy.commandOf(node);
      assertThat(Deploy.option(command, "--cluster")).isEqualTo(node + ":" + CLUSTER);
      assertThat(Deploy.option(command, "--seeds").split(",")).containsExactlyElementsOf(everybody);
      assertThat(Deploy.option(command, "--allowed-host")).isEqualTo(node);
      String keys = "./keys/" + node + ".p12:" + Deploy.option(command, "--cluster-keys") + ":ro";
      assertThat(Deploy.compose().at("services", node, "volumes").texts()).contains(keys);
    }
  }

  @Test
  void theComposedProxyAsksAllNodesWhetherTheyAreReady() throws IOException {
    String proxy = Deploy.read("Caddyfile");
    String nodes = String.join(" ", Deploy.nodes().stream().map(node -> node + ":" + WEB).toList());
    assertThat(proxy).contains("reverse_proxy " + nodes + " {", "health_uri /health/ready\n");
    Yaml compose = Deploy.compose();
    String network =
        compose.at("networks", "default", "ipam", "config").list().getFirst().at("subnet").text();
    for (String node : Deploy.nodes()) {
      assertThat(Deploy.option(Deploy.commandOf(node), "--trusted-proxy")).isEqualTo(network);
    }
  }

  @Test
  void composedNodesFindTheirDatabase() throws IOException {
    Yaml compose = Deploy.compose();
    Matcher url =
        Pattern.compile("jdbc:postgresql://(\\w+)/(\\w+)\\?user=(\\w+)")
            .matcher(Deploy.option(Deploy.commandOf("node1"), "--database"));
    assertThat(url.matches()).isTrue();
    Yaml database = compose.at("services", url.group(1), "environment");
    assertThat(database.at("POSTGRES_DB").text()).isEqualTo(url.group(2));
    assertThat(database.at("POSTGRES_USER").text()).isEqualTo(url.group(3));
    Yaml node = compose.at("services", "node1");
    Yaml password = node.at("configs").list().getFirst();
    assertThat(node.at("environment", "PGPASSFILE")).isEqualTo(password.at("target"));
    assertThat(compose.at("configs", password.at("source").text(), "content").text())
        .startsWith("%s:5432:%s:%s:".formatted(url.group(1), url.group(2), url.group(3)));
  }

  @Test
  void nodesInKubernetesAreProbedWhereTheyListen() throws IOException {
    Yaml container = Deploy.container();
    assertThat(ports(container.at("ports").list(), "containerPort"))
        .isEqualTo(Map.of("http", WEB, "cluster", CLUSTER));
    for (String probe : List.of("startupProbe", "livenessProbe", "readinessProbe")) {
      Yaml question = container.at(probe, "httpGet");
      assertThat(question.at("port").text()).isEqualTo("http");
      assertThat(question.at("path").text())
          .isEqualTo(probe.equals("readinessProbe") ? "/health/ready" : "/health/live");
    }
  }

  @Test
  void nodesInKubernetesFindEachOtherBeforeTheyAreReady() throws IOException {
    List<String> arguments = Deploy.container().at("args").texts();
    Yaml found = Deploy.kubernetes("Service", "picknmix-nodes").at("spec");
    assertThat(found.at("clusterIP").text()).isEqualTo("None");
    assertThat(found.at("publishNotReadyAddresses").value()).isEqualTo(true);
    assertThat(ports(found.at("ports").list(), "port")).isEqualTo(Map.of("cluster", CLUSTER));
    assertThat(Deploy.option(arguments, "--seeds-dns"))
        .isEqualTo("picknmix-nodes.picknmix.svc.cluster.local");
    assertThat(Deploy.option(arguments, "--cluster")).isEqualTo("$(POD_IP):" + CLUSTER);
    Yaml deployment = Deploy.kubernetes("Deployment", "picknmix").at("spec");
    assertThat(deployment.at("replicas").text()).isEqualTo(Deploy.option(arguments, "--nodes"));
  }

  @Test
  void whatKubernetesNamesIsThere() throws IOException {
    Yaml pod = Deploy.kubernetes("Deployment", "picknmix").at("spec", "template");
    Yaml labels = pod.at("metadata", "labels");
    assertThat(Deploy.kubernetes("Deployment", "picknmix").at("spec", "selector", "matchLabels"))
        .isEqualTo(labels);
    assertThat(Deploy.kubernetes("PodDisruptionBudget", "picknmix").at("spec", "selector"))
        .isEqualTo(new Yaml(Map.of("matchLabels", labels.value())));
    for (String service : List.of("picknmix", "picknmix-nodes")) {
      assertThat(Deploy.kubernetes("Service", service).at("spec", "selector")).isEqualTo(labels);
    }
    assertThat(names(Deploy.container().at("volumeMounts")))
        .isEqualTo(names(pod.at("spec", "volumes")));
    assertThat(names(Deploy.container().at("env")))
        .contains("POD_IP", "PGPASSFILE", "PICKNMIX_CLUSTER_PASSWORD");
  }

  @Test
  void oneNodeOfKubernetesGoesAtATime() throws IOException {
    Yaml deployment = Deploy.kubernetes("Deployment", "picknmix").at("spec");
    assertThat(deployment.at("strategy", "rollingUpdate", "maxUnavailable").value()).isEqualTo(1);
    assertThat(
            Deploy.kubernetes("PodDisruptionBudget", "picknmix")
                .at("spec", "maxUnavailable")
                .value())
        .isEqualTo(1);
    assertThat(deployment.at("template", "spec", "terminationGracePeriodSeconds").value())
        .isEqualTo(60);
  }

  private static List<String> names(Yaml list) {
    return list.list().stream().map(one -> one.at("name").text()).toList();
  }

  private static Map<String, String> ports(List<Yaml> ports, String number) {
    return ports.stream()
        .collect(Collectors.toMap(port -> port.at("name").text(), port -> port.at(number).text()));
  }
}
