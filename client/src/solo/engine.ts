import type { GameEvent, Result } from '../net/protocol';
import type { Figures, Judgement } from '../review/judgement';
import type { Reason } from '../tutor/tutor';

/** Text in, text out, as docs/engine-protocol.md has it; wherever the engine runs. */
export interface EngineLine {
  request(text: string, onProgress?: (part: number) => void): Promise<string>;
  close(): void;
}

/** A reply of the engine; which fields there are depends on the command. */
export interface EngineReply {
  ok: boolean;
  error?: { code: string; message: string };
  events?: GameEvent[];
  toAct?: number[] | 'chance';
  over?: boolean;
  scores?: (number | null)[];
  winners?: number[];
  state?: unknown;
  view?: unknown;
  insight?: unknown;
  actions?: string[];
  open?: boolean;
  canUndo?: boolean;
  takeBack?: number;
  clock?: { action: string; restarted: boolean } | null;
  result?: Result | null;
  action?: string | null;
  value?: number;
  millis?: number;
  latest?: number | null;
  lines?: object[];
  score?: number;
  solution?: string[];
  possible?: boolean | null;
  where?: string[];
  reasons?: Reason[];
  sure?: number;
  previews?: { events: GameEvent[] }[];
  judgement?: Judgement | null;
  turning?: number[];
  seats?: Figures[];
  end?: number[] | null;
  victory?: number | null;
}

export const ask = async (
  line: EngineLine,
  request: object,
  onProgress?: (part: number) => void,
): Promise<EngineReply> => JSON.parse(await line.request(JSON.stringify(request), onProgress));

/** The engine understood, and would not. */
export class Refusal extends Error {}

/** As `ask`, where a refusal is an error. */
export async function demand(
  line: EngineLine,
  request: object,
  onProgress?: (part: number) => void,
): Promise<EngineReply> {
  const reply = await ask(line, request, onProgress);
  if (!reply.ok) throw new Refusal(reply.error?.message ?? 'The engine refused');
  return reply;
}

/** The engine in a Web Worker of this page. */
export function workerLine(): EngineLine {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Answer>();
  let count = 0;
  worker.addEventListener('message', ({ data }) => {
    const answer = waiting.get(data.id);
    if (data.progress !== undefined) {
      answer?.onProgress?.(data.progress);
      return;
    }
    waiting.delete(data.id);
    if (data.error === undefined) answer?.resolve(data.text);
    else answer?.reject(new Error(data.error));
  });
  worker.addEventListener('error', (event) => {
    for (const answer of waiting.values()) answer.reject(new Error(event.message));
    waiting.clear();
  });
  return {
    request(text, onProgress) {
      return new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, { resolve, reject, onProgress });
        worker.postMessage({ id, text });
      });
    },
    close: () => worker.terminate(),
  };
}

interface Answer {
  resolve(text: string): void;
  reject(error: Error): void;
  onProgress: ((part: number) => void) | undefined;
}
