import { expect, it } from 'vitest';
import messages from '../i18n/messages.en.json';
import { CAST, natureOf, toldOf } from './cast';

it('knows everybody by name', () => {
  for (const { name, nature } of CAST) {
    expect(natureOf(name)).toBe(nature);
    expect(messages).toHaveProperty([toldOf(name) ?? '']);
  }
  expect(natureOf('Ola')).toBe('plain');
  expect(toldOf('Ola')).toBeNull();
  expect(toldOf(null)).toBeNull();
});

it('has somebody of every nature', () => {
  expect(new Set(CAST.map(({ nature }) => nature)).size).toBe(4);
});
