import { type Language, languages } from '../i18n/i18n.svelte';
import { recall, remember } from './storage';

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
  /** a placement by mouse is shown first, and made when it is confirmed */
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

/** Keeps and shows every change from now on; called once by main. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      remember('settings', settings);
      const root = document.documentElement;
      root.dataset.theme = settings.theme;
      root.dataset.deck = settings.deck;
      root.dataset.felt = settings.felt;
      root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
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
