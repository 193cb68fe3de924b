import { circle, flat, limb, line, solid } from '../paint';
import type { FigureLook } from './figure';

const HAIR = '#7a4223';
const SKIN = '#bf7d52';
const GOLD = '#f6c35c';

/** Regina Praline: hair as high as a tower, a captain's hat on it, and a gown as wide as a door. */
export const regina: FigureLook = {
  colour: '#d02c6c',
  top: -42,
  face: { x: 50, y: 19, mouth: 'smug' },
  shapes: [
    ...limb(SKIN, 'M60 42L84 34', 7),
    ...limb(SKIN, 'M40 42Q20 50 35 60', 7),
    solid('#d8357a', 'M42 36h16l2 20C74 62 86 74 92 84 80 92 20 92 8 84 14 74 26 62 40 56z'),
    flat('#a01850', 'M46 58q4-2 8 0l9 30H37z'),
    line('#ffd7e6', 'M13 80q6 7 12 1 6 8 13 1 6 8 12 1 6 8 12 0 7 7 13-1 6 6 12-2', 3),
    solid(GOLD, 'M40 52h20l1 7H39z', 2),
    solid(GOLD, `${circle(41, 38, 4.5)}${circle(59, 38, 4.5)}`, 2),
    solid(
      HAIR,
      'M31 18C22 6 30-6 34-18 38-34 62-34 66-18 70-6 78 6 69 18 68 28 62 30 50 30S32 28 31 18z',
    ),
    line('#b57a4c', 'M36-14q14 8 28 0M33-2q8 5 16 4', 2.5),
    solid(SKIN, 'M34 14q16-10 32 0 2 20-16 20T34 14z', 2),
    flat(HAIR, 'M32 16Q36 2 50 2t18 14Q60 8 50 9 40 8 32 16z'),
    solid('#fff7ea', 'M32-28Q50-48 68-28L64-20H36z', 2.5),
    flat('#3a1c19', 'M33-23h34l-3 6H36z'),
    flat(GOLD, circle(50, -29, 4)),
  ],
  front: [...limb(SKIN, 'M86 32l8-3', 3.5), solid(SKIN, circle(84, 35, 5.5), 2.5)],
};
