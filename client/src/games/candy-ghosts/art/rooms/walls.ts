const SIDE = 100;
/** So far a wall on a room's edge stands inside, so that two rooms' walls lie side by side. */
const INSET = 7;

/** The walls of a room's plan as lines in a room of 400: `-` and `|` between the posts (RoomPlan of the engine). */
export function wallsOf(plan: readonly string[]): string {
  const size = (plan.length - 1) / 2;
  const inside = (at: number) => Math.min(Math.max(at * SIDE, INSET), size * SIDE - INSET);
  return plan
    .flatMap((text, row) =>
      [...text].map((mark, column) => {
        const [x, y] = [Math.floor(column / 2), Math.floor(row / 2)];
        if (mark === '-') return `M${inside(x)} ${inside(y)}H${inside(x + 1)}`;
        if (mark === '|') return `M${inside(x)} ${inside(y)}V${inside(y + 1)}`;
        return '';
      }),
    )
    .join('');
}
