import { circle, flat, limb, line, solid } from '../paint';
import type { FigureLook } from './figure';

const HAIR = '#e4572e';
const SKIN = '#ffd9b0';

/** Zip Sherbet: small, on skates, hair and scarf a second behind him. */
export const zip: FigureLook = {
  colour: '#f2c414',
  top: 18,
  face: { x: 57, y: 47, mouth: 'grin' },
  shapes: [
    ...limb('#2e5fb3', 'M46 74L34 80M56 74l10 6', 7),
    solid('#fff7ea', 'M26 76l12 2v7H24z', 2.5),
    solid('#fff7ea', 'M62 76l12 3v6H60z', 2.5),
    solid(
      '#d81e5b',
      `${circle(27, 87, 3.2)}${circle(36, 87, 3.2)}${circle(63, 87, 3.2)}${circle(72, 87, 3.2)}`,
      2,
    ),
    solid('#ffd93b', 'M40 60Q52 54 66 60L64 78Q52 82 40 78z'),
    flat('#3a1c19', 'M54 61l-8 9h5l-2 7 9-9h-5z'),
    solid('#3f8fe8', 'M44 58Q30 52 20 56L8 52l6 8-10 4 16 4q14 2 26-2z', 2.5),
    solid('#3f8fe8', 'M42 57q14 9 28 2l-1 7q-13 6-27-1z', 2.5),
    solid(SKIN, circle(56, 44, 17), 2.5),
    solid(
      HAIR,
      'M73 40Q72 20 50 19 42 18 36 22L14 16l11 12-19-1 15 11-15 6 21 4-7 8 20-4Q38 42 52 34 62 36 73 40z',
      2.5,
    ),
  ],
  front: [
    ...limb('#ffd93b', 'M64 66l12-3', 6),
    solid(SKIN, circle(79, 62, 4.5), 2.2),
    line('#3a1c19', 'M4 74h12M8 82h10', 2.5),
  ],
};
