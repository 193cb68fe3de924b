package picknmix.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.HashMap;
import java.util.Map;
import picknmix.server.table.ClusterSettings;

/** How Pekko is to be: what is the same everywhere is in the file, the rest comes from settings. */
final class PekkoConfig {
  static final String PROTOCOL = "pekko";

  private PekkoConfig() {}

  static Config of(ClusterSettings settings) {
    Map<String, Object> own = new HashMap<>();
    own.put("pekko.remote.artery.canonical.hostname", settings.self().host());
    own.put("pekko.remote.artery.canonical.port", settings.self().port());
    return ConfigFactory.parseMap(own)
        .withFallback(ConfigFactory.systemProperties().withOnlyPath("pekko"))
        .withFallback(ConfigFactory.parseResources(PekkoConfig.class, "cluster.conf"))
        .withFallback(ConfigFactory.defaultReference(PekkoConfig.class.getClassLoader()))
        .resolve();
  }
}
