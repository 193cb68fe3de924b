/**
 * For an element whose contents grow and shrink while one plays: it keeps the height that it needed
 * once, so that what is below it does not jump up and down. Another width counts anew.
 */
export function neverShrinks(element: HTMLElement): () => void {
  let width = 0;
  const sizes = new ResizeObserver(() => {
    if (element.offsetWidth !== width) element.style.minHeight = '';
    width = element.offsetWidth;
    element.style.minHeight = `${element.offsetHeight}px`;
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}
