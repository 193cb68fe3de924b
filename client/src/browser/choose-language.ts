import { browserLanguage, type Language, setLanguage } from '../i18n/i18n.svelte';
import { settings } from './settings.svelte';

/** Changes the language and remembers it; null follows the browser again. */
export async function chooseLanguage(language: Language | null): Promise<void> {
  settings.language = language;
  await setLanguage(language ?? browserLanguage(navigator.languages));
}
