import components from 'virtual:engine-components/candy-ghosts';
import type { CardKind } from '../names';

/** All the cards that there are to read, by their kinds. */
const { characters, bosses, items, roles, atmospheres } = components;

export const CARDS: Readonly<Record<CardKind, readonly string[]>> = {
  character: Object.keys(characters),
  special: Object.values(characters).map(({ special }) => special),
  trait: distinct(Object.values(characters).flatMap(({ traits }) => traits)),
  item: Object.keys(items),
  atmosphere: Object.keys(atmospheres),
  boss: Object.keys(bosses),
  role: ['friend', ...distinct(Object.values(roles).map(({ role }) => role))],
};

export const KINDS = Object.keys(CARDS) as readonly CardKind[];

function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
