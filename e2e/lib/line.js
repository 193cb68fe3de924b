import { connect, createServer } from 'node:net';

/**
 * Somebody's own line to the server: it can be cut, as in a tunnel, for everything in their browser
 * (pages, sockets, service worker) and for nobody else; it can fall silent without anybody being told, as
 * that of a phone that slept; and it counts what comes down it.
 */
export async function openLine(server) {
  const { hostname, port } = new URL(server);
  const ends = new Set();
  const sockets = new Set();
  let isCut = false;
  let received = 0;

  const relay = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
    near.on('data', (data) => {
      if (data.includes('GET /api/socket')) sockets.add(near).add(far);
    });
    far.on('data', (data) => {
      received += data.length;
    });
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise((resolve) => relay.listen(0, '127.0.0.1', resolve));

  const hangUp = () => {
    for (const end of ends) end.destroy();
  };
  return {
    address: `http://127.0.0.1:${relay.address().port}`,
    received: () => received,
    isCut: () => isCut,
    /** Nothing more comes over the sockets, and nobody is told; who connects anew has a good line. */
    silence() {
      for (const end of sockets) {
        end.unpipe();
        end.pause();
      }
    },
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    async close() {
      hangUp();
      await new Promise((resolve) => relay.close(resolve));
    },
  };
}
