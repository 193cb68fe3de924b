import assert from 'node:assert/strict';
import { scene } from '../lib/people.js';
import { Company } from '../monkey/company.js';
import { shareOf } from '../monkey/places.js';
import { monkeyOf } from '../monkey/troop.js';

/** So many share all places, and go on until a minute is over. The long form is `./picknmix monkey`. */
const SEEDS = [3, 4, 5, 6, 7, 8];
const MILLIS = 60_000;

scene('whatever is pressed, nothing breaks and there is a way on', async (come) => {
  const company = new Company();
  const monkeys = await Promise.all(SEEDS.map((seed) => monkeyOf(come, seed, company)));
  const deadline = Date.now() + MILLIS;
  const share = (i) => shareOf(i, SEEDS.length);
  await Promise.all(monkeys.map((monkey, i) => monkey.playUntil(deadline, share(i))));
  for (const { seed, presses } of monkeys) assert.ok(presses > 0, `seed ${seed} pressed something`);
});
