import { circle, flat, line, oval, type Shape, solid } from '../paint';

const PALE = '#f6f2ff';
const WARM = '#ffd34d';
const NIGHT = '#241c52';

/** The house's atmospheres by their words, seen through a round window of 100. */
export const WEATHER: Readonly<Record<string, readonly Shape[]>> = {
  transmogrify: [
    line('#cdb8ff', 'M50 50q6-4 6 4t-12 6-8-16 16-10 14 24-22 18-22-26 22-28', 5),
    flat(
      WARM,
      'M24 26l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1zM76 64l2 5 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1z',
    ),
  ],
  moonlight: [
    flat('#fff3c9', 'M62 18a32 32 0 1 0 20 48 28 28 0 0 1-20-48z'),
    flat(PALE, `${circle(74, 30, 3)}${circle(84, 46, 2.2)}${circle(66, 48, 2.2)}`),
    flat(NIGHT, `${circle(40, 46, 2.5)}${circle(54, 52, 2.5)}`),
    line(NIGHT, 'M40 60q6 6 12 2', 2.5),
  ],
  'sugar-rush': [
    solid('#ff6f91', 'M38 50L16 34l3 10-5 6 5 6-3 10zM62 50l22-16-3 10 5 6-5 6 3 10z', 2.5, NIGHT),
    solid('#ff4f7f', circle(50, 50, 19), 2.5, NIGHT),
    flat('#ffd3e0', 'M44 32q10 16 0 37l-6-4q8-15 0-28z'),
    line(WARM, 'M30 20l-6-6M50 20v-9M70 20l6-6M30 80l-6 6M50 80v9M70 80l6 6', 4),
  ],
  candlelight: [
    flat('#ffb62e', circle(50, 34, 24), 0.3),
    solid('#fff7ea', 'M40 48h20v34H40z', 2.5, NIGHT),
    line('#d9c9b0', 'M46 48v10M54 48v6', 3),
    solid(WARM, 'M50 12Q64 28 58 38 50 46 42 38 36 28 50 12z', 2, '#ff8a2e'),
    line(NIGHT, 'M50 48v-8', 2.5),
    line('#f6c35c', 'M30 84h40', 6),
  ],
  'deep-pockets': [
    solid('#7fa8f0', 'M22 34H78V66Q78 84 50 88 22 84 22 66z', 2.5, NIGHT),
    line(PALE, 'M28 42H72V65Q72 78 50 82 28 78 28 65z', 2),
    solid('#e0a45c', circle(38, 28, 11), 2.5, NIGHT),
    flat('#5b2f17', `${circle(35, 26, 2)}${circle(42, 24, 2)}`),
    solid('#ff6f91', 'M54 34V20a8 8 0 0 1 16 0V34z', 2.5, NIGHT),
    flat('#7fa8f0', 'M23.5 36h53v6h-53z'),
  ],
  'thin-plaster': [
    solid('#d98f6e', 'M16 24H84V76H16z', 2.5, NIGHT),
    line(
      '#8a4a36',
      'M16 41H84M16 59H84M38 24V41M62 24V41M28 41V59M72 41V59M38 59V76M62 59V76',
      2.5,
    ),
    solid(NIGHT, 'M36 76V66L30 60l8-6-2-10 10 3 8-8 5 10 10 2-6 9 4 10-7 4V76z', 2, '#ffe0c4'),
    flat(PALE, `${circle(45, 64, 3)}${circle(57, 64, 3)}`),
  ],
  'brave-hearts': [
    solid('#ff4f7f', 'M38 70Q8 46 18 30 30 18 40 34 48 20 60 30 68 44 38 70z', 2.5, NIGHT),
    solid('#ffd34d', 'M64 86Q40 68 47 56 56 48 64 60 70 48 80 55 88 66 64 86z', 2.5, NIGHT),
    line('#ffd3e0', 'M26 36q2-5 7-4', 4),
  ],
  lullaby: [
    solid('#b487f0', 'M22 56H66V84H22z', 2.5, NIGHT),
    solid('#cdb8ff', 'M22 56L34 42H78L66 56z', 2.5, NIGHT),
    line(WARM, 'M66 66h8v8', 4),
    line(PALE, 'M30 34V18l16-4V28', 3.5),
    flat(PALE, `${oval(27, 34, 5, 4)}${oval(43, 28, 5, 4)}`),
    line(WARM, 'M60 16h12L60 30h12M78 26h8l-8 10h8', 3.2),
  ],
  thunder: [
    solid(
      '#8f86c8',
      'M24 54Q10 52 14 38 18 28 30 30 34 14 50 16 64 16 68 28 84 26 86 40 86 54 74 54z',
      2.5,
      NIGHT,
    ),
    solid(WARM, 'M52 42L34 66H48L42 90 68 58H54L60 42z', 2.5, NIGHT),
  ],
  'creaking-floor': [
    solid('#c98a5a', 'M14 60H86V74H14zM14 74H50L54 86H14zM86 74H56l4 12H86z', 2.5, NIGHT),
    line('#7a4526', 'M40 60l4 14M66 60l-3 14M24 67h8', 2.5),
    solid('#e8435f', 'M44 24h16v18l16 4q6 4 4 10H44z', 2.5, NIGHT),
    line(WARM, 'M20 50l-8-6M26 42l-4-9M30 56h-8', 3.5),
  ],
  'cold-draught': [
    line(
      '#bfe9ff',
      'M12 38H58Q70 38 70 28T60 18 50 26M12 52H78Q90 52 90 63T79 74 68 66M12 66H50Q60 66 60 75T51 84 42 78',
      6,
    ),
    line(PALE, 'M24 16v14M18 19l12 8M30 19l-12 8', 3),
  ],
  'sticky-air': [
    flat(
      '#ff9dc0',
      'M12 20Q50 6 88 20V40Q88 48 82 48T76 40 68 40V66Q68 74 62 74T56 66V46Q56 40 50 40T44 46V80Q44 88 38 88T32 80V46Q32 40 26 40T22 48 17 56 12 48z',
    ),
    line('#ffe0ec', 'M22 28q12-6 24-6', 5),
    flat('#ff9dc0', circle(74, 64, 5)),
  ],
  fog: [
    flat('#8f86c8', 'M30 78V40a20 22 0 0 1 40 0v38z'),
    flat(NIGHT, `${oval(43, 40, 4, 5.5)}${oval(57, 40, 4, 5.5)}`),
    line('#e6e1fa', 'M12 56H58M70 56H88M22 70H84M14 84h8M34 84H70M60 22h20M16 30h12', 8),
  ],
  'whispering-bricks': [
    solid('#d4706a', 'M14 22H86V82H14z', 2.5, NIGHT),
    line(
      '#7d2f3a',
      'M14 37H86M14 67H86M38 22V37M62 22V37M26 67V82M50 67V82M74 67V82M14 52H24M76 52H86',
      2.5,
    ),
    flat(NIGHT, `${oval(40, 47, 4, 5)}${oval(60, 47, 4, 5)}${oval(50, 59, 7, 4)}`),
    flat('#fff', `${circle(41.5, 45, 1.5)}${circle(61.5, 45, 1.5)}`),
  ],
};
