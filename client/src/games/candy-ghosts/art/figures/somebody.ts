import { circle, flat, line, solid } from '../paint';
import type { FigureLook } from './figure';

const PAPER = '#e6dcff';
const PLUM = '#6b54a8';

/** Somebody who has not chosen yet: a sweet that is still wrapped. */
export const somebody: FigureLook = {
  colour: '#a99be0',
  top: 0,
  face: { x: 50, y: 32, mouth: 'smile' },
  shapes: [
    solid(PAPER, 'M40 14L26 0q12 4 24 3 12 1 24-3L60 14z', 3, PLUM),
    solid(PAPER, 'M50 50C36 52 30 66 28 86Q50 92 72 86C70 66 64 52 50 50z', 3, PLUM),
    solid(PAPER, circle(50, 34, 22), 3, PLUM),
    line(PLUM, 'M39 14h22', 5),
    line(PLUM, 'M43 64q0-7 7-7t7 6.5q0 4.5-7 7.5v2', 4),
    flat(PLUM, circle(50, 80, 2.8)),
  ],
};
