import { bruno } from './bruno';
import type { FigureLook } from './figure';
import { flo } from './flo';
import { otto } from './otto';
import { pepper } from './pepper';
import { pim } from './pim';
import { regina } from './regina';
import { somebody } from './somebody';
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

/** Who has not chosen a character yet, or one whom nobody has drawn. */
export const figureOf = (character: string): FigureLook => FIGURES[character] ?? somebody;
