import { loadEngine } from '@picknmix/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPlayable } from '../games';
import type { TimedUpdate } from '../match/match';
import type { EngineLine } from '../solo/engine';
import { GuideMatch } from './guide-match.svelte';
import { accepts, pointersOf, type Script } from './script';

const found = import.meta.glob<Script>('../games/*/guide*.json', {
  import: 'default',
  eager: true,
});
const scripts = Object.entries(found).map(([path, script]) => {
  const [, , game = '', file = ''] = path.split('/');
  return { game, guide: file.replace('.json', ''), script };
});
const messages = import.meta.glob<Record<string, string>>('../games/*/messages.*.json', {
  import: 'default',
  eager: true,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
// On a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
});

async function start(game: string, script: Script) {
  const engine = await loadEngine('js');
  const line: EngineLine = { request: async (text) => engine.request(text), close() {} };
  const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };
  const starting = GuideMatch.start({ game, player, script, quick: () => false }, line);
  await vi.advanceTimersByTimeAsync(10_000);
  const match = await starting;
  const seen: TimedUpdate[] = [];
  match.onUpdate((update) => seen.push(update));
  return { match, seen };
}

/** Goes on by one step, and waits until the others have played. */
async function goOn(match: GuideMatch) {
  void (match.step?.do ? match.show() : match.next());
  await rest(match);
}

/** Waits until the player is asked again. */
async function rest(match: GuideMatch) {
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitUntil(() => !match.isBusy);
}

/** Numbers below a bound, always the same for a seed (Lehmer's). */
function randomOf(seed: number): (bound: number) => number {
  let state = seed * 7_919;
  return (bound) => {
    state = (state * 48_271) % 0x7fffffff;
    return state % Math.max(1, bound);
  };
}

describe.each(scripts.filter(({ game }) => isPlayable(game)))(
  'the $guide to $game',
  ({ game, guide, script }) => {
    it('has words in every language', () => {
      const said = script.steps.flatMap((step) => [
        ...(step.say ? [step.say] : []),
        ...pointersOf(step).flatMap(({ say }) => say ?? []),
      ]);
      const prefix = `${game}.${guide}.`;
      for (const language of ['en', 'pl', 'uk']) {
        const known = Object.keys(messages[`../games/${game}/messages.${language}.json`] ?? {});
        const words = known.filter((key) => key.startsWith(prefix));
        expect(words.sort()).toEqual([...new Set(said)].map((say) => prefix + say).sort());
      }
    });

    it('leads to its end, if one is shown everything', async () => {
      const { match } = await start(game, script);
      for (let i = 0; i < script.steps.length; i++) {
        expect(match.at).toBe(i);
        await goOn(match);
      }
      expect(match.isOver).toBe(true);
      match.close();
    });

    it('goes back from anywhere to what was said before, and from there to the same end', async () => {
      const { match } = await start(game, script);
      for (let i = 0; i < script.steps.length - 1; i++) await goOn(match);
      const last = match.update?.view;
      for (let times = 0; match.at > 0; times++) {
        expect(times).toBeLessThan(script.steps.length);
        const { at } = match;
        void match.back();
        await rest(match);
        expect(match.at).toBeLessThan(at);
        expect(match.step?.say).toBeDefined();
      }
      for (let i = 0; i < script.steps.length - 1; i++) await goOn(match);
      expect(match.update?.view).toEqual(last);
      match.close();
    });

    it.each([1, 2, 3])('has a way on whatever one tries before, by seed %i', async (seed) => {
      const random = randomOf(seed);
      const { match } = await start(game, script);
      while (!match.isOver) {
        const { at } = match;
        for (let tries = random(4); tries > 0 && match.at === at; tries--) {
          const offered = match.update?.actions ?? [];
          await match.act(offered[random(offered.length)] ?? 'nothing');
          await rest(match);
        }
        if (random(5) === 0) {
          void match.back();
          await rest(match);
        }
        const before = match.at;
        await goOn(match);
        expect(match.at).toBe(before + 1);
        expect(match.isLost).toBe(false);
      }
      match.close();
    });

    it('declines what it did not ask for, and changes nothing', async () => {
      const { match, seen } = await start(game, script);
      while (!match.step?.do) {
        expect(match.notice, 'nobody is called who is to read').not.toBeNull();
        await goOn(match);
      }
      expect(match.notice).toBeNull();
      const { step, at, update } = match;
      const other = update?.actions.find((action) => step && !accepts(step, action)) ?? 'nothing';
      const count = seen.length;
      expect((await match.act(other)).outcome).toBe('refused');
      expect([match.at, match.declined, seen.length]).toEqual([at, 1, count]);
      expect(match.isLost).toBe(false);
      await match.act(other);
      expect(match.isLost).toBe(true);
      match.close();
    });
  },
);

it('accepts word by word, and anything where there is a star', () => {
  expect(accepts({ do: 'take A1 B1' }, 'take A1 B1')).toBe(true);
  expect(accepts({ do: 'take A1' }, 'take A1 B1')).toBe(false);
  expect(accepts({ do: ['stay', 'kid *'] }, 'kid 0,1')).toBe(true);
  expect(accepts({ do: 'take *' }, 'take A1 B1')).toBe(true);
  expect(accepts({ do: 'take *' }, 'take')).toBe(false);
  expect(accepts({ do: 'build * 0,1' }, 'build R 0,2')).toBe(false);
  expect(accepts({}, 'reveal')).toBe(false);
});
