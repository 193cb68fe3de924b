import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FORM, type SavedGame, saveGame } from '../solo/saved-games';
import { canBeShared, sharedId } from './share';

const player = { name: 'Ola', color: '#c2185b', avatar: 'bonbon' };
const seat = (kind: string, level: string | null) => ({ ...player, kind, level });

const game = {
  form: FORM,
  id: 'a',
  setup: { game: 'cukierki', player, bots: ['easy', 'adaptive'], options: {}, pace: null },
  begun: 0,
  saved: 0,
  lines: [{ game: 'cukierki' }, { seat: 0, action: 'pass' }],
  seat: 0,
  table: { seats: [seat('person', null), seat('bot', 'easy'), seat('bot', 'adaptive')] },
  glance: { view: {}, scores: [1, 2, 3], toAct: [], over: true },
} as unknown as SavedGame;

/** A server that knows these tables, and takes what it is sent under the next id. */
function server(...known: string[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string }) => {
    if (init.method === 'POST') {
      sent.push(JSON.parse(init.body ?? ''));
      known.push(`new${sent.length}`);
      return Response.json({ id: `new${sent.length}` }, { status: 201 });
    }
    const isKnown = known.some((id) => path.endsWith(`/${id}`));
    return Response.json({}, { status: isKnown ? 200 : 404 });
  });
  return sent;
}

/** The browser's memory, of which only what is kept is listed. */
function storage() {
  const kept: Record<string, string> = {};
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(kept, {
    getItem: method((key: string) => kept[key] ?? null),
    setItem: method((key: string, text: string) => {
      kept[key] = text;
    }),
  });
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

it('is sent once, with who sat there', async () => {
  const sent = server();
  saveGame(game);
  expect(await sharedId(game)).toBe('new1');
  expect(await sharedId(game)).toBe('new1');
  expect(sent).toEqual([
    {
      lines: game.lines,
      seats: [
        { ...player, bot: null },
        { ...player, bot: 'easy' },
        { ...player, bot: 'medium' },
      ],
    },
  ]);
});

it('is sent with names that are as long as the server takes them', async () => {
  const sent = server();
  const named = (name: string) => ({ ...seat('person', null), name });
  const seats = [
    named('Maria-Magdalena Żółtowska'.slice(0, 24)),
    named('Maria-Magdalena Żółtowsk 2'),
  ];
  const long = {
    ...game,
    table: { seats: [...seats, named('🐸'.repeat(30))] },
  } as unknown as SavedGame;
  saveGame(long);
  await sharedId(long);
  const names = (sent as { seats: { name: string }[] }[])[0]?.seats.map(({ name }) => name);
  expect(names).toEqual(['Maria-Magdalena Żółtowsk', 'Maria-Magdalena Żółtow 2', '🐸'.repeat(24)]);
});

it('is sent once for two presses, and again after one that failed', async () => {
  const sent = server();
  saveGame(game);
  expect(await Promise.all([sharedId(game), sharedId({ ...game })])).toEqual(['new1', 'new1']);
  expect(sent).toHaveLength(1);

  const other = { ...game, id: 'b' };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(sharedId(other)).rejects.toThrow();
  server();
  expect(await sharedId(other)).toBe('new1');
});

it('is sent again when the server has cleared it away', async () => {
  const sent = server();
  saveGame({ ...game, shared: 'gone' });
  expect(await sharedId(game)).toBe('new1');
  expect(sent).toHaveLength(1);
});

it('is for games that are over and were dealt', () => {
  expect(canBeShared(game)).toBe(true);
  expect(canBeShared({ ...game, glance: { ...game.glance, over: false }, givenUp: true })).toBe(
    false,
  );
  const whatIf = { moves: 1, own: [0], players: [] };
  expect(canBeShared({ ...game, setup: { ...game.setup, whatIf } })).toBe(false);
});
