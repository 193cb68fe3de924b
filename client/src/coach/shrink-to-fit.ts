/** Sizes of words, in parts of what is usual; the last is the smallest that can be read well. */
const SIZES = [1, 0.93, 0.87, 0.8];
/** Words do not touch the rim, in pixels. */
const AIR = 4;

/**
 * Words in a box whose size does not follow them: as large as they fit into it. If none does, the box is
 * called tight, and what can be spared beside them may go.
 */
export const shrinkToFit = (words: string) => (element: HTMLElement) => {
  const box = element.closest<HTMLElement>('[data-box]');
  if (!box || !words) return;
  const fits = () =>
    element.offsetHeight + AIR <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  const measure = () => {
    for (const tight of ['no', 'yes']) {
      box.dataset.tight = tight;
      for (const size of SIZES) {
        element.style.fontSize = `${size}em`;
        if (fits()) return;
      }
    }
  };
  // It is told of the size at once.
  const sizes = new ResizeObserver(measure);
  sizes.observe(box);
  return () => sizes.disconnect();
};
