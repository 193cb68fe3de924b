import { box, circle, oval } from '../paint';
import * as m from './motifs';

export type FloorKind = 'wood' | 'stone' | 'tiles' | 'carpet' | 'grass' | 'metal';

/** What a room is furnished with: faint shapes and lines, and where its lamps hang. */
export interface Furniture {
  readonly floor: FloorKind;
  readonly shapes: string;
  readonly lines?: string;
  readonly lamps: readonly (readonly [number, number])[];
}

const stairs = (points: readonly (readonly [number, number, number])[]): string =>
  points.map(([x, y, lean]) => `M${x} ${y}l${lean} 84`).join('');
const row = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
const along = (motif: (x: number, y: number) => string, xs: readonly number[], y: number): string =>
  xs.map((x) => motif(x, y)).join('');

/** Ground floor and cellar. */
export const DOWNSTAIRS: Readonly<Record<string, Furniture>> = {
  // the pantry
  r01: {
    floor: 'tiles',
    shapes:
      along(m.jar, [35, 85, 185, 265], 90) +
      along(m.jar, [130, 225, 275, 365], 190) +
      along(m.jar, [30, 125, 175, 270], 290),
    lines: m.each(m.bun, [350, 350], [60, 355]),
    lamps: [
      [350, 50],
      [50, 350],
    ],
  },
  // the music room
  r02: {
    floor: 'wood',
    shapes: 'M112 112H290V150Q288 190 250 196 214 204 210 250 206 288 170 288H112z',
    lines: `M130 112v176M112 140h18M112 168h18M112 196h18M112 224h18M112 252h18${m.each(m.note, [330, 70], [40, 350], [250, 350], [40, 60])}`,
    lamps: [[345, 335]],
  },
  // the library
  r03: {
    floor: 'carpet',
    shapes:
      along(m.books, [50, 145, 240], 190) +
      along(m.books, [150, 245, 345], 290) +
      m.cushion(350, 45),
    lines: m.each(m.book, [60, 70], [345, 375]),
    lamps: [
      [350, 150],
      [50, 350],
    ],
  },
  // the kitchen
  r04: {
    floor: 'tiles',
    shapes: m.each((x, y) => circle(x, y, 32), [150, 150], [250, 150], [150, 250], [250, 250]),
    lines: `${m.each((x, y) => circle(x, y, 18), [150, 150], [250, 150], [150, 250], [250, 250])}${m.each(m.cup, [350, 60], [55, 350])}M40 40v34M32 30v16q8 10 16 0V30M340 330q10 0 10 12 0 8-6 12v30`,
    lamps: [[200, 200]],
  },
  // the jam cellar
  r07: {
    floor: 'stone',
    shapes: along(m.jar, [125, 175, 225, 275], 92) + along(m.jar, [125, 175, 225, 275], 292),
    lines: m.each(m.barrel, [45, 50], [355, 50], [45, 355], [355, 355]),
    lamps: [
      [50, 250],
      [350, 150],
    ],
  },
  // the dining room
  r10: {
    floor: 'wood',
    shapes: box(60, 118, 280, 164, 26),
    lines:
      along(m.plate, [110, 170, 230, 290], 150) +
      along(m.plate, [110, 170, 230, 290], 250) +
      along(m.chair, [150, 250], 60) +
      along(m.chair, [150, 250], 350),
    lamps: [[200, 200]],
  },
  // the laundry
  r11: {
    floor: 'tiles',
    shapes:
      m.each(m.shirt, [55, 128], [255, 128], [150, 330], [350, 330]) +
      m.each(m.sock, [130, 128], [170, 128], [330, 128], [60, 330], [250, 330]),
    lines: `M0 108Q150 118 300 108M100 308Q250 318 400 308${m.each(m.bubble, [350, 230], [322, 250], [60, 220])}`,
    lamps: [
      [350, 50],
      [50, 250],
    ],
  },
  // the broom cupboard
  r12: {
    floor: 'wood',
    shapes: m.bucket(150, 252) + m.bucket(350, 350),
    lines: m.each(m.broom, [50, 250], [350, 50], [250, 50], [60, 60], [150, 345]),
    lamps: [[250, 250]],
  },
  // the bathroom
  r13: {
    floor: 'tiles',
    shapes: `${box(120, 214, 230, 72, 34)}M40 330q-8-18 8-20 14 0 14 12l8 2-8 6q2 14-12 16-18 0-22-12z`,
    lines: `${box(134, 226, 202, 48, 24)}${m.each(m.bubble, [200, 246], [226, 238], [255, 252], [300, 240], [350, 180], [330, 156], [60, 60])}`,
    lamps: [[330, 60]],
  },
  // the bakery
  r22: {
    floor: 'tiles',
    shapes: `M120 196V150Q120 112 170 112H250Q290 112 290 150V196z${m.each(m.bun, [60, 256], [160, 256], [330, 352])}`,
    lines: `M150 196V166Q150 142 205 142T260 166V196M180 190q-6-14 6-24 2 10 8 8 4-8 10-14 16 16 6 30${m.each(m.pretzel, [60, 55], [345, 250], [230, 350])}`,
    lamps: [[205, 170]],
  },
  // the boiler room
  r24: {
    floor: 'metal',
    shapes: `${circle(250, 170, 40)}${circle(150, 340, 26)}`,
    lines: `M0 60H300Q340 60 340 100V130M0 40H310Q360 40 360 100V130M60 400V260Q60 240 80 240H130M40 400V250Q40 220 80 220H130M250 130V90M400 340H300M400 360H300${m.each(m.valve, [250, 170], [300, 350], [150, 340])}`,
    lamps: [[250, 170]],
  },
  // the fireside room
  r26: {
    floor: 'carpet',
    shapes: `M20 0H180V40H20z${box(130, 120, 150, 60, 20)}${box(130, 222, 150, 60, 20)}${m.each(m.cushion, [350, 350])}`,
    lines: `${box(146, 136, 118, 44, 10)}${box(146, 236, 118, 44, 10)}M80 36q-16-16 2-30 2 10 10 8 4-8 14-14 20 22 2 36M40 330H160V370H40zM40 344H160`,
    lamps: [[95, 60]],
  },
  // the winter garden
  r09: {
    floor: 'grass',
    shapes: m.each(m.bush, [150, 62], [255, 70], [55, 150], [350, 250], [150, 340], [250, 345]),
    lines:
      m.each(m.flower, [50, 60], [200, 200], [345, 355], [330, 130], [60, 330]) +
      m.each(m.tuft, [120, 180], [270, 230], [90, 260], [320, 60], [200, 270]),
    lamps: [[350, 150]],
  },
  // the tea room
  r17: {
    floor: 'carpet',
    shapes: `${circle(200, 60, 40)}${circle(200, 340, 40)}`,
    lines:
      m.each(m.cup, [182, 62], [216, 62], [182, 342], [216, 342], [60, 195], [340, 195]) +
      m.each(m.chair, [120, 60], [280, 60], [120, 345], [280, 345]),
    lamps: [[200, 200]],
  },
};

