import { circle, flat, limb, line, solid } from '../paint';
import type { FigureLook } from './figure';

const BLACK = '#2a2433';
const RIM = '#15111c';
const SKIN = '#ffe3c4';

/** Pim Liquorice: a square scholar in the layers of an allsort, round glasses, a mortarboard, a book. */
export const pim: FigureLook = {
  colour: '#6a5f8c',
  top: 6,
  face: { x: 50, y: 46, mouth: 'small' },
  shapes: [
    ...limb(BLACK, 'M41 78v7M59 78v7', 8),
    solid('#ff8fb8', 'M28 62q22-6 44 0v20H28z'),
    flat(BLACK, 'M29.5 66h41v5h-41zM29.5 76h41v4.5h-41z'),
    flat('#fff7ea', 'M29.5 71h41v5h-41z'),
    solid(BLACK, 'M28 44Q26 26 50 26T72 44Q74 56 69 58L62 52H38L31 58Q26 56 28 44z', 2.5, RIM),
    solid(SKIN, 'M31 38h38v8a19 17 0 0 1-38 0z', 2.5),
    flat(BLACK, 'M31 40V32H69V40L64 36 60 41 55 36 50 41 45 36 40 41 36 36z'),
    solid('#544a6e', 'M34 26h32v10q-16-5-32 0z', 2.5, RIM),
    solid('#6f62a0', 'M50 6L90 21 50 35 10 21z', 3, RIM),
    line('#ff8fb8', 'M50 20L83 24v12', 3),
    flat('#ff8fb8', 'M79.5 35h7l2.5 12h-12z'),
  ],
  front: [
    line('#d81e5b', `${circle(42, 46, 7.5)}${circle(58, 46, 7.5)}M49.5 45h1`, 2.5),
    solid('#3f8fe8', 'M66 62l23 4-3 20-23-4z', 2.5),
    line('#fff7ea', 'M72 70l11 2', 3),
    solid(SKIN, circle(67, 75, 4.5), 2.2),
  ],
};
