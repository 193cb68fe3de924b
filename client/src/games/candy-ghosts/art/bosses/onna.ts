import { circle, flat, line, oval, type Shape, solid } from '../paint';

const NIGHT = '#2a2358';
const SILK = '#b9c8ff';
const LACE = '#f4f1ff';

/** Onna, the lady of the house: a train of silk, a collar of lace, candles in her hair. */
export const ONNA: readonly Shape[] = [
  flat('#9fb2ff', oval(50, 88, 44, 9), 0.35),
  // the gown and its train, which ends as ghosts do
  solid(
    SILK,
    'M40 22h20C66 44 80 58 96 76Q102 86 92 90 86 84 79 90 71 96 64 89 57 96 50 89 43 96 36 89 28 96 21 89 14 84 8 90-2 86 4 76C20 58 34 44 40 22z',
    3.5,
    NIGHT,
  ),
  flat('#8ea2f0', 'M46 36h8q4 26 10 50-7 8-14 2-7 6-14-2 6-24 10-50z'),
  line(LACE, 'M22 66q7 8 13 1M78 66q-7 8-13 1M14 78q7 7 13 0M86 78q-7 7-13 0', 3),
  // sleeves
  solid(SILK, 'M38 28C24 30 14 42 10 58 18 62 26 60 32 54 30 44 36 40 42 40z', 3, NIGHT),
  solid(SILK, 'M62 28C76 26 84 16 88 4 80 0 74 2 70 8 72 16 66 24 58 24z', 3, NIGHT),
  // a collar like a fan
  solid(
    LACE,
    'M50 34C30 34 20 20 24 2 32 6 34 4 38 0H62C66 4 68 6 76 2 80 20 70 34 50 34z',
    3,
    NIGHT,
  ),
  line('#a99fd6', 'M50 32L28 10M50 32L36 4M50 32L64 4M50 32L72 10', 1.8),
  // hair in three storeys
  solid(
    '#6558bd',
    'M31-2C26-16 34-22 33-32 34-46 66-46 67-32 66-22 74-16 69-2 62 6 38 6 31-2z',
    3.5,
    NIGHT,
  ),
  line('#a79bea', 'M36-30q14 7 28 0M33-17q17 8 34 0', 2.5),
  solid(LACE, oval(50, 6, 15.5, 16), 3, NIGHT),
  flat('#6558bd', 'M33 4C35-12 44-14 50-9 56-14 65-12 67 4 61-3 56-5 50-5S39-3 33 4z'),
  // candles
  solid('#fff3c9', 'M34-46h5v13h-5zM47.5-54h5v13h-5zM61-46h5v13h-5z', 2, NIGHT),
  flat('#ffb62e', 'M36.5-56q5 6 0 9-5-3 0-9zM50-64q5 6 0 9-5-3 0-9zM63.5-56q5 6 0 9-5-3 0-9z'),
  // a face that expects you to be in bed
  line(NIGHT, 'M38 0q4-3 8-1M54-1q4-2 8 1', 2),
  flat(NIGHT, `${oval(43, 6, 2.8, 4)}${oval(57, 6, 2.8, 4)}`),
  flat('#fff', `${circle(44, 4.5, 1.1)}${circle(58, 4.5, 1.1)}`),
  flat('#c2486f', 'M45 15q2.5-3 5-1 2.5-2 5 1-5 4-10 0z'),
  flat('#e79ab8', `${circle(38.5, 11, 2.6)}${circle(61.5, 11, 2.6)}`, 0.7),
  solid('#e0567f', circle(50, 27, 4), 2, NIGHT),
  // hands, and a lollipop for a sceptre
  solid(LACE, circle(14, 61, 5), 2.5, NIGHT),
  line(NIGHT, 'M82-18v40', 6),
  line('#ffe3a3', 'M82-18v39', 2.5),
  solid('#f06b98', circle(82, -26, 12), 3, NIGHT),
  line('#ffe3ee', 'M82-26q5-3 5 2t-7 4-5-9 8-6', 2.8),
  solid(LACE, circle(82, 4, 5), 2.5, NIGHT),
];
