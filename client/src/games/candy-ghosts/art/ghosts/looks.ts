import { circle, flat, line, oval, type Shape, solid } from '../paint';

/** A candy ghost in a cell of 100: its body, and where the face is and what colour it has. */
export interface GhostLook {
  readonly shapes: readonly Shape[];
  readonly face: { readonly x: number; readonly y: number; readonly ink: string };
}

const PLUM = '#352a63';
const HEM = 'v30l-9-8-10 8-10-8-10 8-10-8-9 8';

export const LOOKS: readonly GhostLook[] = [
  // candy floss
  {
    face: { x: 50, y: 42, ink: PLUM },
    shapes: [
      solid('#fff7ea', 'M36 60h28L52 92h-4z', 3, PLUM),
      line('#d9a37a', 'M41 70l10 8M59 70l-8 14', 2),
      solid(
        '#ffb3d4',
        'M34 70C20 72 14 60 20 52 10 46 12 32 23 30 22 18 36 10 46 16 56 8 72 14 74 26 88 28 90 44 80 50 88 60 78 72 66 69 58 78 42 78 34 70z',
        3.5,
        PLUM,
      ),
      line('#ff86b8', 'M30 34q8-10 18-6M68 60q8-4 7-12', 3),
    ],
  },
  // jelly
  {
    face: { x: 50, y: 46, ink: '#123f2f' },
    shapes: [
      solid(
        '#74d68a',
        'M22 78C24 66 20 60 24 44 28 24 38 16 50 16S72 24 76 44C80 60 76 66 78 78Q80 86 71 84 66 90 60 84 55 90 50 85 45 90 40 84 34 90 29 84 20 86 22 78z',
        3.5,
        '#123f2f',
      ),
      line('#c9f5d0', 'M34 34q3-8 10-11', 5),
      line('#3fa65c', 'M31 64v12M43 66v12M57 66v12M69 64v12', 3),
    ],
  },
  // liquorice
  {
    face: { x: 48, y: 44, ink: '#f6f2ff' },
    shapes: [
      line('#b9aee0', 'M66 64Q70 84 88 84', 17),
      line('#2a2433', 'M66 64Q70 84 88 84', 11),
      solid('#2a2433', circle(48, 46, 31), 3.5, '#b9aee0'),
      line('#7a6fa3', 'M48 23a23 23 0 1 0 23 23M71 46q0-12-9-19', 3),
    ],
  },
  // peppermint
  {
    face: { x: 50, y: 44, ink: PLUM },
    shapes: [
      solid('#fff', `M21 44a29 29 0 0 1 58 0${HEM}z`, 3.5, PLUM),
      flat(
        '#e8435f',
        'M50 42Q46 24 57 17 68 18 74 28 60 28 50 42zM50 42Q66 38 77 50L77 64Q66 46 50 42zM50 42Q58 58 50 72L40 72Q50 58 50 42zM50 42Q36 50 24 62V50Q32 40 50 42zM50 42Q34 34 26 30 32 20 42 17 40 30 50 42z',
      ),
      flat('#fff', oval(50, 46, 19, 16)),
    ],
  },
  // marshmallow
  {
    face: { x: 50, y: 44, ink: '#7d3358' },
    shapes: [
      solid(
        '#fff1f6',
        'M24 30Q24 18 36 18H64Q76 18 76 30V76Q76 84 68 82 63 80 60 85 56 90 52 84 48 80 45 85 40 90 36 83 33 80 29 82 24 83 24 76z',
        3.5,
        '#7d3358',
      ),
      line('#f79cc0', 'M26 30Q38 22 50 29T74 29M26 68Q38 60 50 67T74 67', 4),
    ],
  },
  // toffee
  {
    face: { x: 50, y: 44, ink: '#4a2408' },
    shapes: [
      solid(
        '#f2a94a',
        'M22 50C22 26 34 16 50 16S78 26 78 50V70Q78 76 73 76T68 70Q68 66 65 66T62 70V84Q62 90 57 90T52 84V74Q52 70 49 70T46 74V78Q46 83 41 83T36 78V68Q36 64 33 64T30 68V76Q30 80 26 80T22 76z',
        3.5,
        '#6b3508',
      ),
      line('#ffe0a3', 'M33 36q3-9 12-12', 5),
    ],
  },
  // gumdrop
  {
    face: { x: 50, y: 52, ink: '#2b0f52' },
    shapes: [
      solid(
        '#b487f0',
        'M50 12C60 12 66 24 70 38L80 74Q82 84 72 84 66 78 61 84 55 90 50 84 45 90 39 84 34 78 28 84 18 84 20 74L30 38C34 24 40 12 50 12z',
        3.5,
        '#2b0f52',
      ),
      flat(
        '#f3e8ff',
        `${circle(47, 22, 2.2)}${circle(56, 28, 2.2)}${circle(41, 33, 2.2)}${circle(33, 60, 2.2)}${circle(68, 64, 2.2)}${circle(64, 42, 2.2)}${circle(29, 73, 2.2)}${circle(50, 76, 2.2)}${circle(72, 76, 2.2)}`,
      ),
    ],
  },
  // lollipop
  {
    face: { x: 50, y: 40, ink: PLUM },
    shapes: [
      line(PLUM, 'M50 64v28', 9),
      line('#fff7ea', 'M50 64v27', 4),
      solid('#fff7ea', 'M34 62Q22 74 24 86l9-6 8 6 9-6 9 6 8-6 9 6Q78 74 66 62z', 3, PLUM),
      solid('#5fc3f0', circle(50, 40, 29), 3.5, PLUM),
      line('#d6f2ff', 'M50 18a22 22 0 1 1-20 13M72 44a22 22 0 0 0-12-24', 4.5),
    ],
  },
  // candy corn
  {
    face: { x: 50, y: 58, ink: '#5e2c08' },
    shapes: [
      solid(
        '#ffd34d',
        'M50 12Q57 12 60 22L80 72Q84 86 70 84 62 79 57 84 50 89 43 84 38 79 30 84 16 86 20 72L40 22Q43 12 50 12z',
        3.5,
        '#5e2c08',
      ),
      flat('#ff9a3d', 'M33.5 44h33l9 22Q50 76 24.5 66z'),
      flat(
        '#fffaf0',
        'M50 13.5Q56 13.5 58.5 22.5L66.5 43Q50 49 33.5 43L41.5 22.5Q44 13.5 50 13.5z',
      ),
    ],
  },
  // bonbon
  {
    face: { x: 50, y: 46, ink: '#5c0c30' },
    shapes: [
      solid(
        '#ffd1e3',
        'M28 46L4 26l2 12-4 8 4 8-2 12zM72 46l24-20-2 12 4 8-4 8 2 12z',
        3,
        '#5c0c30',
      ),
      solid('#ee4f87', 'M24 46a26 27 0 0 1 52 0v40l-9-7-8 7-9-7-9 7-8-7-9 7z', 3.5, '#5c0c30'),
      flat('#ffc4dc', oval(50, 48, 19, 16)),
    ],
  },
  // ice cream
  {
    face: { x: 50, y: 58, ink: '#5b2f17' },
    shapes: [
      solid('#e0a45c', 'M50-4L64 30H36z', 3, '#5b2f17'),
      line('#a86a2c', 'M45 8l12 14M55 8L43 22', 2),
      solid(
        '#fff3d6',
        'M22 56C22 36 34 26 50 26S78 36 78 56V86l-9-7-9 7-10-7-10 7-9-7-9 7z',
        3.5,
        '#5b2f17',
      ),
      flat(
        '#7a4526',
        'M26 44C31 33 39 28 50 28S69 33 74 44Q70 50 66 43 62 40 60 45 56 50 53 43 48 38 45 44 40 50 37 43 32 40 26 44z',
      ),
    ],
  },
  // gummy bear
  {
    face: { x: 50, y: 44, ink: '#5e0f14' },
    shapes: [
      solid('#ff6a5c', `${circle(29, 21, 10)}${circle(71, 21, 10)}`, 3.5, '#5e0f14'),
      solid(
        '#ff6a5c',
        'M22 46C22 26 34 18 50 18S78 26 78 46Q88 52 87 62 82 66 78 62V84l-9-7-9 7-10-7-10 7-9-7-9 7V62Q18 66 13 62 12 52 22 46z',
        3.5,
        '#5e0f14',
      ),
      flat('#ffb3a8', oval(50, 50, 20, 16)),
    ],
  },
];
