import { prepareWhen, sitDown } from '../../lib/prepared.js';

const holds = (view, seat) => view.ghosts.find(({ host }) => host === seat)?.id;
const puts = (boss) => ({
  seats: 2,
  options: { boss, ghosts: 'lazy' },
  seed: '2',
  isReady: ({ actions }) => actions.some((action) => action.startsWith(`put ${boss} `)),
});

/**
 * Prepared tables of Candy Ghosts, always the same: one person, in seat 0, and an easy bot, just before
 * what the test is about.
 */
const TABLES = {
  /** from the beginning; dawn comes early */
  corridor: {
    seats: 2,
    options: { boss: 'onna', ghosts: 'lazy', rounds: 3 },
    seed: '1',
    isReady: () => true,
  },
  /** a ghost is in the own character */
  possessed: {
    seats: 2,
    options: { boss: 'onna' },
    seed: '36',
    isReady: ({ view, actions }) => actions.includes(`capture ${holds(view, 0)}`),
  },
  /** a ghost is in the friend, and the die will say that it can be captured */
  rescue: {
    seats: 2,
    options: { boss: 'onna' },
    seed: '20',
    isReady: ({ view, actions }) => actions.includes(`capture ${holds(view, 1)}`),
  },
  /** the last room has been opened, and its boss is to be put somewhere */
  onna: puts('onna'),
  pigin: puts('pigin'),
};

/** Lets somebody sit down at one of them. */
export async function sitAt(guest, name) {
  await sitDown(guest, prepareWhen({ game: 'candy-ghosts', ...TABLES[name] }));
  await guest.open('/solo/candy-ghosts');
}
