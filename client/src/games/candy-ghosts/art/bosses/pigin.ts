import { circle, flat, line, oval, type Shape, solid } from '../paint';

const WINE = '#5e1730';
const PINK = '#ff9dac';

/** Pigin: a ball of appetite on two springy feet, with a napkin for a crown of good manners. */
export const PIGIN: readonly Shape[] = [
  flat('#5e1730', oval(50, 90, 40, 7), 0.25),
  line(WINE, 'M32 76l-4 6 8 2-8 4M68 76l4 6-8 2 8 4', 5),
  solid('#c2415f', `${oval(28, 90, 11, 5)}${oval(72, 90, 11, 5)}`, 3, WINE),
  solid(
    PINK,
    'M16-4C6-20 12-30 18-34 30-30 36-22 36-14zM84-4C94-20 88-30 82-34 70-30 64-22 64-14z',
    3.5,
    WINE,
  ),
  flat('#e0667f', 'M19-10q-4-9 0-16 7 4 10 11zM81-10q4-9 0-16-7 4-10 11z'),
  solid(PINK, circle(50, 32, 48), 4, WINE),
  line('#ffd3da', 'M14 16Q20-4 38-9', 6),
  // a mouth from ear to ear, and candy for teeth
  solid('#7d1533', 'M10 34Q50 44 90 34 92 74 50 75 8 74 10 34z', 3.5, WINE),
  flat(
    '#fff7ea',
    'M18 37q5 12 12 2zM40 40q5 11 12 0zM62 40q6 10 12-2zM30 71q4-10 11-1 4 2 6 2-8 1-17-1zM58 73q4-10 11-3-5 2-11 3z',
  ),
  flat('#ff6f91', 'M28 66Q36 54 50 60 64 54 72 66 64 73 50 73T28 66z'),
  // snout and eyes
  solid('#ff7f93', oval(50, 22, 16, 11), 3, WINE),
  flat(WINE, `${oval(44, 22, 3, 4.5)}${oval(56, 22, 3, 4.5)}`),
  solid('#fff', `${circle(28, 8, 9)}${circle(72, 8, 9)}`, 2.5, WINE),
  flat(WINE, `${circle(31, 9, 4.5)}${circle(69, 9, 4.5)}`),
  flat('#fff', `${circle(32.5, 7, 1.6)}${circle(70.5, 7, 1.6)}`),
  line(WINE, 'M18-2l14 2M82-2l-14 2', 3.5),
  // a very small crown
  solid('#f6c35c', 'M38-16l-4-16 9 6 7-10 7 10 9-6-4 16q-12-4-24 0z', 3, WINE),
  flat('#e0266f', circle(50, -21, 2.8)),
];

/** Somebody in the belly, looking out between the teeth: around 0,0. */
export const SWALLOWED: readonly Shape[] = [
  solid('#f6f2ff', 'M-7 9V0a7 8 0 0 1 14 0v9l-3.5-3L0 9l-3.5-3z', 1.8, '#352a63'),
  flat('#352a63', `${circle(-2.4, 0, 1.5)}${circle(2.4, 0, 1.5)}`),
];
