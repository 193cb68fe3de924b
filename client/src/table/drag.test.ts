import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Drag } from './drag.svelte';

let page: EventTarget;
let drag: Drag<string>;
const on = { lift: vi.fn(), move: vi.fn(), drop: vi.fn() };
const capture = vi.fn();
const stopped = vi.fn();

const at = (x: number, y: number, changed: object = {}) =>
  ({
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    button: 0,
    clientX: x,
    clientY: y,
    currentTarget: { setPointerCapture: capture },
    stopPropagation: stopped,
    ...changed,
  }) as unknown as PointerEvent;

const say = (type: string, x: number, y: number, changed: object = {}) => {
  const { currentTarget, ...fields } = at(x, y, changed);
  page.dispatchEvent(Object.assign(new Event(type), fields));
};
const click = (detail: number) => ({ detail }) as MouseEvent;

beforeEach(() => {
  vi.clearAllMocks();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  drag = new Drag(on);
});

afterEach(() => vi.unstubAllGlobals());

it('follows the pointer that took hold, and drops where it goes up', () => {
  drag.start(at(100, 100), 'ghost');
  expect(capture).toHaveBeenCalledWith(1);
  expect(stopped).toHaveBeenCalled();
  say('pointermove', 130, 90);
  expect(on.lift).toHaveBeenCalledWith('ghost');
  expect(drag.now).toMatchObject({ what: 'ghost', x: 130, y: 90, dx: 30, dy: -10 });
  say('pointerup', 130, 90);
  expect(on.drop).toHaveBeenCalledWith(expect.objectContaining({ what: 'ghost', x: 130 }));
  expect(drag.now).toBeNull();
  say('pointermove', 200, 200);
  expect(drag.now).toBeNull();
});

it('is a press as long as the pointer hardly moves', () => {
  drag.start(at(0, 0), 'ghost');
  say('pointermove', 3, 3);
  say('pointerup', 3, 3);
  expect(on.lift).not.toHaveBeenCalled();
  expect(on.drop).not.toHaveBeenCalled();
  expect(drag.ends(click(1))).toBe(false);
});

it('tells a press from the click that ends a drag', () => {
  drag.start(at(0, 0), 'ghost');
  say('pointermove', 50, 0);
  say('pointerup', 50, 0);
  expect(drag.ends(click(1))).toBe(true);
  expect(drag.ends(click(0)), 'a key').toBe(false);
  drag.start(at(0, 0), null);
  expect(drag.ends(click(1)), 'another press').toBe(false);
});

it('heeds no second finger', () => {
  drag.start(at(0, 0), 'ghost');
  say('pointermove', 20, 0);
  drag.start(at(300, 300, { pointerId: 2, isPrimary: false }), 'kid');
  say('pointermove', 400, 400, { pointerId: 2 });
  expect(drag.now).toMatchObject({ what: 'ghost', x: 20 });
  say('pointerup', 400, 400, { pointerId: 2 });
  say('pointercancel', 400, 400, { pointerId: 2 });
  expect(on.drop).not.toHaveBeenCalled();
  say('pointerup', 20, 0);
  expect(on.drop).toHaveBeenCalledOnce();
});

it('heeds no other button, and nothing that cannot be dragged', () => {
  drag.start(at(0, 0, { button: 2 }), 'ghost');
  drag.start(at(0, 0), null);
  say('pointermove', 50, 50);
  expect(drag.now).toBeNull();
  expect(capture).not.toHaveBeenCalled();
});

it('drops nothing when the browser takes the pointer away', () => {
  drag.start(at(0, 0), 'ghost');
  say('pointermove', 50, 0);
  say('pointercancel', 50, 0);
  expect(drag.now).toBeNull();
  expect(on.drop).not.toHaveBeenCalled();
});
