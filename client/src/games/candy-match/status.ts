import type { Translate } from '../../i18n/i18n.svelte';
import type { Result, SeatInfo, Update } from '../../net/protocol';
import { nameOf } from '../../table/names';
import { endedWith, type Status } from '../../table/status';
import type { CandyMatchView } from './view';

const ended = endedWith('candy-match');

/** The status for somebody on a seat, or for who only watches. */
export function statusOf(
  update: Pick<Update, 'view' | 'result' | 'clock'>,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
): Status {
  const view = update.view as CandyMatchView;
  const clock = update.clock ? t('candy-match.status.clock') : '';
  const name = (seat: number | null | undefined) => nameOf(seats, seat ?? 0);
  const chooser = view.choosers[0];
  switch (view.phase) {
    case 'open':
      return view.revealer === own
        ? { kind: 'mine', text: t('candy-match.status.your-turn'), detail: clock }
        : {
            kind: 'calm',
            text: t('candy-match.status.turn', { name: name(view.revealer) }),
            detail: clock,
          };
    case 'picking':
      return view.caller === own
        ? {
            kind: 'call',
            text: t('candy-match.status.you-called'),
            detail: t('candy-match.status.take'),
          }
        : {
            kind: 'call',
            text: t('candy-match.status.called', { name: name(view.caller) }),
            detail: t('candy-match.status.takes'),
          };
    case 'penalty': {
      const wrong =
        view.caller === own
          ? t('candy-match.status.you-wrong')
          : t('candy-match.status.wrong', { name: name(view.caller) });
      return chooser === own
        ? { kind: 'mine', text: t('candy-match.status.choose'), detail: wrong }
        : {
            kind: 'wrong',
            text: wrong,
            detail: t('candy-match.status.chooses', { name: name(chooser) }),
          };
    }
    case 'last-check':
      return {
        kind: own !== null && !view.done[own] ? 'mine' : 'calm',
        text: t('candy-match.status.last-check'),
        detail: t('candy-match.status.done', {
          count: view.done.filter(Boolean).length,
          seats: view.seats,
        }),
      };
    case 'over':
      return ended(update.result as Result, t, seats, own);
  }
}
