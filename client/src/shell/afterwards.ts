type Work = () => void;

const waiting: Work[] = [];
let isPlanned = false;

/** Does the work when the browser has had time for others, after all that was asked for before. */
export function afterwards(work: Work): () => void {
  waiting.push(work);
  plan();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function plan(): void {
  if (isPlanned || waiting.length === 0) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    try {
      waiting.shift()?.();
    } finally {
      plan();
    }
  });
}
