import { recall, remember } from '../browser/storage';
import { inAllLanguages } from '../i18n/i18n.svelte';
import { avatars, player } from './player.svelte';

/** Whether somebody was asked for their name here. */
const ASKED = 'me.asked';

/** Whether somebody is called by a name of their own, or does not want one: else they are an animal. */
export const isNamed = async (): Promise<boolean> =>
  recall(ASKED, false) || !(await isAnimal(player().name));

/** In whatever language the page was when they came. */
async function isAnimal(name: string): Promise<boolean> {
  if (name === '') return true;
  const pictures = avatars.map((avatar) => `me.avatar.${avatar}`);
  return inAllLanguages(pictures).then(
    (animals) => animals.includes(name),
    () => false,
  );
}

/** They were asked, which is enough. */
export const named = (): void => remember(ASKED, true);
