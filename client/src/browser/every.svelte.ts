/** Calls `work` now and then again every so many milliseconds, while the page is to be seen. */
export function every(millis: number, work: () => void): void {
  $effect(() => {
    const unlessHidden = () => {
      if (!document.hidden) work();
    };
    work();
    const timer = setInterval(unlessHidden, millis);
    document.addEventListener('visibilitychange', unlessHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', unlessHidden);
    };
  });
}
