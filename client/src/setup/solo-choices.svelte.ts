import { recall, remember } from '../browser/storage';
import { firstOptions, playableGames } from '../games';
import type { GameInfo, GameOption, Options, OptionValue } from '../net/protocol';
import { type BotLevel, soloLevels } from '../solo/bot-level';
import { firstLevel } from './first-level';
import { type Tempo, tempos } from './tempo';
import { hasSeries } from './together';

/** How somebody likes to play a game on this device. */
export interface SoloChoices {
  /** how many seats are played on this device */
  own: number;
  /** how those on the own seats after the first are called; empty where nobody was named */
  names: string[];
  bots: number;
  /** several games in a row, where the game has series */
  series: boolean;
  level: BotLevel;
  tempo: Tempo;
  options: Options;
}

const known = new Map(playableGames.map((game) => [game.id, recalled(game)]));

/** As last time; what was never chosen, as the game likes it for beginners. */
function recalled(game: GameInfo): SoloChoices {
  const kept: Partial<SoloChoices> = recall(`solo.${game.id}`, {});
  const options = { ...firstOptions(game.id), ...kept.options };
  const choices = $state(sane({ level: firstLevel(game, options), ...kept, options }, game));
  return choices;
}

/** The choices for a game; reactive, and the same object for all who ask. */
export const soloChoices = ({ id }: GameInfo): SoloChoices => known.get(id) as SoloChoices;

export function keepSoloChoices(game: GameInfo): void {
  remember(`solo.${game.id}`, soloChoices(game));
}

/** What was remembered, as far as the game of today still has it. */
export function sane(kept: Partial<SoloChoices>, game: GameInfo): SoloChoices {
  const options = Object.entries(kept.options ?? {}).filter(([name, value]) => {
    const option = game.options[name];
    return option !== undefined && offers(option, value);
  });
  const own = within(1, mostOwn(game), kept.own ?? 1);
  const { least, most } = botsBeside(game, own);
  return {
    own,
    names: Array.isArray(kept.names) ? kept.names.slice(0, game.maxSeats - 1).map(String) : [],
    bots: within(least, most, kept.bots ?? Math.max(0, 3 - own)),
    series: kept.series === true,
    level: soloLevels.find((level) => level === kept.level) ?? 'easy',
    tempo: tempos.find((tempo) => tempo === kept.tempo) ?? 'normal',
    options: Object.fromEntries(options),
  };
}

/** How many may play on this device: any number, but a race needs a hand for everybody. */
export function mostOwn({ pace, maxSeats }: GameInfo): number {
  return Object.keys(pace).length > 0 ? 1 : maxSeats;
}

/** How many bots so many own seats need, and how many may be there. */
export function botsBeside({ minSeats, maxSeats }: GameInfo, own: number) {
  return { least: Math.max(0, minSeats - own), most: maxSeats - own };
}

/** What is really played: what was chosen, as far as it goes together with the options. */
export function playedOf(game: GameInfo, choices: SoloChoices) {
  const own = within(1, mostOwn(game), choices.own);
  const { least, most } = botsBeside(game, own);
  return {
    own,
    bots: within(least, most, choices.bots),
    series: choices.series && hasSeries(game, choices.options),
  };
}

/** The options that somebody new to the game would not have. */
export function unusualOptions({ id, options }: GameInfo, choices: SoloChoices): Options {
  const usual = firstOptions(id);
  return Object.fromEntries(
    Object.entries(choices.options).filter(
      ([name, value]) => value !== (usual[name] ?? options[name]?.default),
    ),
  );
}

function within(least: number, most: number, wanted: unknown): number {
  const number = Math.round(Number(wanted));
  return Math.min(most, Math.max(least, Number.isNaN(number) ? least : number));
}

function offers({ values, text, min = 0, max = 0 }: GameOption, value: OptionValue): boolean {
  if (text) return typeof value === 'string' && value.length <= max;
  return values
    ? values.includes(value)
    : typeof value === 'number' && value >= min && value <= max;
}
