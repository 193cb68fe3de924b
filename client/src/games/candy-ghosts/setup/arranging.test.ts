import { expect, it } from 'vitest';
import { type Arrangement, readArrangement, writeArrangement } from './arrangement';
import { Arranging } from './arranging.svelte';

const TEXT = 'N 4 S 4 r01 r02 r03 r04 r05 r06 r07 r08 r09';

/** A gallery in somebody's hands; words are their keys, with what they name. */
function given() {
  let laid = readArrangement(TEXT, '3x3') as Arrangement;
  const lay = (next: Arrangement) => {
    laid = next;
  };
  const t = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ');
  const arranging = new Arranging({ arrangement: () => laid, lay }, t);
  return { arranging, text: () => writeArrangement(laid) };
}

it('lets two rooms change places, one press after the other', () => {
  const { arranging, text } = given();
  arranging.press(0);
  expect(arranging.chosen).toBe(0);
  arranging.press(2);
  expect(text()).toBe('N 4 S 4 r03 r02 r01 r04 r05 r06 r07 r08 r09');
  expect(arranging.chosen).toBeNull();
  expect(arranging.told).toContain('swapped');
});

it('puts down what is pressed twice', () => {
  const { arranging, text } = given();
  arranging.press(4);
  arranging.press(4);
  arranging.press('exit');
  arranging.press('exit');
  expect(arranging.chosen).toBeNull();
  expect(text()).toBe(TEXT);
});

it('takes a room from the box only for one that was taken up', () => {
  const { arranging, text } = given();
  arranging.put('r20');
  expect(text()).toBe(TEXT);
  arranging.press(8);
  arranging.put('r20');
  expect(text()).toBe(TEXT.replace('r09', 'r20'));
});

it('tells where Start has gone, and nothing if it has not moved', () => {
  const { arranging, text } = given();
  arranging.move('start', { x: 6, y: -2 });
  expect(arranging.told).toBe('');
  arranging.push('start', 'ArrowRight');
  expect(text()).toBe(TEXT.replace('N 4', 'N 5'));
  expect(arranging.told).toBe('candy-ghosts.arrange.start N 6');
});
