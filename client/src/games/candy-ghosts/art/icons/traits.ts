import { circle, flat, line, oval, type Shape, solid } from '../paint';

/** Traits by their words, in a cell of 100. */
export const TRAITS: Readonly<Record<string, readonly Shape[]>> = {
  vain: [
    line('#3a1c19', 'M50 62v26', 11),
    line('#f6c35c', 'M50 62v25', 6),
    solid('#f6c35c', oval(50, 38, 24, 27)),
    solid('#cfeaff', oval(50, 38, 16, 19), 2.5),
    line('#fff', 'M43 42L54 28', 4.5),
  ],
  smart: [
    solid(
      '#ffe680',
      'M36 66Q36 58 30 51 24 43 26 33 30 15 50 14 70 15 74 33 76 43 70 51 64 58 64 66z',
    ),
    solid('#cfd3dc', 'M38 66H62V78Q62 88 50 88T38 78z', 2.5),
    line('#3a1c19', 'M40 76H60', 2.5),
    line('#f2953a', 'M42 62V44l8 7 8-7V62', 3),
  ],
  short: [
    line('#6d4a3f', 'M20 18H80', 9),
    line('#3a1c19', 'M50 26V40M42 33l8 9 8-9', 4.5),
    solid('#7cc0ee', 'M36 88Q34 68 50 67T64 88z'),
    solid('#ffdfba', circle(50, 57, 12), 2.5),
    flat('#3a1c19', `${circle(46, 57, 1.8)}${circle(54, 57, 1.8)}`),
  ],
  clumsy: [
    solid('#fff7ea', 'M12 42L46 34l-3 12 9 6-7 10 4 14Q20 76 12 42z'),
    solid('#fff7ea', 'M57 30L86 22q14 30-18 48l-3-12 8-9-10-7z'),
    line('#3a1c19', 'M88 30q12 2 8 14-4 8-14 8', 8),
    line('#fff7ea', 'M88 30q12 2 8 14-4 8-14 8', 3),
    flat('#e0567f', `${circle(30, 52, 5)}${circle(74, 40, 5)}`),
    line('#d81e5b', 'M30 24l-5-9M48 20V8M34 84v.1M56 82v.1M66 88v.1', 5),
  ],
  anxious: [
    solid('#ffdfba', circle(50, 52, 32)),
    line('#3a1c19', 'M28 38l11-5M72 38l-11-5', 3.5),
    flat('#3a1c19', `${oval(39, 48, 4, 5.5)}${oval(61, 48, 4, 5.5)}`),
    line('#3a1c19', 'M36 70q5-7 9.5 0t9.5 0 9 0', 4),
    solid('#5fc3f0', 'M80 14Q90 28 84 34 76 36 74 28 74 22 80 14z', 2.5),
  ],
  strong: [
    solid(
      '#f5c596',
      'M22 80Q14 54 26 32 28 20 38 18 50 16 52 26 50 34 42 36 40 44 44 50 56 38 72 44 90 54 84 74 76 88 50 86 30 88 22 80z',
    ),
    line('#3a1c19', 'M44 50Q44 58 52 60M64 72Q74 70 76 62', 3),
    line('#d81e5b', 'M66 30l6-10M80 34l9-7', 4.5),
  ],
  agile: [
    solid('#ffd34d', 'M18 64Q34 60 40 34L56 38Q58 54 84 62 92 66 90 76H18z'),
    solid('#fff7ea', 'M16 76H92q2 9-6 9H22q-8 0-6-9z', 2.5),
    line('#3a1c19', 'M46 48l8 3M43 57l9 3', 3),
    solid('#fff', 'M38 42Q18 42 8 24 24 30 36 26 30 34 40 34z', 2.5),
  ],
  'pet-lover': [
    solid('#a9653a', 'M50 46Q68 50 74 68 76 84 62 82 50 78 38 82 24 84 26 68 32 50 50 46z'),
    solid(
      '#a9653a',
      `${oval(22, 46, 9, 11)}${oval(40, 28, 9, 12)}${oval(61, 28, 9, 12)}${oval(79, 46, 9, 11)}`,
    ),
    flat('#ff86ab', 'M50 76Q36 66 40 59 46 54 50 61 54 54 60 59 64 66 50 76z'),
  ],
};
