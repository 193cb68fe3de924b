import { type EngineLine, workerLine } from '../solo/engine';

/** Long work of the engine, on a thread of its own, so that it can be given up at any moment. */
export async function work<T>(
  task: (line: EngineLine) => Promise<T>,
  signal: AbortSignal,
  open: () => EngineLine = workerLine,
): Promise<T> {
  signal.throwIfAborted();
  const line = open();
  let stop = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([task(line), stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
    line.close();
  }
}
