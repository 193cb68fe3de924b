import { language } from '../i18n/i18n.svelte';
import { complete } from '../match/no-server';
import type {
  GameInfo,
  Level,
  NewTable,
  Player,
  Problem,
  SeatTaken,
  SharedGame,
  TableChange,
  TableInfo,
} from './protocol';

/** A refusal of the server; status 0 when it could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, problem: Problem) {
    super(problem.detail ?? problem.title ?? `status ${status}`);
    this.status = status;
    this.code = problem.code;
  }

  /** Whether it makes no sense to ask again: the server is there, and does not want this. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

export const api = {
  games: () => get<GameInfo[]>('/api/games'),
  /** Newcomers get a name in the page's language, which need not be the browser's. */
  me: () => get<Player>('/api/me', { 'Accept-Language': language() }),
  saveMe: (player: Player) => send<Player>('PUT', '/api/me', player),
  tables: () => get<TableInfo[]>('/api/tables'),
  table: async (id: string) => complete(await get<TableInfo>(`/api/tables/${id}`)),
  create: (table: NewTable) => send<SeatTaken>('POST', '/api/tables', table),
  /** A finished game of this device, for all who get its link. */
  share: (game: SharedGame) => send<TableInfo>('POST', '/api/shared', game),
  change: (id: string, change: TableChange, secret: string) =>
    send<TableInfo>('PUT', `/api/tables/${id}`, change, secret),
  sit: (id: string) => send<SeatTaken>('POST', `/api/tables/${id}/seats`, {}),
  bot: (id: string, seat: number, bot: Level | null, secret: string) =>
    send<TableInfo>('PUT', `/api/tables/${id}/seats/${seat}`, { bot }, secret),
  /** Whether a bot is to play on for the one on that seat; the others have to agree as well. */
  vote: (id: string, seat: number, agree: boolean, secret: string) =>
    send<TableInfo>('PUT', `/api/tables/${id}/seats/${seat}/vote`, { agree }, secret),
  leave: (id: string, seat: number, secret: string) =>
    send<TableInfo>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, secret),
  /** Somebody else is the host from now on. */
  passHost: (id: string, seat: number, secret: string) =>
    send<TableInfo>('PUT', `/api/tables/${id}/host`, { seat }, secret),
  /** Somebody who was sent away may come back. */
  callBack: (id: string, number: number, secret: string) =>
    send<TableInfo>('DELETE', `/api/tables/${id}/sent-away/${number}`, undefined, secret),
  start: (id: string, secret: string) =>
    send<TableInfo>('POST', `/api/tables/${id}/start`, undefined, secret),
  rematch: (id: string, secret: string) =>
    send<TableInfo>('POST', `/api/tables/${id}/rematch`, undefined, secret),
  transcript: async (id: string) => (await request(transcriptAddress(id), {})).text(),
};

export const transcriptAddress = (id: string) => `/api/tables/${id}/transcript`;

async function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return (await request(path, { headers })).json();
}

async function send<T>(method: string, path: string, body: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret !== undefined) headers.Authorization = `Seat ${secret}`;
  const text = body === undefined ? null : JSON.stringify(body);
  return (await request(path, { method, headers, body: text })).json();
}

async function request(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(15_000) });
  } catch {
    throw new ApiError(0, {});
  }
  if (!response.ok) {
    throw new ApiError(response.status, await response.json().catch(() => ({})));
  }
  return response;
}
