import { box, circle, flat, line, oval, type Shape, solid } from '../paint';

/** Roles by their words, in a cell of 100. */
export const ROLES: Readonly<Record<string, readonly Shape[]>> = {
  friend: [
    solid('#7cc0ee', 'M10 86Q10 56 32 56T54 86z'),
    solid('#ffdfba', circle(32, 42, 15), 2.5),
    solid('#ff86ab', 'M46 86Q46 56 68 56T90 86z'),
    solid('#c98d5e', circle(68, 42, 15), 2.5),
    flat(
      '#3a1c19',
      `${circle(27, 41, 2)}${circle(37, 41, 2)}${circle(63, 41, 2)}${circle(73, 41, 2)}`,
    ),
    line('#3a1c19', 'M28 47q4 4 8 0M64 47q4 4 8 0', 2.2),
    flat('#d81e5b', 'M50 24Q40 16 43 10 47 7 50 12 53 7 57 10 60 16 50 24z'),
  ],
  traitor: [
    solid(
      '#d4475c',
      'M8 36Q28 26 50 36 72 26 92 36 94 62 72 68 56 68 50 56 44 68 28 68 6 62 8 36z',
    ),
    solid('#fff7ea', `${oval(30, 50, 10, 7)}${oval(70, 50, 10, 7)}`, 2.5),
    flat('#3a1c19', `${circle(34, 50, 4)}${circle(74, 50, 4)}`),
    line('#3a1c19', 'M40 82Q54 88 64 78', 3.5),
    line('#f6c35c', 'M10 40L2 24M90 40l8-16', 3.5),
  ],
  coward: [
    solid('#a9653a', box(16, 10, 68, 80, 6)),
    solid('#2a1640', box(26, 20, 48, 66, 3), 2.5),
    flat('#fff', `${circle(42, 46, 7)}${circle(60, 46, 7)}`),
    flat('#2a1640', `${circle(44, 47, 3.2)}${circle(62, 47, 3.2)}`),
    solid('#ffdfba', 'M74 60q-10-2-10 6t10 6z', 2.5),
    line('#fff', 'M44 66q4-5 8 0t6-1', 3),
  ],
  hoarder: [
    solid('#a9653a', 'M18 48Q26 36 40 34H60Q74 36 82 48 92 70 82 84 50 94 18 84 8 70 18 48z'),
    solid('#f2a23a', circle(36, 26, 11), 2.5),
    solid('#fff7ea', 'M52 34L58 8 70 12 66 34z', 2.5),
    solid('#7fdcbd', circle(76, 32, 9), 2.5),
    line('#6b3a17', 'M30 38Q50 46 72 38', 4),
    solid('#ff86ab', 'M42 66L30 58v16zM42 58h16q6 8 0 16H42q-6-8 0-16zM60 66l12-8v16z', 2.2),
  ],
  vandal: [
    line('#3a1c19', 'M30 86L58 38', 13),
    line('#c98a4a', 'M30 85L58 38', 8),
    solid('#9aa3b5', 'M44 26L52 12 88 32 80 48 66 42 58 44z'),
    line('#d81e5b', 'M20 30l10 6M16 50h12M36 16l4 10', 4.5),
    solid('#fff7ea', 'M66 62l14 4-4 12-12-4zM50 76l8 4-4 8-8-4z', 2.2),
  ],
  explorer: [
    solid('#fff1cf', 'M10 28L36 20 64 30 90 20V72L64 82 36 72 10 80z'),
    line('#c98a4a', 'M36 20V72M64 30V82', 2.5),
    line('#2f8a55', 'M20 62Q28 44 44 52T58 40', 4),
    line('#d81e5b', 'M68 38l12 12M80 38L68 50', 5),
    flat('#2f8a55', circle(20, 62, 4)),
  ],
  introvert: [
    solid('#5b4a8a', 'M14 88V40Q14 12 50 12T86 40V88z'),
    solid('#2a1640', 'M30 88V48Q30 30 50 30T70 48V88z', 2.5),
    solid('#ffdfba', circle(50, 58, 14), 2.5),
    line('#3a1c19', 'M42 57q3 3 6 0M52 57q3 3 6 0M46 65q4 3 8 0', 2.5),
    solid('#7fdcbd', 'M36 88V78l14 4 14-4v10z', 2.2),
  ],
};
