package picknmix.cli.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;

/** The servers that are played on, which share their tables: one, or several. */
final class Nodes {
  private final List<Api> all;
  private volatile @Nullable Api dead;

  Nodes(List<URI> urls, HttpClient http) {
    this.all = urls.stream().map(url -> new Api(url, http)).toList();
  }

  List<Api> all() {
    return all;
  }

  /** One that lives, the same for the same number while it does. */
  Api at(int number) {
    List<Api> living = all.stream().filter(api -> api != dead).toList();
    return living.get(Math.floorMod(number, living.size()));
  }

  /** Nobody is to ask that one any more. */
  void bury(int number) {
    dead = all.get(number);
  }
}
