import { gameOf } from '../end/series';
import type { Translate } from '../i18n/i18n.svelte';
import type { GameInfo, TableInfo, TurnClock } from '../net/protocol';
import { timeTold } from '../setup/clock';
import { rulesTold } from '../setup/rules-told';
import { choicesOf } from '../setup/table-choices';

/** What the host has chosen for a table, in words. */
export function termsTold(table: TableInfo, game: GameInfo, t: Translate): string[] {
  const rules = rulesTold(game, table.options, t);
  return [
    ...(table.series ? [gameOf(table.series, false, t)] : []),
    ...(rules.length > 0 ? rules : [t('lobby.terms.usual')]),
    ...clockTold(table, game, t),
    ...(table.hints ? [t('lobby.terms.hints')] : []),
    t(table.open ? 'lobby.public' : 'lobby.private'),
  ];
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
