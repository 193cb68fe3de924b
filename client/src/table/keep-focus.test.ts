import { beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus';

/** A button that may go, as far as the focus needs to know it. */
const button = () => ({
  isConnected: true,
  disabled: false,
  focus: vi.fn(),
  matches(selector: string) {
    return selector === ':disabled' && this.disabled;
  },
  closest: () => null,
});

const banner = {
  isConnected: true,
  focus: vi.fn(() => focus('focusin', banner)),
  matches: () => false,
  closest: (selector: string): object | null => (selector === '[data-rest]' ? banner : null),
};
const body = { closest: () => null };
let page: { body: object; activeElement: object };
let table: EventTarget & { dataset: Record<string, string>; querySelector: () => typeof banner };
let change: () => void;

/** Something has the focus, or loses it. */
const focus = (
  type: 'focusin' | 'focusout',
  target: object,
  relatedTarget: object | null = null,
) => {
  const event = Object.assign(new Event(type), { relatedTarget });
  Object.defineProperty(event, 'target', { value: target });
  table.dispatchEvent(event);
  page.activeElement = type === 'focusin' ? target : (relatedTarget ?? body);
};
const later = () => vi.advanceTimersByTime(200);

beforeEach(() => {
  banner.focus.mockClear();
  vi.useFakeTimers();
  page = { body, activeElement: body };
  table = Object.assign(new EventTarget(), { dataset: {}, querySelector: () => banner });
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        change = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
  keepFocus(table as unknown as HTMLElement);
});

it('goes to the banner when the control that had the focus is gone', () => {
  const take = button();
  focus('focusin', take);
  take.isConnected = false;
  page.activeElement = body;
  change();
  later();
  expect(banner.focus).toHaveBeenCalledOnce();
});

it('goes there when it can no longer be pressed', () => {
  const take = button();
  focus('focusin', take);
  take.disabled = true;
  focus('focusout', take);
  later();
  expect(banner.focus).toHaveBeenCalledOnce();
});

it('comes back to a control that was out of order for a moment', () => {
  const slow = button();
  focus('focusin', slow);
  slow.disabled = true;
  focus('focusout', slow);
  later();
  expect(banner.focus).toHaveBeenCalledOnce();
  slow.disabled = false;
  change();
  later();
  expect(slow.focus).toHaveBeenCalledOnce();
});

it('leaves the focus where somebody has put it', () => {
  const [take, card] = [button(), button()];
  focus('focusin', take);
  focus('focusout', take, card);
  focus('focusin', card);
  take.isConnected = false;
  change();
  later();
  // A press beside everything.
  focus('focusout', card);
  later();
  expect(banner.focus).not.toHaveBeenCalled();
});

it('leaves it to the board, if that knows a better place', () => {
  const [spot, next] = [button(), button()];
  focus('focusin', spot);
  spot.isConnected = false;
  change();
  page.activeElement = next;
  later();
  expect(banner.focus).not.toHaveBeenCalled();
});
