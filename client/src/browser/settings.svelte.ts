import { browserLanguage, type Language, languages, setLanguage } from '../i18n/i18n.svelte';
import { onRemembered, recall, remember } from './storage';

/** What a person has chosen on the settings page; kept in this browser. */
export interface Settings {
  /** null: the browser's */
  language: Language | null;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'reduced';
  /** how long one looks at what others do */
  speed: 'calm' | 'normal' | 'fast' | 'instant';
  sound: boolean;
  /** letters on the candies, for those who cannot tell all colours apart */
  colourHelp: boolean;
  /** a placement is shown first, and made when it is confirmed */
  confirm: boolean;
  /** how cards and tiles look, and what they lie on: style/themes.css */
  deck: 'classic' | 'pastel' | 'bold';
  felt: 'linen' | 'meadow' | 'night';
}

export const decks: [Settings['deck'], ...Settings['deck'][]] = ['classic', 'pastel', 'bold'];
export const felts: [Settings['felt'], ...Settings['felt'][]] = ['linen', 'meadow', 'night'];

const defaults: Settings = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: true,
  colourHelp: false,
  confirm: false,
  deck: 'classic',
  felt: 'linen',
};

export const settings: Settings = $state(sane(recall('settings', {})));

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
let systemWantsLess = $state(lessMotion.matches);
lessMotion.addEventListener('change', (event) => {
  systemWantsLess = event.matches;
});

/** Whether things should change without moving; reactive. */
export const reducedMotion = (): boolean =>
  settings.motion === 'auto' ? systemWantsLess : settings.motion === 'reduced';

/** What the browser remembers, as this tab has seen it last: whatever differs was chosen here. */
let known: Settings = { ...settings };

/** Remembers what was chosen here since the last time, and nothing else: other tabs choose as well. */
export function keepChoices(): void {
  const chosen = Object.entries(settings).filter(([key, value]) => value !== choiceIn(known, key));
  if (chosen.length === 0) return;
  const all = { ...recall('settings', {}), ...Object.fromEntries(chosen) };
  remember('settings', all);
  known = sane(all);
  Object.assign(settings, known);
}

/** Another tab has chosen something. */
export function hearChoices(): void {
  const theirs = sane(recall('settings', {}));
  const changed = Object.entries(theirs).filter(([key, value]) => value !== choiceIn(known, key));
  known = theirs;
  Object.assign(settings, Object.fromEntries(changed));
}

const choiceIn = (all: Settings, key: string): unknown => all[key as keyof Settings];

/** The chosen language, or the browser's. */
export const chosenLanguage = (): Language =>
  settings.language ?? browserLanguage(navigator.languages);

/** Keeps and shows every change from now on; called once by main. */
export function keepSettings(): void {
  onRemembered('settings', hearChoices);
  $effect.root(() => {
    $effect(() => {
      setLanguage(chosenLanguage()).catch(console.warn);
    });
    $effect(() => {
      keepChoices();
      const root = document.documentElement;
      root.dataset.theme = settings.theme;
      root.dataset.deck = settings.deck;
      root.dataset.felt = settings.felt;
      // There only if it says something: its rule for all elements then costs no other page a thing.
      if (reducedMotion()) root.dataset.motion = 'reduced';
      else delete root.dataset.motion;
    });
  });
}

/** What was remembered, as far as it makes sense today. */
function sane(kept: Partial<Settings>): Settings {
  const all = { ...defaults, ...kept };
  return {
    language: all.language && all.language in languages ? all.language : null,
    theme: oneOf(['auto', 'light', 'dark'], all.theme),
    motion: oneOf(['auto', 'full', 'reduced'], all.motion),
    speed: oneOf(['normal', 'calm', 'fast', 'instant'], all.speed),
    sound: Boolean(all.sound),
    colourHelp: Boolean(all.colourHelp),
    confirm: Boolean(all.confirm),
    deck: oneOf(decks, all.deck),
    felt: oneOf(felts, all.felt),
  };
}

function oneOf<T>(allowed: [T, ...T[]], value: T): T {
  return allowed.includes(value) ? value : allowed[0];
}
