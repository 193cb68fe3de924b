import { expect, it } from 'vitest';
import { hintedAction, hintedCard } from './hinted';
import { needsOf } from './patterns';

it('points out a card', () => {
  expect(hintedCard('P05')).toMatchObject({ card: 'P05', cells: [], pass: false });
});

it('takes an action apart for the eye', () => {
  expect(hintedAction('build R 2,-1').build).toEqual({ colour: 'R', at: '2,-1' });
  expect(hintedAction('ghost 1,2 1,1').way).toEqual({ from: '1,2', to: '1,1' });
  expect(hintedAction('push 1,1 0,1').way).toEqual({ from: '1,1', to: '0,1' });
  expect(hintedAction('stay')).toMatchObject({ pass: true, build: null, way: null });
});

it('shows where a card is to be scored, turned as it lies there', () => {
  const { card, cells } = hintedAction('score P07 2,-1 r1');
  expect(card).toBe('P07');
  expect(cells).toEqual(needsOf('P07', 1).map(({ x, y }) => ({ x: x + 2, y: y - 1 })));
});
