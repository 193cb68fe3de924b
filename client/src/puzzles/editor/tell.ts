import { colourName } from '../../games/candy-hunters/tell';
import { cellOf, type Place } from '../../games/candy-hunters/view';
import type { Translate } from '../../i18n/i18n.svelte';
import type { Facts } from '../puzzle';
import type { Tiles } from './composition';
import type { Brush } from './painting';

/** What is painted with, in words. */
export const brushName = (brush: Brush, t: Translate): string => t('editor.brush', { brush });

/** A cell of the sheet in words, counted from 1. */
export function tellCell(tiles: Tiles, place: Place, t: Translate): string {
  const { x, y } = cellOf(place);
  const tile = tiles[place];
  return [
    t('candy-hunters.place', { x: x + 1, y: y + 1 }),
    tile ? colourName(tile.colour, t) : t('editor.bare'),
    tile?.piece ? brushName(tile.piece, t) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What was measured, in sentences. */
export function tellFacts(facts: Facts, score: number, t: Translate): string[] {
  const { actions, kept, turns, push, sacrifice, wasted, greedy, tries } = facts;
  return [
    t('editor.fact.actions', { count: actions }),
    t('editor.fact.kept', { kept, turns }),
    push ? t('editor.fact.push') : '',
    sacrifice ? t('editor.fact.sacrifice') : '',
    wasted ? t('editor.fact.wasted') : '',
    greedy < score ? t('editor.fact.greedy', { count: greedy }) : t('editor.fact.greedy-enough'),
    tries > 1 ? t('editor.fact.tries', { count: tries }) : '',
  ].filter(Boolean);
}
