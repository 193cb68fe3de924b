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

const areas = new Set<string>();
let current = $state.raw<{ language: Language; messages: Messages; formatters: Formatters }>({
  language: 'en',
  messages: {},
  formatters: formatters('en'),
});

export const language = (): Language => current.language;

/** The message in the page's language; reactive. A key without a message is shown as it is. */
export const t: Translate = (key, params = {}) => {
  const message = current.messages[key] ?? key;
  return typeof message === 'string' ? message : message(params, current.formatters);
};

/** Whether there is such a message: some hints are optional. */
export const has = (key: string): boolean => key in current.messages;

/** Adds an area's messages: a folder of src, as `i18n` or `games/candy-match`, or all `games`' names. */
export async function loadMessages(area: string): Promise<void> {
  if (areas.has(area)) return;
  const messages = await read(area, current.language);
  areas.add(area);
  current = { ...current, messages: { ...current.messages, ...messages } };
}

/** Changes the language once all words that are in use are there. */
export async function setLanguage(language: Language): Promise<void> {
  const all = await Promise.all([...areas].map((area) => read(area, language)));
  current = { language, messages: Object.assign({}, ...all), formatters: formatters(language) };
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
