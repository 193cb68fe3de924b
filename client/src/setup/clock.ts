import type { Translate } from '../i18n/i18n.svelte';
import type { GameInfo, TurnClock } from '../net/protocol';
import type { TableChoices } from './table-choices';

/** From so many milliseconds on, people count in minutes. */
const MINUTES = 120_000;

/** The times that a host may choose for each decision, in milliseconds: none at all comes first. */
export function timesOf({ thinking }: GameInfo, chosen: number, t: Translate) {
  if (!thinking) return [];
  const time = (value: number, label: string) => ({
    value,
    label,
    hint: t('clock.each', { time: timeTold(value, t) }),
  });
  const { relaxed, brisk } = thinking;
  const isOwn = ![0, relaxed, brisk].includes(chosen);
  return [
    { value: 0, label: t('pace.untimed'), hint: t('pace.untimed.hint') },
    time(relaxed, t('clock.relaxed')),
    time(brisk, t('clock.brisk')),
    ...(isOwn ? [time(chosen, t('clock.own'))] : []),
  ];
}

export const timeTold = (millis: number, t: Translate): string =>
  millis < MINUTES
    ? t('clock.seconds', { count: Math.round(millis / 1_000) })
    : t('clock.minutes', { count: Math.round(millis / 60_000) });

/** The clock of a new table: null where there is none, or the game has its own. */
export const clockOf = (
  { millis, decider }: Pick<TableChoices, 'millis' | 'decider'>,
  { thinking }: Pick<GameInfo, 'thinking'>,
): TurnClock | null => (thinking && millis > 0 ? { millis, bot: decider } : null);

/** What turns a clock off. */
export const NO_CLOCK: TurnClock = { millis: 0, bot: null };
