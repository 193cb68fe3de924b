import './style/tokens.css';
import './style/themes.css';
import './style/base.css';
import './style/parts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { showFailedStart } from './browser/failed-start';
import { keepFocus } from './browser/focus';
import { reloadIfOutdated } from './browser/reload';
import { route, startRouter } from './browser/router.svelte';
import { chosenLanguage, keepSettings } from './browser/settings.svelte';
import { loadMessages, setLanguage } from './i18n/i18n.svelte';
import { open } from './pages';
import { awaitInstallOffer } from './shell/install.svelte';
import { keepForOffline } from './shell/offline.svelte';

async function start(target: HTMLElement) {
  keepSettings();
  startRouter();
  awaitInstallOffer();
  const opening = open(route());
  await setLanguage(chosenLanguage());
  const [first] = await Promise.all([opening, loadMessages('i18n'), loadMessages('games')]);
  target.replaceChildren();
  mount(App, { target, props: { first } });
  keepFocus();
}

// A newer server no longer has this page's parts.
addEventListener('vite:preloadError', () => void reloadIfOutdated());

const target = document.getElementById('app');
if (target) {
  start(target).catch((error) => showFailedStart(target, error));
  if (import.meta.env.PROD) keepForOffline();
}
