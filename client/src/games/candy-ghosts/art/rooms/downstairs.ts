import { box, circle } from '../paint';
import type { Furniture } from './furniture';
import * as m from './motifs';

/** Ground floor and cellar. */
export const DOWNSTAIRS: Readonly<Record<string, Furniture>> = {
  // the pantry
  r01: {
    floor: 'tiles',
    shapes:
      m.along(m.jar, [35, 85, 185, 265], 90) +
      m.along(m.jar, [130, 225, 275, 365], 190) +
      m.along(m.jar, [30, 125, 175, 270], 290),
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
    floor: 'moss',
    shapes:
      m.along(m.books, [50, 145, 240], 190) +
      m.along(m.books, [150, 245, 345], 290) +
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
    shapes: m.along(m.jar, [125, 175, 225, 275], 92) + m.along(m.jar, [125, 175, 225, 275], 292),
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
      m.along(m.plate, [110, 170, 230, 290], 150) +
      m.along(m.plate, [110, 170, 230, 290], 250) +
      m.along(m.chair, [150, 250], 60) +
      m.along(m.chair, [150, 250], 350),
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
    floor: 'amber',
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
    floor: 'rose',
    shapes: `${circle(200, 60, 40)}${circle(200, 340, 40)}`,
    lines:
      m.each(m.cup, [182, 62], [216, 62], [182, 342], [216, 342], [60, 195], [340, 195]) +
      m.each(m.chair, [120, 60], [280, 60], [120, 345], [280, 345]),
    lamps: [[200, 200]],
  },
};
