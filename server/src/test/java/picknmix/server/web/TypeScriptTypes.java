package picknmix.server.web;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the protocol's records as the client's TypeScript types. */
final class TypeScriptTypes {
  private static final String HEAD =
      """
      // What server and browser say to each other: docs/protocol.md.
      // Made from the server's Java records by `./picknmix golden`; changes belong there.

      /** The value of one of a game's options. */
      export type OptionValue = string | number | boolean;
      export type Options = Record<string, OptionValue>;

      /** Milliseconds by the first word of what the clock does; 0 turns a time off. */
      export type Pace = Record<string, number>;

      /** Each game's events have their own further fields. */
      export interface GameEvent {
        type: string;
        [field: string]: unknown;
      }

      /** Why an action is good: docs/review.md has what each type tells. */
      export interface GameReason {
        type: string;
        [field: string]: unknown;
      }
      """;

  private final Map<Class<?>, String> written = new LinkedHashMap<>();
  private final Deque<Class<?>> toWrite = new ArrayDeque<>();

  private TypeScriptTypes() {}

  /** The types, and all that they mention. */
  static String of(List<Class<?>> types) {
    TypeScriptTypes all = new TypeScriptTypes();
    all.toWrite.addAll(types);
    while (!all.toWrite.isEmpty()) {
      Class<?> type = all.toWrite.remove();
      if (!all.written.containsKey(type)) {
        all.written.put(type, all.declaration(type));
      }
    }
    return HEAD + String.join("", all.written.values());
  }

  private String declaration(Class<?> type) {
    if (type.isSealed()) {
      return union(type);
    }
    String name = TypeNames.of(type);
    return type.isEnum()
        ? "\nexport type %s = %s;\n".formatted(name, words(new Shape.Words(type)))
        : "\nexport interface %s {\n%s}\n".formatted(name, fields(type));
  }

  private static String words(Shape.Words words) {
    return words.values().stream().map(word -> "'" + word + "'").collect(Collectors.joining(" | "));
  }

  /** Messages: one of several, told apart by their type. */
  private String union(Class<?> type) {
    List<Class<?>> members =
        Arrays.stream(type.getAnnotation(JsonSubTypes.class).value())
            .<Class<?>>map(JsonSubTypes.Type::value)
            .toList();
    toWrite.addAll(members);
    return "\nexport type %s = %s;\n"
        .formatted(
            TypeNames.of(type),
            members.stream().map(TypeNames::of).collect(Collectors.joining(" | ")));
  }

  private String fields(Class<?> type) {
    StringBuilder fields = new StringBuilder(messageType(type));
    for (Shape.Member member : new Shape.Fields(type).members()) {
      String shape = member.typeScript() == null ? text(member.shape()) : member.typeScript();
      fields.append("  ").append(member.name());
      fields.append(member.mayBeLeftOut() ? "?: " : ": ").append(shape);
      fields.append(member.nullable() && !member.mayBeLeftOut() ? " | null;\n" : ";\n");
    }
    return fields.toString();
  }

  private static String messageType(Class<?> type) {
    return Arrays.stream(type.getInterfaces())
        .filter(Class::isSealed)
        .flatMap(union -> Arrays.stream(union.getAnnotation(JsonSubTypes.class).value()))
        .filter(message -> message.value() == type)
        .map(message -> "  type: '%s';\n".formatted(message.name()))
        .collect(Collectors.joining());
  }

  private String text(Shape shape) {
    return switch (shape) {
      case Shape.Scalar(String word) -> word.equals("integer") ? "number" : word;
      case Shape.Any() -> "OptionValue";
      case Shape.Words(Class<?> type) -> mention(type);
      case Shape.ListOf(Shape element) -> text(element) + "[]";
      case Shape.MapOf(Shape value) -> "Record<string, " + text(value) + ">";
      case Shape.Fields(Class<?> type) -> mention(type);
    };
  }

  private String mention(Class<?> type) {
    toWrite.add(type);
    return TypeNames.of(type);
  }
}
