import { afterEach, expect, it, vi } from 'vitest';
import { demand, workerLine } from './engine';

/** A worker that says what it is told to say. */
class Puppet extends EventTarget {
  static last: Puppet;
  readonly asked: { id: number; text: string }[] = [];

  constructor() {
    super();
    Puppet.last = this;
  }

  postMessage(message: { id: number; text: string }) {
    this.asked.push(message);
  }

  say(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {}
}

afterEach(() => vi.unstubAllGlobals());

it('tells how far the work is to whoever asked for it', async () => {
  vi.stubGlobal('Worker', Puppet);
  const line = workerLine();
  const told: number[] = [];
  const first = demand(line, { cmd: 'solve' }, (part) => told.push(part));
  const second = demand(line, { cmd: 'status' });
  const worker = Puppet.last;
  expect(worker.asked.map(({ id }) => id)).toEqual([0, 1]);
  worker.say({ id: 0, progress: 0.25 });
  worker.say({ id: 1, progress: 0.5 });
  worker.say({ id: 0, text: '{"ok":true,"score":3}' });
  worker.say({ id: 0, progress: 0.75 });
  worker.say({ id: 1, error: 'broken' });
  expect(await first).toEqual({ ok: true, score: 3 });
  await expect(second).rejects.toThrow('broken');
  expect(told).toEqual([0.25]);
});
