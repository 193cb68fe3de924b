import { recall, remember } from '../browser/storage';

const KEY = 'guide.learnt';
const learnt = (): string[] => recall<string[]>(KEY, []);

/** Whether somebody has come to the end of a game's guide in this browser. */
export const hasLearnt = (game: string): boolean => learnt().includes(game);

export function rememberLearnt(game: string): void {
  remember(KEY, [...new Set([...learnt(), game])]);
}
