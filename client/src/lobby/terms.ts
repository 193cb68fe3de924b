import { gameOf } from '../end/series';
import type { Translate } from '../i18n/i18n.svelte';
import type { GameInfo, OptionValue, TableInfo, TurnClock } from '../net/protocol';
import { timeTold } from '../setup/clock';
import { choicesOf } from '../setup/table-choices';

/** the word of games for what is not there, which nobody needs to be told of */
const NOTHING = 'none';
/** Where a game has so many options, only the unusual ones are told. */
const MANY = 4;

/** What the host has chosen for a table, in words. */
export function termsTold(table: TableInfo, game: GameInfo, t: Translate): string[] {
  const rules = Object.entries(table.options).flatMap(
    ([name, value]) => ruleTold(game, name, value, t) ?? [],
  );
  return [
    ...(table.series ? [gameOf(table.series, false, t)] : []),
    ...(rules.length > 0 ? rules : [t('lobby.terms.usual')]),
    ...clockTold(table, game, t),
    ...(table.hints ? [t('lobby.terms.hints')] : []),
    t(table.open ? 'lobby.public' : 'lobby.private'),
  ];
}

/** What was chosen for one of the game's options; null if nobody would ask. */
function ruleTold(
  { id, options }: GameInfo,
  name: string,
  value: OptionValue,
  t: Translate,
): string | null {
  const key = `${id}.option.${name}`;
  const isUsual = value === options[name]?.default;
  // A text is the game's own business: that there is one says enough.
  if (options[name]?.text) return t(key);
  switch (typeof value) {
    case 'boolean':
      if (isUsual) return null;
      return value ? t(key) : t('lobby.terms.without', { option: t(key) });
    case 'number':
      return isUsual ? null : `${t(key)}: ${value}`;
    default:
      if (value === NOTHING || (isUsual && Object.keys(options).length >= MANY)) return null;
      return `${t(key)}: ${t(`${key}.${value}`)}`;
  }
}

const limitTold = ({ millis, bot }: TurnClock, t: Translate): string =>
  t('lobby.terms.clock', { time: timeTold(millis, t), level: bot ?? 'medium' });

/** How much time there is, where there is a clock, and what decides between two who are as quick. */
function clockTold(table: TableInfo, game: GameInfo, t: Translate): string[] {
  if (table.clock) return [limitTold(table.clock, t)];
  if (Object.keys(game.pace).length === 0) return [];
  const { tempo } = choicesOf(table, game);
  const pace = t(tempo === 'own' ? 'lobby.terms.own-pace' : `pace.${tempo}`);
  const coin = `${t('new.ties')}: ${t('new.ties.coin')}`;
  return [`${t('pace.legend')}: ${pace}`, ...(table.ties === 'coin' ? [coin] : [])];
}
