import { isFirstGame } from '../coach/first-game';
import { gameInfo } from '../games';
import { t } from '../i18n/i18n.svelte';
import type { Pace, Player } from '../net/protocol';
import { player } from '../player/player.svelte';
import { playedOf, type SoloChoices, soloChoices } from '../setup/solo-choices.svelte';
import { paceAt } from '../setup/tempo';
import { isTogether } from '../setup/together';
import { looksOf } from './seats';
import type { SoloSetup } from './setup';

/** The next game as it is chosen now. */
export function setupNow(game: string): SoloSetup {
  const info = gameInfo(game);
  const choices = soloChoices(info);
  const { own, bots, series } = playedOf(info, choices);
  const isShared = !isTogether(info, choices.options) || isNamed(choices, own);
  const others = isShared ? namedOthers(choices, own) : [];
  // Among others nobody is called *you*.
  const nameless = others.length > 0 ? t('replay.player', { seat: 1 }) : t('me.nameless');
  return {
    game,
    player: { ...player(), name: player().name || nameless },
    own,
    ...(others.length > 0 ? { others } : {}),
    bots: Array(bots).fill(choices.level),
    options: { ...choices.options },
    pace: calmPace(game, choices, info.pace),
    ...(series ? { series: [] } : {}),
  };
}

/** The first game is calm: no clock, unless another pace was asked for. */
function calmPace(game: string, { tempo }: SoloChoices, usual: Pace): Pace | null {
  const isCalm = tempo === 'normal' && isFirstGame(game) && Object.keys(usual).length > 0;
  return paceAt(isCalm ? 'untimed' : tempo, usual);
}

/** Whether anybody else was named: else, where all play together, all own seats are the player's. */
const isNamed = ({ names }: SoloChoices, own: number): boolean =>
  names.slice(0, own - 1).some((name) => name.trim() !== '');

function namedOthers({ names }: SoloChoices, own: number): Player[] {
  return Array.from({ length: own - 1 }, (_, i) => ({
    ...looksOf(i + 1),
    name: names[i]?.trim() || t('replay.player', { seat: i + 2 }),
  }));
}
