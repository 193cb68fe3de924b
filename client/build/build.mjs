// The client's part of the Maven build. `build.mjs` makes target/dist, `build.mjs check` runs every
// check and test, `build.mjs format` formats the sources, `build.mjs install` only fetches what that takes.
// `--player` fetches only what target/dist takes. Does nothing that was already done with the same files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const client = dirname(dirname(fileURLToPath(import.meta.url)));
const engine = join(client, '../wasm/target/browser');
const settings = ['package.json', 'package-lock.json', '.npmrc'];
const sources = ['index.html', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts'];
const folders = ['build', 'public', 'src'];

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  fail(`The web page is built with Node 20 or newer; this is ${process.version}.`);
}

const [task = 'build', whom] = process.argv.slice(2);
install(whom === '--player');
if (task === 'format') {
  npm('run', '--silent', 'format');
} else if (task !== 'install') {
  if (!existsSync(join(engine, 'engine.wasm'))) {
    fail('The engine for the browser is not built yet: build the module wasm first.');
  }
  if (task === 'check') {
    for (const script of ['lint', 'types', 'test']) npm('run', '--silent', script);
  } else {
    build();
  }
}

function install(isForPlayer) {
  const stamp = join(client, 'node_modules/.installed');
  const all = `${process.platform} ${process.arch} ${major} ${hash(settings.map(own))}`;
  if (!isForPlayer) {
    unlessDone(stamp, all, () => npm('ci', '--no-progress'));
  } else if (!isDone(stamp, all)) {
    unlessDone(stamp, `player ${all}`, () => npm('ci', '--no-progress', '--omit=dev'));
  }
}

function build() {
  const files = [...settings, ...sources].map(own);
  for (const folder of [...folders.map(own), engine]) files.push(...filesOf(folder));
  const stamp = join(client, 'target/dist.built');
  unlessDone(stamp, hash(files), () => {
    // Maven only ever adds: without this, the jar would keep the files of all builds before.
    rmSync(own('target/classes/web'), { recursive: true, force: true });
    npm('run', '--silent', 'build', '--', '--logLevel', 'warn');
  });
}

function unlessDone(stamp, wanted, work) {
  if (isDone(stamp, wanted)) return;
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function isDone(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function npm(...args) {
  const shell = process.platform === 'win32'; // npm.cmd there
  const { status, error } = spawnSync('npm', args, { cwd: client, stdio: 'inherit', shell });
  if (error) fail(`npm could not be started (${error.message}); it comes with Node.`);
  if (status !== 0) fail(`npm ${args.join(' ')} failed.`);
}

function hash(files) {
  const digest = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function own(name) {
  return join(client, name);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
