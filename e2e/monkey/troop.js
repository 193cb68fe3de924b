import { DESKTOP, phone } from '../lib/people.js';
import { languages } from '../lib/words.js';
import { Monkey } from './monkey.js';

const DEVICES = { phone, desktop: { viewport: DESKTOP } };

/** The monkey of a seed: every six in a row have both devices in all languages. */
export async function monkeyOf(come, seed) {
  const device = Object.keys(DEVICES)[seed % 2];
  const language = Object.keys(languages)[seed % 3];
  const guest = await come({
    ...DEVICES[device],
    locale: languages[language],
    isNew: Math.floor(seed / 6) % 2 === 1,
    acceptDownloads: false,
  });
  guest.isPhone = device === 'phone';
  guest.who = `${device}, ${language}`;
  const monkey = new Monkey(guest, seed);
  await monkey.prepare();
  return monkey;
}
