/** after so many milliseconds without another change */
const WHEN_CALM = 100;

/**
 * For an element whose contents grow and shrink while one plays: it keeps the height that it needed
 * once, so that what is below it does not jump up and down. Another width counts anew.
 */
export function neverShrinks(element: HTMLElement): () => void {
  let width = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    if (element.offsetWidth !== width) element.style.minHeight = '';
    width = element.offsetWidth;
    element.style.minHeight = `${element.offsetHeight}px`;
  };
  // Not at once: an observer that changes what it observes would be called again and again, and to
  // measure while a table is still being laid has browsers lay it once more.
  const sizes = new ResizeObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(measure, WHEN_CALM);
  });
  sizes.observe(element);
  return () => {
    clearTimeout(soon);
    sizes.disconnect();
  };
}
