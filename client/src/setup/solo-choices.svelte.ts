import { recall, remember } from '../browser/storage';
import { playableGames } from '../games';
import type { GameInfo, GameOption, Level, Options, OptionValue, Pace } from '../net/protocol';

export const levels: Level[] = ['easy', 'medium', 'hard'];
export const tempos = ['untimed', 'gentle', 'normal', 'brisk'] as const;
export type Tempo = (typeof tempos)[number];

const factors: Record<Tempo, number> = { untimed: 0, gentle: 2, normal: 1, brisk: 0.6 };

/** The clock's times at a tempo; null for the game's own. */
export function paceAt(tempo: Tempo, usual: Pace): Pace | null {
  if (tempo === 'normal') return null;
  const scaled = Object.entries(usual).map(([action, millis]) => [
    action,
    Math.round((millis * factors[tempo]) / 500) * 500,
  ]);
  return Object.fromEntries(scaled);
}

/** How somebody likes to play a game alone. */
export interface SoloChoices {
  bots: number;
  level: Level;
  tempo: Tempo;
  options: Options;
}

const known = new Map(playableGames.map((game) => [game.id, recalled(game)]));

/** As last time. */
function recalled(game: GameInfo): SoloChoices {
  const choices = $state(sane(recall(`solo.${game.id}`, {}), game));
  return choices;
}

/** The choices for a game; reactive, and the same object for all who ask. */
export const soloChoices = ({ id }: GameInfo): SoloChoices => known.get(id) as SoloChoices;

export function keepSoloChoices(game: GameInfo): void {
  remember(`solo.${game.id}`, soloChoices(game));
}

/** What was remembered, as far as the game of today still has it. */
export function sane(kept: Partial<SoloChoices>, game: GameInfo): SoloChoices {
  const bots = Math.round(Number(kept.bots ?? 2)) || 2;
  const options = Object.entries(kept.options ?? {}).filter(([name, value]) => {
    const option = game.options[name];
    return option !== undefined && offers(option, value);
  });
  return {
    bots: Math.min(game.maxSeats - 1, Math.max(game.minSeats - 1, bots)),
    level: levels.find((level) => level === kept.level) ?? 'easy',
    tempo: tempos.find((tempo) => tempo === kept.tempo) ?? 'normal',
    options: Object.fromEntries(options),
  };
}

function offers({ values, text, min = 0, max = 0 }: GameOption, value: OptionValue): boolean {
  if (text) return typeof value === 'string' && value.length <= max;
  return values
    ? values.includes(value)
    : typeof value === 'number' && value >= min && value <= max;
}
