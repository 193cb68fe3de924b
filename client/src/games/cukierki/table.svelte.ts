import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { reducedMotion, settings } from '../../browser/settings.svelte';
import { t } from '../../i18n/i18n.svelte';
import type { Match, TimedUpdate } from '../../match/match';
import { slowness } from '../../match/pace';
import type { Cell } from '../../table/camera';
import { Flights, seatSpot, spotOf } from '../../table/flights.svelte';
import type { Status } from '../../table/status';
import { type BoardPlace, TableState } from '../../table/table.svelte';
import { linesOf, placeOf, spoken } from './history';
import { lastTurns } from './marks';
import { type Move, movesOf, type Spot, spotsOf } from './moves';
import { sounds } from './sounds';
import { noChoice, statusOf } from './status';
import { tellMoment } from './tell';
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

/** How long the own wall is still looked at when it is built, in milliseconds. */
const WALL_MILLIS = 2_400;

/** What can be looked at: somebody's wall, or the table. */
export type Place = Player | null;

/** Where on the screen things are: the boards, tiles, and who sits there. */
interface Places {
  readonly boards: ReadonlyMap<Place, DOMRect | null>;
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
  /** what a hint shows */
  private hinted: Move | null = null;
  /** whose wall is looked at; null: the table, or where there is room for both the own wall */
  private looking: Place = $state(null);
  /** whether there is room for the table and a wall side by side */
  isWide = $state(false);
  /** the boards that are to be seen, where they are on the screen */
  private readonly planes = new Map<Place, BoardPlace>();
  /** the own wall has come by itself, and goes again */
  private hasCome = false;
  private turning: ReturnType<typeof setTimeout> | undefined;
  private calling: ReturnType<typeof setTimeout> | undefined;
  readonly flights = new Flights<Laid & { readonly seat: Player }>();
  /** the table as it was drawn last */
  private drawn: readonly Laid[] = [];
  /** the tiles that lay before the player then */
  private held: readonly number[] = [];

