import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import type { GameEvent } from '../../net/protocol';
import type { Cell } from '../../table/camera';
import { Flights, spotOf } from '../../table/flights.svelte';
import { Passing } from '../../table/passing.svelte';
import { told } from '../../table/told';
import { Voice } from '../../table/voice.svelte';
import { type Move, movesOf, type Spot, spotsOf } from './moves';
import { sounds, soundsOf } from './sounds';
import { statusOf } from './status';
import { lastTurn, linesOf, type Moment, tell, tellMoment } from './tell';
import { byCell, cellKey, halvesOf, type Join, joinsOf, type Laid } from './tiles';
import { type CukierkiView, eventsOf, handOf, type Player, seatSpot, tileSpot } from './view';

const KEPT_EVENTS = 240;
/** How long a lollipop or a cookie has its moment, in milliseconds. */
const MOMENT_MILLIS = 2_600;
/** How long a placed tile flies, and how long what it takes is shown before it goes. */
const LAY_MILLIS = 420;
const SHOWN_MILLIS = 450;
const TAKE_MILLIS = 620;

const tables = new WeakMap<Match, TableState>();
const NOTHING: ReadonlyMap<string, Spot> = new Map();

/** A board that the table knows: where its cells are on the screen. */
export interface BoardPlace {
  rectOf(cell: Cell): DOMRect | null;
  cellOf(point: { x: number; y: number }): Cell | null;
}

/**
 * What the table's parts share: the view, the tile that is being tried, and what has just happened.
 * It knows no rule: what can be done is in the update's `actions`.
 */
export class TableState {
  /** the tile in hand, or of those taken for the wall, that is chosen */
  private picked: number | null = $state(null);
  /** quarter turns of each tile; they go on past four, so that tiles turn the way they were turned */
  private readonly turns = new SvelteMap<number, number>();
  private pointed: Cell | null = $state.raw(null);
  /** whose wall is looked at; null: the table */
  looking: Player | null = $state(null);
  readonly moment = new Passing<Moment>(MOMENT_MILLIS);
  private told: readonly GameEvent[] = $state.raw([]);
  readonly voice = new Voice();
  readonly flights = new Flights<Laid>();
  board: BoardPlace | null = null;
  private seq = -1;

  private constructor(readonly match: Match) {}

  /** The same for a match each time, so that whoever comes back to the table finds its history. */
  static of(match: Match): TableState {
    const known = tables.get(match) ?? new TableState(match);
    tables.set(match, known);
    return known;
  }

  readonly view = $derived.by(() => (this.match.update?.view ?? null) as CukierkiView | null);
  readonly actions = $derived.by(() => new Set(this.match.update?.actions ?? []));
  readonly seats = $derived.by(() => this.match.table.seats);
  readonly me = $derived.by(() => this.match.seat);
  readonly isPending = $derived.by(() => this.match.pending.length > 0);
  readonly isAdvanced = $derived.by(() => this.view?.options.variant === 'advanced');
  readonly moves = $derived.by((): Move[] => movesOf(this.actions));
  readonly isWalling = $derived.by(() => this.view?.phase === 'wall' && this.actions.size > 0);
  /** the tiles that lie before the player: the hand, or what was taken for the wall */
  readonly tray = $derived.by((): readonly number[] => {
    if (!this.view || this.me === null) return [];
    return this.isWalling ? this.view.captured : handOf(this.view, this.me);
  });
  readonly playable = $derived.by(() => new Set(this.moves.map(({ tile }) => tile)));
  readonly chosen = $derived.by(() => {
    if (this.picked !== null && this.tray.includes(this.picked)) return this.picked;
    return this.playable.size === 1 ? ([...this.playable][0] ?? null) : null;
  });
  /** the tiles of the board that is looked at */
  readonly laid = $derived.by((): readonly Laid[] => {
    if (!this.view) return [];
    return this.looking === null ? this.view.table : (this.view.walls[this.looking] ?? []);
  });
  readonly isOwnBoard = $derived.by(() => this.looking === (this.isWalling ? this.me : null));
  readonly spots = $derived.by((): ReadonlyMap<string, Spot> => {
    const tile = this.chosen;
    if (tile === null || !this.isOwnBoard || this.isPending) return NOTHING;
    return spotsOf(this.moves, tile, this.turnOf(tile));
  });
  /** the chosen tile where it is being tried, as it is turned */
  readonly trial = $derived.by((): Laid | null => {
    const spot = this.pointed && this.spots.get(cellKey(this.pointed));
    if (!spot?.now || this.chosen === null) return null;
    return { tile: this.chosen, x: spot.x, y: spot.y, r: this.turnOf(this.chosen) };
  });
  readonly joins = $derived.by(() => (this.trial ? this.joinsAt(this.trial) : []));
  readonly coming = $derived.by(
    () => new Set(this.flights.all.filter(({ piece }) => piece.tile >= 0).map((f) => f.piece.tile)),
  );

  readonly lines = $derived.by(() =>
    linesOf(this.told.slice(-KEPT_EVENTS), t, this.seats, this.me),
  );
  /** tiles of the last turn */
  readonly last = $derived.by(() => lastTurn(eventsOf(this.told)));

  turnOf = (tile: number): number => this.turns.get(tile) ?? 0;

