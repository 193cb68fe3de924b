/** Looking at a ghost that cannot be pressed, to see whom it hunts: a mouse over it, or a tap. */

export interface Peeking {
  /** who is there on the screen, if anybody */
  whoIsAt(at: { readonly x: number; readonly y: number }): string | null;
  peek(who: string | null): void;
}

export const peeking =
  ({ whoIsAt, peek }: Peeking) =>
  (root: HTMLElement): (() => void) => {
    let now: string | null = null;
    const look = (who: string | null) => {
      if (who === now) return;
      now = who;
      peek(who);
    };
    /** What can be pressed says by itself that it is pointed at. */
    const isFree = ({ target }: Event) => (target as Element).closest('.spot') === null;
    const at = ({ clientX: x, clientY: y }: MouseEvent) => whoIsAt({ x, y });
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      if (isFree(event)) look(at(event));
      else now = null;
    };
    const click = (event: MouseEvent) => {
      if (!isFree(event)) return;
      const who = at(event);
      look(who === now ? null : who);
    };
    const leave = () => look(null);

    const on = new AbortController();
    root.addEventListener('pointermove', move, { signal: on.signal });
    root.addEventListener('click', click, { signal: on.signal });
    root.addEventListener('pointerleave', leave, { signal: on.signal });
    return () => on.abort();
  };
