import { DESKTOP, phone } from '../lib/people.js';
import { languages } from '../lib/words.js';
import { Monkey } from './monkey.js';

const DEVICES = { phone, desktop: { viewport: DESKTOP } };

/**
 * The monkey of a seed: every six in a row have both devices in all languages. Every other six play for
 * the first time, and see all that moves, as people do; every other two are still to be asked for their
 * name.
 */
export async function monkeyOf(come, seed, company) {
  const device = Object.keys(DEVICES)[seed % 2];
  const language = Object.keys(languages)[seed % 3];
  const isNew = Math.floor(seed / 6) % 2 === 1;
  const guest = await come({
    ...DEVICES[device],
    locale: languages[language],
    isNew,
    isNameless: Math.floor(seed / 2) % 2 === 1,
    ...(isNew && { speed: 'normal', reducedMotion: 'no-preference' }),
    acceptDownloads: false,
  });
  guest.isPhone = device === 'phone';
  guest.who = `${device}, ${language}`;
  const monkey = new Monkey(guest, seed, company);
  await monkey.prepare();
  return monkey;
}