  constructor(match: Match) {
    super(match, { tell: spoken, linesOf, statusOf, tellMoment, noChoice, sounds });
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
  /** where tiles go now */
  readonly goal = $derived.by((): Place => (this.isWalling ? this.me : null));
  /** what is looked at: where there is room, the table and a wall */
  readonly places = $derived.by((): readonly Place[] =>
    this.isWide && this.isAdvanced ? [null, this.looking ?? this.me ?? 0] : [this.looking],
  );
  readonly spots = $derived.by((): ReadonlyMap<string, Spot> => {
    const tile = this.chosen;
    if (tile === null || !this.places.includes(this.goal) || this.isPending) return NOTHING;
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
  /** the cell, of the table or of a wall, to which the history points */
  readonly litCell = $derived.by(() => placeOf(this.lit ?? ''));
  /** tiles that are about to fly to where they lie, or do; they are drawn there when they land */
  private leaving: readonly number[] = $state.raw([]);
  readonly coming = $derived.by(
    () => new Set([...this.leaving, ...this.flights.all.map(({ piece }) => piece.tile)]),
  );

  readonly status = $derived.by((): Status | null => {
    const { update } = this.match;
    const status = update && statusOf(update, t, this.seats, this.called, this.chosen !== null);
    const [latest] = this.lines;
    const isEarly = status?.kind === 'mine' && this.isLanding && this.picked === null && latest;
    return isEarly ? { kind: 'note', text: latest.text, detail: '' } : status;
  });
  /** whether what others have laid or taken is still on its way: nobody is called before it has landed */
  private readonly isLanding = $derived.by(() =>
    this.flights.all.some(({ piece }) => piece.seat !== this.me),
  );
  /** tiles to which one's eyes should go: those of the last turns */
  readonly last = $derived.by(() =>
    lastTurns(eventsOf(this.told), this.me, this.me !== null && this.acts(this.me)),
  );

  /** The tiles of the table or of a wall. */
  laidAt(place: Place): readonly Laid[] {
    if (!this.view) return [];
    return place === null ? this.view.table : (this.view.walls[place] ?? []);
  }

  turnOf = (tile: number): number => this.turns.get(tile) ?? 0;

  /** What a move would make and bring. */
  worthOf = ({ action }: Move): Worth => ({
    joins: this.insight?.joins[action] ?? [],
    brings: this.insight?.brings?.[action] ?? { points: 0 },
  });

  /**
   * A tile before the player was pressed: it is chosen, and the chosen one turns; but not while a hint
   * shows it, which tells one to take it.
   */
  choose(tile: number): void {
    if (this.hinted?.tile === tile && this.mayBeTrying(this.hinted)) return;
    if (this.chosen === tile) this.turn(1);
    else {
      this.showGoal();
      this.picked = tile;
      this.letGo();
      this.mark();
    }
  }

  /** Who has a tile in hand sees where it can go, whatever they have looked at. */
  private showGoal(): void {
    if (this.moves.length > 0 && !this.places.includes(this.goal)) this.look(this.goal);
  }

  turn(by: number): void {
    if (this.chosen === null) return;
    this.turns.set(this.chosen, this.turnOf(this.chosen) + by);
    this.mark();
  }

  /** A mouse or the keyboard points somewhere else; what is to be confirmed stays where it is. */
  point(key: string | null): void {
    this.hovered = key;
    if (key !== null && !settings.confirm) this.pinned = null;
  }

  /** Only to point somewhere is not yet to choose; a tile before the player is always there to be chosen. */
  override get hasChosen(): boolean {
    return this.isPinned;
  }

  /** The tile is shown nowhere any more. */
  override letGo(): void {
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
      this.mark();
    }
  }

  /** A hint shows a move as if the player were trying it; null: no more. */
  tryOut(move: Move | null): void {
    this.hinted = move;
    if (move) this.tryHere(move);
    else this.letGo();
  }

  private tryHere(move: Move): void {
    this.showGoal();
    this.picked = move.tile;
    this.rotateTo(move);
    this.hovered = null;
    this.pinned = cellKey(move);
  }

  /** Whether no other tile, turn or place was chosen; to look around or to point at a place is not yet to choose. */
  mayBeTrying(move: Move): boolean {
    return (
      this.chosen === move.tile &&
      isAlike(move.tile, this.turnOf(move.tile), move.r) &&
      (this.pinned === null || this.pinned === cellKey(move))
    );
  }

  /** Lays the tile where it is being tried. */
  place(): void {
    if (this.trial) void this.send(this.trial.action);
  }

  look(at: Place): void {
    clearTimeout(this.turning);
    this.hasCome = false;
    this.turnTo(at);
  }

  /** A board has come, or goes. */
  putBoard(place: Place, board: BoardPlace | null): void {
    if (board) this.planes.set(place, board);
    else this.planes.delete(place);
  }

  /** The board on which tiles go now, if it is looked at. */
  get goalBoard(): BoardPlace | null {
    return this.planes.get(this.goal) ?? null;
  }

  /** The player has tried something; once it is something else, no hint shows it any more. */
  private mark(): void {
    if (this.hinted && !this.mayBeTrying(this.hinted)) this.hinted = null;
    sounds.play('mark');
  }

  private turnTo(at: Place): void {
    if (this.looking === at) return;
    this.looking = at;
    this.letGo();
  }

  private turnLater(at: Place, millis: number): void {
    clearTimeout(this.turning);
    if (millis > 0) this.turning = setTimeout(() => this.turnTo(at), millis);
    else this.turnTo(at);
  }

  /** The history points at a place: on the table, or in somebody's wall. */
  override light(at: string): void {
    const place = placeOf(at);
    if (place) this.look(place.wall);
    super.light(at);
  }

  /** The way to lay the chosen tile there that brings more than as it is turned now. */
  betterOf({ now, ways }: Spot): Move | null {
    const way = best(ways, (one) => this.countOf(one));
    return now && this.countOf(way) <= this.countOf(now) ? null : way;
  }

  private countOf(way: Move): number {
    const { joins, brings } = this.worthOf(way);
    return brings.points + joins.length / 10;
  }

  /** Turns the chosen tile so that it fits there, in the way that brings the most. */
  private fit(spot: Spot): void {
    const way = spot.now ? null : this.betterOf(spot);
    if (way) this.rotateTo(way);
  }

  private rotateTo({ tile, r }: Move): void {
    const now = this.turnOf(tile);
    const by = [0, 1, -1, 2].find((d) => isAlike(tile, now + d, r)) ?? 0;
    this.turns.set(tile, now + by);
  }

  protected override hear(update: TimedUpdate): void {
    const places = update.catchUp ? null : this.measure();
    super.hear(update);
    if (!places) return;
    this.leaving = laidIn(update);
    // Where things land is known once the new table is there; it is not measured, which would lay it out twice.
    void tick().then(() => {
      this.fly(update, places);
      this.leaving = [];
      this.call(update);
    });
  }

  /** Where everything is before the table changes. */
  private measure(): Places {
    const boards = new Map<Place, DOMRect | null>();
    for (const [place, plane] of this.planes) boards.set(place, plane.onScreen());
    const board = boards.get(null) ?? null;
    const tiles = new Map<number, DOMRect | null>();
    for (const { tile, x, y } of this.drawn) {
      tiles.set(tile, board && (this.planes.get(null)?.rectOf({ x, y }, board) ?? null));
    }
    for (const tile of this.held) tiles.set(tile, spotOf(tileSpot(tile)));
    return { boards, tiles, seats: this.seats.map((_, seat) => spotOf(seatSpot(seat))) };
  }

  protected override show(update: TimedUpdate): void {
    const view = update.view as CukierkiView;
    this.drawn = view.table;
    this.held = this.tray;
    this.letGo();
    this.follows(view, update);
  }

  /**
   * The own wall comes when something is to be added to it, after one has seen what was taken, and goes
   * when that has been looked at; who is to lay a tile on the table sees the table.
   */
  private follows(view: CukierkiView, { actions, catchUp, events }: TimedUpdate): void {
    const slow = catchUp || reducedMotion() ? 0 : slowness();
    if (view.phase === 'wall' && actions.length > 0) {
      const seen = eventsOf(events).some(({ type }) => type === 'placed');
      if (this.looking !== this.me) {
        this.turnLater(this.me, seen && !this.isWide ? slow * (LAY_MILLIS + SHOWN_MILLIS) : 0);
      }
      this.hasCome = true;
    } else if (this.hasCome) {
      this.hasCome = false;
      const millis = this.isWide ? 0 : slow * WALL_MILLIS;
      this.turnLater(null, millis);
      this.match.linger?.(millis);
    } else if (actions.length > 0 && !this.isWide) {
      this.turnLater(null, 0);
    }
  }

  private fly(update: TimedUpdate, { boards, tiles, seats }: Places): void {
    for (const event of eventsOf(update.events)) {
      if (event.type === 'placed' || event.type === 'built') {
        const from = tiles.get(event.tile) ?? seats[event.seat];
        const place = event.type === 'placed' ? null : event.seat;
        const board = boards.get(place);
        const to = board && this.planes.get(place)?.rectOf(event, board);
        this.flights.send(event, from, to, { duration: LAY_MILLIS });
      } else if (event.type === 'completed' && event.taken) {
        const delay = LAY_MILLIS + SHOWN_MILLIS;
        const to = seats[event.seat];
        this.flights.send(event, tiles.get(event.tile), to, { delay, duration: TAKE_MILLIS });
      }
    }
  }

  /** A sound for whose turn it is, when what others did has landed. */
  private call(update: TimedUpdate): void {
    if (this.statusNow(update).kind !== 'mine') return;
    const others = this.flights.all.filter(({ piece }) => piece.seat !== this.me);
    const millis = Math.max(0, ...others.map(({ delay, duration }) => delay + duration));
    clearTimeout(this.calling);
    this.calling = setTimeout(() => sounds.play('turn'), millis);
  }

  protected override tellTurn({ kind, text, detail }: Status): string {
    return kind === 'mine' ? `${text} ${detail}` : '';
  }

  protected override rest(): void {
    super.rest();
    this.flights.clear();
    clearTimeout(this.turning);
    clearTimeout(this.calling);
  }
}

/** The tiles that were laid just now, on the table or in a wall. */
const laidIn = ({ events }: TimedUpdate): number[] =>
  eventsOf(events).flatMap((event) =>
    event.type === 'placed' || event.type === 'built' ? [event.tile] : [],
  );

/** Whether a tile looks the same in both turns. */
const isAlike = (tile: number, r: number, other: number): boolean =>
  halvesOf(tile, r).join('') === halvesOf(tile, other).join('');

/** The first of the best. */
function best<T>(all: readonly T[], worth: (one: T) => number): T {
  return all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
