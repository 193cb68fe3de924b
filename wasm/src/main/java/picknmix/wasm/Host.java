package picknmix.wasm;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSModule;
import org.teavm.jso.JSObject;

/**
 * What the engine asks of JavaScript: src/main/js/host.js. Scripts inside annotations would be
 * shorter, but in WebAssembly they need eval, which a strict content security policy forbids.
 */
@JSClass
@JSModule("./host.js")
final class Host implements JSObject {
  private Host() {}

  /** The value of a JSON text, or undefined if it is none. */
  static native JSObject parse(String text);

  /** One of null, boolean, number, string, array, object and undefined. */
  static native String kind(JSObject value);

  static native boolean flag(JSObject value);

  static native double number(JSObject value);

  static native String text(JSObject value);

  static native int length(JSObject array);

  static native JSObject element(JSObject array, int index);

  /** The names of an object's properties, an array. */
  static native JSObject keys(JSObject object);

  static native JSObject property(JSObject object, String key);

  /** Tells how much of long work is done, from 0 to 1. */
  static native void progress(double done);

  /** 64 hex digits that nobody can foresee. */
  static native String randomSeed();
}
