let onProgress = () => {};

/** From now on the listener is told how much of long work is done, from 0 to 1. */
export function watchProgress(listener) {
  onProgress = listener;
}

// What the engine asks of JavaScript; its Java side is Host.java.
export const Host = {
  parse(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  kind: (value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value),
  flag: (value) => value,
  number: (value) => value,
  text: (value) => value,
  length: (array) => array.length,
  element: (array, index) => array[index],
  keys: (object) => Object.keys(object),
  property: (object, key) => object[key],
  progress: (done) => onProgress(done),

  randomSeed() {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
};
