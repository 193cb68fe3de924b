// The browser tests: starts the packaged server and a browser once, lets the test files of shell/ and
// games/ play on them at the same time (they mostly wait), and stops both whatever happens.
// `node run.js reconnect cukierki` runs only the files whose paths have one of these words;
// `node run.js lint` looks at the tests themselves, `node run.js format` formats them.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { install, look } from './lib/install.js';
import { stopsAtTheEnd } from './lib/stops.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const AT_ONCE = 4;
/** A monkey finds a fault by chance, at its own time: that it does not find it again proves nothing. */
const NEEDS_LUCK = /monkey\.test\.js$/;

install();
if (['lint', 'format'].includes(process.argv[2])) {
  look(process.argv[2]);
  process.exit(0);
}
const { startBrowser } = await import('./lib/browser.js');
const { startServer } = await import('./lib/server.js');

rmSync(join(here, 'target'), { recursive: true, force: true });
mkdirSync(join(here, 'target/screenshots'), { recursive: true });

const stops = stopsAtTheEnd();
let failed = 1;
try {
  const server = await startServer(join(here, 'target'));
  stops.add(server.stop);
  const browser = await startBrowser();
  stops.add(browser.stop);
  process.env.PICKNMIX_SERVER = server.address;
  process.env.PICKNMIX_BROWSER = browser.address;
  failed = await runTests();
} catch (error) {
  console.error(error.message);
} finally {
  await stops.stop();
}
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs them all. A file that fails is run once more by itself, and the report says so: on a busy machine
 * a browser may be slow, but what fails twice is broken. What needs luck to find has no second try.
 */
async function runTests() {
  const files = chosenFiles();
  let failed = await failing(files, AT_ONCE);
  const again = failed.length < files.length ? failed.filter((file) => !NEEDS_LUCK.test(file)) : [];
  if (again.length > 0) {
    console.log(`Once more, by themselves: ${again.join(', ')}`);
    const broken = await failing(again, 1);
    const luck = again.filter((file) => !broken.includes(file));
    if (luck.length > 0) console.log(`FLAKY, passed only when run again: ${luck.join(', ')}`);
    failed = failed.filter((file) => !luck.includes(file));
  }
  console.log(`${files.length - failed.length} files passed, ${failed.length} failed`);
  return files.length === 0 ? 1 : failed.length;
}

function chosenFiles() {
  const words = process.argv.slice(2);
  return ['shell', 'games']
    .flatMap((folder) =>
      readdirSync(join(here, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((name) => name.endsWith('.test.js'))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .sort((a, b) => weight(b) - weight(a))
    .map((name) => join(here, name));
}

/** Runs the files, some at a time; those that failed. */
async function failing(files, atOnce) {
  const waiting = [...files];
  const failed = [];
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (!(await passes(file))) failed.push(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}

/** A file passes if every test in it does: one that is left out does not. */
async function passes(file) {
  let passed = 0;
  let failed = 0;
  const stream = run({ files: [file] });
  stream.on('test:pass', ({ skip, todo }) => {
    if (skip === undefined && todo === undefined) passed++;
    else failed++;
  });
  stream.on('test:fail', () => failed++);
  let report = '';
  for await (const text of stream.compose(spec)) report += text;
  console.log(`${relative(here, file)}\n${report}`);
  return passed > 0 && failed === 0;
}

/** The longest first, so that no long one is left for the end: whole games, then the rest. */
function weight(name) {
  return Number(/again|evening|friends|guide|keyboard|phases/.test(name));
}
