import { recall, remember } from '../browser/storage';
import { FIRST } from './script';

const KEY = 'guide.learnt';
const learnt = (): string[] => recall<string[]>(KEY, []);

const nameOf = (game: string, lesson: string) => (lesson === FIRST ? game : `${game} ${lesson}`);

/** Whether somebody has come to the end of a lesson in this browser. */
export const hasLearnt = (game: string, lesson = FIRST): boolean =>
  learnt().includes(nameOf(game, lesson));

export function rememberLearnt(game: string, lesson: string): void {
  remember(KEY, [...new Set([...learnt(), nameOf(game, lesson)])]);
}
