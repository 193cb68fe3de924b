import { recall, rememberInTab } from '../browser/storage';
import { gameInfo, isPlayable } from '../games';
import { t } from '../i18n/i18n.svelte';
import { OWN_TABLE } from '../match/no-server';
import { ApiError, api } from '../net/api';
import type { TableInfo } from '../net/protocol';
import { isFinished, isReadable, savedGame } from '../solo/saved-games';
import { ownSeats } from '../solo/setup';
import { soloFile } from './solo-file';
import { isRevealed, readTranscript, seatsFrom, type Transcript } from './transcript';

/** A match of the past with those who sat there. */
export interface Past {
  readonly transcript: Transcript;
  readonly table: TableInfo;
  /** the seat of whoever looks back, where that is known */
  readonly own: number | null;
}

/** Where this tab keeps the file that was opened last: its review is on another page. */
const FILE = 'replay.file';

/** Finds a match that is over: at a server's table, among this device's games, or in a file. */
export class Finding {
  past: Past | null = $state.raw(null);
  /** why there is nothing to be seen, in words */
  problem = $state('');
  /** what the engine says about it */
  reason = $state('');

  /** A table's id, `solo` with the id of a game of this device, or `file` for the last that was opened. */
  async fetch(id: string, saved: string | null): Promise<void> {
    try {
      if (id === 'solo') return this.recall(saved ?? '');
      if (id === 'file') return this.readAgain();
      const [table, text] = await Promise.all([api.table(id), api.transcript(id)]);
      if (table.status === 'over') this.take(text, table, null);
      else this.problem = t('replay.not-over');
    } catch (error) {
      const offline = error instanceof ApiError && error.status === 0;
      this.problem = offline ? t('table.offline') : t('games.gone');
    }
  }

  /** The text of a file; of a match without a table only what the file says is known. */
  read(text: string): void {
    rememberInTab(FILE, text);
    this.take(text, null, null);
  }

  /** The engine cannot play what was found. */
  refuse(error: unknown): void {
    this.past = null;
    this.problem = t('replay.bad-file');
    this.reason = error instanceof Error ? error.message : '';
  }

  private readAgain(): void {
    const file = recall(FILE, '');
    if (file) this.take(file, null, null);
    else this.problem = t('games.gone');
  }

  private recall(id: string): void {
    const kept = savedGame(id);
    if (!kept || !isReadable(kept)) this.problem = t('solo.gone');
    else if (!isFinished(kept)) this.problem = t('replay.not-over');
    else this.take(soloFile(kept), kept.table, ownSeats(kept.setup)[0] ?? 0);
  }

  private take(text: string, table: TableInfo | null, own: number | null): void {
    this.problem = '';
    this.reason = '';
    const transcript = readTranscript(text);
    if (!transcript || !isPlayable(transcript.game)) this.problem = t('replay.bad-file');
    else if (!isRevealed(transcript)) this.problem = t('replay.not-over');
    else this.past = { transcript, table: table ?? tableOf(transcript), own };
  }
}

const tableOf = (transcript: Transcript): TableInfo => ({
  id: 'file',
  game: transcript.game,
  options: transcript.options,
  pace: gameInfo(transcript.game).pace,
  ...OWN_TABLE,
  status: 'over',
  seats: seatsFrom(transcript, (seat) => t('replay.player', { seat: seat + 1 })),
});
