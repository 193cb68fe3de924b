package picknmix.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import picknmix.server.table.ClusterProvider;
import picknmix.server.table.ClusterSettings;
import picknmix.server.table.ClusterSettings.Address;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** What makes a server one of many. */
final class ClusterOptions {
  private static final String PASSWORD = "PICKNMIX_CLUSTER_PASSWORD";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--cluster",
      paramLabel = "HOST[:PORT]",
      converter = AddressConverter.class,
      description = "Be one of many servers on one database; the others reach this one here.")
  private @Nullable Address self;

  @Option(
      names = "--seeds",
      paramLabel = "HOST[:PORT]",
      split = ",",
      converter = AddressConverter.class,
      description = "Servers to join, the same list everywhere; the first founds the cluster.")
  private List<Address> seeds = List.of();

  @Option(
      names = "--seeds-dns",
      paramLabel = "NAME",
      description = "Find the servers to join under this name instead.")
  private @Nullable String name;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "3",
      description =
          "Found a cluster only when so many are found under that name (${DEFAULT-VALUE}).")
  private int founders;

  @Option(
      names = "--cluster-keys",
      paramLabel = "FILE",
      description =
          "Talk to the others through TLS, with the key and the authority of this PKCS#12 file;"
              + " its password is in $PICKNMIX_CLUSTER_PASSWORD.")
  private @Nullable Path keys;

  boolean isWanted() {
    return self != null;
  }

  /**
   * Refuses what does not go together.
   *
   * @param shared whether there is a store that several servers can use
   */
  void check(boolean shared) {
    if (self == null) {
      if (!seeds.isEmpty() || name != null || keys != null) {
        throw mistake("--seeds, --seeds-dns and --cluster-keys need --cluster");
      }
      return;
    }
    if (!shared) {
      throw mistake("--cluster needs --database: servers of a cluster share one PostgreSQL");
    }
    if (seeds.isEmpty() == (name == null)) {
      throw mistake("--cluster needs either --seeds or --seeds-dns");
    }
    if (founders < 1) {
      throw mistake("--nodes must be 1 or more");
    }
    if (keys != null && !Files.isReadable(keys)) {
      throw mistake("--cluster-keys: cannot read " + keys);
    }
    if (keys != null && System.getenv(PASSWORD) == null) {
      throw mistake("--cluster-keys needs the file's password in $" + PASSWORD);
    }
    var _ = provider();
  }

  ClusterSettings settings() {
    if (self == null) {
      throw new IllegalStateException("no cluster is wanted");
    }
    return new ClusterSettings(self, seeds, name, founders, keys, System.getenv(PASSWORD));
  }

  ClusterProvider provider() {
    return ServiceLoader.load(ClusterProvider.class)
        .findFirst()
        .orElseThrow(
            () -> mistake("--cluster needs the cluster module: start this with ./picknmix serve"));
  }

  private ParameterException mistake(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  private static final class AddressConverter implements ITypeConverter<Address> {
    @Override
    public Address convert(String text) {
      try {
        return Address.parse(text);
      } catch (IllegalArgumentException mistake) {
        throw new TypeConversionException(mistake.getMessage());
      }
    }
  }
}
