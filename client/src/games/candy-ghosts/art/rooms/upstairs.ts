import { box, circle } from '../paint';
import type { Furniture } from './furniture';
import * as m from './motifs';

const stairs = (points: readonly (readonly [number, number, number])[]): string =>
  points.map(([x, y, lean]) => `M${x} ${y}l${lean} 84`).join('');
const row = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

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
    floor: 'sky',
    shapes: `${circle(200, 110, 86)}${box(160, 212, 80, 176, 20)}`,
    lines: `${circle(200, 110, 74)}M200 110V62M200 110l34 22M200 40v12M200 168v12M130 110h12M258 110h12${circle(200, 340, 22)}M200 220V318`,
    lamps: [
      [350, 250],
      [50, 50],
    ],
  },
  // the puppet theatre
  r19: {
    floor: 'rose',
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
    floor: 'moss',
    shapes: `${box(112, 208, 176, 66, 10)}${m.books(52, 96)}${m.books(350, 96)}M100 304H400V366Q375 390 350 366 325 390 300 366 275 390 250 366 225 390 200 366 175 390 150 366 125 390 100 366z`,
    lines: `${m.book(170, 258)}${circle(252, 240, 18)}M252 222v36M234 240h36M252 258v10M150 308v58M200 308v58M250 308v58M300 308v58M350 308v58`,
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
    floor: 'rose',
    shapes: 'M20 212l50-14 40 14 40-14 40 14V286l-40-14-40 14-40-14-50 14z',
    lines: `M70 198v74M110 212v74M150 198v74${m.each(m.hanger, [50, 55], [150, 55], [250, 55], [330, 340])}${m.each(m.hat, [150, 155], [350, 160], [200, 350], [60, 350])}`,
    lamps: [
      [350, 50],
      [250, 150],
    ],
  },
  // the guest room
  r25: {
    floor: 'sky',
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
