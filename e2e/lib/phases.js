import { play } from './prepared.js';

/**
 * A game alone against easy bots as it looks in every phase, with every kind of thing that seat 0 may
 * do there offered at least once, and at its end: positions in the form that `sitDown` wants.
 * They come from playing, not from a list, so that a new phase or action is looked at too.
 */
export function phasesOf({ game, seats, options = {}, seed }) {
  const seen = new Set();
  const phases = [];
  let isForced = false;
  const add = (name, lines) => phases.push({ name, game, seats, options, lines });
  play({
    game,
    seats,
    options,
    seed,
    onTurn: ({ view, actions, open }, transcript) => {
      isForced = actions.length === 1 && !open;
      const kinds = [...actions.map((action) => action.split(' ', 1)[0]), ...(open ? ['any'] : [])];
      const fresh = kinds.filter((kind) => !seen.has(`${view.phase} ${kind}`));
      if (fresh.length === 0) return;
      for (const kind of kinds) seen.add(`${view.phase} ${kind}`);
      add([view.phase, ...new Set(fresh)].join('-'), transcript());
    },
    onEnd: (transcript) => {
      // The page answers where there is no choice: nobody can look at such a step before the end.
      const end = transcript();
      const last = phases.at(-1);
      if (isForced && last?.lines.length === end.length - 1) phases.pop();
      add('end', end);
    },
  });
  return phases;
}
