/** What can be done around a puzzle, whatever its board shows. */
export type Tool = 'undo' | 'redo' | 'restart' | 'hint' | 'solution' | 'share';

/** Their keys, beside those of the table, which has `U` itself. */
export const KEYS: Readonly<Record<Tool, string>> = {
  undo: 'U',
  redo: 'E',
  restart: 'A',
  hint: 'H',
  solution: 'W',
  share: 'L',
};

const BY_CODE: ReadonlyMap<string, Tool> = new Map(
  Object.entries(KEYS).map(([tool, key]) => [`Key${key}`, tool as Tool]),
);

/** By its place on the keyboard, so that it is the same in every alphabet; the table undoes itself. */
export function toolOf({ code }: Pick<KeyboardEvent, 'code'>): Tool | null {
  const tool = BY_CODE.get(code) ?? null;
  return tool === 'undo' ? null : tool;
}
