import { loadEngine } from '@picknmix/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Arrangement,
  arrangementOf,
  GATES,
  moveGate,
  pushGate,
  putRoom,
  readArrangement,
  sitesOf,
  swapRooms,
  writeArrangement,
} from './arrangement';

const ROOMS = ['r01', 'r02', 'r03', 'r04', 'r05', 'r06', 'r07', 'r08', 'r09'];
const TEXT = `N 4 S 4 ${ROOMS.join(' ')}`;
const laid = (text = TEXT) => readArrangement(text, '3x3') as Arrangement;

it('reads what it writes', () => {
  expect(writeArrangement(laid())).toBe(TEXT);
  expect(laid().start).toEqual({ side: 'N', at: 4 });
});

it.each([undefined, '', 'N 4 S 4', TEXT.replace('S', 'Q'), TEXT.replace('4', 'x'), `${TEXT} r10`])(
  'takes nothing else for an arrangement: %s',
  (text) => {
    expect(readArrangement(text, '3x3')).toBeNull();
  },
);

it('swaps rooms, and takes others out of the box', () => {
  expect(swapRooms(laid(), 0, 8).rooms).toEqual(['r09', ...ROOMS.slice(1, 8), 'r01']);
  expect(putRoom(laid(), 1, 'r20').rooms.slice(0, 3)).toEqual(['r01', 'r20', 'r03']);
});

describe('Start and Exit', () => {
  it('go round the outside, to the place nearest by', () => {
    expect(moveGate(laid(), 'start', { x: -2, y: 2 }).start).toEqual({ side: 'W', at: 0 });
    expect(moveGate(laid(), 'exit', { x: 20, y: 30 }).exit).toEqual({ side: 'S', at: 8 });
  });

  it('keep away from each other', () => {
    expect(moveGate(laid(), 'start', { x: 6, y: 14 }).start.side).not.toBe('S');
  });

  it('follow the arrow keys, round corners too', () => {
    expect(pushGate(laid(), 'start', 'ArrowRight').start).toEqual({ side: 'N', at: 5 });
    const corner = laid(TEXT.replace('N 4', 'N 8'));
    expect(pushGate(corner, 'start', 'ArrowRight').start.side).toBe('E');
    expect(pushGate(laid(), 'start', 'a').start).toEqual({ side: 'N', at: 4 });
  });
});

describe('with the engine', () => {
  let ask: (request: object) => {
    ok: boolean;
    view: Parameters<typeof arrangementOf>[0] & { covered: string[] };
  };

  beforeAll(async () => {
    const engine = await loadEngine('js');
    ask = (request) => JSON.parse(engine.request(JSON.stringify(request)));
  }, 60_000);

  const deal = (arrangement: string) =>
    ask({
      cmd: 'new',
      game: 'candy-ghosts',
      seats: 2,
      options: { story: 'gallery', thin: 'fewest', arrangement },
    }).ok;

  it('lays what was arranged', () => {
    expect(deal(TEXT)).toBe(true);
    const { view } = ask({ cmd: 'look', viewer: 'spectator' });
    expect(writeArrangement(arrangementOf(view))).toBe(TEXT);
    expect(view.covered.length).toBeGreaterThan(0);
  });

  it('agrees about where Start and Exit may be', () => {
    for (const gate of GATES) {
      const sites = sitesOf(laid(), gate).map(({ side, at }) => `${side} ${at}`);
      for (const side of 'NESW') {
        for (let at = 0; at <= 9; at++) {
          const [start, exit] =
            gate === 'start' ? [`${side} ${at}`, 'S 4'] : ['N 4', `${side} ${at}`];
          const isLaid = deal(`${start} ${exit} ${ROOMS.join(' ')}`);
          expect(isLaid, `${start} ${exit}`).toBe(sites.includes(`${side} ${at}`));
        }
      }
    }
  }, 60_000);
});
