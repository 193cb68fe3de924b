import { recall, remember } from '../browser/storage';
import { t } from '../i18n/i18n.svelte';
import { avatars, player } from './player.svelte';

/** Whether somebody was asked for their name here. */
const ASKED = 'me.asked';

/** Whether somebody is called by a name of their own, or does not want one: else they are an animal. */
export const isNamed = (): boolean => recall(ASKED, false) || !isAnimal(player().name);

const isAnimal = (name: string): boolean =>
  name === '' || avatars.some((avatar) => t(`me.avatar.${avatar}`) === name);

/** They were asked, which is enough. */
export const named = (): void => remember(ASKED, true);
