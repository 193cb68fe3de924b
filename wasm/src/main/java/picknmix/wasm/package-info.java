/**
 * The engine for the browser: text in, text out. TeaVM compiles {@link picknmix.wasm.BrowserEngine}
 * to WebAssembly and, for browsers without garbage collection in theirs, to JavaScript; the scripts
 * in src/main/js load it.
 */
@NullMarked
package picknmix.wasm;

import org.jspecify.annotations.NullMarked;
