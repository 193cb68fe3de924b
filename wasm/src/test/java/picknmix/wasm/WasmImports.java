package picknmix.wasm;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads from a WebAssembly file what it imports, which Node 20 is too old to tell. */
final class WasmImports {
  private static final int IMPORT_SECTION = 2;

  private final ByteBuffer bytes;

  private WasmImports(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  /** Module and name of each import. */
  static List<String> of(byte[] file) {
    return new WasmImports(ByteBuffer.wrap(file)).read();
  }

  private List<String> read() {
    bytes.position(8);
    List<String> imports = new ArrayList<>();
    while (bytes.hasRemaining()) {
      int section = bytes.get();
      int end = number() + bytes.position();
      if (section == IMPORT_SECTION) {
        for (int count = number(); count > 0; count--) {
          imports.add(name() + " " + name());
          skipType(bytes.get());
        }
      }
      bytes.position(end);
    }
    return imports;
  }

  private void skipType(int kind) {
    switch (kind) {
      case 0 -> number(); // a function: its signature
      case 2 -> skipLimits(); // a memory
      case 3 -> skipGlobal();
      default -> throw new IllegalStateException("an import of kind " + kind);
    }
  }

  private void skipLimits() {
    boolean bounded = (bytes.get() & 1) != 0;
    number();
    if (bounded) {
      number();
    }
  }

  private void skipGlobal() {
    int type = bytes.get() & 0xff;
    if (type == 0x63 || type == 0x64) { // a reference, to something
      number();
    }
    bytes.get(); // whether it changes
  }

  private String name() {
    byte[] text = new byte[number()];
    bytes.get(text);
    return new String(text, StandardCharsets.UTF_8);
  }

  private int number() {
    int value = 0;
    int shift = 0;
    byte b;
    do {
      b = bytes.get();
      value |= (b & 0x7f) << shift;
      shift += 7;
    } while (b < 0);
    return value;
  }
}
