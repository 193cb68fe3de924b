import './style/tokens.css';
import './style/themes.css';
import './style/base.css';
import './style/parts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './browser/router.svelte';
import { keepSettings, settings } from './browser/settings.svelte';
import { browserLanguage, loadMessages, setLanguage } from './i18n/i18n.svelte';

async function start() {
  keepSettings();
  startRouter();
  await setLanguage(settings.language ?? browserLanguage(navigator.languages));
  await Promise.all([loadMessages('i18n'), loadMessages('games')]);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

// A newer server no longer has this page's parts: load the page anew, but never in a circle.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('reloaded', String(Date.now()));
  location.reload();
});

// Only https and this very machine may have one; the page works without it.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(console.warn);

void start();
