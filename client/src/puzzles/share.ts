/**
 * Links that hold a whole puzzle, or a way to solve it: nothing is kept anywhere else. A solution is
 * its actions, joined by `~`, with `_` for each blank, so that no browser has to escape any of it.
 */
export const puzzlePath = (code: string): string => `/puzzle/${code}`;

export const solutionPath = (code: string, actions: readonly string[]): string =>
  `${puzzlePath(code)}?s=${writeActions(actions)}`;

/** The whole address, to be sent to somebody. */
export const linkTo = (path: string): string => new URL(path, location.origin).href;

export const writeActions = (actions: readonly string[]): string =>
  actions.map((action) => action.replaceAll(' ', '_')).join('~');

const WORDS = /^[a-z]+(?:_[\w,-]+)*$/;

/** The actions of a shared solution, the address's `s`; null if they are not written as actions are. */
export function readActions(text: string): string[] | null {
  const actions = text.split('~');
  return actions.every((action) => WORDS.test(action))
    ? actions.map((action) => action.replaceAll('_', ' '))
    : null;
}
