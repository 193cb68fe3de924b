import { randomId } from '../browser/ids';
import type { Match, PendingAct, TimedUpdate } from '../match/match';
import { complete } from '../match/no-server';
import { tellAll } from '../match/tell-all';
import { both } from '../match/unheard';
import { Backoff } from './backoff';
import type {
  ClientMessage,
  Hinted,
  Reply,
  ServerMessage,
  Signalled,
  SocketError,
  TableInfo,
  Update,
} from './protocol';

/** The server pings at least every ten seconds; a line that is silent for longer is dead. */
const SILENCE = 20_000;
/** Whoever takes the phone out of a pocket waits no longer than for a ping that is due. */
const SILENCE_ON_WAKING = 11_000;
/** So long may it take to connect, for somebody who looks. */
const CONNECTING_ON_WAKING = 3_000;
/** What a server says that will not let us watch, however often we ask. All else passes. */
const FINAL = new Set(['not-found', 'forbidden', 'bad-request']);
/** Whether something was done that nobody knows the fate of is asked at least so often, in milliseconds. */
const LONGEST_DOUBT = 3_000;
/** The server hangs up like this when a message is larger than any that it takes. */
const TOO_LARGE = 1009;

interface Act {
  id: string;
  action: string;
  seen: number;
  comparing: boolean;
  /** until it is asked again what has become of it, while the server cannot tell */
  readonly doubt: Backoff;
  again?: ReturnType<typeof setTimeout>;
  decide: (reply: Reply) => void;
}

/** A question for a hint that was not answered yet. */
interface Question {
  seen: number;
  resolve: (hint: Hinted) => void;
  reject: (error: Error) => void;
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
  /** The host has sent us away, and may call us back. */
  isSentAway = $state(false);
  /** However we have come: nobody hears us. */
  #isSilenced = $state(false);
  /** why the server does not let us watch; it makes no sense to try again */
  refusal: string | null = $state.raw(null);
  /** which build of the page the server has */
  build: string | null = $state.raw(null);

  readonly own: readonly number[] = $derived.by(() => (this.seat === null ? [] : [this.seat]));
  /** Alone with bots nobody would listen, nor to who was sent away. */
  readonly canSignal: boolean = $derived.by(
    () =>
      !this.#isSilenced &&
      (this.table.seats.some(({ kind, seat }) => kind === 'person' && seat !== this.seat) ||
        (this.seat !== null && this.table.spectators.count > 0)),
  );

  readonly #secret: string | null;
  readonly #connect: () => WebSocket;
  readonly #acts = new Map<string, Act>();
  readonly #listeners = new Set<(update: TimedUpdate) => void>();
  readonly #hearers = new Set<(signal: Signalled) => void>();
  readonly #hushed = new Set<() => void>();
  #question: Question | null = null;
  #socket: WebSocket | null = null;
  readonly #lineWait = new Backoff();
  readonly #watchWait = new Backoff();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** to watch once more on the same line */
  #again: ReturnType<typeof setTimeout> | undefined;
  /** when the server was heard last, by a clock that goes on while the device sleeps */
  #heard = 0;
  /** the server lets us watch */
  #watching = false;
  /** what nobody has listened to yet: the table is still being loaded */
  #unheard: TimedUpdate | null = null;
  /** the next update answers our `watch` and may be any number of steps ahead */
  #catchingUp = true;
  #closed = false;

