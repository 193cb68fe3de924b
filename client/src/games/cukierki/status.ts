import type { Translate } from '../../i18n/i18n.svelte';
import type { SeatInfo, Update } from '../../net/protocol';
import type { NoChoice } from '../../table/forced.svelte';
import { nameOf } from '../../table/names';
import { endedWith, type Status } from '../../table/status';
import { type CukierkiView, handOf } from './view';

const ended = endedWith('cukierki');

/** The status for somebody on a seat, or for who only watches. */
export function statusOf(
  { view: shown, result, actions }: Pick<Update, 'view' | 'result' | 'actions'>,
  t: Translate,
  seats: readonly SeatInfo[],
  own: number | null,
  chosen = false,
): Status {
  const view = shown as CukierkiView;
  if (result) return ended(result, t, seats, own);
  if (view.toAct !== own || own === null) {
    const name = nameOf(seats, view.toAct ?? 0);
    return { kind: 'calm', text: theirs(view.phase, name, t), detail: '' };
  }
  const mine = (text: string, detail = ''): Status => ({ kind: 'mine', text, detail });
  if (actions.includes('pass')) {
    const empty = handOf(view, own).length === 0;
    return mine(
      t('cukierki.status.pass'),
      empty ? t('cukierki.status.no-tiles') : t('cukierki.status.no-candy'),
    );
  }
  if (view.phase === 'wall') {
    return actions.some((action) => action.startsWith('aside '))
      ? mine(t('cukierki.status.aside'), t('cukierki.status.aside-why'))
      : mine(t('cukierki.status.wall'), t('cukierki.status.wall-how'));
  }
  const where = chosen ? t('cukierki.status.where') : t('cukierki.status.choose');
  if (view.phase === 'extra') {
    const fits = actions.some((action) => action.startsWith('place '));
    return mine(t('cukierki.status.extra'), fits ? where : t('cukierki.status.extra-none'));
  }
  return mine(t('cukierki.status.place'), where);
}

/**
 * What is answered for the player: a pass, which is always forced, the end of a turn in which nothing
 * more fits, a tile that fits nowhere in the wall.
 */
export function noChoice(
  { view: shown, actions }: Pick<Update, 'view' | 'actions'>,
  t: Translate,
  _seats: readonly SeatInfo[],
  own: number | null,
): NoChoice | null {
  const [only, second] = actions;
  if (only === undefined || own === null) return null;
  if (only.startsWith('aside ')) return { action: only, text: t('cukierki.no-choice.aside') };
  if (second !== undefined) return null;
  if (only === 'stop') return { action: only, text: t('cukierki.no-choice.stop') };
  if (only !== 'pass') return null;
  const isEmpty = handOf(shown as CukierkiView, own).length === 0;
  return {
    action: only,
    text: isEmpty ? t('cukierki.no-choice.empty') : t('cukierki.no-choice.pass'),
  };
}

function theirs(phase: CukierkiView['phase'], name: string, t: Translate): string {
  switch (phase) {
    case 'extra':
      return t('cukierki.status.extra-other', { name });
    case 'wall':
      return t('cukierki.status.wall-other', { name });
    default:
      return t('cukierki.status.place-other', { name });
  }
}
