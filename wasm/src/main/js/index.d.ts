/** The rules, the bots and the puzzles, in this thread. */
export interface Engine {
  /** What it runs as: WebAssembly, or JavaScript, which is many times slower. */
  readonly kind: "wasm" | "js";

  /**
   * The reply to a request, both as JSON text (docs/engine-protocol.md). A refusal is a reply like
   * any other; an exception means that the engine is broken and must be loaded again.
   */
  request(text: string): string;
}

/**
 * Loads the engine as WebAssembly, or as JavaScript where the browser cannot have it so. Under a
 * content security policy, WebAssembly needs `script-src 'wasm-unsafe-eval'`.
 *
 * While a request takes long, `onProgress` is told how much of it is done, from 0 to 1. Engines of
 * one thread have one listener: that of the last one that was loaded.
 */
export function loadEngine(
  kind?: "wasm" | "js",
  onProgress?: (done: number) => void,
): Promise<Engine>;
