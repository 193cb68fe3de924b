import { circle, flat, limb, line, oval, solid } from '../paint';
import type { FigureLook } from './figure';

const HAIR = '#f0b445';
const SKIN = '#f0c08e';
const LILAC = '#9a78e0';

/** Flo Nougat: all legs, a ponytail like a cat's tail, and two fingers at her lips. */
export const flo: FigureLook = {
  colour: LILAC,
  top: -12,
  face: { x: 46, y: 10, mouth: 'whistle' },
  shapes: [
    solid(HAIR, 'M56-6C84-22 98 8 88 34 85 44 95 46 90 56 78 58 72 48 77 34 82 16 72 6 60 8z'),
    line('#b97a1a', 'M66-4q18 2 15 28-3 14 2 24', 2.2),
    ...limb(LILAC, 'M44 56L30 82M54 56l14 26', 10),
    solid('#fff7ea', 'M22 80h14v8H20zM62 80h14l2 8H62z', 2.5),
    ...limb('#fff1dc', 'M57 34Q74 44 68 56', 7),
    solid(SKIN, circle(67, 58, 4.5), 2.2),
    solid('#fff1dc', 'M36 30q13-6 25 0l1 24H37z'),
    flat('#d9a05b', `${circle(40, 36, 1.6)}${circle(57, 38, 1.6)}`),
    solid(LILAC, 'M40 38h18l4 22H36z'),
    line('#5d3fa8', 'M40 38l-2-7M58 38l1-7M44 46h10', 2.5),
    solid(HAIR, 'M28 10C26-12 66-16 66 8 66 24 60 28 48 28S29 24 28 10z'),
    solid(SKIN, oval(45, 12, 15, 14.5), 2),
    flat(HAIR, 'M30 8Q32-8 48-8T63 10Q54 6 50-2 42 6 30 8z'),
    solid('#d81e5b', circle(61, -4, 4), 2),
  ],
  front: [
    ...limb('#fff1dc', 'M38 34Q28 34 33 27', 6),
    solid(SKIN, 'M31 28l6-10q4-1 5 2l-4 9q-4 3-7-1z', 2),
    line('#8a63d8', 'M16 8V-8l9-3V5', 3),
    flat('#8a63d8', `${oval(13, 8, 4, 3)}${oval(22, 5, 4, 3)}`),
  ],
};
