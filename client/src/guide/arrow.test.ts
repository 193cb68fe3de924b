import { describe, expect, it } from 'vitest';
import { freeSide } from './arrow';
import type { Rect } from './sight.svelte';

const room: Rect = { x: 0, y: 0, width: 400, height: 800 };
const target: Rect = { x: 150, y: 300, width: 100, height: 50 };
const banner: Rect = { x: 0, y: 240, width: 400, height: 50 };
const below: Rect = { x: 150, y: 360, width: 100, height: 50 };
const left: Rect = { x: 80, y: 300, width: 50, height: 50 };
const right: Rect = { x: 270, y: 300, width: 50, height: 50 };

describe('an arrow', () => {
  it('comes from above where there is nothing', () => {
    expect(freeSide(target, room, { texts: [], things: [below] })).toBe('above');
  });

  it('covers neither words nor what can be pressed', () => {
    expect(freeSide(target, room, { texts: [banner], things: [] })).toBe('below');
    expect(freeSide(target, room, { texts: [banner], things: [below] })).toBe('left');
    expect(freeSide(target, room, { texts: [banner], things: [below, left] })).toBe('right');
    expect(freeSide(target, room, { texts: [banner], things: [below, left, right] })).toBeNull();
  });

  it('stays on the screen', () => {
    const all: Rect = { x: 6, y: 740, width: 388, height: 54 };
    expect(freeSide(all, room, { texts: [], things: [{ ...all, y: 690, height: 44 }] })).toBeNull();
    expect(freeSide({ ...target, y: 20 }, room, { texts: [], things: [] })).toBe('below');
  });

  it('may lie on what its target lies on', () => {
    const felt: Rect = { x: 0, y: 200, width: 400, height: 400 };
    expect(freeSide(target, room, { texts: [], things: [felt] })).toBe('above');
  });
});
