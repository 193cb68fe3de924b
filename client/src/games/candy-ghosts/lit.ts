import type { Translate } from '../../i18n/i18n.svelte';
import type { Aim } from './aim';
import { deedsAt } from './deeds';
import type { Moves } from './moves';
import type { CandyGhostsInsight, CandyGhostsView, Hunt, Place, Reach } from './view';

/** A place that can be pressed now. */
export interface Lit {
  readonly place: Place;
  /** near: something lies there that one can pick up, smash or take away */
  readonly kind: 'step' | 'ends' | 'pass' | 'ghost' | 'put' | 'throw' | 'near';
  /** what it costs, or how likely it is */
  readonly label: string;
  /** what happens there, in words */
  readonly why?: string;
  readonly route?: readonly Place[];
}

/** What the lit places follow from. */
export interface Light {
  readonly view: CandyGhostsView;
  readonly moves: Moves;
  readonly insight: CandyGhostsInsight;
  readonly aim: Aim | null;
  /** the ghost that is about to move, or moves */
  readonly hunt: Hunt | null;
}

const why = (reach: Reach, t: Translate): string => {
  if (reach.ends) return t(`candy-ghosts.ends.${reach.ends}`);
  if (reach.passing) return t('candy-ghosts.passing');
  return reach.flips ? t('candy-ghosts.flips') : reach.push ? t('candy-ghosts.pushes') : '';
};

const litBy = (reach: Reach, t: Translate): Lit => ({
  place: reach.at,
  kind: reach.ends ? 'ends' : reach.passing ? 'pass' : 'step',
  label: String(reach.cost),
  why: why(reach, t),
  route: reach.route,
});

const lightOf = (
  places: Iterable<Place>,
  kind: Lit['kind'],
  label: (place: Place) => string = () => '',
): Lit[] => [...places].map((place) => ({ place, kind, label: label(place) }));

/** Where a ghost may come to rest, or, while that is not known, where it may go next. */
function flightsOf({ hunt, moves }: Light): Lit[] {
  const ends = hunt?.ends ?? [];
  if (ends.length > 0) {
    return ends.map(({ at, route }) => ({ place: at, kind: 'ghost', label: '', route }));
  }
  return lightOf(moves.flights.keys(), 'ghost');
}

function walksOf({ view, moves, insight }: Light, t: Translate): Lit[] {
  const near = [...moves.picks.keys(), ...moves.smashes.keys(), ...moves.removes.keys()];
  const known = new Set(insight.reach.map(({ at }) => at));
  const steps = [...moves.steps.keys(), ...moves.pushes.keys()].filter((at) => !known.has(at));
  return [
    ...lightOf(near, 'near', () => '1').filter(
      ({ place }) => deedsAt(view, moves, insight, place).length > 0,
    ),
    ...lightOf(steps, 'step', () => '1'),
    ...insight.reach.map((reach) => litBy(reach, t)),
  ];
}

/** All places that can be pressed now. */
export function litOf(light: Light, t: Translate): ReadonlyMap<Place, Lit> {
  const { moves, insight, aim } = light;
  const all = (): Lit[] => {
    if (aim?.do === 'throw') {
      const chance = (place: Place) => {
        const odds = insight.throws[place];
        return odds ? `${odds.chance}%` : '';
      };
      return lightOf(moves.throws.get(aim.item)?.keys() ?? [], 'throw', chance);
    }
    if (aim?.do === 'drop') return lightOf(moves.drops.get(aim.item)?.keys() ?? [], 'near');
    if (aim) return [];
    if (moves.puts.size > 0) return lightOf(moves.puts.keys(), 'put');
    return light.hunt ? flightsOf(light) : walksOf(light, t);
  };
  return new Map(all().map((lit) => [lit.place, lit]));
}
