package picknmix.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a value of the protocol looks like, read off the Java types: for its descriptions. */
sealed interface Shape {
  /** Text, a number, yes or no: one of JSON Schema's words. */
  record Scalar(String word) implements Shape {}

  /** Any value that an option of a game may have. */
  record Any() implements Shape {}

  record Words(Class<?> type) implements Shape {
    List<String> values() {
      List<String> values = new ArrayList<>();
      for (Object constant : type.getEnumConstants()) {
        values.add(WebJson.MAPPER.convertValue(constant, String.class));
      }
      return values;
    }
  }

  record ListOf(Shape element) implements Shape {}

  record MapOf(Shape value) implements Shape {}

  /** A record, by its name. */
  record Fields(Class<?> type) implements Shape {
    List<Member> members() {
      List<Member> members = new ArrayList<>();
      for (RecordComponent component : type.getRecordComponents()) {
        members.add(Member.of(component));
      }
      return members;
    }
  }

  /**
   * A field of a record.
   *
   * @param typeScript its type in TypeScript, where that says more than the shape
   * @param mayBeLeftOut whether it may be missing rather than null
   */
  record Member(
      String name,
      Shape shape,
      boolean nullable,
      boolean mayBeLeftOut,
      @Nullable String typeScript) {

    private static Member of(RecordComponent component) {
      JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
      TypeScript typeScript = component.getAnnotation(TypeScript.class);
      return new Member(
          renamed == null ? component.getName() : renamed.value(),
          Shape.of(component.getGenericType()),
          WebJson.isNullable(component),
          component.getAccessor().isAnnotationPresent(JsonInclude.class),
          typeScript == null ? null : typeScript.value());
    }
  }

  static Shape of(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return generic.getRawType() == Map.class
          ? new MapOf(of(arguments[1]))
          : new ListOf(of(arguments[0]));
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isEnum()) {
      return new Words(plain);
    }
    return plain.isRecord() ? new Fields(plain) : simple(plain);
  }

  private static Shape simple(Class<?> type) {
    if (type == String.class) {
      return new Scalar("string");
    }
    if (type == boolean.class || type == Boolean.class) {
      return new Scalar("boolean");
    }
    if (type == int.class || type == Integer.class || type == long.class) {
      return new Scalar("integer");
    }
    if (type == double.class) {
      return new Scalar("number");
    }
    if (type == Object.class) {
      return new Any();
    }
    throw new IllegalArgumentException("the protocol has no " + type);
  }
}
