import type { CandyGhostsTable } from '../table.svelte';
import { type Piece as PieceId, type Place, pieceOf } from '../view';
import { type Wanted, widened } from './framing';
import { type Area, areaOf, around, type Plan } from './geometry';
import type { Frame, Scene } from './scene';
import type { Stand } from './stands';

/** Where the eyes should be: what happens now, what one may do, else whose turn it is. */

interface Looking {
  readonly plan: Plan;
  readonly table: Pick<
    CandyGhostsTable,
    'view' | 'me' | 'offered' | 'chosen' | 'pressable' | 'hunts'
  >;
  readonly stage: { readonly now: Frame | null; readonly scene: Scene };
  readonly stands: ReadonlyMap<PieceId, Stand>;
}

/** How much is seen around somebody, in squares. */
const AROUND = 2;

export function wantedOf({ plan, table, stage, stands }: Looking): Wanted | null {
  const { view, me, offered, chosen } = table;
  if (!view || view.phase === 'over') return null;
  const at = (place: Place): Area => areaOf(plan, place);
  const of = (id: PieceId | null, by = AROUND): Area[] => {
    const stand = id === null ? undefined : stands.get(id);
    if (!stand) return [];
    return [widened({ x: stand.x - 0.5, y: stand.y - 0.5, width: 1, height: 1 }, by)];
  };
  const all = (areas: readonly Area[]) => (areas.length > 0 ? { area: around(areas) } : null);

  if (stage.now) {
    const seen = stage.now.seen.map(at);
    return seen.length > 0 ? { area: widened(around(seen), 0.5) } : null;
  }
  // A throw may go anywhere: there is no need to see it all.
  const places = [...offered.values()]
    .filter(({ kind }) => kind !== 'throw')
    .map(({ place }) => at(place));
  if (places.length > 0) {
    const middle = chosen === null ? undefined : stands.get(chosen);
    return { area: around([...places, ...of(chosen, 1)]), middle, pressed: true };
  }
  if (view.phase === 'ghosts') return all(hunting(table, stage.scene).flatMap((id) => of(id, 0.5)));
  if (view.turn) return all(of(pieceOf(view.turn.seat)));
  return all(me === null ? [at('start')] : of(pieceOf(me)));
}

/** In the ghosts' turn: those that are still to move, and whom they hunt. */
function hunting({ hunts }: Pick<CandyGhostsTable, 'hunts'>, { pieces }: Scene): PieceId[] {
  const open = hunts.filter(({ ends }) => ends.length > 0);
  const hunted = open.flatMap(({ targets }) =>
    targets.map((target) => (/^\d+$/.test(target) ? pieceOf(Number(target)) : target)),
  );
  const ids = new Set([...open.map(({ who }) => who), ...hunted]);
  return pieces.filter(({ id, how }) => ids.has(id) && how === 'stands').map(({ id }) => id);
}
