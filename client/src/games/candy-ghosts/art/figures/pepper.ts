import { circle, flat, limb, line, solid } from '../paint';
import type { FigureLook } from './figure';

const HAIR = '#1f5a4a';
const SKIN = '#c98d5e';
const MINT = '#2fae84';
const swirl = (x: number, y: number): string =>
  `M${x} ${y}q3-8 11-8a13 13 0 0 1 1 7q-6-3-12 1zM${x} ${y}q8 3 8 11a13 13 0 0 1-7 1q3-6-1-12zM${x} ${y}q-3 8-11 8a13 13 0 0 1-1-7q6 3 12-1zM${x} ${y}q-8-3-8-11a13 13 0 0 1 7-1q-3 6 1 12z`;

/** Pepper Mint: two peppermints for buns, goggles, a laboratory coat and something that fizzes. */
export const pepper: FigureLook = {
  colour: MINT,
  top: -8,
  face: { x: 50, y: 28, mouth: 'smug' },
  shapes: [
    ...limb('#bff0dc', 'M43 76v9M57 76v9', 6),
    ...limb('#f1fff9', 'M66 52Q78 56 80 46', 8),
    solid('#f1fff9', 'M38 42H62Q69 48 73 78Q50 83 27 78Q31 48 38 42z'),
    flat(MINT, 'M43 42h14l-3 38h-8z'),
    line('#1a6e54', 'M43 42l4 38M57 42l-4 38', 2),
    ...limb('#f1fff9', 'M34 50Q26 60 30 68', 8),
    solid(SKIN, circle(30, 70, 4.5), 2.2),
    solid('#fff', circle(24, 6, 13), 2.8),
    flat(MINT, swirl(24, 6)),
    solid('#fff', circle(76, 6, 13), 2.8),
    flat(MINT, swirl(76, 6)),
    solid(HAIR, 'M30 30C24 0 76 0 70 30Q70 40 64 42H36Q30 40 30 30z'),
    solid(SKIN, circle(50, 28, 16.5), 2),
    flat(HAIR, 'M32 28Q32 10 50 10T68 28Q66 19 50 18 34 19 32 28z'),
    line('#3a1c19', 'M33 13Q50 6 67 13', 5),
    solid('#aee8ff', circle(42, 10, 7), 2.5),
    solid('#aee8ff', circle(58, 10, 7), 2.5),
  ],
  front: [
    solid('#e9fbff', 'M76 24h9v8l8 15q1 5-4 5H72q-5 0-4-5l8-15z', 2.5),
    flat('#e0266f', 'M73 40h15l4 7q0 3-3 3H72q-3 0-3-3z'),
    flat('#e0266f', circle(86, 22, 2.5)),
    solid(SKIN, circle(80, 47, 4.5), 2.2),
  ],
};
