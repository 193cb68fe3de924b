import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Back = typeof import('./back');
let back: Back;

/** A browser's history: to go somewhere takes a moment, and is told when one is there. */
class GivenHistory {
  entries = [{ path: '/', state: null as object | null }];
  at = 0;
  scrollRestoration = 'auto';

  get state() {
    return this.entries[this.at]?.state ?? null;
  }

  get paths() {
    return this.entries.map(({ path }) => path);
  }

  pushState(state: object, _: string, path = this.paths[this.at] ?? '') {
    this.entries = [...this.entries.slice(0, ++this.at), { path, state }];
  }

  replaceState(state: object, _: string, path = this.paths[this.at] ?? '') {
    this.entries[this.at] = { path, state };
  }

  go(by: number) {
    // There is no such entry: nobody goes anywhere, and nobody is told.
    if (!this.entries[this.at + by]) return;
    setTimeout(() => {
      this.at += by;
      arrived.push(back.arrive());
    });
  }
}

let given: GivenHistory;
/** whether another page was to be shown, each time the browser had gone somewhere */
let arrived: boolean[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  given = new GivenHistory();
  arrived = [];
  vi.stubGlobal('history', given);
  vi.stubGlobal('location', {
    search: '',
    hash: '',
    get pathname() {
      return given.paths[given.at];
    },
  });
  await load();
  go('/table');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page is loaded, for the first time or anew. */
async function load() {
  vi.resetModules();
  back = await import('./back');
  back.begin();
}

const go = (path: string, replace = false) => back.beneath(() => back.enter(path, { replace }));
const rest = () => vi.runAllTimers();

/** Somebody presses Back, or Forward. */
function press(by = -1) {
  given.go(by);
  rest();
}

/** Something that can be closed by itself or by Back. */
function open() {
  const thing = { isOpen: true, close: () => {} };
  const gone = back.layOnTop(() => (thing.isOpen = false));
  thing.close = () => {
    thing.isOpen = false;
    gone();
  };
  return thing;
}

it('closes what is on top, one thing after the other, and then leaves the page', () => {
  const [menu, settings] = [open(), open()];
  rest();
  expect(given.paths).toEqual(['/', '/table', '/table', '/table']);
  press();
  expect([menu.isOpen, settings.isOpen]).toEqual([true, false]);
  press();
  expect(menu.isOpen).toBe(false);
  press();
  expect(given.paths[given.at]).toBe('/');
  expect(arrived).toEqual([false, false, true]);
});

it('closes two things for two quick presses', () => {
  const things = [open(), open()];
  rest();
  given.go(-1);
  given.go(-1);
  rest();
  expect(things.some(({ isOpen }) => isOpen)).toBe(false);
  expect(given.at).toBe(1);
});

it('takes the entry back of what was closed otherwise', () => {
  const menu = open();
  rest();
  menu.close();
  rest();
  expect(given.at).toBe(1);
  press();
  expect(given.at).toBe(0);
  expect(arrived).toEqual([false, true]);
});

it('gives the entry of one thing to the next', () => {
  const menu = open();
  rest();
  menu.close();
  const settings = open();
  rest();
  expect(given.at).toBe(2);
  expect(arrived).toEqual([]);
  press();
  expect(settings.isOpen).toBe(false);
});

it('keeps what is opened while it takes an entry back', () => {
  const menu = open();
  rest();
  menu.close();
  vi.advanceTimersToNextTimer();
  const settings = open();
  rest();
  expect(settings.isOpen).toBe(true);
  press();
  expect(settings.isOpen).toBe(false);
  expect(given.at).toBe(1);
});

it('leaves no entry behind when another page is opened from something on top', () => {
  open();
  rest();
  go('/rules');
  rest();
  expect(given.paths).toEqual(['/', '/table', '/rules']);
  press();
  expect(given.paths[given.at]).toBe('/table');
  expect(arrived).toEqual([false, true]);
});

it('puts another page in the place of the page, not of what lies on top', () => {
  open();
  rest();
  go('/home', true);
  rest();
  expect(given.paths.slice(0, given.at + 1)).toEqual(['/', '/home']);
});

it('has nothing on top after a reload, and Back leaves the page', async () => {
  open();
  rest();
  await load();
  rest();
  expect(given.at).toBe(1);
  press();
  expect(given.at).toBe(0);
});

it('stays where it is when somebody goes forward to what was closed', () => {
  open();
  rest();
  press();
  press(1);
  expect(given.at).toBe(1);
  expect(arrived.every((isOther) => !isOther)).toBe(true);
});

it('keeps an address that was given while something lay on top', () => {
  const menu = open();
  rest();
  back.readdress('/table?g=2');
  menu.close();
  rest();
  expect(given.paths.slice(0, given.at + 1)).toEqual(['/', '/table?g=2']);
});

it('gives an address once, and goes on where the browser takes no more of them', () => {
  const replace = vi.spyOn(given, 'replaceState');
  back.readdress('/table?g=2');
  back.readdress('/table?g=2');
  expect(replace).toHaveBeenCalledOnce();
  replace.mockImplementationOnce(() => {
    throw new Error('SecurityError');
  });
  back.readdress('/table?g=3');
  expect(given.paths[given.at]).toBe('/table?g=2');
  back.readdress('/table?g=3');
  expect(given.paths[given.at]).toBe('/table?g=3');
});

it('goes on where the browser does not go back', () => {
  const menu = open();
  rest();
  // Nothing is before this entry, as in a tab that began with it.
  given.entries.splice(0, given.at);
  given.at = 0;
  menu.close();
  rest();
  go('/rules');
  const settings = open();
  rest();
  expect(given.paths).toEqual(['/table', '/rules', '/rules']);
  press();
  expect([settings.isOpen, given.at]).toEqual([false, 1]);
});

it('knows pages of before, and keeps what else an entry says', () => {
  given.replaceState({ ...given.state, seat: 1 }, '');
  open();
  rest();
  expect(given.state).toMatchObject({ seat: 1, depth: 1 });
  given.entries[0] = { path: '/', state: null };
  press(-2);
  expect(arrived).toEqual([true]);
  expect(given.state).not.toBeNull();
});

it('lets the browser restore where a page was scrolled to only when it comes to another page', () => {
  const menu = open();
  rest();
  expect(given.scrollRestoration).toBe('manual');
  menu.close();
  rest();
  expect(given.scrollRestoration).toBe('auto');
});
