import { circle, flat, limb, line, oval, solid } from '../paint';
import type { FigureLook } from './figure';

const HAIR = '#6b3a17';
const SKIN = '#f5c596';

/** Otto Toffee: shoulders like a wardrobe, both arms up, and a plaster from the last thing that fell. */
export const otto: FigureLook = {
  colour: '#f08c2e',
  top: -8,
  face: { x: 50, y: 22, mouth: 'grin' },
  shapes: [
    ...limb('#5b3a24', 'M40 76v8M60 76v8', 9),
    ...limb(SKIN, 'M26 50Q10 50 11 20', 11),
    ...limb(SKIN, 'M74 50Q90 50 89 20', 11),
    solid(SKIN, circle(11, 15, 8.5), 2.5),
    solid(SKIN, circle(89, 15, 8.5), 2.5),
    solid('#f2953a', 'M22 46Q30 36 50 36T78 46L70 78Q50 84 30 78z'),
    line('#8f4a12', 'M28 58Q50 64 72 58M31 71Q50 76 69 71', 5),
    solid(SKIN, 'M31 20a19 18 0 0 1 38 0v6a19 17 0 0 1-38 0z', 2.5),
    solid(HAIR, 'M31 20C26-4 44-12 56-8 52-4 60-6 66-3 62 0 74 6 69 20 62 8 44 6 31 20z', 2.5),
    solid('#fff0c9', 'M58 4l10 8-3 4-10-8z', 1.8),
    flat('#c98a4a', oval(61.5, 10, 1, 1)),
  ],
};
