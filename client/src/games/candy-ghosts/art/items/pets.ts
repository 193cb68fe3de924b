import { circle, flat, line, oval, type Shape, solid } from '../paint';

const COAT = '#38304a';
const RIM = '#120d1c';
/** So that they can be seen in the dark. */
const glow = (...outlines: readonly string[]): Shape => line('#b9aee0', outlines.join(''), 9);

/** Two who live here, blacker than the night and friendlier than they look. */
export const PETS: Readonly<Record<string, readonly Shape[]>> = {
  dog: [
    glow(
      'M74 70Q92 64 90 46',
      'M26 88C22 62 34 50 50 50S78 62 76 88',
      'M26 92H74',
      'M28 16Q10 18 12 44 20 48 26 42 28 54 50 56 72 54 74 42 80 48 88 44 90 18 72 16 66 10 50 10 34 10 28 16z',
    ),
    line(RIM, 'M74 70Q92 64 90 46', 11),
    line(COAT, 'M74 70Q92 64 90 46', 6),
    solid(COAT, 'M26 88C22 62 34 50 50 50S78 62 76 88z', 3, RIM),
    flat('#5a4f72', oval(50, 76, 13, 12)),
    solid(COAT, `${oval(36, 87, 9, 5)}${oval(64, 87, 9, 5)}`, 2.5, RIM),
    solid(COAT, 'M26 30Q28 10 50 10T74 30Q76 54 50 56 24 54 26 30z', 3, RIM),
    solid(
      '#241d33',
      'M28 16Q10 18 12 44 20 48 26 42 30 30 32 20zM72 16Q90 18 88 44 80 48 74 42 70 30 68 20z',
      3,
      RIM,
    ),
    solid('#5a4f72', oval(50, 43, 14, 10), 2, RIM),
    flat('#fff', `${circle(41, 28, 5)}${circle(59, 28, 5)}`),
    flat(RIM, `${circle(42, 29, 2.8)}${circle(58, 29, 2.8)}${oval(50, 38, 5, 3.6)}`),
    solid('#ff6f91', 'M46 47h8v6q-4 5-8 0z', 1.8, RIM),
    line('#e8435f', 'M32 56Q50 64 68 56', 5),
    solid('#f6c35c', circle(50, 63, 4), 1.8, RIM),
  ],
  cat: [
    glow(
      'M72 80Q96 80 90 58 84 44 94 36',
      'M30 90C24 66 36 52 50 52S76 66 70 90z',
      'M24 8L44 20H56L76 8 78 38Q76 58 50 58T22 38z',
    ),
    line(RIM, 'M72 80Q96 80 90 58 84 44 94 36', 10),
    line(COAT, 'M72 80Q96 80 90 58 84 44 94 36', 5),
    solid(COAT, 'M30 90C24 66 36 52 50 52S76 66 70 90z', 3, RIM),
    solid(COAT, 'M24 8L44 20H56L76 8 78 38Q76 58 50 58T22 38z', 3, RIM),
    flat('#ff9dbb', 'M29 16l9 6-8 6zM71 16l-9 6 8 6z'),
    solid('#ffe14d', `${oval(38, 35, 7, 6.5)}${oval(62, 35, 7, 6.5)}`, 2, RIM),
    flat(RIM, `${oval(38, 35, 2.2, 5.5)}${oval(62, 35, 2.2, 5.5)}`),
    flat('#ff9dbb', 'M46 43h8l-4 5z'),
    line('#cfc6e0', 'M30 46L14 43M30 50L15 53M70 46l16-3M70 50l15 3', 2),
    line('#cfc6e0', 'M50 48q-4 5-8 2M50 48q4 5 8 2', 2),
    line('#5a4f72', 'M42 88V78M58 88V78', 2.5),
  ],
};
