import { loadEngine } from '@picknmix/engine';

/** The engine on a thread of its own, so that a thinking bot never holds the page up. */
const engine = loadEngine();

addEventListener('message', async ({ data }: MessageEvent<{ id: number; text: string }>) => {
  try {
    postMessage({ id: data.id, text: (await engine).request(data.text) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error) });
  }
});
