/**
 * How a monkey sees a page: these functions are sent to the browser together, as they are written, and
 * stand on nothing else.
 */

/** All that can be pressed, of which there is more in sight than a finger hits; under a dialog nothing. */
function pressables() {
  const ALL =
    'a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=radio],' +
    '[role=tab], [role=switch], [role=slider], [role=option], [role=gridcell][tabindex], [tabindex="0"]';
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    one.getBoundingClientRect().width > 0 &&
    one.getBoundingClientRect().height > 0;
  const isOff = (one) =>
    one.disabled || one.closest('[inert]') || getComputedStyle(one).pointerEvents === 'none';
  // The one in front need not be the last in the page: what lies below it nobody hits.
  const modals = document.querySelectorAll('dialog[open]:modal');
  const roots = modals.length > 0 ? [...modals] : [document];
  return roots
    .flatMap((root) => [...root.querySelectorAll(ALL)])
    .filter((one) => isShown(one) && !isOff(one));
}

/** What every page has around it, and no dialog. */
function isAround(one) {
  return one.closest('dialog[open]') === null && one.closest('header, nav, footer') !== null;
}

/**
 * Whether it may lead on. What lies at every table at any time does not: what has happened, the keys,
 * whoever else sits there, the own things to look at, the lens, and tiles that fit nowhere.
 */
function isWay(one) {
  const ALWAYS =
    '.history, .keys, .seats, .around, .walls, .lens, .me, .handle, section[tabindex], ' +
    '.tile.useless, .card[data-card]:not(.fits)';
  if (one.getAttribute('aria-disabled') === 'true' || isAround(one)) return false;
  return one.closest('dialog[open]') !== null || one.closest(ALWAYS) === null;
}

/** Where a finger hits it and nothing that lies on top of it, or null. */
function pointOf(one, where) {
  const box = one.getBoundingClientRect();
  const points = [0.5, where, 0.15, 0.85].flatMap((x) =>
    [0.5, where, 0.15, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y]),
  );
  const isHit = ([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one));
  };
  return points.find(isHit) ?? null;
}

/** The same once it was brought into sight, if need be from below a bar that stays. */
function pointOfBrought(one, where) {
  for (const block of ['nearest', 'center']) {
    one.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const point = pointOf(one, where);
    if (point) return point;
  }
  return null;
}

/** Whose turn it is at a table that plays on: 'own' or 'others'; null elsewhere, and under something else. */
function turnNow() {
  const banner = document.querySelector('[data-testid=banner]');
  const OVER = 'dialog[open], [data-testid=hint-panel], .frame > .pass, main > .foot';
  if (!banner || !/^\/(solo|t)\//.test(location.pathname) || document.querySelector(OVER))
    return null;
  return banner.matches('.mine') || document.querySelector('button.main.picking')
    ? 'own'
    : 'others';
}

/** What a table says: nothing that ticks. */
function saidNow() {
  const SAYING = '[data-testid=banner] .words, .table .history, .table > [role=status]';
  return [...document.querySelectorAll(SAYING)].map(({ textContent }) => textContent).join('\n');
}

/** One of them by luck, `which` from 0 up to 1. A home link comes less often: most lies behind the others. */
function drawn(all, which) {
  const weight = (one) => {
    if (one.matches('a[href="/"]')) return 0.3;
    return isAround(one) || one.getAttribute('aria-disabled') === 'true' ? 0.5 : 2;
  };
  let left = which * all.reduce((sum, each) => sum + weight(each), 0);
  return all.findIndex((each) => {
    left -= weight(each);
    return left < 0;
  });
}

/** What it is called, and how it is to be treated. */
function described(one) {
  const words = one.getAttribute('aria-label') ?? one.innerText ?? one.textContent ?? '';
  const WRITTEN = 'input:not([type=radio], [type=checkbox], [type=file], [type=range]), textarea';
  return {
    name: `${one.localName}${one.type ? `[${one.type}]` : ''} “${words.trim().replace(/\s+/g, ' ').slice(0, 50)}”`,
    isText: one.matches(WRITTEN),
  };
}

/** Where the page is and how it is doing. */
function glance() {
  const FAILURES = '.notice.bad, .notice[role=alert]';
  return {
    path: location.pathname + location.search,
    turn: turnNow(),
    said: saidNow(),
    isBroken: document.querySelector('[data-testid=broken], [data-testid=failed-start]') !== null,
    failures: [...document.querySelectorAll(FAILURES)].map(({ innerText }) => innerText.trim()),
  };
}

/** The same, with whether there is a way on, and something to press by luck: what it is, and where. */
function look({ which, where }) {
  const all = pressables();
  const ways = all.filter(isWay);
  const hasWay =
    ways.some((one) => pointOf(one, where)) || ways.some((one) => pointOfBrought(one, where));
  const isOurs = (one) =>
    one.type !== 'file' &&
    (one.localName !== 'a' || (one.target === '' && one.origin === location.origin));
  const ours = all.filter(isOurs);
  const first = drawn(ours, which);
  for (const one of [...ours.slice(first), ...ours.slice(0, first)]) {
    const point = pointOfBrought(one, where);
    if (point) return { ...glance(), hasWay, ...described(one), point };
  }
  return { ...glance(), hasWay, point: null };
}

const SIGHT = [
  pressables,
  isAround,
  isWay,
  pointOf,
  pointOfBrought,
  turnNow,
  saidNow,
  drawn,
  described,
  glance,
  look,
].join('\n');

/** What there is, and what a monkey of this luck would press: two numbers from 0 up to 1. */
export const lookAt = (page, luck) =>
  page.evaluate(`(() => { ${SIGHT}\nreturn look(${JSON.stringify(luck)}); })()`);

/** What there is, by a look that moves nothing. */
export const glanceAt = (page) => page.evaluate(`(() => { ${SIGHT}\nreturn glance(); })()`);
