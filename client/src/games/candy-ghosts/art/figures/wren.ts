import { circle, flat, limb, line, oval, solid } from '../paint';
import type { FigureLook } from './figure';

const HAIR = '#8a4b2a';
const SKIN = '#ffdfba';

/** Wren Wafer: a wafer-blue cape, hands at her cheeks, and a sparrow on her head. */
export const wren: FigureLook = {
  colour: '#5fa8dc',
  top: -14,
  face: { x: 50, y: 27, mouth: 'worried' },
  shapes: [
    ...limb('#6d4a3f', 'M42 74v10M58 74v10', 6),
    solid('#7cc0ee', 'M50 38C35 38 26 56 20 76Q50 87 80 76C74 56 65 38 50 38z'),
    line('#3d84b8', 'M31 56l36 23M25 68l19 13M69 56L33 79M75 68L56 81', 2),
    solid(HAIR, 'M29 32C24 2 76 2 71 32Q71 42 64 45H36Q29 42 29 32z'),
    solid(SKIN, circle(50, 27, 16.5), 2),
    flat(HAIR, 'M31 28Q33 7 50 7T69 28Q63 17 57 15 50 22 41 21 35 22 31 28z'),
    solid('#a86f42', 'M41 2L25-5l3 9 13 4z', 2.5),
    solid('#c08a58', 'M38 3C35-7 43-16 53-15 61-15 65-8 63-2 60 11 42 11 38 3z', 2.5),
    flat('#f3dcb8', 'M48 8C55 9 61 5 62-1 56-2 49 1 48 8z'),
    solid('#f2a23a', 'M62-8l9 3-8 3z', 2),
    flat('#3a1c19', circle(56, -7, 2.4)),
    line('#6d4426', 'M42-1q5 5 10 0', 2.5),
  ],
  front: [solid(SKIN, oval(34, 41, 5.5, 6), 2.5), solid(SKIN, oval(66, 41, 5.5, 6), 2.5)],
};
