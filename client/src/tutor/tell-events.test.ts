import { expect, it } from 'vitest';
import { speak } from '../table/given';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import { tellAdvice } from './tell-events';

it('tells advice as one would say it', () => {
  const advise = (deed: string, language: string, words: Record<string, string>) =>
    tellAdvice(deed, speak(language, words));
  expect(advise('You try to capture ghost 2.', 'en', en)).toBe('I would try to capture ghost 2.');
  expect(advise('Enough of ghosts.', 'en', en)).toBe('I would do this: Enough of ghosts.');
  expect(advise('Kładziesz kafelek.', 'pl', pl)).toBe('Moja rada: Kładziesz kafelek.');
  expect(advise('Ви кладете плитку.', 'uk', uk)).toBe('Моя порада: ви кладете плитку.');
});
