import { describe, expect, it } from 'vitest';
import { framesOf, type Scene, type SceneEvent, type Seen, sceneOf } from './scene';

const HOUSE: Seen = {
  options: { size: '1x6' },
  start: { side: 'N', at: 0 },
  exit: { side: 'S', at: 0 },
  rooms: [
    { card: 'r01', up: true },
    { card: null, up: false },
  ],
  items: { '1,1': 'vase', '2,2': 'wardrobe' },
  covered: ['3,3'],
  noise: null,
  players: [{ at: '0,0', left: null }],
  ghosts: [{ id: 'g1', at: 'room 0,1', host: null }],
  boss: { name: 'onna', met: false, at: null, belly: [] },
};
const before = sceneOf(HOUSE);
const shown = (...events: SceneEvent[]): Scene | undefined =>
  framesOf(before, events, HOUSE).at(-2)?.scene;
const lying = (scene: Scene | undefined) =>
  scene?.items.map(({ at, kind }) => `${kind} ${at}`).sort();

describe('a scene', () => {
  it('has what lies in the house, flipped or not', () => {
    expect(lying(before)).toEqual(['null 3,3', 'vase 1,1', 'wardrobe 2,2']);
  });

  it('keeps a thing the same while it is pushed', () => {
    const id = before.items.find(({ kind }) => kind === 'wardrobe')?.id;
    const scene = shown({ type: 'pushed', seat: 0, item: 'wardrobe', at: '2,3' });
    expect(scene?.items.find((item) => item.id === id)).toEqual({
      id,
      kind: 'wardrobe',
      at: '2,3',
    });
    const view = { ...HOUSE, items: { '1,1': 'vase', '2,3': 'wardrobe' } };
    expect(sceneOf(view, scene).items.find(({ at }) => at === '2,3')?.id).toBe(id);
  });

  it('shows what is picked up, put down and flipped', () => {
    expect(lying(shown({ type: 'picked', seat: 0, item: 'vase', at: '1,1' }))).not.toContain(
      'vase 1,1',
    );
    expect(lying(shown({ type: 'dropped', seat: 0, item: 'kit', at: '0,1' }))).toContain('kit 0,1');
    expect(lying(shown({ type: 'flipped', seat: 0, item: 'rug', at: '3,3' }))).toContain('rug 3,3');
  });
});

describe('frames', () => {
  it('show one event after the other, and end with the view', () => {
    const view = { ...HOUSE, players: [{ at: '0,2', left: null }] };
    const frames = framesOf(
      before,
      [
        { type: 'stepped', seat: 0, at: '0,1' },
        { type: 'stepped', seat: 0, at: '0,2' },
      ],
      view,
    );
    const places = frames.map(({ scene }) => scene.pieces.find(({ id }) => id === 'p0')?.at);
    expect(places).toEqual(['0,1', '0,2', '0,2']);
    expect(frames.map(({ millis }) => millis > 0)).toEqual([true, true, false]);
    expect(frames.map(({ seen }) => seen)).toEqual([['0,0', '0,1'], ['0,1', '0,2'], []]);
  });

  it('turn a room over and show what lies in it', () => {
    const scene = shown({ type: 'revealed', room: '0,1', card: 'r07', item: 'cat', at: '1,4' });
    expect(scene?.rooms[1]).toEqual({ card: 'r07', up: true });
    expect(lying(scene)).toContain('cat 1,4');
  });

  it('look at a room that is pointed at', () => {
    const [frame] = framesOf(before, [{ type: 'pointed', dice: [2, 3], room: '0,1' }], HOUSE);
    expect(frame?.seen).toEqual(['room 0,1']);
  });

  it('give a boss its entrance, once', () => {
    const events: SceneEvent[] = [
      { type: 'put', who: 'onna', at: '1,5' },
      { type: 'ghost', who: 'onna', at: '1,4' },
      { type: 'put', who: 'onna', at: '1,6' },
    ];
    const [entrance = 0, , again = 0] = framesOf(before, events, HOUSE).map(({ millis }) => millis);
    expect(entrance).toBeGreaterThan(1000);
    expect(again).toBeLessThan(1000);
  });

  it('leave out what takes no time', () => {
    expect(framesOf(before, [{ type: 'turn', seat: 0 }], HOUSE)).toHaveLength(1);
  });
});
