package picknmix.server.web;

import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** The protocol's records as JSON text, and back: what comes in is checked and refused in words. */
final class WebJson {
  /** Nothing in the protocol is deeper. */
  private static final int DEEPEST = 16;

  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                  .build())
          .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(LogicalType.Textual, WebJson::refuseOtherThanText)
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private WebJson() {}

  private static void refuseOtherThanText(MutableCoercionConfig config) {
    config
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }

  /** Reads a record; what is missing, or is not what it should be, is named. */
  static <T> T read(String text, Class<T> type) {
    T value;
    try {
      value = MAPPER.readValue(text, type);
    } catch (StreamReadException e) {
      throw new Refused(Refused.Code.BAD_JSON, "this is not JSON");
    } catch (JacksonException e) {
      throw Refused.badRequest(place(e.getPath()) + " is not what it should be");
    }
    if (value == null) {
      throw Refused.badRequest("there is nothing but null");
    }
    checkNothingIsMissing(value);
    return value;
  }

  /** The words of the parser are not for people, and might repeat what was sent. */
  private static String place(List<JacksonException.Reference> path) {
    StringBuilder place = new StringBuilder();
    for (JacksonException.Reference step : path) {
      if (step.getPropertyName() == null) {
        place.append('[').append(step.getIndex()).append(']');
      } else {
        place.append(place.isEmpty() ? "" : ".").append(step.getPropertyName());
      }
    }
    return place.isEmpty() ? "the message" : place.toString();
  }

  private static void checkNothingIsMissing(Object value) {
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      Object part = get(component, value);
      if (part == null && !isNullable(component)) {
        throw Refused.badRequest(component.getName() + " is missing");
      }
      if (part instanceof List<?> list) {
        checkNothingIsMissing(component.getName(), list);
      }
    }
  }

  private static void checkNothingIsMissing(String name, List<?> list) {
    for (Object element : list) {
      if (element == null) {
        throw Refused.badRequest(name + " has a gap");
      }
      if (element instanceof Record record) {
        checkNothingIsMissing(record);
      }
    }
  }

  static boolean isNullable(RecordComponent component) {
    return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static @Nullable Object get(RecordComponent component, Object value) {
    try {
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a record's own accessor", e);
    }
  }
}
