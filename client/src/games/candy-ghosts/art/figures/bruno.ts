import { circle, flat, line, oval, solid } from '../paint';
import type { FigureLook } from './figure';

const FUDGE = '#84502f';
const SKIN = '#ffdcb5';

/** Bruno Fudge: a bear suit as big as a wardrobe, and inside it somebody who has seen a kitten. */
export const bruno: FigureLook = {
  colour: '#84502f',
  top: -18,
  face: { x: 50, y: 19, mouth: 'scream' },
  shapes: [
    solid('#5f3519', `${oval(33, 86, 12, 5)}${oval(67, 86, 12, 5)}`),
    solid(FUDGE, `${circle(25, -6, 10)}${circle(75, -6, 10)}`),
    flat('#d99a8a', `${circle(25, -6, 5)}${circle(75, -6, 5)}`),
    solid(FUDGE, 'M14 78V28C14-2 28-12 50-12S86-2 86 28V78Q86 86 78 86H22Q14 86 14 78z'),
    flat('#b98257', oval(50, 66, 22, 17)),
    solid(SKIN, oval(50, 22, 21, 19), 2.5),
    flat('#5f3519', 'M40 5q4 6 8 1 1 7 7 2-3-6-8-6t-7 3z'),
    line('#5f3519', 'M20 40Q20 54 34 54M80 40Q80 54 66 54', 3),
  ],
  front: [solid('#a86a40', oval(42, 50, 8, 7), 2.5), solid('#a86a40', oval(58, 50, 8, 7), 2.5)],
};
