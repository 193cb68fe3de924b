import { box, circle, flat, line, oval, type Shape, solid } from '../paint';

const WOOD = '#a9653a';
const DARK_WOOD = '#7a4526';
const books = (y: number, colours: readonly string[]): readonly Shape[] =>
  colours.map((colour, i) =>
    solid(colour, box(23 + i * 11, y - (i % 3) * 2, 9, 18 + (i % 3) * 2, 1.5), 1.8),
  );

/** What stops some and not others: furniture, and what hangs or lies in the way. */
export const OBSTACLES: Readonly<Record<string, readonly Shape[]>> = {
  mirror: [
    line('#3a1c19', 'M34 80l-8 10M66 80l8 10', 6),
    solid(
      '#f6c35c',
      'M50 4Q58 4 60 10 78 14 78 40V78Q78 86 70 86H30Q22 86 22 78V40Q22 14 40 10 42 4 50 4z',
    ),
    solid('#cfeaff', 'M50 18Q69 18 69 42V76H31V42Q31 18 50 18z', 2.5),
    line('#fff', 'M39 54L55 32M43 66L61 41', 4.5),
    flat('#e0567f', circle(50, 11, 3.5)),
  ],
  // a beam with the stripes of every low bridge, and the star that one sees under it
  ceiling: [
    line('#3a1c19', 'M20 2V30M80 2V30', 6),
    line('#c9c3d6', 'M20 2V30M80 2V30', 2.5),
    solid('#ffd34d', box(2, 26, 96, 26, 6)),
    flat(
      '#3a1c19',
      'M10 27.5h13L14 50.5H4.5zM36 27.5h13L40 50.5H27zM62 27.5h13L66 50.5H53zM88 27.5h8.5v12L92 50.5H79z',
    ),
    line('#3a1c19', 'M2 32Q2 26 8 26H92Q98 26 98 32V46Q98 52 92 52H8Q2 52 2 46z', 3),
    solid(
      '#ff7a59',
      'M50 58l4 10 10-4-3 10 10 5-10 4 2 10-9-5-5 8-5-8-9 4 3-9-10-5 10-5-3-10 10 5z',
      2.5,
    ),
    solid('#fff7ea', circle(50, 78, 5), 2),
  ],
  rug: [
    line('#8f1f3a', 'M12 30v40M88 30v40', 3),
    line(
      '#f6c35c',
      'M6 32h6M6 41h6M6 50h6M6 59h6M6 68h6M88 32h6M88 41h6M88 50h6M88 59h6M88 68h6',
      3,
    ),
    solid('#d4475c', box(13, 26, 74, 48, 4)),
    line('#ffd3a0', 'M20 33h60v34H20z', 2.5),
    solid('#4f83dc', 'M50 37L69 50 50 63 31 50z', 2.2),
    flat('#ffd34d', circle(50, 50, 4.5)),
    solid('#e8798a', 'M87 60V74H70Q74 62 87 60z', 2.5),
  ],
  wardrobe: [
    solid(DARK_WOOD, 'M22 86h10v6H22zM68 86h10v6H68z', 2.5),
    solid(WOOD, 'M16 12Q50 0 84 12V88H16z'),
    solid('#c98a5a', box(22, 20, 26, 62, 4), 2.5),
    solid('#c98a5a', box(52, 20, 26, 62, 4), 2.5),
    line(DARK_WOOD, 'M28 28h14v18H28zM58 28h14v18H58z', 2.5),
    solid('#f6c35c', `${circle(44, 56, 3)}${circle(56, 56, 3)}`, 2),
    flat('#f6c35c', 'M50 6l2.5 4 4 .5-3 3 1 4-4.5-2-4.5 2 1-4-3-3 4-.5z'),
  ],
  bookshelf: [
    solid(DARK_WOOD, box(14, 6, 72, 84, 5)),
    flat('#4a2413', 'M20 12h60v22H20zM20 39h60v22H20zM20 66h60v19H20z'),
    ...books(16, ['#e8435f', '#f6c35c', '#4f9be0', '#fff7ea', '#2fae84']),
    ...books(43, ['#b487f0', '#fff7ea', '#2fae84', '#e8435f']),
    ...books(67, ['#4f9be0', '#e8435f']),
    solid('#ff86b8', oval(64, 78, 11, 6), 2),
  ],
};