  constructor(table: TableInfo, secret: string | null, connect = connectHere) {
    this.table = table;
    this.#secret = secret;
    this.#connect = connect;
    addEventListener('online', this.#wake);
    addEventListener('pageshow', this.#wake);
    addEventListener('offline', this.#hangUp);
    document.addEventListener('visibilitychange', this.#wake);
    document.addEventListener('resume', this.#wake);
    this.#open();
  }

  act(action: string, seen = this.update?.seq ?? 0): Promise<Reply> {
    return new Promise((decide) => {
      const doubt = new Backoff(LONGEST_DOUBT);
      const act: Act = { id: randomId(), action, seen, comparing: false, doubt, decide };
      this.#acts.set(act.id, act);
      this.#showPending();
      this.#sendAct(act);
    });
  }

  onUpdate(listener: (update: TimedUpdate) => void): () => void {
    this.#listeners.add(listener);
    this.#unheard = null;
    return () => this.#listeners.delete(listener);
  }

  hurry(): void {}

  /** What is said while the line is lost is lost too: a moment later it would be out of place. */
  signal(phrase: string | null, at: string | null): void {
    this.#send({ type: 'signal', phrase, at });
  }

  onSignal(listener: (signal: Signalled) => void): () => void {
    this.#hearers.add(listener);
    return () => this.#hearers.delete(listener);
  }

  onUnheard(listener: () => void): () => void {
    this.#hushed.add(listener);
    return () => this.#hushed.delete(listener);
  }

  /**
   * What a good player would do at the table of that number. Rejects if there are no hints now, or if
   * the line is lost: whoever still wants one asks again.
   */
  hint(seen: number): Promise<Hinted> {
    this.#noHint('asked again');
    return new Promise((resolve, reject) => {
      this.#question = { seen, resolve, reject };
      if (this.#watching) this.#send({ type: 'hint', seen });
      else this.#noHint('the line is lost');
    });
  }

  #noHint(why: string): void {
    this.#question?.reject(new Error(why));
    this.#question = null;
  }

  #hinted(hint: Hinted): void {
    if (hint.seq !== this.#question?.seen) return;
    this.#question.resolve(hint);
    this.#question = null;
  }

  close(): void {
    this.#closed = true;
    this.#noHint('left the table');
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    removeEventListener('online', this.#wake);
    removeEventListener('pageshow', this.#wake);
    removeEventListener('offline', this.#hangUp);
    document.removeEventListener('visibilitychange', this.#wake);
    document.removeEventListener('resume', this.#wake);
    this.#socket?.close();
    this.#listeners.clear();
    this.#hearers.clear();
    this.#hushed.clear();
    this.#refuseAll({ code: 'closed', message: 'left the table' });
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = this.#connect();
    this.#socket = socket;
    const mine =
      <E extends Event>(handle: (event: E) => void) =>
      (event: Event) => {
        if (this.#socket === socket) handle(event as E);
      };
    socket.addEventListener(
      'open',
      mine(() => this.#begin()),
    );
    socket.addEventListener(
      'message',
      mine<MessageEvent>(({ data }) => this.#receive(JSON.parse(data))),
    );
    socket.addEventListener(
      'close',
      mine<CloseEvent>(({ code }) => this.#lost(code)),
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
        this.#lineWait.reset();
        this.#watchWait.reset();
        this.#watching = true;
        this.table = complete(message.table);
        this.seat = message.seat;
        this.isSentAway = message.sentAway;
        this.#isSilenced = message.silenced ?? message.sentAway;
        this.build = message.build;
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'reply':
        this.#replied(message);
        break;
      case 'signal':
        tellAll(this.#hearers, message);
        break;
      case 'hint':
        this.#hinted(message);
        break;
      case 'error':
        this.#failed(message);
        break;
    }
  }

  #failed({ code, message, about, id }: SocketError): void {
    if (about === 'watch') this.#watchFailed(code);
    else if (about === 'hint') this.#noHint(message);
    else if (about === 'signal' && code === 'too-many') tellAll(this.#hushed, undefined);
    // What was asked of a table that we do not watch is asked again when we do.
    else if (about !== 'act' || !this.#watching) return;
    else if (id) this.#refuse(id, { code, message });
    // It cannot be told which: better none of them than a table that waits for ever.
    else this.#refuseAll({ code, message });
  }

  /** On the same line, which is good: only the watching has to be asked for again. */
  #watchFailed(code: string): void {
    this.#watching = false;
    if (FINAL.has(code)) {
      this.refusal = code;
      return;
    }
    if (this.connection === 'online') this.connection = 'lost';
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#begin(), this.#watchWait.next());
  }

  #updated(message: Update): void {
    const last = this.update?.seq ?? -1;
    const catchUp = this.#catchingUp;
    // Nothing has happened at the table, but somebody's time has begun to run, or has ceased to.
    const again = message.seq === last && message.events.length === 0;
    if (!catchUp) {
      if (message.seq <= last && !again) return;
      if (message.seq > last + 1) {
        this.#startOver();
        return;
      }
    }
    this.#catchingUp = false;
    const news = this.#unheard ? both(this.#unheard, message) : message;
    const isOld = catchUp || again || this.#unheard !== null;
    const update = { ...message, ...news, at: performance.now(), catchUp: isOld };
    this.update = update;
    if (this.#listeners.size === 0) this.#unheard = update;
    tellAll(this.#listeners, update);
  }

  #replied(reply: Reply): void {
    const act = this.#acts.get(reply.id);
    if (!act) return;
    clearTimeout(act.again);
    act.comparing = reply.outcome === 'pending';
    if (reply.outcome === 'unavailable') {
      // Nobody knows whether it was done. The same id again: it is done once.
      act.again = setTimeout(() => this.#sendAct(act), act.doubt.next());
    } else if (reply.outcome !== 'pending') {
      this.#acts.delete(reply.id);
      this.reply = reply;
      act.decide(reply);
    }
    this.#showPending();
  }

  #refuse(id: string, error: Reply['error']): void {
    const seq = this.#acts.get(id)?.seen ?? 0;
    this.#replied({ type: 'reply', id, outcome: 'refused', seq, error, race: null });
  }

  #refuseAll(error: Reply['error']): void {
    for (const id of [...this.#acts.keys()]) this.#refuse(id, error);
  }

  #lost(code?: number): void {
    this.#drop();
    if (this.#closed) return;
    this.connection = 'lost';
    // Sent again, it would end the next line as well.
    if (code === TOO_LARGE) this.#refuseAll({ code: 'bad-action', message: 'it is too long' });
    if (this.refusal) return;
    this.#timer = setTimeout(() => this.#open(), this.#lineWait.next());
  }

  /** Whatever the line may still say no longer counts. */
  #drop(): void {
    this.#socket = null;
    this.#watching = false;
    this.#noHint('the line is lost');
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
  }

  /** The server was heard; from now on the line may be silent for so long. */
  #listen(): void {
    this.#heard = Date.now();
    this.#allowSilence(SILENCE);
  }

  #allowSilence(millis: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#hangUp, millis);
  }

  /** The line is dead, though nobody has said so. */
  #hangUp = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  };

  /**
   * The network is back, or the person is: no reason to wait any longer. A line that was silent while
   * the device slept may be dead without knowing it.
   */
  #wake = (): void => {
    if (this.#closed || this.refusal || document.hidden) return;
    const socket = this.#socket;
    const isUp = socket?.readyState === socket?.OPEN;
    const patience = isUp ? SILENCE_ON_WAKING : CONNECTING_ON_WAKING;
    const left = this.#heard + patience - Date.now();
    if (socket && left > 0) this.#allowSilence(left);
    else this.#startOver();
  };

  /**
   * A new line at once. After a gap too: on the old one, more updates may already be under way, and
   * would be taken for the answer to our `watch`.
   */
  #startOver(): void {
    const socket = this.#socket;
    this.#drop();
    socket?.close();
    this.#lineWait.reset();
    this.#open();
  }

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