  /** The whole candies of a tile there, and whether its neighbours would be taken for them. */
  joinsAt(laid: Laid): (Join & { takes: boolean })[] {
    return joinsOf(laid, byCell(this.laid)).map((join) => ({
      ...join,
      takes: this.looking === null && !(this.isAdvanced && isSpecial(join)),
    }));
  }

  /** Follows the match from now on; returns what ends it. */
  follow(): () => void {
    const stop = this.match.onUpdate((update) => this.hear(update));
    untrack(() => {
      const { update } = this.match;
      if (update && update.seq !== this.seq) this.show(update);
    });
    return () => {
      stop();
      this.flights.clear();
      this.moment.end();
    };
  }

  /** A tile before the player was pressed: it is chosen, and the chosen one turns. */
  choose(tile: number): void {
    if (this.chosen === tile) this.turn(1);
    else {
      this.picked = tile;
      this.pointed = null;
      sounds.play('mark');
    }
  }

  turn(by: number): void {
    if (this.chosen === null) return;
    this.turns.set(this.chosen, this.turnOf(this.chosen) + by);
    sounds.play('mark');
  }

  point(cell: Cell | null): void {
    this.pointed = cell;
  }

  /** The chosen tile is held over a cell: it shows itself there, turned so that it fits. */
  hover(cell: Cell | null): void {
    const spot = cell && this.spots.get(cellKey(cell));
    if (spot && !spot.now) this.turnTo(best(spot.ways, (way) => this.joinsAt(way).length));
    this.pointed = spot ? cell : null;
  }

  /** A place was pressed: the tile goes there if it has been seen there, else it is shown. */
  press(cell: Cell, sure: boolean): void {
    const spot = this.spots.get(cellKey(cell));
    if (!spot) return;
    if (spot.now && sure) {
      void this.send(spot.now.action);
      return;
    }
    this.hover(cell);
    sounds.play('mark');
  }

  /** Lays the tile where it is being tried. */
  place(): void {
    if (this.trial) this.press(this.trial, true);
  }

  async send(action: string): Promise<void> {
    if (this.isPending || !this.actions.has(action)) return;
    this.pointed = null;
    await this.match.act(action);
  }

  look(at: Player | null): void {
    this.looking = at;
    this.pointed = null;
  }

  private turnTo({ tile, r }: Move): void {
    const now = this.turnOf(tile);
    const face = halvesOf(tile, r).join('');
    const by = [0, 1, -1, 2].find((d) => halvesOf(tile, now + d).join('') === face) ?? 0;
    this.turns.set(tile, now + by);
  }

  private hear(update: TimedUpdate): void {
    const places = update.catchUp ? null : this.measure();
    this.show(update);
    if (update.catchUp) return;
    // Where things land is known once the new table is drawn.
    if (places) requestAnimationFrame(() => this.fly(update, places));
    this.announce(update);
  }

  /** Where the tiles lie before the table changes. */
  private measure(): Map<number, DOMRect> {
    const places = new Map<number, DOMRect>();
    for (const { tile, x, y } of this.shown) {
      const rect = this.looking === null ? this.board?.rectOf({ x, y }) : null;
      if (rect) places.set(tile, rect);
    }
    for (const tile of this.tray) {
      const rect = spotOf(tileSpot(tile));
      if (rect) places.set(tile, rect);
    }
    return places;
  }

  /** the table as it was drawn last */
  private shown: readonly Laid[] = [];

  /** The new table, without a word about it. */
  private show(update: TimedUpdate): void {
    this.seq = update.seq;
    const view = update.view as CukierkiView;
    this.told = told(this.told, update);
    this.shown = view.table;
    if (view.phase === 'wall' && update.actions.length > 0) this.looking = this.me;
    else if (this.looking === this.me) this.looking = null;
  }

  private fly(update: TimedUpdate, places: Map<number, DOMRect>): void {
    for (const event of eventsOf(update.events)) {
      if (event.type === 'placed') {
        const from = places.get(event.tile) ?? spotOf(seatSpot(event.seat));
        if (this.looking === null) {
          this.flights.send(event, from, this.board?.rectOf(event), { duration: LAY_MILLIS });
        }
      } else if (event.type === 'completed' && event.taken) {
        const to = spotOf(seatSpot(event.seat));
        const delay = LAY_MILLIS + SHOWN_MILLIS;
        this.flights.send(event, places.get(event.tile), to, { delay, duration: TAKE_MILLIS });
      }
    }
  }

  private announce(update: TimedUpdate): void {
    const words = update.events.map((event) => tell(event, t, this.seats, this.me));
    const status = statusOf(update, this.seats, this.me, t);
    this.voice.say(...words, status.kind === 'mine' ? `${status.text} ${status.detail}` : '');
    const events = eventsOf(update.events);
    for (const sound of soundsOf(events)) sounds.play(sound);
    const moment = tellMoment(events, t, this.seats, this.me);
    if (moment) this.moment.show(moment);
    if (status.kind === 'mine') sounds.play('turn');
  }
}

const isSpecial = ({ candy }: Join): boolean => candy === 'cookie' || candy === 'lollipop';

/** The first of the best. */
function best<T>(all: readonly T[], worth: (one: T) => number): T {
  return all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
