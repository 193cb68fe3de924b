import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { browserLanguage, loadMessages, setLanguage } from './i18n/i18n.svelte';
import { keepSettings, settings } from './settings.svelte';

async function start() {
  keepSettings();
  await setLanguage(settings.language ?? browserLanguage(navigator.languages));
  await loadMessages('i18n');
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

void start();
