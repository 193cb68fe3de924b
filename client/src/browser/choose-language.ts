import { type Language, setLanguage } from '../i18n/i18n.svelte';
import { chosenLanguage, settings } from './settings.svelte';

/** Changes the language and remembers it; null follows the browser again. */
export async function chooseLanguage(language: Language | null): Promise<void> {
  settings.language = language;
  await setLanguage(chosenLanguage());
}
