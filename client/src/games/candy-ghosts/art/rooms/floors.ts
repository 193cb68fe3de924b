import type { FloorKind } from './furniture';

const steps = (step: number): number[] => {
  const found: number[] = [];
  for (let at = step; at < 400; at += step) found.push(at);
  return found;
};
const across = (step: number): string =>
  steps(step)
    .map((y) => `M0 ${y}H400`)
    .join('');
const down = (step: number): string =>
  steps(step)
    .map((x) => `M${x} 0V400`)
    .join('');
/** Joints between boards or bricks, every other row shifted. */
const joints = (height: number, width: number): string =>
  Array.from({ length: 400 / height }, (_, row) =>
    Array.from(
      { length: 400 / width },
      (_, i) =>
        `M${i * width + (row % 2 === 0 ? width * 0.3 : width * 0.8)} ${row * height}v${height}`,
    ).join(''),
  ).join('');

const CARPET = 'M14 14H386V386H14zM24 24H376V376H24z';

/** The grain of a floor: lines across a room of 400. */
export const GRAIN: Readonly<Record<FloorKind, string>> = {
  wood: across(25) + joints(25, 200),
  stone: across(50) + joints(50, 100),
  tiles: across(50) + down(50),
  grass: across(200) + down(200),
  metal: `${across(100)}${steps(50)
    .map((x) => `M${x} 25v.1M${x} 125v.1M${x} 225v.1M${x} 325v.1`)
    .join('')}`,
  rose: CARPET,
  moss: CARPET,
  sky: CARPET,
  amber: CARPET,
};

/** The edges of the squares. */
export const SQUARES = across(100) + down(100);
