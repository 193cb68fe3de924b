import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
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
    executablePath: find('chromium'),
    headless: true,
    args: FLAGS,
    chromiumSandbox: false,
  });
  return { address: server.wsEndpoint(), stop: () => server.close() };
}

function find(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, program);
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
