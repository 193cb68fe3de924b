/** How the page can become an app on this device: the browser asks, the person does it, or not at all. */
export type Installing = 'offered' | 'by-hand' | null;

/** Chromium's event, which is not in TypeScript's list. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let prompt = $state.raw<InstallPrompt | null>(null);
let installed = $state(false);

/** Whether the page runs as an app already. */
const isApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari on phones and tablets has a menu for it, and nothing that a page could ask. */
export const isByHand = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Listens for the browser's offer, which comes once and early. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => {
    prompt = null;
    installed = true;
  });
}

export function installing(): Installing {
  if (installed || isApp()) return null;
  if (prompt) return 'offered';
  return isByHand(navigator) ? 'by-hand' : null;
}

/** Lets the browser ask; an offer can be taken up once only. */
export async function install(): Promise<void> {
  const offer = prompt;
  prompt = null;
  await offer?.prompt();
}
