import { circle, flat, limb, line, solid } from '../paint';
import type { FigureLook } from './figure';

const HAIR = '#e4572e';
const SKIN = '#ffd9b0';
const LEMON = '#ffd93b';

/** Zip Sherbet: small, on skates, hair and scarf a second behind him. */
export const zip: FigureLook = {
  colour: '#f2c414',
  top: 14,
  face: { x: 60, y: 44, mouth: 'grin' },
  shapes: [
    ...limb('#2e5fb3', 'M48 74L34 79M58 74l10 6', 7),
    solid('#fff7ea', 'M24 74l14 3v8H23z', 2.5),
    solid('#fff7ea', 'M63 76l13 3v6H61z', 2.5),
    solid('#d81e5b', [26, 35, 64, 73].map((x) => circle(x, 87, 3.2)).join(''), 2),
    ...limb(LEMON, 'M42 64L30 68', 6),
    solid(LEMON, 'M42 58Q54 52 67 58L66 77Q54 82 42 77z'),
    flat('#3a1c19', 'M56 62l-9 8h6l-3 8 11-10h-6z'),
    solid('#3f8fe8', 'M48 56Q32 50 20 55L6 50l6 8-11 5 18 5q16 2 30-3z', 2.5),
    solid('#3f8fe8', 'M44 56q14 9 28 1l-1 7q-13 7-26 0z', 2.5),
    solid(HAIR, 'M70 26Q60 10 40 18L16 10 25 23 4 22 19 34 2 40 22 46 14 55 40 54z', 2.5),
    solid(SKIN, 'M40 40a19 19 0 0 1 38 0v3a19 18 0 0 1-38 0z', 2.5),
    solid(
      HAIR,
      'M78 36Q78 18 58 17 42 16 39 40L36 46Q42 46 46 36L47 41Q56 38 60 30L61 35Q70 36 78 36z',
      2.5,
    ),
  ],
  front: [
    ...limb(LEMON, 'M66 66l14-4', 6),
    solid(SKIN, circle(83, 61, 4.5), 2.2),
    line('#9a8fc0', 'M2 74h14M6 83h11', 3),
  ],
};
