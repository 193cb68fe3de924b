package picknmix.server.web;

import java.util.Map;
import picknmix.server.table.OptionInfo;
import picknmix.server.table.SeatInfo;

/** What the protocol calls its types, where Java has other names for good reasons. */
final class TypeNames {
  private static final Map<Class<?>, String> NAMES =
      Map.of(
          OptionInfo.class, "GameOption",
          ProblemDetails.class, "Problem",
          SeatInfo.Kind.class, "SeatKind");

  private TypeNames() {}

  static String of(Class<?> type) {
    return NAMES.getOrDefault(type, type.getSimpleName());
  }
}
