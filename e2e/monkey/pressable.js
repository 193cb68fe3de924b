/**
 * In the browser: chooses something that can be pressed, by two numbers from 0 up to 1, and brings it
 * into sight. Tells where it is, what it is called, how many ways on there are, whether something
 * is broken, and what the table says while others are to act and nothing lies on top of it. Self-contained, since it is sent to the page.
 */
export function choosePressable({ which, where }) {
  const ALL =
    'a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=radio],' +
    '[role=tab], [role=switch], [role=slider], [role=option], [role=gridcell][tabindex], [tabindex="0"]';
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    one.getBoundingClientRect().width > 0 &&
    one.getBoundingClientRect().height > 0;
  const isOff = (one) =>
    one.disabled || one.closest('[inert]') || getComputedStyle(one).pointerEvents === 'none';
  const modal = [...document.querySelectorAll('dialog[open]')].findLast((one) =>
    one.matches(':modal'),
  );
  const root = modal ?? document;
  const found = [...root.querySelectorAll(ALL)].filter((one) => isShown(one) && !isOff(one));
  const isAround = (one) => !modal && one.closest('header, nav, footer') !== null;
  const ways = found.filter(
    (one) => !isAround(one) && one.getAttribute('aria-disabled') !== 'true',
  ).length;

  // A home link is pressed less often: most of what can break lies behind the others.
  const weight = (one) => {
    if (one.matches('a[href="/"]')) return 0.3;
    if (isAround(one)) return 0.5;
    return one.getAttribute('aria-disabled') === 'true' ? 0.5 : 2;
  };
  const drawn = which * found.reduce((sum, each) => sum + weight(each), 0);
  let passed = 0;
  const one = found.find((each) => {
    passed += weight(each);
    return drawn < passed;
  });

  const said = (element) =>
    (element.getAttribute('aria-label') ?? element.innerText ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 50);
  const isCovered = document.querySelector('dialog[open], [data-testid=hint-panel]') !== null;
  const calm = isCovered ? null : document.querySelector('[data-testid=banner].calm');
  const seen = {
    path: location.pathname + location.search,
    ways,
    calm: calm?.innerText ?? null,
    isBroken: document.querySelector('[data-testid=broken], [data-testid=failed-start]') !== null,
  };
  if (!one) return seen;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = one.getBoundingClientRect();
  const points = [0.5, where, 0.15, 0.85].flatMap((x) =>
    [0.5, where, 0.15, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y]),
  );
  const hits = ([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one));
  };
  const point = points.find(hits);
  return {
    ...seen,
    name: `${one.localName}${one.type ? `[${one.type}]` : ''} “${said(one)}”`,
    kind: one.matches(
      'input:not([type=radio], [type=checkbox], [type=file], [type=range]), textarea',
    )
      ? 'text'
      : (one.type ?? one.localName),
    isForeign: one.localName === 'a' && (one.target !== '' || one.origin !== location.origin),
    point: point ?? null,
  };
}
