import assert from 'node:assert/strict';
import { layoutFaults, tableFaults } from './layout.js';
import { scene } from './people.js';
import { phasesOf } from './phases.js';
import { sitDown } from './prepared.js';

/** Looks at a game's table in every phase, size and language; pictures of all are kept. */
export function looksAtTables(game, ways) {
  for (const way of ways) {
    scene(`${game} fits every screen in every phase: ${JSON.stringify(way)}`, async (come) => {
      const faults = [];
      const places = new Map();
      for (const phase of phasesOf({ game, seed: '1', ...way })) {
        const guest = await come({ serviceWorkers: 'block' });
        await sitDown(guest, phase);
        await guest.open(`/solo/${game}`);
        const isOver = phase.name === 'end';
        const there = isOver ? '.page.end, .end' : '[data-testid=banner]';
        await guest.page.locator(there).first().waitFor();
        const where = [game, way.name, phase.name].filter(Boolean).join('-');
        const found = isOver ? layoutFaults(guest, where) : tableFaults(guest, where, places);
        faults.push(...(await found));
        await guest.context.close();
      }
      assert.deepEqual(faults, []);
    });
  }
}
