import { loadEngine } from '@picknmix/engine';

/** So often the page is told how far long work is, in milliseconds. */
const PACE = 100;

let id = -1;
let told = 0;

function tellProgress(progress: number) {
  const now = performance.now();
  if (now - told < PACE) return;
  told = now;
  postMessage({ id, progress });
}

/** The engine on a thread of its own, so that a thinking bot never holds the page up. */
const loading = loadEngine('wasm', tellProgress);

addEventListener('message', async ({ data }: MessageEvent<{ id: number; text: string }>) => {
  try {
    const engine = await loading;
    id = data.id;
    postMessage({ id, text: engine.request(data.text) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error) });
  }
});
