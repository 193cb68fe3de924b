/** The game whose puzzles these are. */
export const PUZZLE_GAME = 'candy-hunters';
