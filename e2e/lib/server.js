import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('../../picknmix', import.meta.url));
const PATIENCE = 60_000;

/** The server as people start it, on a port and a folder of its own, once it is ready. */
export async function startServer(folder) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const log = join(folder, 'server.log');
  const server = spawn(
    launcher,
    ['serve', '--port', String(port), '--data', join(folder, 'data')],
    { env: { ...process.env, PICKNMIX_NO_BUILD: '1' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const out = createWriteStream(log);
  server.stdout.pipe(out, { end: false });
  server.stderr.pipe(out, { end: false });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  const stop = async () => {
    if (!hasEnded()) server.kill('SIGTERM');
    const late = await Promise.race([ended, sleep(15_000, 'late', { ref: false })]);
    if (late === 'late' && !hasEnded()) server.kill('SIGKILL');
    out.end();
  };

  const deadline = Date.now() + PATIENCE;
  while (!(await isReady(address))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start:\n${readFileSync(log, 'utf8')}`);
    }
    await sleep(100);
  }
  return { address, stop };
}

async function isReady(address) {
  try {
    return (await fetch(`${address}/health/ready`)).ok;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
