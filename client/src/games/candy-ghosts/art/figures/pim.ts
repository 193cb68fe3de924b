import { circle, flat, limb, line, solid } from '../paint';
import type { FigureLook } from './figure';

const BLACK = '#2a2433';
const SKIN = '#ffe3c4';

/** Pim Liquorice: a square scholar in the layers of an allsort, round glasses, a mortarboard, a book. */
export const pim: FigureLook = {
  colour: '#4a4260',
  top: 8,
  face: { x: 50, y: 46, mouth: 'small' },
  shapes: [
    ...limb(BLACK, 'M42 78v7M58 78v7', 8),
    solid('#ff8fb8', 'M30 60q20-6 40 0v21H30z'),
    flat(BLACK, 'M31.5 64h37v5h-37zM31.5 74h37v5h-37z'),
    flat('#fff7ea', 'M31.5 69h37v5h-37z'),
    solid(BLACK, 'M30 44Q28 26 50 26T70 44Q72 56 66 58H34Q28 56 30 44z', 2.5, '#15111c'),
    solid(SKIN, 'M34 40h32v6a16 16 0 0 1-32 0z', 2),
    solid(BLACK, 'M33 26h34v12q-17-5-34 0z', 2.5, '#15111c'),
    solid('#544a6e', 'M50 8L88 22 50 35 12 22z', 3, '#15111c'),
    line('#ff8fb8', 'M50 21L80 25v14', 2.5),
    flat('#ff8fb8', 'M77 38h6l2 10h-10z'),
  ],
  front: [
    line(BLACK, `${circle(42, 46, 7)}${circle(58, 46, 7)}M49 45h2`, 2.5),
    solid('#3f8fe8', 'M66 60l22 4-3 20-22-4z', 2.5),
    line('#fff7ea', 'M71 67l12 2', 2.5),
    solid(SKIN, circle(66, 73, 4.5), 2.2),
  ],
};
