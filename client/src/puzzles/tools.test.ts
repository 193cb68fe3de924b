import { expect, it } from 'vitest';
import { commandOf } from '../games/candy-hunters/keys';
import { KEYS, type Tool, toolOf } from './tools';

const tools = Object.keys(KEYS) as Tool[];
const codeOf = (tool: Tool) => ({ code: `Key${KEYS[tool]}` });

it('has a key of its own for each tool, which the table leaves free', () => {
  expect(new Set(Object.values(KEYS)).size).toBe(tools.length);
  for (const tool of tools.filter((one) => one !== 'undo')) {
    expect(toolOf(codeOf(tool))).toBe(tool);
    expect(commandOf(codeOf(tool))).toBeNull();
  }
});

it('leaves it to the table to undo', () => {
  expect(toolOf(codeOf('undo'))).toBeNull();
  expect(commandOf(codeOf('undo'))).toEqual({ do: 'undo' });
});
