import { saveFile } from '../browser/save-file';
import type { SavedGame } from '../solo/saved-games';
import { writeTranscript } from './transcript';

/** A game of this device as a file, with everybody's names, for the replay page and `verify`. */
export function saveSoloFile(game: SavedGame): void {
  const day = new Date(game.saved).toISOString().slice(0, 10);
  saveFile(`${game.setup.game}-${day}.jsonl`, soloFile(game), 'application/jsonl');
}

export function soloFile({ lines, table }: Pick<SavedGame, 'lines' | 'table'>): string {
  const [header, ...moves] = lines;
  const players = table.seats.map(({ name }) => name);
  return writeTranscript([{ ...header, players }, ...moves]);
}
