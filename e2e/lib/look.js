import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DESKTOP, PHONE, screenshot } from './people.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Together they show both sizes and both themes. */
const LOOKS = [
  { size: 'phone', viewport: PHONE, colorScheme: 'light' },
  { size: 'desktop', viewport: DESKTOP, colorScheme: 'dark' },
];
/** What axe looks at: everything by day; by night other colours are all that is new. */
const RULES = {
  light: {},
  dark: { runOnly: { type: 'rule', values: ['color-contrast'] } },
};

export const shoot = ({ page }, name) => page.screenshot({ path: screenshot(name) });

/** Pictures of what somebody sees, on a phone by day and on a desk by night. */
export async function shootAll(guest, name) {
  const { page } = guest;
  const before = page.viewportSize();
  for (const { size, viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: screenshot(`${name}-${size}-${colorScheme}`) });
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
}

/** Colours that are still on their way to another are nobody's choice. */
export function settle(page) {
  return page.evaluate(async () => {
    // Transitions begin with the first frame in new colours.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    await Promise.race([
      Promise.allSettled(ends),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });
}

/** What axe finds serious or critical, by day and by night, in words; there should be none. */
export async function checkAccess(guest, where) {
  const { page } = guest;
  const found = [];
  for (const [colorScheme, rules] of Object.entries(RULES)) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
    const violations = await page.evaluate(async (rules) => {
      const options = { resultTypes: ['violations'], ...rules };
      const { violations } = await window.axe.run(document, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`),
        );
    }, rules);
    found.push(...violations.map((text) => `${where}, ${colorScheme}: ${text}`));
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** Nothing may be wider than the screen. */
export async function checkWidth({ page }, where) {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  assert.ok(scroll <= width, `${where} scrolls sideways: ${scroll} in ${width} pixels`);
}

/** What one presses or reads must lie apart, on the screen, and be large enough for a finger. */
export async function checkPlaces({ page }, selector, where) {
  const problems = await page.evaluate((selector) => {
    const things = [...document.querySelectorAll(`${selector}, header a, header button`)]
      .filter((thing) => !thing.closest('[inert], dialog'))
      .map((thing) => ({
        thing,
        box: thing.getBoundingClientRect(),
        name: thing.getAttribute('aria-label') ?? thing.textContent.trim().replace(/\s+/g, ' '),
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const found = [];
    for (const { thing, box, name } of things) {
      const isIn =
        box.left >= -1 &&
        box.right <= innerWidth + 1 &&
        box.top >= -1 &&
        box.bottom <= innerHeight + 1;
      if (!isIn) found.push(`${name} is not on the screen`);
      if (thing.matches('button, a') && Math.min(box.width, box.height) < 40) {
        found.push(
          `${name} is small for a finger: ${Math.round(box.width)} × ${Math.round(box.height)}`,
        );
      }
    }
    for (const [i, one] of things.entries()) {
      for (const other of things.slice(i + 1)) {
        if (one.thing.contains(other.thing) || other.thing.contains(one.thing)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${one.name} lies over ${other.name}`);
      }
    }
    return found;
  }, selector);
  assert.deepEqual(problems, [], where);
  await checkWidth({ page }, where);
}
