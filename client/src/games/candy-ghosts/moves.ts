import type { Piece, Place, Player } from './view';

/** The listed actions, taken apart: who or what can be chosen for what. Each ends in the action. */
export interface Moves {
  readonly chooses: readonly string[];
  /** by place; with `push` where furniture is pushed */
  readonly steps: ReadonlyMap<Place, string>;
  readonly pushes: ReadonlyMap<Place, string>;
  /** by square: what is done with what lies there */
  readonly picks: ReadonlyMap<Place, string>;
  readonly smashes: ReadonlyMap<Place, string>;
  readonly removes: ReadonlyMap<Place, string>;
  /** by kind of item, then by square or seat */
  readonly drops: ReadonlyMap<string, ReadonlyMap<Place, string>>;
  readonly throws: ReadonlyMap<string, ReadonlyMap<Place, string>>;
  readonly gives: ReadonlyMap<string, ReadonlyMap<Player, string>>;
  /** by seat, then by kind of item */
  readonly asks: ReadonlyMap<Player, ReadonlyMap<string, string>>;
  /** whom a kit may free */
  readonly kits: ReadonlyMap<Player, string>;
  readonly captures: ReadonlyMap<Piece, string>;
  readonly attacks: ReadonlyMap<Piece, string>;
  /** by ghost, or by seat for Bossypants as `p1` */
  readonly specials: ReadonlyMap<Piece, string>;
  /** by ghost, then by what it hunts: a seat, `noise`, or a ghost */
  readonly targets: ReadonlyMap<Piece, ReadonlyMap<string, string>>;
  /** where the ghost that is moving may go */
  readonly flights: ReadonlyMap<Place, string>;
  /** where a ghost or somebody may be put: put, spawn and respawn */
  readonly puts: ReadonlyMap<Place, string>;
  readonly possesses: ReadonlyMap<Player, string>;
  /** what needs no more than its word: end, leave, stop, agree, refuse, special, `use fan` */
  readonly plain: ReadonlySet<string>;
}

const PLAIN = new Set(['end', 'leave', 'stop', 'agree', 'refuse', 'special', 'use fan']);
const PUTS = new Set(['spawn', 'respawn']);

export function movesOf(actions: Iterable<string>): Moves {
  const moves = {
    chooses: [] as string[],
    steps: new Map<Place, string>(),
    pushes: new Map<Place, string>(),
    picks: new Map<Place, string>(),
    smashes: new Map<Place, string>(),
    removes: new Map<Place, string>(),
    drops: new Map<string, Map<Place, string>>(),
    throws: new Map<string, Map<Place, string>>(),
    gives: new Map<string, Map<Player, string>>(),
    asks: new Map<Player, Map<string, string>>(),
    kits: new Map<Player, string>(),
    captures: new Map<Piece, string>(),
    attacks: new Map<Piece, string>(),
    specials: new Map<Piece, string>(),
    targets: new Map<Piece, Map<string, string>>(),
    flights: new Map<Place, string>(),
    puts: new Map<Place, string>(),
    possesses: new Map<Player, string>(),
    plain: new Set<string>(),
  };
  for (const action of actions) {
    if (PLAIN.has(action)) {
      moves.plain.add(action);
      continue;
    }
    const [verb = '', ...words] = action.split(' ');
    const [first = '', ...rest] = words;
    const place = rest.join(' ');
    switch (verb) {
      case 'choose':
        moves.chooses.push(first);
        break;
      case 'step':
        (place === 'push' ? moves.pushes : moves.steps).set(first, action);
        break;
      case 'pick':
        moves.picks.set(first, action);
        break;
      case 'smash':
        moves.smashes.set(first, action);
        break;
      case 'remove':
        moves.removes.set(first, action);
        break;
      case 'drop':
        within(moves.drops, first).set(place, action);
        break;
      case 'throw':
        within(moves.throws, first).set(place, action);
        break;
      case 'give':
        within(moves.gives, first).set(Number(place), action);
        break;
      case 'ask':
        within(moves.asks, Number(first)).set(place, action);
        break;
      case 'use':
        moves.kits.set(Number(place), action);
        break;
      case 'capture':
        moves.captures.set(first, action);
        break;
      case 'attack':
        moves.attacks.set(first, action);
        break;
      case 'special':
        moves.specials.set(/^\d$/.test(first) ? `p${first}` : first, action);
        break;
      case 'target':
        within(moves.targets, first).set(place, action);
        break;
      case 'ghost':
        moves.flights.set(place, action);
        break;
      case 'put':
        moves.puts.set(place, action);
        break;
      case 'possess':
        moves.possesses.set(Number(first), action);
        break;
      default:
        if (PUTS.has(verb)) moves.puts.set(words.join(' '), action);
    }
  }
  return moves;
}

function within<K, L, V>(map: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const known = map.get(key) ?? new Map<L, V>();
  map.set(key, known);
  return known;
}
