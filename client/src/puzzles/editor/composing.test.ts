import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../given';
import { Composing } from './composing.svelte';
import { withCard } from './painting';

beforeEach(() => vi.stubGlobal('localStorage', memory()));

it('a stroke is one step, which can be taken back and done again', () => {
  const composing = new Composing();
  composing.begin('1,1');
  composing.goOn('2,1');
  composing.goOn('3,1');
  composing.end();
  expect(Object.keys(composing.now.tiles)).toEqual(['1,1', '2,1', '3,1']);
  composing.undo();
  expect(composing.now.tiles).toEqual({});
  expect(composing.canUndo).toBe(false);
  composing.redo();
  expect(Object.keys(composing.now.tiles)).toEqual(['1,1', '2,1', '3,1']);
});

it('something new after taking back forgets what was taken back', () => {
  const composing = new Composing();
  composing.dab('1,1', 'R');
  composing.undo();
  expect(composing.canRedo).toBe(true);
  composing.dab('2,1', 'B');
  expect(composing.canRedo).toBe(false);
});

it('a stroke that changes nothing is no step', () => {
  const composing = new Composing();
  composing.dab('1,1', 'ghost');
  expect(composing.canUndo).toBe(false);
  expect(composing.houseless).toBe('1,1');
  composing.dab('1,1', 'R');
  expect(composing.houseless).toBeNull();
});

it('clearing can be taken back; the rounds stay', () => {
  const composing = new Composing();
  composing.dab('1,1', 'R');
  composing.change({ ...withCard(composing.now, 'P01'), rounds: 3 });
  composing.clear();
  expect(composing.now).toMatchObject({ rounds: 3, cards: [], tiles: {} });
  composing.undo();
  expect(composing.now.cards).toEqual(['P01']);
});

it('survives a reload', () => {
  const before = new Composing();
  before.dab('1,1', 'R');
  before.dab('1,1', 'kid');
  expect(new Composing().now).toEqual(before.now);
});
