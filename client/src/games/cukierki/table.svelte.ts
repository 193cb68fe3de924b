import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { settings } from '../../browser/settings.svelte';
import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import type { Cell } from '../../table/camera';
import { Flights, seatSpot, spotOf } from '../../table/flights.svelte';
import type { Status } from '../../table/status';
import { TableState } from '../../table/table.svelte';
import { linesOf, placeOf } from './history';
import { lastTurn } from './marks';
import { type Move, movesOf, type Spot, spotsOf } from './moves';
import { type Known, withPoints } from './points';
import { sounds } from './sounds';
import { noChoice, statusOf } from './status';
import { tell, tellMoment } from './tell';
import { cellKey, halvesOf, type Laid } from './tiles';
import {
  type CukierkiInsight,
  type CukierkiView,
  eventsOf,
  handOf,
  type Player,
  tileSpot,
  type Worth,
} from './view';

/** How long a placed tile flies, and how long what it takes is shown before it goes. */
const LAY_MILLIS = 420;
const SHOWN_MILLIS = 450;
const TAKE_MILLIS = 620;

/** Where on the screen things are: the plane if it shows the table, tiles, and who sits there. */
interface Places {
  readonly board: DOMRect | null;
  readonly tiles: ReadonlyMap<number, DOMRect | null>;
  readonly seats: readonly (DOMRect | null)[];
}

const NOTHING: ReadonlyMap<string, Spot> = new Map();

/** What the table's parts share: the tile that is being tried, and whose wall is looked at. */
export class CukierkiTable extends TableState<CukierkiView, CukierkiInsight> {
  /** the tile in hand, or of those taken for the wall, that is chosen */
  private picked: number | null = $state(null);
  /** quarter turns of each tile; they go on past four, so that tiles turn the way they were turned */
  private readonly turns = new SvelteMap<number, number>();
  /** where a mouse or the keyboard points */
  private hovered: string | null = $state(null);
  /** where it is shown until it is laid or something else is chosen: after a tap, or to be confirmed */
  private pinned: string | null = $state(null);
  /** whose wall is looked at; null: the table */
  looking: Player | null = $state(null);
  readonly flights = new Flights<Laid>();
  /** the table as it was drawn last */
  private drawn: readonly Laid[] = [];
  /** the tiles that lay before the player then */
  private held: readonly number[] = [];
  /** what was known when it was */
  private before: Known | null = null;

  constructor(match: Match) {
    super(match, { tell, linesOf, statusOf, tellMoment, noChoice, sounds });
  }

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
  /** where it is being tried */
  readonly pointed = $derived.by(() => this.pinned ?? this.hovered);
  /** the chosen tile where it is being tried, as it is turned */
  readonly trial = $derived.by((): Move | null => {
    const now = this.spots.get(this.pointed ?? '')?.now;
    return now ? { ...now, r: this.turnOf(now.tile) } : null;
  });
  /** whether it stays there, so that one can go to the button that lays it */
  readonly isPinned = $derived.by(() => this.pinned !== null && this.trial !== null);
  readonly worth = $derived.by(() => (this.trial ? this.worthOf(this.trial) : null));
  /** the cell of the board that is looked at to which the history points */
  readonly litCell = $derived.by((): Cell | null => {
    const place = placeOf(this.lit ?? '');
    return place && place.wall === this.looking ? place : null;
  });
  /** tiles that are about to fly to where they lie, or do; they are drawn there when they land */
  private leaving: readonly number[] = $state.raw([]);
  readonly coming = $derived.by(
    () => new Set([...this.leaving, ...this.flights.all.map(({ piece }) => piece.tile)]),
  );

  readonly status = $derived.by(() => {
    const { update } = this.match;
    return update && statusOf(update, t, this.seats, this.me, this.chosen !== null);
  });
  /** what has happened, for the banner: that there is one more tile to place its status says itself */
  readonly news = $derived.by(() =>
    this.view?.phase === 'extra' ? this.lines.filter(({ kind }) => kind !== 'call') : this.lines,
  );
  /** tiles of the last turn */
  readonly last = $derived.by(() => lastTurn(eventsOf(this.told)));

  turnOf = (tile: number): number => this.turns.get(tile) ?? 0;

  /** What a move would make and bring. */
  worthOf = ({ action }: Move): Worth => ({
    joins: this.insight?.joins[action] ?? [],
    brings: this.insight?.brings?.[action] ?? { points: 0 },
  });

  /** A tile before the player was pressed: it is chosen, and the chosen one turns. */
  choose(tile: number): void {
    if (this.chosen === tile) this.turn(1);
    else {
      this.picked = tile;
      this.letGo();
      sounds.play('mark');
    }
  }

  turn(by: number): void {
    if (this.chosen === null) return;
    this.turns.set(this.chosen, this.turnOf(this.chosen) + by);
    sounds.play('mark');
  }

