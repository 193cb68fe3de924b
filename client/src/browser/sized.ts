/**
 * Tells an element's size, borders left out, whenever it has another. Svelte's `bind:clientHeight` asks
 * for it besides while the page is still being made, and a browser then has to lay everything out.
 */
export function sized(tell: (width: number, height: number) => void) {
  return (element: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
