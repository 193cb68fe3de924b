import { box, circle, flat, line, oval, type Shape, solid } from '../paint';

const CURSE = '#6a3fb0';
const INSIDE = '#3a1c19';

const megaphone = (body: string, trim: string): readonly Shape[] => [
  solid('#6d4a3f', 'M40 60h12l4 24H44z', 2.5),
  solid(body, 'M30 42L74 20V80L30 60z'),
  solid(trim, 'M74 18Q90 24 90 50T74 82Q64 74 64 50T74 18z'),
  flat(INSIDE, 'M76 27Q84 34 84 50T76 73Q70 66 70 50T76 27z'),
  solid(trim, box(18, 40, 14, 22, 6)),
];

const espresso = (cup: string, liquid: string): readonly Shape[] => [
  solid('#fff7ea', oval(48, 80, 30, 7)),
  solid(cup, 'M66 52q16-2 15 9T64 72l1-6q9 0 10-5t-10-4z', 2.5),
  solid(cup, 'M28 44h40l-3 30q-1 6-8 6H39q-7 0-8-6z'),
  solid(liquid, oval(48, 44, 20, 6)),
  flat('#e0567f', 'M48 73Q37 64 41 57 45 53 48 59 51 53 55 57 59 64 48 73z'),
  line('#a98c75', 'M38 32q-6-7 0-13t0-12M50 32q-6-7 0-13t0-12M62 32q-6-7 0-13t0-12', 3),
];

const lunchbox = (body: string, lid: string): readonly Shape[] => [
  line('#3a1c19', 'M36 34q0-16 14-16t14 16', 8),
  line(lid, 'M36 34q0-16 14-16t14 16', 3),
  solid(body, box(16, 32, 68, 48, 10)),
  solid(lid, 'M16 50V42Q16 32 26 32H74Q84 32 84 42V50z'),
  solid('#f6c35c', box(43, 44, 14, 13, 3), 2.5),
  flat('#fff7ea', 'M30 62l-9-4v12zM34 56h12q6 7 0 14H34q-6-7 0-14zM50 63l9-5v11z'),
];

/** A curse: a violet shimmer, and an eye that looks back. */
const cursed = (shapes: readonly Shape[]): readonly Shape[] => [
  flat(
    '#a77cf0',
    'M50 2Q62 14 78 10 80 26 96 32 88 48 98 62 82 70 80 88 62 84 50 98 38 84 20 88 18 70 2 62 12 48 4 32 20 26 22 10 38 14 50 2z',
    0.55,
  ),
  ...shapes,
  solid('#f3e8ff', 'M66 76Q80 60 94 76 80 92 66 76z', 2.5, CURSE),
  flat(CURSE, circle(80, 76, 5)),
  flat('#fff', circle(82, 74, 1.7)),
];

/** What helps while it is carried, or once. */
export const GEAR: Readonly<Record<string, readonly Shape[]>> = {
  // a case that lets them out: whoever is inside somebody leaves, upwards
  kit: [
    solid(
      '#f6f2ff',
      'M50 4Q66 4 66 22 66 34 72 44L64 60H40Q34 50 40 42 34 34 34 22 34 4 50 4z',
      2.5,
      '#352a63',
    ),
    flat('#352a63', `${oval(44, 20, 3, 4)}${oval(56, 20, 3, 4)}`),
    line('#352a63', 'M45 30q5 4 10 0', 2.5),
    line('#f2b33d', 'M20 16v12M14 22h12M82 10v10M77 15h10M84 34v.1', 3.5),
    solid('#8a4d28', 'M14 54L24 40H34L30 54zM86 54L76 40H68L72 54z', 2.5),
    solid('#a9653a', box(12, 52, 76, 36, 8)),
    line('#6b3a17', 'M12 64h24M64 64h24', 3),
    solid('#fff7ea', circle(50, 70, 13), 2.5),
    flat('#d81e5b', 'M50 79Q39 71 42 65 46 61 50 67 54 61 58 65 61 71 50 79z'),
  ],
  fan: [
    solid('#7fdcbd', box(42, 58, 16, 30, 7)),
    solid('#d5efe3', circle(50, 38, 30)),
    solid(
      '#2fae84',
      'M50 38Q40 26 48 13 62 18 50 38zM50 38Q66 36 73 50 62 60 50 38zM50 38Q44 54 28 52 28 38 50 38z',
      2.5,
    ),
    solid('#fff7ea', circle(50, 38, 6), 2.5),
    line('#14705a', 'M50 68v.1', 7),
  ],
  megaphone: megaphone('#ff7a59', '#ffd34d'),
  'cursed-megaphone': cursed(megaphone('#8b6fc4', '#cbb4f5')),
  espresso: espresso('#ffffff', '#5b2f17'),
  'cursed-espresso': cursed(espresso('#cbb4f5', '#3fa65c')),
  lunchbox: lunchbox('#ff86ab', '#d81e5b'),
  'cursed-lunchbox': cursed(lunchbox('#a58bd8', '#6a3fb0')),
};
