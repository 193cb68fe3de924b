import type { Translate } from '../i18n/i18n.svelte';
import type { GameTutor } from '../tutor/tutor';
import type { Judgement } from './judgement';

/** When a decision was taken, in the game's own time; without one by its turn. */
export const whenOf = (
  { turn, time }: Pick<Judgement, 'turn' | 'time'>,
  tutor: GameTutor,
  t: Translate,
): string => (time && tutor.tellTime?.(time, turn, t)) ?? t('review.turn', { turn });
