import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Debian's Chromium, for all tests to connect to. */
export async function startBrowser() {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    headless: true,
    args: FLAGS,
    chromiumSandbox: false,
  });
  return { address: server.wsEndpoint(), stop: () => server.close() };
}

export function findChromium() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, 'chromium');
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // perhaps in the next folder
    }
  }
  throw new Error(
    'The browser tests need Chromium on the PATH; on Debian and Ubuntu: sudo apt-get install chromium',
  );
}
