import type { Translate } from '../../i18n/i18n.svelte';
import { type Aim, aimedPieces } from './aim';
import { deedsOn } from './deeds';
import type { Moves } from './moves';
import { type CandyGhostsInsight, type CandyGhostsView, type Piece, pieceOf } from './view';

/** Somebody who can be pressed now. */
export interface Pressable {
  readonly label: string;
  /** the best chance of what can be done to them, in per cent */
  readonly chance?: number;
}

export interface Around {
  readonly view: CandyGhostsView;
  readonly moves: Moves;
  readonly insight: CandyGhostsInsight;
  readonly aim: Aim | null;
  /** whom the chosen ghost may hunt */
  readonly targets: ReadonlyMap<string, string>;
  readonly chosen: Piece | null;
}

/** A ghost that is one with a player is where that player's figure stands. */
export function figureOf(view: CandyGhostsView, piece: Piece): Piece {
  const host = view.ghosts.find(({ id }) => id === piece)?.host ?? null;
  return host === null ? piece : pieceOf(host);
}

const withChance = (label: string, chance: number | undefined): Pressable =>
  chance === undefined ? { label } : { label, chance };

/** All who can be pressed, by what can be done to them. */
export function pressableOf(around: Around, t: Translate): ReadonlyMap<Piece, Pressable> {
  const { view, moves, insight, aim, targets, chosen } = around;
  const found = new Map<Piece, Pressable>();
  if (aim) {
    for (const [piece, action] of aimedPieces(aim, moves)) {
      const chance = insight.odds[action]?.chance;
      found.set(figureOf(view, piece), withChance(t(`candy-ghosts.deed.${aim.do}`), chance));
    }
    return found;
  }
  for (const seat of moves.possesses.keys()) {
    found.set(pieceOf(seat), { label: t('candy-ghosts.deed.possess') });
  }
  for (const piece of moves.targets.keys()) found.set(piece, { label: t('candy-ghosts.deed.fly') });
  if (targets.size > 1 || chosen === 'pigin') {
    for (const target of targets.keys()) {
      const piece = /^\d$/.test(target) ? `p${target}` : target;
      if (target !== 'noise') found.set(piece, { label: t('candy-ghosts.deed.hunt') });
    }
  }
  for (const piece of [...view.players.map((_, seat) => pieceOf(seat)), ...haunters(view)]) {
    const deeds = deedsOn(view, moves, insight, piece).filter(
      ({ does }) => does !== 'walk' && does !== 'push',
    );
    if (deeds.length === 0) continue;
    const best = deeds.reduce((most, { odds }) => Math.max(most, odds?.chance ?? -1), -1);
    const label = t(`candy-ghosts.deed.${deeds[0]?.does}`);
    found.set(piece, withChance(label, best < 0 ? undefined : best));
  }
  return found;
}

const haunters = (view: CandyGhostsView): Piece[] => [
  ...view.ghosts.filter(({ host }) => host === null).map(({ id }) => id),
  ...(view.boss?.at ? [view.boss.name] : []),
];
