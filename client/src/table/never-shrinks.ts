/**
 * For an element whose contents grow and shrink while one plays: it keeps the height that it needed
 * once, so that what is below it does not jump up and down. Another width counts anew.
 */
export function neverShrinks(element: HTMLElement): () => void {
  let width = 0;
  let frame = 0;
  const measure = () => {
    if (element.offsetWidth !== width) element.style.minHeight = '';
    width = element.offsetWidth;
    element.style.minHeight = `${element.offsetHeight}px`;
  };
  // Not at once: an observer that changes what it observes would be called again and again.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  sizes.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
  };
}
