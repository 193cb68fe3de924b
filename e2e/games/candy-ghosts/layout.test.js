import assert from 'node:assert/strict';
import { settle, shoot } from '../../lib/look.js';
import { phone, scene } from '../../lib/people.js';
import { prepareWhen, sitDown } from '../../lib/prepared.js';
import { looksAtTables } from '../../lib/tables-layout.js';

looksAtTables('candy-ghosts', [{ seats: 3 }]);

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

scene(
  'candy-ghosts: of six players on a phone nobody is cut, nothing over the air',
  async (come) => {
    const guest = await come({ ...phone, serviceWorkers: 'block' });
    const isReady = ({ view }) => view.round >= 2 && view.phase === 'turn' && view.boss !== null;
    const options = { boss: 'pigin', ghosts: 'lazy', rounds: 12 };
    await sitDown(
      guest,
      prepareWhen({ game: 'candy-ghosts', seats: 6, options, seed: '6', isReady }),
    );
    await guest.open('/solo/candy-ghosts');
    await guest.page.getByTestId('seat 5').waitFor();
    for (const size of PHONES) {
      await guest.page.setViewportSize(size);
      await settle(guest.page);
      assert.deepEqual(await guest.page.evaluate(faultsOfHeader), [], JSON.stringify(size));
      await shoot(guest, `candy-ghosts-six-${size.width}`);
    }
  },
);

/** Runs in the page: what above the house is cut, or lies over something else. */
function faultsOfHeader() {
  const parts = [...document.querySelectorAll('.top .line > *, .seats > li')];
  const boxes = parts.map((part) => ({
    name: part.textContent.trim().replace(/\s+/g, ' ') || part.className,
    box: part.getBoundingClientRect(),
  }));
  const faults = boxes.length < 8 ? [`only ${boxes.length} parts`] : [];
  for (const { name, box } of boxes) {
    if (box.left < 0 || box.right > innerWidth || box.width === 0) faults.push(`cut: ${name}`);
    for (const other of boxes) {
      const isOver = box.left < other.box.right - 1 && other.box.left < box.right - 1;
      const isLevel = box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1;
      if (other.box !== box && isOver && isLevel) faults.push(`${name} over ${other.name}`);
    }
  }
  return faults;
}
