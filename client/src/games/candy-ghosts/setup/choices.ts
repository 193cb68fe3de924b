import components from 'virtual:engine-components/candy-ghosts';
import type { Options } from '../../../net/protocol';
import { readArrangement } from './arrangement';

/** What can be chosen for a night in the house, as far as it goes together (CG-10, CG-11, CG-90). */
export const STORIES = ['corridor', 'gallery'] as const;
export type Story = (typeof STORIES)[number];

/** What only one of the stories has. */
const OF_STORY: Record<Story, readonly string[]> = {
  corridor: ['boss'],
  gallery: ['thin', 'arrangement'],
};

export const storyOf = (options: Options): Story =>
  options.story === 'gallery' ? 'gallery' : 'corridor';

/** The maps of a story that so many may play on, smallest first. */
export const sizesFor = (story: Story, seats: number): string[] =>
  Object.entries(components.maps[story] ?? {})
    .filter(([, most]) => seats <= most)
    .map(([size]) => size);

/** The chosen map, or the one that the game takes by itself. */
export function sizeOf(options: Options, seats: number): string {
  const sizes = sizesFor(storyOf(options), seats);
  return sizes.find((size) => size === options.size) ?? sizes[0] ?? '';
}

/** What was chosen, without what no longer fits the story and the number of players. */
export function fitting(options: Options, seats: number): Options {
  const story = storyOf(options);
  const fits = ([name, value]: [string, unknown]): boolean => {
    if (name === 'size') return sizesFor(story, seats).some((size) => size === value);
    if (name === 'arrangement' && !readArrangement(value, sizeOf(options, seats))) return false;
    return STORIES.every((other) => other === story || !OF_STORY[other].includes(name));
  };
  return Object.fromEntries(Object.entries(options).filter(fits));
}
