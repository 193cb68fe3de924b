package picknmix.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;

/** Describes the routes as OpenAPI 3.1 does. */
final class OpenApi {
  private static final Pattern VARIABLE = Pattern.compile("\\{([a-z]+)}");

  private final SequencedMap<String, @Nullable Object> schemas = new TreeMap<>();

  private OpenApi() {}

  static Map<String, @Nullable Object> describe(List<Route> routes) {
    return new OpenApi().document(routes);
  }

  private Map<String, @Nullable Object> document(List<Route> routes) {
    Map<String, @Nullable Object> paths = Json.object();
    for (Route route : routes) {
      Object path = paths.computeIfAbsent(route.path(), key -> Json.object());
      @SuppressWarnings("unchecked") // it was made two lines above
      Map<String, @Nullable Object> operations = (Map<String, @Nullable Object>) path;
      operations.put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
    }
    reference(ProblemDetails.class);
    return Json.object(
        "openapi",
        "3.1.0",
        "info",
        Json.object(
            "title", "Pick & Mix",
            "version", "1",
            "summary", "Tables for candy board games",
            "description", "Play itself goes over the WebSocket /api/socket: docs/protocol.md."),
        "paths",
        paths,
        "components",
        Json.object(
            "schemas", schemas,
            "responses",
                Json.object(
                    "Problem",
                    Json.object(
                        "description",
                        "What went wrong (RFC 9457)",
                        "content",
                        Json.object(
                            ProblemDetails.CONTENT_TYPE,
                            Json.object("schema", reference(ProblemDetails.class))))),
            "securitySchemes",
                Json.object(
                    "seat",
                    Json.object(
                        "type", "apiKey",
                        "in", "header",
                        "name", "Authorization",
                        "description", "Seat SECRET"))));
  }

  private Map<String, @Nullable Object> operation(Route route) {
    Map<String, @Nullable Object> operation = Json.object("summary", route.summary());
    List<Object> parameters = new ArrayList<>();
    VARIABLE
        .matcher(route.path())
        .results()
        .forEach(
            variable ->
                parameters.add(
                    Json.object(
                        "name",
                        variable.group(1),
                        "in",
                        "path",
                        "required",
                        true,
                        "schema",
                        Json.object("type", "string"))));
    if (!parameters.isEmpty()) {
      operation.put("parameters", parameters);
    }
    if (route.body() != null) {
      operation.put(
          "requestBody",
          Json.object(
              "required",
              true,
              "content",
              Json.object("application/json", Json.object("schema", reference(route.body())))));
    }
    operation.put(
        "responses",
        Json.object(
            String.valueOf(route.reply().status()),
            Json.object(
                "description",
                "OK",
                "content",
                Json.object(
                    route.reply().contentType(), Json.object("schema", schema(route.reply())))),
            "default",
            Json.object("$ref", "#/components/responses/Problem")));
    if (route.seat() != Route.Seat.NONE) {
      List<Object> ways = new ArrayList<>(List.of(Json.object("seat", List.of())));
      if (route.seat() == Route.Seat.OPTIONAL) {
        ways.add(Json.object());
      }
      operation.put("security", ways);
    }
    return operation;
  }

  private Map<String, @Nullable Object> schema(Route.Reply reply) {
    if (reply.type() == null) {
      return Json.object("type", "string");
    }
    Map<String, @Nullable Object> one = reference(reply.type());
    return reply.list() ? Json.object("type", "array", "items", one) : one;
  }

  private Map<String, @Nullable Object> reference(Class<?> type) {
    String name = TypeNames.of(type);
    if (!schemas.containsKey(name)) {
      schemas.put(name, null); // before its members, should they mention it
      schemas.put(name, object(new Shape.Fields(type)));
    }
    return Json.object("$ref", "#/components/schemas/" + name);
  }

  private Map<String, @Nullable Object> object(Shape.Fields fields) {
    Map<String, @Nullable Object> properties = Json.object();
    List<Object> required = new ArrayList<>();
    for (Shape.Member member : fields.members()) {
      properties.put(member.name(), schema(member));
      if (!member.nullable()) {
        required.add(member.name());
      }
    }
    return Json.object("type", "object", "properties", properties, "required", required);
  }

  private Map<String, @Nullable Object> schema(Shape.Member member) {
    Map<String, @Nullable Object> schema = schema(member.shape());
    return member.nullable()
        ? Json.object("anyOf", List.of(schema, Json.object("type", "null")))
        : schema;
  }

  private Map<String, @Nullable Object> schema(Shape shape) {
    return switch (shape) {
      case Shape.Scalar(String word) -> Json.object("type", word);
      case Shape.Any() -> Json.object("type", List.of("string", "integer", "boolean"));
      case Shape.Words words -> Json.object("type", "string", "enum", words.values());
      case Shape.ListOf(Shape element) -> Json.object("type", "array", "items", schema(element));
      case Shape.MapOf(Shape value) ->
          Json.object("type", "object", "additionalProperties", schema(value));
      case Shape.Fields(Class<?> type) -> reference(type);
    };
  }
}
