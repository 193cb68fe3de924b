import { circle, flat, line, oval, type Shape, solid } from '../paint';

/** What breaks with a noise. */
export const THROWN: Readonly<Record<string, readonly Shape[]>> = {
  teacup: [
    solid('#fff7ea', oval(48, 76, 32, 8)),
    solid('#fff7ea', 'M70 44q18-4 18 10T66 66l1-7q13 0 14-6t-11-3z', 2.5),
    solid('#fff7ea', 'M22 38h52q0 36-26 36T22 38z'),
    solid('#b5652b', oval(48, 38, 26, 7)),
    flat(
      '#e0567f',
      `${circle(40, 56, 4)}${circle(48, 52, 4)}${circle(56, 56, 4)}${circle(43, 63, 4)}${circle(53, 63, 4)}`,
    ),
    flat('#f6c35c', circle(48, 59, 3.5)),
    line('#b9a48f', 'M40 26q-5-5 0-10t0-8M54 26q-5-5 0-10t0-8', 3),
  ],
  vase: [
    line('#2f8a55', 'M50 32Q48 18 38 12M50 32Q52 16 64 10M50 32V8', 3),
    solid('#ff86b8', circle(36, 12, 7), 2.2),
    solid('#ffd34d', circle(50, 7, 7), 2.2),
    solid('#b487f0', circle(65, 11, 7), 2.2),
    solid(
      '#4f9be0',
      'M40 30h20l-2 9C72 46 76 56 74 66 72 80 64 86 60 86H40C36 86 28 80 26 66 24 56 28 46 42 39z',
    ),
    line('#d6ecff', 'M27 58q6-7 12 0t11 0 11 0 12 0', 3.5),
    line('#d6ecff', 'M34 50q2-4 6-5', 4),
  ],
  plate: [
    solid('#fff7ea', circle(50, 52, 35)),
    solid('#fde7ef', circle(50, 52, 22), 2, '#c98aa0'),
    line('#d81e5b', 'M50 22v.1M71 31v.1M80 52v.1M71 73v.1M50 82v.1M29 73v.1M20 52v.1M29 31v.1', 6),
    solid('#f2a23a', 'M40 58q-4-14 10-15 14 1 10 15-10 5-20 0z', 2.2),
    flat('#8f1f3a', circle(50, 42, 4)),
  ],
  torch: [
    flat('#ffe680', 'M62 36L96 8 98 52z', 0.75),
    solid('#e8435f', 'M22 76L48 48 58 58 32 86Q28 88 24 84T22 76z'),
    solid('#8f1f3a', 'M42 46L60 30 74 44 60 62z'),
    solid('#fff3c9', 'M60 30Q66 26 72 32T76 44Q72 50 66 44T60 30z', 2.5),
    line('#ffd3da', 'M31 76l12-13', 4),
    solid('#ffd34d', circle(45, 64, 3.5), 2),
  ],
};