/** Upstairs, and the ways there. */
export const UPSTAIRS: Readonly<Record<string, Furniture>> = {
  // the crooked stairs
  r05: {
    floor: 'wood',
    shapes: 'M0 8L400 20V92L0 84zM0 316l400-8v84L0 384z',
    lines: stairs([
      ...row(20, 380, 45).map((x, i) => [x, 8 + (i % 3) * 2, (i % 2) * 10 - 5] as const),
      ...row(20, 380, 45).map((x, i) => [x, 308 + (i % 3) * 3, 6 - (i % 3) * 6] as const),
    ]),
    lamps: [
      [50, 150],
      [350, 250],
    ],
  },
  // the ballroom
  r06: {
    floor: 'wood',
    shapes: `${circle(200, 200, 120)}${circle(200, 200, 70)}`,
    lines: `${circle(200, 200, 132)}M200 130l16 54 54 16-54 16-16 54-16-54-54-16 54-16zM150 150l100 100M250 150L150 250${m.each(m.star, [50, 350], [350, 50], [50, 130], [350, 270])}`,
    lamps: [[200, 200]],
  },
  // the attic
  r08: {
    floor: 'wood',
    shapes: m.each(m.trunk, [60, 262], [160, 262], [260, 262]) + circle(250, 150, 30),
    lines: `M0 0L80 90M400 0L320 90M220 150H280M250 120V180${m.web(4, 104)}${m.each(m.hat, [345, 350])}${m.each(m.star, [150, 150])}`,
    lamps: [
      [50, 350],
      [350, 150],
    ],
  },
  // the armoury
  r14: {
    floor: 'stone',
    shapes: m.each(m.shield, [50, 55], [250, 55], [150, 250], [350, 350]),
    lines: m.each(m.pikes, [150, 55], [55, 350], [250, 150], [250, 350], [350, 250]),
    lamps: [
      [60, 150],
      [345, 60],
    ],
  },
  // the observatory
  r15: {
    floor: 'stone',
    shapes: `${circle(200, 200, 96)}M360 30a26 26 0 1 0 10 40 30 30 0 0 1-10-40z`,
    lines: `${circle(200, 200, 84)}M158 232L232 158l20 20-74 74zM232 158l12-12 32 32-14 12M190 240l-20 60M205 225l30 65${m.each(m.star, [50, 50], [350, 250], [50, 250], [250, 350], [60, 150], [130, 45], [345, 350])}`,
    lamps: [[60, 355]],
  },
  // the workshop
  r16: {
    floor: 'wood',
    shapes: `${box(8, 312, 290, 44, 6)}${box(8, 112, 90, 40, 6)}`,
    lines:
      m.each(m.cog, [250, 55], [290, 80], [350, 150], [150, 250]) +
      m.each(m.drawer, [60, 335], [150, 335], [240, 335]) +
      'M40 40h40l10 12H30zM60 52v40M320 240h60l8 14h-68zM320 254q-14 2-14-8t14-6',
    lamps: [
      [150, 150],
      [350, 350],
    ],
  },
  // the clock room
  r18: {
    floor: 'carpet',
    shapes: `${circle(200, 110, 86)}${box(160, 212, 80, 176, 20)}`,
    lines: `${circle(200, 110, 74)}M200 110V62M200 110l34 22M200 40v12M200 168v12M130 110h12M258 110h12${circle(200, 340, 22)}M200 220V318`,
    lamps: [
      [350, 250],
      [50, 50],
    ],
  },
  // the puppet theatre
  r19: {
    floor: 'carpet',
    shapes:
      'M0 204H400V230Q375 262 350 230 325 262 300 230 275 262 250 230 225 262 200 230 175 262 150 230 125 262 100 230 75 262 50 230 25 262 0 230z',
    lines: `M20 320H380M20 336H380M130 330v56M270 330v56${circle(200, 340, 20)}M190 336v.1M210 336v.1M190 348q10 8 20 0M180 300l20 20 20-20${m.each(m.star, [60, 370], [340, 370])}${m.each(m.chair, [50, 55], [150, 55], [250, 55], [350, 55])}`,
    lamps: [
      [60, 310],
      [340, 310],
    ],
  },
  // the study
  r20: {
    floor: 'carpet',
    shapes: `${box(112, 208, 176, 66, 10)}${m.books(52, 96)}${m.books(350, 96)}`,
    lines: `${m.book(170, 258)}${circle(252, 240, 18)}M252 222v36M234 240h36M252 258v10M200 130q-10 20 0 40M150 310q10 20 0 40t0 40M250 310q10 20 0 40t0 40M350 310q10 20 0 40t0 40`,
    lamps: [[252, 240]],
  },
  // the secret passage
  r21: {
    floor: 'stone',
    shapes: m.each(
      m.foot,
      [60, 60],
      [90, 52],
      [140, 62],
      [170, 52],
      [220, 62],
      [250, 52],
      [60, 160],
      [50, 250],
      [120, 262],
      [150, 250],
      [330, 262],
      [345, 350],
    ),
    lines: `${m.web(4, 4)}${m.web(304, 204)}${m.each(m.foot, [200, 262], [230, 250], [280, 262])}`,
    lamps: [
      [350, 150],
      [50, 350],
    ],
  },
  // the dressing room
  r23: {
    floor: 'carpet',
    shapes: 'M20 212l50-14 40 14 40-14 40 14V286l-40-14-40 14-40-14-50 14z',
    lines: `M70 198v74M110 212v74M150 198v74${m.each(m.hanger, [50, 55], [150, 55], [250, 55], [330, 340])}${m.each(m.hat, [150, 155], [350, 160], [200, 350], [60, 350])}`,
    lamps: [
      [350, 50],
      [250, 150],
    ],
  },
  // the guest room
  r25: {
    floor: 'carpet',
    shapes: `${box(116, 112, 170, 76, 16)}${box(16, 214, 170, 74, 16)}`,
    lines: `${box(236, 124, 40, 52, 12)}M180 112q-10 38 0 76${box(26, 226, 40, 50, 12)}M110 214q-10 38 0 74${m.drawer(55, 350)}${m.drawer(345, 250)}${circle(345, 226, 10)}`,
    lamps: [
      [345, 220],
      [50, 60],
    ],
  },
  // the spiral stairs
  r27: {
    floor: 'stone',
    shapes: circle(200, 200, 34),
    lines: `${circle(200, 200, 178)}${circle(200, 200, 34)}${row(0, 345, 22.5)
      .map((turn) => {
        const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const point = (r: number, f: number) => Math.round(200 + r * f);
        return `M${point(34, c)} ${point(34, s)}L${point(178, c)} ${point(178, s)}`;
      })
      .join('')}`,
    lamps: [[200, 200]],
  },
};

/** Every room card's furniture; the lid of a well for one that is not drawn yet. */
export const furnitureOf = (card: string): Furniture =>
  DOWNSTAIRS[card] ??
  UPSTAIRS[card] ?? { floor: 'wood', shapes: oval(200, 200, 60, 60), lamps: [] };
