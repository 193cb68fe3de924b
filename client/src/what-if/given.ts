import { loadEngine } from '@picknmix/engine';
import type { EngineLine } from '../solo/engine';

/** For the tests: an engine in this thread, which knows one match. */
export async function ownLine(): Promise<EngineLine> {
  const engine = await loadEngine('js');
  return { request: async (text) => engine.request(text), close() {} };
}
