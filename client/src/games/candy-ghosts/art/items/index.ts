import type { Shape } from '../paint';
import { GEAR } from './gear';
import { OBSTACLES } from './obstacles';
import { PETS } from './pets';
import { THROWN } from './thrown';

/** Items by their words in the data file, each in a cell of 100. */
export const ITEMS: Readonly<Record<string, readonly Shape[]>> = {
  ...THROWN,
  ...GEAR,
  ...OBSTACLES,
  ...PETS,
};
