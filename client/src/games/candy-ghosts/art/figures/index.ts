import { bruno } from './bruno';
import type { FigureLook } from './figure';
import { flo } from './flo';
import { otto } from './otto';
import { pepper } from './pepper';
import { pim } from './pim';
import { regina } from './regina';
import { wren } from './wren';
import { zip } from './zip';

/** The characters by their words in the data file. */
export const FIGURES: Readonly<Record<string, FigureLook>> = {
  wren,
  otto,
  pepper,
  zip,
  regina,
  pim,
  flo,
  bruno,
};

/** Somebody whom nobody has drawn stands there as Wren, so that a new card shows something. */
export const figureOf = (character: string): FigureLook => FIGURES[character] ?? wren;
