import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { eager } from './eager.ts';

it('puts the hint before everything else, also where code is made smaller', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id: string) => (id === 'page' ? '\0page' : null),
        load: (id: string) =>
          id === '\0page' ? 'export const say = (name) => "Hello " + name;' : null,
      },
      eager(),
    ],
    build: { write: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const { code } = output[0];
  expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  expect(code).toContain('Hello');
});
