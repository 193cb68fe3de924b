import { type Formatters, formatters, type Message, type Params } from './format';

/**
 * The page's language and its words. Messages are ICU texts in `messages.<language>.json`, one set
 * for the shell and one for each game, loaded in the page's language only.
 */
export const languages = { en: 'English', pl: 'Polski', uk: 'Українська' } as const;
export type Language = keyof typeof languages;
export type Translate = (key: string, params?: Params) => string;

type Messages = Record<string, Message>;
const files = import.meta.glob<Messages>(['../**/messages.*.json', '!../template/**'], {
  import: 'default',
});
/** The games' names, which the shelf shows before a game's own messages are loaded. */
const names: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:game-names/en'),
  pl: () => import('virtual:game-names/pl'),
  uk: () => import('virtual:game-names/uk'),
};

/** What the page shows: always one language, and all the words of it that were asked for. */
let current = $state.raw<{ language: Language; messages: Messages; formatters: Formatters }>({
  language: 'en',
  messages: {},
  formatters: formatters('en'),
});
/** The language that was asked for last; until its words are there, the page stays as it is. */
let wanted: Language = 'en';
/** The areas that were asked for, and those of them that the page has. */
const areas = new Set<string>();
let used: ReadonlySet<string> = new Set();
const words: Record<Language, Map<string, Messages>> = {
  en: new Map(),
  pl: new Map(),
  uk: new Map(),
};

export const language = (): Language => current.language;

/** The message in the page's language; reactive. A key without a message is shown as it is. */
export const t: Translate = (key, params = {}) => {
  const message = current.messages[key] ?? key;
  return typeof message === 'string' ? message : message(params, current.formatters);
};

/** Whether there is such a message: some hints are optional. */
export const has = (key: string): boolean => key in current.messages;

/** What these words of the shell are in all our languages, which are loaded for that. */
export async function inAllLanguages(keys: readonly string[]): Promise<Message[]> {
  const all = Object.keys(languages).map((language) => read('i18n', language as Language));
  return (await Promise.all(all)).flatMap((words) => keys.map((key) => words[key] ?? key));
}

/** Adds an area's messages: a folder of src, as `i18n` or `games/candy-match`, or all `games`' names. */
export async function loadMessages(area: string): Promise<void> {
  areas.add(area);
  await bring(area);
}

/** Changes the language once all words that are in use are there; without them it stays as it is. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await bring(null);
  } catch (error) {
    if (wanted === language) wanted = current.language;
    throw error;
  }
}

/**
 * Shows the wanted language with all areas, as soon as nothing is missing any more.
 *
 * @param asked whoever asks for this area must hear that it cannot be had
 */
async function bring(asked: string | null): Promise<void> {
  for (;;) {
    const language = wanted;
    const missing = [...areas].filter((area) => !words[language].has(area));
    if (missing.length === 0) return show(language);
    // Meanwhile another language may be asked for, or more of its words.
    const read = await Promise.allSettled(missing.map((area) => fetchInto(area, language)));
    for (const [i, { status, ...rest }] of read.entries()) {
      const area = missing[i] ?? '';
      if (status === 'fulfilled') continue;
      // Without it, all else can still be shown, unless it is on the page already.
      if (!used.has(area)) areas.delete(area);
      if (area === asked || used.has(area)) throw (rest as PromiseRejectedResult).reason;
    }
  }
}

async function fetchInto(area: string, language: Language): Promise<void> {
  words[language].set(area, await read(area, language));
}

function show(language: Language): void {
  if (language === current.language && used.size === areas.size) return;
  const messages = Object.assign({}, ...[...areas].map((area) => words[language].get(area)));
  used = new Set(areas);
  const same = language === current.language;
  current = { language, messages, formatters: same ? current.formatters : formatters(language) };
  document.documentElement.lang = language;
}

/** The first of the browser's languages that we have. */
export function browserLanguage(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in languages);
  return (found ?? 'en') as Language;
}

async function read(area: string, language: Language): Promise<Messages> {
  if (area === 'games') return (await names[language]()).default;
  const path =
    area === 'i18n' ? `./messages.${language}.json` : `../${area}/messages.${language}.json`;
  const load = files[path];
  if (!load) {
    throw new Error(`There are no messages ${path}`);
  }
  return load();
}
