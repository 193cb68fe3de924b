package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** A part of a YAML file. What is asked for must be there. */
record Yaml(Object value) {
  static Stream<Yaml> documents(String text) {
    LoaderOptions strict = new LoaderOptions();
    strict.setAllowDuplicateKeys(false);
    var parser = new org.yaml.snakeyaml.Yaml(new SafeConstructor(strict));
    return StreamSupport.stream(parser.loadAll(text).spliterator(), false).map(Yaml::new);
  }

  /** What lies at the end of a way of names. */
  Yaml at(String... names) {
    Object here = value;
    for (String name : names) {
      assertThat(here).as(String.join(".", names)).isInstanceOf(Map.class);
      here = ((Map<?, ?>) here).get(name);
      assertThat(here).as(String.join(".", names)).isNotNull();
    }
    return new Yaml(here);
  }

  List<String> names() {
    return ((Map<?, ?>) value).keySet().stream().map(Object::toString).toList();
  }

  List<Yaml> list() {
    return ((List<?>) value).stream().<Yaml>map(Yaml::new).toList();
  }

  List<String> texts() {
    return list().stream().map(Yaml::text).toList();
  }

  String text() {
    return Objects.toString(value);
  }
}
