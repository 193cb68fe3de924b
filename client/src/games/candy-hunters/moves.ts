import { COLOURS, type Colour } from './patterns';
import type { Place } from './view';

/** The listed actions, taken apart: what goes where. */
export interface Moves {
  /** for each place the colours that may be built there */
  readonly builds: ReadonlyMap<Place, readonly Colour[]>;
  /** for each ghost that may move where to; the same for a piece that is pushed */
  readonly ghosts: ReadonlyMap<Place, readonly Place[]>;
  readonly pushes: ReadonlyMap<Place, readonly Place[]>;
  readonly kids: readonly Place[];
  readonly exchanges: readonly string[];
  /** what ends a step without doing anything */
  readonly pass: 'stay' | 'skip' | 'keep' | null;
}

export function movesOf(actions: Iterable<string>): Moves {
  const builds = new Map<Place, Colour[]>();
  const ghosts = new Map<Place, Place[]>();
  const pushes = new Map<Place, Place[]>();
  const kids: Place[] = [];
  const exchanges: string[] = [];
  let pass: Moves['pass'] = null;
  for (const action of actions) {
    const [word, first = '', second = ''] = action.split(' ');
    if (word === 'build') add(builds, second, first as Colour);
    else if (word === 'ghost') add(ghosts, first, second);
    else if (word === 'push') add(pushes, first, second);
    else if (word === 'kid') kids.push(first);
    else if (word === 'exchange') exchanges.push(first);
    else if (word === 'stay' || word === 'skip' || word === 'keep') pass = word;
  }
  for (const colours of builds.values()) {
    colours.sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
  }
  return { builds, ghosts, pushes, kids, exchanges, pass };
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
