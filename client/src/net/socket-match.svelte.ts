import { randomId } from '../browser/ids';
import type { Match, PendingAct, TimedUpdate } from '../match/match';
import type {
  ClientMessage,
  Phrase,
  Reply,
  ServerMessage,
  Signalled,
  TableInfo,
  Update,
} from './protocol';

/** The server pings at least every ten seconds; a line that is silent for longer is dead. */
const SILENCE = 20_000;
/** What a server says that will not let us watch, however often we ask. */
const FINAL = new Set(['not-found', 'forbidden', 'bad-request']);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

interface Act {
  id: string;
  action: string;
  seen: number;
  comparing: boolean;
  decide: (reply: Reply) => void;
}

/**
 * A match on the server, over a line that may break at any moment: it connects again by itself,
 * asks for what it missed, and sends again what was not answered, with the same id.
 */
export class SocketMatch implements Match {
  readonly isReplay = false;
  readonly lagging = false;
  table: TableInfo = $state.raw() as TableInfo;
  seat: number | null = $state.raw(null);
  update: TimedUpdate | null = $state.raw(null);
  connection: Match['connection'] = $state.raw('connecting');
  pending: readonly PendingAct[] = $state.raw([]);
  reply: Reply | null = $state.raw(null);
  /** why the server does not let us watch; it makes no sense to try again */
  refusal: string | null = $state.raw(null);

  readonly own: readonly number[] = $derived.by(() => (this.seat === null ? [] : [this.seat]));
  /** Alone with bots nobody would listen. */
  readonly canSignal: boolean = $derived.by(
    () =>
      this.seat !== null &&
      this.table.seats.some(({ kind, seat }) => kind === 'person' && seat !== this.seat),
  );

  readonly #secret: string | null;
  readonly #connect: () => WebSocket;
  readonly #acts = new Map<string, Act>();
  readonly #listeners = new Set<(update: TimedUpdate) => void>();
  readonly #hearers = new Set<(signal: Signalled) => void>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** the next update answers our `watch` and may be any number of steps ahead */
  #catchingUp = true;
  #closed = false;

  constructor(table: TableInfo, secret: string | null, connect = connectHere) {
    this.table = table;
    this.#secret = secret;
    this.#connect = connect;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#hangUp);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  act(action: string, seen = this.update?.seq ?? 0): Promise<Reply> {
    return new Promise((decide) => {
      const act = { id: randomId(), action, seen, comparing: false, decide };
      this.#acts.set(act.id, act);
      this.#showPending();
      this.#sendAct(act);
    });
  }

  onUpdate(listener: (update: TimedUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hurry(): void {}

  /** What is said while the line is lost is lost too: a moment later it would be out of place. */
  signal(phrase: Phrase | null, at: string | null): void {
    this.#send({ type: 'signal', phrase, at });
  }

  onSignal(listener: (signal: Signalled) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#hangUp);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#listeners.clear();
    this.#hearers.clear();
    const error = { code: 'closed', message: 'left the table' };
    for (const { id, decide, seen } of this.#acts.values()) {
      decide({ type: 'reply', id, outcome: 'refused', seq: seen, error, race: null });
    }
    this.#acts.clear();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = this.#connect();
    this.#socket = socket;
    const mine = (handle: (data: string) => void) => (event: Event) => {
      if (this.#socket === socket) handle((event as MessageEvent).data);
    };
    socket.addEventListener(
      'open',
      mine(() => this.#begin()),
    );
    socket.addEventListener(
      'message',
      mine((data) => this.#receive(JSON.parse(data))),
    );
    socket.addEventListener(
      'close',
      mine(() => this.#lost()),
    );
    this.#listen();
  }

  #begin(): void {
    this.#watch();
    for (const act of this.#acts.values()) this.#sendAct(act);
  }

  #watch(): void {
    this.#catchingUp = true;
    const after = this.update?.seq ?? null;
    this.#send({ type: 'watch', table: this.table.id, secret: this.#secret, after });
  }

  #receive(message: ServerMessage): void {
    this.#listen();
    switch (message.type) {
      case 'ping':
        this.#send({ type: 'pong', n: message.n });
        break;
      case 'table':
        this.connection = 'online';
        this.#wait = FIRST_WAIT;
        this.table = message.table;
        this.seat = message.seat;
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'reply':
        this.#replied(message);
        break;
      case 'signal':
        for (const listener of this.#hearers) listener(message);
        break;
      case 'error':
        if (this.connection !== 'online' && FINAL.has(message.code)) this.refusal = message.code;
        break;
    }
  }

  #updated(message: Update): void {
    const last = this.update?.seq ?? -1;
    const catchUp = this.#catchingUp;
    if (!catchUp) {
      if (message.seq <= last) return;
      if (message.seq > last + 1) {
        this.#watch();
        return;
      }
    }
    this.#catchingUp = false;
    const update = { ...message, at: performance.now(), catchUp };
    this.update = update;
    for (const listener of this.#listeners) listener(update);
  }

  #replied(reply: Reply): void {
    const act = this.#acts.get(reply.id);
    if (!act) return;
    if (reply.outcome === 'pending') {
      act.comparing = true;
    } else {
      this.#acts.delete(reply.id);
      this.reply = reply;
      act.decide(reply);
    }
    this.#showPending();
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.connection = 'lost';
    if (this.refusal) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** From now on the line may be silent for so long. */
  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#hangUp, SILENCE);
  }

  /** The line is dead, though nobody has said so. */
  #hangUp = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  /** The network is back, or the person is: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.#socket || this.#closed || this.refusal || document.hidden) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #sendAct({ id, action, seen }: Act): void {
    this.#send({ type: 'act', id, action, seen });
  }

  #send(message: ClientMessage): void {
    const socket = this.#socket;
    if (socket?.readyState === socket?.OPEN) socket?.send(JSON.stringify(message));
  }

  #showPending(): void {
    this.pending = [...this.#acts.values()].map(({ id, action, comparing }) => ({
      id,
      action,
      comparing,
    }));
  }
}

function connectHere(): WebSocket {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`);
}
