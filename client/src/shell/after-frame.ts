import { tick } from 'svelte';

interface Waiting {
  readonly work: () => void;
  /** whether all others come first */
  readonly patient: boolean;
}

/** After a frame so many milliseconds are worked, and more is for the next: it has to be drawn, too. */
const SOME = 4;

const waiting: Waiting[] = [];
let isPlanned = false;

/**
 * Does the work when the browser has drawn what is there by now: as much after each frame as a phone
 * can draw soon, those who are patient last.
 */
export function afterFrame(work: () => void, { patient = false } = {}): () => void {
  const one = { work, patient };
  waiting.push(one);
  plan();
  return () => {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function plan(): void {
  if (isPlanned || waiting.length === 0) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    // What is asked for from now on has not been drawn.
    const drawn = new Set(waiting);
    setTimeout(() => void doSome(drawn));
  });
}

async function doSome(drawn: ReadonlySet<Waiting>): Promise<void> {
  const end = performance.now() + SOME;
  try {
    for (let next = take(drawn); next; next = performance.now() < end ? take(drawn) : undefined) {
      next.work();
      await tick();
    }
  } finally {
    isPlanned = false;
    plan();
  }
}

function take(drawn: ReadonlySet<Waiting>): Waiting | undefined {
  const due = waiting.filter((one) => drawn.has(one));
  const next = due.find(({ patient }) => !patient) ?? due[0];
  if (next) waiting.splice(waiting.indexOf(next), 1);
  return next;
}
