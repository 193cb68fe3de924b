import { settle, shoot } from './look.js';
import { languages, speak } from './words.js';

/** From the smallest phone that people still have to a large screen on a desk. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** What one needs to play, and the bar above it with the ways to everything else. */
const TABLE = {
  needed: 'main button:enabled, [data-testid=banner], .frame > header :is(a, button)',
  still: '.now [data-testid=banner], .felt, .table:not(.choosing) > .stage',
};

/**
 * Everything that is wrong with how a page lies on the screen, in every size and language, in words;
 * there should be nothing. What is `needed` must be in sight without scrolling, on screens at least
 * `from` pixels wide.
 */
export async function layoutFaults(guest, where, { needed = null, from = 0 } = {}) {
  return faultsOf(guest, where, { needed, from, still: null }, new Map());
}

/**
 * The same of a table, on which all that one needs is in sight. `places` are those of its parts in other
 * phases, by the size of the screen: they stay where they are.
 */
export async function tableFaults(guest, where, places) {
  return faultsOf(guest, where, TABLE, places);
}

async function faultsOf(guest, where, looks, places) {
  const { page } = guest;
  const before = page.viewportSize();
  const faults = new Set();
  for (const language of Object.keys(languages)) {
    await speak(guest, language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settle(page);
      const at = `${size.width}×${size.height}`;
      const found = await page.evaluate(measure, looks);
      for (const fault of found.faults) faults.add(`${where}, ${language} ${at}: ${fault}`);
      const known = places.get(at);
      if (known && found.places && known !== found.places) {
        faults.add(`${where}, ${language} ${at}: jumps from ${known} to ${found.places}`);
      }
      if (found.places) places.set(at, found.places);
      if (isPictured(language, size)) await shoot(guest, `${where}-${language}-${size.width}`);
    }
  }
  await page.setViewportSize(before);
  await speak(guest, 'en');
  return [...faults];
}

/** Of all those looks each size once, and the long languages where there is least room. */
const isPictured = (language, { width }) =>
  ({ en: [390, 1280], pl: [1920], uk: [360] })[language].includes(width);

/** Runs in the page. */
function measure({ needed, from = 0, still }) {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`scrolls sideways: ${root.scrollWidth} in ${root.clientWidth}`);
  }
  const ancestors = function* (element) {
    for (let up = element; up && up !== document.body; up = up.parentElement) yield up;
  };
  const isHidden = (element) => getComputedStyle(element).clipPath.startsWith('inset(50%');
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], svg, script, style') &&
    ![...ancestors(element)].some(isHidden);
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.innerText)
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 60);
  const scrolls = (element) =>
    [...ancestors(element.parentElement)].some((up) =>
      /auto|scroll|hidden/.test(getComputedStyle(up).overflow),
    );

  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, data } = node;
    if (!/\p{L}{2}/u.test(data) || !isShown(parent)) continue;
    const box = parent.closest('button, a, label, td, th, li, p, h1, h2, h3') ?? parent;
    const { left, right } = box.getBoundingClientRect();
    const isDotted = getComputedStyle(parent).textOverflow === 'ellipsis';
    for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()];
      // A word on two lines that nobody has divided.
      if (new Set(rects.map(({ top }) => Math.round(top))).size > 1)
        faults.push(`breaks the word ${word}`);
      // Words that leave their button or their line; names may end in dots.
      if (!isDotted && rects.some((rect) => rect.right > right + 2 || rect.left < left - 2)) {
        faults.push(`does not fit: ${word} in ${nameOf(box)}`);
      }
    }
  }

  for (const key of document.querySelectorAll('kbd[aria-hidden]')) {
    const [at, on] = [key, key.parentElement].map((one) => one.getBoundingClientRect());
    const sits =
      at.right > on.left && at.left < on.right && at.bottom > on.top && at.top < on.bottom;
    if (isShown(key) && !sits)
      faults.push(`key ${key.innerText} is not on ${nameOf(key.parentElement)}`);
  }

  // What leaves no choice is answered meanwhile: the game may be over by now.
  const parts = still ? [...document.querySelectorAll(still)] : [];
  if (!needed || innerWidth < from || (still && !document.querySelector('[data-testid=banner]')))
    return { faults, places: null };
  for (const control of document.querySelectorAll(needed)) {
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    if (width === 0 || !isShown(control) || scrolls(control)) continue;
    const edges = [left, right, top, bottom].map(Math.round).join(' ');
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
      faults.push(`out of sight: ${nameOf(control)} (${edges})`);
    }
    if (innerWidth < 500 && control.matches('a, button') && Math.min(width, height) < 40) {
      faults.push(`small for a finger: ${nameOf(control)} (${edges})`);
    }
  }
  const places = parts.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  });
  return { faults, places: places.join(', ') || null };
}
