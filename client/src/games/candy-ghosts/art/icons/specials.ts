import { circle, flat, line, oval, type Shape, solid } from '../paint';

const PLUM = '#352a63';
const ghost = (x: number, y: number, fill = '#f6f2ff'): readonly Shape[] => [
  solid(fill, `M${x - 12} ${y + 16}v-18a12 13 0 0 1 24 0v18l-4-4-4 4-4-4-4 4-4-4z`, 2.5, PLUM),
  flat(PLUM, `${oval(x - 4, y - 2, 2, 3)}${oval(x + 4, y - 2, 2, 3)}`),
];

/** Specials by their words, in a cell of 100. */
export const SPECIALS: Readonly<Record<string, readonly Shape[]>> = {
  whisperer: [
    solid('#f6f2ff', 'M8 90V56a20 22 0 0 1 40 0v34l-7-6-6.5 6-6.5-6-7 6-6.5-6z', 3, PLUM),
    flat(PLUM, `${oval(22, 56, 3.5, 5)}${oval(36, 56, 3.5, 5)}`),
    line(PLUM, 'M24 68q5 4 10 0', 3),
    solid(
      '#fff7ea',
      'M46 10H86Q94 10 94 18V40Q94 48 86 48H66L54 58V48H52Q44 48 44 40V18Q44 10 52 10z',
    ),
    flat('#e0567f', 'M69 43Q53 31 58 22 65 16 69 25 73 16 80 22 85 31 69 43z'),
  ],
  sacrifice: [
    solid(
      '#ffd34d',
      'M50 20l7 17 16-8-4 17 18 4-14 11 11 15-19 0 1 18-16-9-16 9 1-18-19 0 11-15L13 50l18-4-4-17 16 8z',
      2.5,
    ),
    solid('#f5c596', circle(50, 54, 14), 2.5),
    flat('#3a1c19', `${circle(45, 52, 2)}${circle(55, 52, 2)}`),
    solid('#7d1f33', 'M44 58h12q0 7-6 7t-6-7z', 1.5),
    line('#e0266f', 'M14 20l8 8M86 20l-8 8M50 6v8', 4.5),
  ],
  chain: [
    ...ghost(22, 62, '#cdf0dd'),
    ...ghost(50, 38, '#cdf0dd'),
    ...ghost(78, 62, '#cdf0dd'),
    line('#f2953a', 'M30 36l6 6M26 42l8 4M64 30l8 4M70 40l4-8', 4),
    solid('#ffd34d', 'M50 66l4 8 9-2-4 8 6 7-9 0-6 8-6-8-9 0 6-7-4-8 9 2z', 2),
  ],
  speed: [
    solid('#ffd34d', 'M58 8L24 54H46L38 92 78 42H56L66 8z'),
    line('#3f8fe8', 'M8 34h14M4 50h12M8 66h14', 5),
  ],
  bossy: [
    solid(
      '#a9683f',
      'M14 58Q14 46 26 46H52L84 40Q94 42 88 50L64 58Q70 62 66 68 70 74 62 78 62 86 52 86H34Q14 84 14 66z',
    ),
    line('#3a1c19', 'M64 58H50M66 68H52M62 78H50', 2.5),
    solid('#f6c35c', 'M26 36L20 14l12 8 10-12 10 12 12-8-6 22z', 2.5),
  ],
  disbelief: [
    solid('#d98f6e', 'M10 26H90V76H10z', 2.5),
    line(
      '#8a4a36',
      'M10 42H90M10 60H90M34 26V42M66 26V42M22 42V60M50 42V60M78 42V60M34 60V76M66 60V76',
      2.5,
    ),
    solid('#fff7ea', `${circle(34, 52, 15)}${circle(66, 52, 15)}`, 4, '#2a2433'),
    line('#2a2433', 'M49 50h2', 4),
    flat('#2a2433', `${circle(37, 50, 4)}${circle(69, 50, 4)}`),
  ],
  whistler: [
    solid('#e8435f', 'M34 40H86V56H66Q66 84 42 84 20 82 20 60 20 42 34 40z'),
    solid('#fff7ea', circle(43, 62, 10), 2.5),
    line('#3a1c19', 'M60 40v8', 4),
    line('#9a78e0', 'M30 26V8l14-3V20', 3.5),
    flat('#9a78e0', `${oval(27, 26, 5, 4)}${oval(41, 20, 5, 4)}`),
    line('#9a78e0', 'M64 24q8-4 8-12M76 28q12-5 13-18', 4),
  ],
  boom: [
    solid('#7d1f33', 'M22 34Q50 18 78 34 86 66 50 70 14 66 22 34z'),
    flat('#fff7ea', 'M27 36Q50 24 73 36L70 42Q50 34 30 42z'),
    flat('#ff6f91', 'M32 60Q50 46 68 60 60 67 50 67T32 60z'),
    line('#f2953a', 'M8 24Q0 48 8 72M92 24q8 24 0 48M30 82Q50 92 70 82', 5),
  ],
};
