import type { Language } from '../i18n/i18n.svelte';
import { browserLanguage } from '../i18n/i18n.svelte';
import { settings } from './settings.svelte';

/** Said when not even the page's words could be loaded, so they are here, and few. */
const words: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'Pick & Mix could not be opened',
    text: 'Something on the way here got lost. Are you online?',
    again: 'Try again',
  },
  pl: {
    title: 'Nie udało się otworzyć Pick & Mix',
    text: 'Coś zgubiło się po drodze. Czy masz połączenie z internetem?',
    again: 'Spróbuj ponownie',
  },
  uk: {
    title: 'Не вдалося відкрити Pick & Mix',
    text: 'Щось загубилося дорогою. Чи є у вас з’єднання з інтернетом?',
    again: 'Спробувати ще раз',
  },
};

/** A page with a way on, instead of a white one. */
export function showFailedStart(target: HTMLElement, error: unknown): void {
  console.warn(error);
  const language = settings.language ?? browserLanguage(navigator.languages);
  const { title, text, again } = words[language];
  document.documentElement.lang = language;
  const main = element('main', 'page narrow');
  const heading = element('h1', '', title);
  heading.tabIndex = -1;
  main.dataset.testid = 'failed-start';
  const button = element('button', 'button primary big', again);
  button.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  const way = element('p', '');
  way.append(button);
  main.append(heading, element('p', '', text), way);
  target.replaceChildren(main);
  heading.focus();
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
