import { watchProgress } from "./host.js";
import { loadWasm } from "./wasm.js";

export async function loadEngine(kind = "wasm", onProgress = () => {}) {
  watchProgress(onProgress);
  if (kind === "wasm") {
    try {
      return { kind, request: await loadWasm(new URL("./engine.wasm", import.meta.url)) };
    } catch (error) {
      console.warn("The engine runs as JavaScript, because WebAssembly failed:", error);
    }
  }
  const { request } = await import("./engine.js");
  return { kind: "js", request };
}
