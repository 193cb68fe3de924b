import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DESKTOP, PHONE, screenshot } from './people.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { phone: PHONE, desktop: DESKTOP };
const THEMES = ['light', 'dark'];

export const shoot = ({ page }, name) => page.screenshot({ path: screenshot(name) });

/** Pictures of what somebody sees, on a phone and on a desk, by day and by night. */
export async function shootAll(guest, name) {
  const { page } = guest;
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: screenshot(`${name}-${size}-${colorScheme}`) });
    }
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
}

/** Colours that are still on their way to another are nobody's choice. */
function settle(page) {
  return page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    return Promise.race([
      Promise.allSettled(ends),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]).then(() => {});
  });
}

/** What axe finds serious or critical, by day and by night, in words; there should be none. */
export async function checkAccess(guest, where) {
  const { page } = guest;
  const found = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`),
        );
    });
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
