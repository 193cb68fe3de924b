// What the browser tests and the pictures need before anything else: Node, and what npm brings.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));

/** Installs what a folder's package.json asks for, unless that was done. */
export function install(folder = here) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`The browser tests need Node 20 or newer; this is ${process.version}.`);
  }
  const stamp = join(folder, 'node_modules/.installed');
  const wanted = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    wanted.update(readFileSync(join(folder, name)));
  }
  const digest = wanted.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  npm(folder, 'ci', '--no-progress');
  writeFileSync(stamp, digest);
}

/** What package.json has for the tests themselves: `lint` and `format`. */
export const look = (script) => npm(here, 'run', '--silent', script);

function npm(folder, ...args) {
  const { status, error } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (error) fail(`npm could not be started (${error.message}); it comes with Node.`);
  if (status !== 0) fail(`npm ${args.join(' ')} failed.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
