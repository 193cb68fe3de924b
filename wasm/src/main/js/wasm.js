import { Host } from "./host.js";

// TeaVM's own loader builds its functions from text, which a content security policy forbids unless
// it allows eval. This one gives engine.wasm just what it imports.

/** Instantiates the engine: its one function, text to text. */
export async function loadWasm(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}`);
  }
  const bytes = await response.arrayBuffer();
  const module = await WebAssembly.compile(bytes, { builtins: ["js-string"] });
  // Where the browser has the string functions built in, they are not imported any more.
  const builtins = !WebAssembly.Module.imports(module).some((i) => i.module === "wasm:js-string");
  const [needs] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
  const engine = {};
  const provided = imports(builtins, JSON.parse(new TextDecoder().decode(needs)), engine);
  engine.exports = (await WebAssembly.instantiate(module, provided)).exports;
  return engine.exports.request.value;
}

/** All that engine.wasm can ask for; `engine.exports` may be filled in later. */
export function imports(builtins, { min, dataSize }, engine) {
  return {
    "wasm:js-string": strings,
    "./host.js": { Host: constant("externref", Host) },
    teavm: {
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException: () => {},
    },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmMath: Math,
    teavmJso: javaScriptObjects(builtins, engine),
    // Java's objects are in the browser's own heap; a little memory is imported all the same.
    env: { memory: new WebAssembly.Memory({ initial: Math.max(min, 1), maximum: 2 ** 15 }) },
    teavmMemory: {
      notifyHeapResized: () => {},
      heapOffset: constant("i32", Math.ceil(dataSize / 8) * 8),
      maxSize: constant("i32", 2 ** 31 - 1),
    },
  };
}

const constant = (type, value) => new WebAssembly.Global({ value: type, mutable: false }, value);

const strings = {
  fromCharCode: (code) => String.fromCharCode(code),
  charCodeAt: (text, index) => text.charCodeAt(index),
  length: (text) => text.length,
  concat: (first, second) => first + second,
  substring: (text, start, end) => text.substring(start, end),
  // Never called without the builtins: JavaScript cannot reach into the arrays of WebAssembly.
  fromCharCodeArray: () => unsupported("fromCharCodeArray"),
  intoCharCodeArray: () => unsupported("intoCharCodeArray"),
};

function javaScriptObjects(builtins, engine) {
  const same = (value) => value;
  const call = (object, method, ...args) => object[method](...args);
  const exported =
    (method) =>
    (...args) => {
      try {
        return method(...args);
      } catch (error) {
        throw readable(error, engine.exports);
      }
    };
  return {
    stringBuiltinsSupported: () => builtins,
    global: (name) => globalThis[name],
    isUndefined: (value) => value === undefined,
    instanceOf: (value, type) => value instanceof type,
    instanceOfOrNull: (value, type) => value === null || value instanceof type,
    wrapInt: same,
    unwrapInt: same,
    wrapDouble: same,
    unwrapDouble: same,
    unwrapBoolean: (value) => (value ? 1 : 0),
    getProperty: (object, name) => object[name],
    callMethod0: call,
    callMethod1: call,
    callMethod2: call,
    callFunction1: (method, arg) => method(arg),
    // The one script left in TeaVM's own classes only passes its argument through.
    createFunction1: (name, body) =>
      body === `return ${name};` ? same : unsupported(`the script "${body}"`),
    createClass: () => ({}),
    defineFunction: exported,
    defineStaticMethod(type, name, method) {
      type[name] = exported(method);
    },
  };
}

/** An exception of Java's as an Error with its message. */
function readable(error, exports) {
  const tag = exports["teavm.javaException"];
  if (!(error instanceof WebAssembly.Exception) || !error.is(tag)) {
    return error;
  }
  const message = exports["teavm.exceptionMessage"](error.getArg(tag, 0));
  return new Error(message === null ? "" : exports["teavm.stringToJs"](message));
}

function unsupported(what) {
  throw new Error(`engine.wasm wants ${what}, which wasm.js does not have`);
}
