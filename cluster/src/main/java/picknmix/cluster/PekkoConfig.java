package picknmix.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picknmix.server.table.ClusterSettings;

/** How Pekko is to be: what is the same everywhere is in the file, the rest comes from settings. */
final class PekkoConfig {
  static final String PROTOCOL = "pekko";

  private static final String TLS = "pekko.remote.artery.ssl.config-ssl-engine.";

  private PekkoConfig() {}

  static Config of(ClusterSettings settings) {
    Map<String, Object> own = new HashMap<>();
    own.put("pekko.remote.artery.canonical.hostname", settings.self().host());
    own.put("pekko.remote.artery.canonical.port", settings.self().port());
    Path keys = settings.keys();
    if (keys != null) {
      String password = String.valueOf(settings.password());
      own.put("pekko.remote.artery.transport", "tls-tcp");
      for (String store : List.of("key-store", "trust-store")) {
        own.put(TLS + store, keys.toString());
        own.put(TLS + store + "-password", password);
      }
      own.put(TLS + "key-password", password);
    }
    return ConfigFactory.parseMap(own)
        .withFallback(ConfigFactory.systemProperties().withOnlyPath("pekko"))
        .withFallback(ConfigFactory.parseResources(PekkoConfig.class, "cluster.conf"))
        .withFallback(ConfigFactory.defaultReference(PekkoConfig.class.getClassLoader()))
        .resolve();
  }
}