  /** A mouse or the keyboard points somewhere else; what is to be confirmed stays where it is. */
  point(key: string | null): void {
    this.hovered = key;
    if (key !== null && !settings.confirm) this.pinned = null;
  }

  /** The tile is shown nowhere any more. */
  letGo(): void {
    this.hovered = null;
    this.pinned = null;
  }

  /** The chosen tile is held over a cell: it shows itself there, turned so that it fits. */
  hover(cell: Cell | null): void {
    this.letGo();
    const spot = this.spots.get(cell ? cellKey(cell) : '');
    if (!spot) return;
    this.fit(spot);
    this.hovered = cellKey(spot);
  }

  /**
   * A place was pressed: the tile goes there if it has been seen there, else it is shown. Whoever
   * wants to confirm placements has seen it only when it was pressed before.
   */
  press(key: string, sure: boolean): void {
    const spot = this.spots.get(key);
    if (spot?.now && sure && (!settings.confirm || this.pinned === key)) {
      void this.send(spot.now.action);
    } else if (spot) {
      this.fit(spot);
      this.pinned = key;
      sounds.play('mark');
    }
  }

  /** Shows a move as if the player were trying it. */
  tryOut(move: Move): void {
    this.picked = move.tile;
    this.turnTo(move);
    this.hovered = null;
    this.pinned = cellKey(move);
  }

  /** Lays the tile where it is being tried. */
  place(): void {
    if (this.trial) void this.send(this.trial.action);
  }

  look(at: Player | null): void {
    this.looking = at;
    this.letGo();
  }

  /** The history points at a place: on the table, or in somebody's wall. */
  override light(at: string): void {
    const place = placeOf(at);
    if (place) this.look(place.wall);
    super.light(at);
  }

  /** Turns the chosen tile so that it fits there, in the way that brings the most. */
  private fit({ now, ways }: Spot): void {
    const worth = (way: Move) => {
      const { joins, brings } = this.worthOf(way);
      return brings.points + joins.length / 10;
    };
    if (!now) this.turnTo(best(ways, worth));
  }

  private turnTo({ tile, r }: Move): void {
    const now = this.turnOf(tile);
    const face = halvesOf(tile, r).join('');
    const by = [0, 1, -1, 2].find((d) => halvesOf(tile, now + d).join('') === face) ?? 0;
    this.turns.set(tile, now + by);
  }

  protected override hear(update: TimedUpdate): void {
    const places = update.catchUp ? null : this.measure();
    super.hear({ ...update, events: withPoints(update.events, this.before, update) });
    if (!places) return;
    this.leaving = placedIn(update);
    // Where things land is known once the new table is there; it is not measured, which would lay it out twice.
    void tick().then(() => {
      this.fly(update, places);
      this.leaving = [];
    });
  }

  /** Where everything is before the table changes. */
  private measure(): Places {
    const board = this.looking === null ? (this.board?.onScreen() ?? null) : null;
    const tiles = new Map<number, DOMRect | null>();
    for (const { tile, x, y } of this.drawn) {
      tiles.set(tile, board && (this.board?.rectOf({ x, y }, board) ?? null));
    }
    for (const tile of this.held) tiles.set(tile, spotOf(tileSpot(tile)));
    return { board, tiles, seats: this.seats.map((_, seat) => spotOf(seatSpot(seat))) };
  }

  protected override show(update: TimedUpdate): void {
    const view = update.view as CukierkiView;
    this.before = update;
    this.drawn = view.table;
    this.held = this.tray;
    this.letGo();
    if (view.phase === 'wall' && update.actions.length > 0) this.looking = this.me;
    else if (this.looking === this.me) this.looking = null;
  }

  private fly(update: TimedUpdate, { board, tiles, seats }: Places): void {
    for (const event of eventsOf(update.events)) {
      if (event.type === 'placed') {
        const from = tiles.get(event.tile) ?? seats[event.seat];
        if (this.looking === null) {
          const to = this.board?.rectOf(event, board ?? undefined);
          this.flights.send(event, from, to, { duration: LAY_MILLIS });
        }
      } else if (event.type === 'completed' && event.taken) {
        const delay = LAY_MILLIS + SHOWN_MILLIS;
        const to = seats[event.seat];
        this.flights.send(event, tiles.get(event.tile), to, { delay, duration: TAKE_MILLIS });
      }
    }
  }

  protected override announce(update: TimedUpdate): void {
    super.announce(update);
    if (this.statusNow(update).kind === 'mine') sounds.play('turn');
  }

  protected override tellTurn({ kind, text, detail }: Status): string {
    return kind === 'mine' ? `${text} ${detail}` : '';
  }

  protected override rest(): void {
    super.rest();
    this.flights.clear();
  }
}

/** The tiles that were laid on the table just now. */
const placedIn = ({ events }: TimedUpdate): number[] =>
  eventsOf(events).flatMap((event) => (event.type === 'placed' ? [event.tile] : []));

/** The first of the best. */
function best<T>(all: readonly T[], worth: (one: T) => number): T {
  return all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
