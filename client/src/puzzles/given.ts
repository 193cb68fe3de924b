import type { EngineLine } from '../solo/engine';
import type { PuzzleInfo } from './puzzle';

/** What the tests of puzzles share: a puzzle, and engines that answer as they are told. */
export const PUZZLE: PuzzleInfo = {
  name: null,
  level: 2,
  code: '2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY',
  goal: 7,
  rounds: 2,
  cards: ['P05', 'P12', 'P21'],
  solution: ['build R 2,-1', 'stay', 'score P05 0,0 r0'],
  extra: false,
  facts: {
    rounds: 2,
    actions: 3,
    kept: 4,
    turns: 900,
    push: true,
    sacrifice: false,
    wasted: false,
    greedy: 4,
    tries: 12,
  },
};

export type Asked = { cmd: string } & Record<string, unknown>;

/** An engine that gives these answers, and remembers what it was asked. */
export function lineOf(answer: (asked: Asked) => object | Promise<object>) {
  const asked: Asked[] = [];
  let closed = false;
  const line: EngineLine = {
    async request(text) {
      const request = JSON.parse(text) as Asked;
      asked.push(request);
      return JSON.stringify({ ok: true, ...(await answer(request)) });
    },
    close: () => {
      closed = true;
    },
  };
  return { line, asked, isClosed: () => closed };
}

/** The browser's memory, for tests without a browser. */
export function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
