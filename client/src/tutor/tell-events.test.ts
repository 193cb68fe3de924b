import { expect, it } from 'vitest';
import type { GameEvent } from '../net/protocol';
import { seatsOf, speak } from '../table/given';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import { tellAdvice, tellDeed } from './tell-events';

const seats = seatsOf('Ola', 'Marek');
const tutor = { rectOf: () => null, names: () => ['Pigin'] };

it('tells advice as one would say it, with names as they are written', () => {
  const advise = (deed: string, language: string, words: Record<string, string>) =>
    tellAdvice(deed, { t: speak(language, words), seats, tutor });
  expect(advise('You try to capture ghost 2.', 'en', en)).toBe('I would try to capture ghost 2.');
  expect(advise('Enough of ghosts.', 'en', en)).toBe('I would do this: enough of ghosts.');
  expect(advise('Kładziesz kafelek.', 'pl', pl)).toBe('Moja rada: kładziesz kafelek.');
  expect(advise('Pigin goni ducha 2.', 'pl', pl)).toBe('Moja rada: Pigin goni ducha 2.');
  expect(advise('Marek dostaje wazon.', 'pl', pl)).toBe('Moja rada: Marek dostaje wazon.');
  expect(advise('Ви кладете плитку.', 'uk', uk)).toBe('Можна так: ви кладете плитку.');
  expect(advise('Привид 2 йде за вами.', 'uk', uk)).toBe('Можна так: привид 2 йде за вами.');
});

it('tells all that an action does, of a way its end, and not who is next', () => {
  const events = [
    { type: 'sent', who: 'g2' },
    { type: 'ghost', who: 'g2', at: '1,1' },
    { type: 'ghost', who: 'g2', at: '1,2' },
    { type: 'ghost', who: 'g1', at: '3,3' },
    { type: 'possessed', who: 'g1' },
    { type: 'turn', seat: 1 },
    { type: 'round-began', round: 2 },
  ];
  const tell = ({ type, at = '' }: GameEvent) => `${type} ${at}`.trim();
  const to = { t: (key: string) => key, seats, own: 0, view: {}, tutor };
  expect(tellDeed(events, tell, to)).toBe('sent ghost 1,2 ghost 3,3 possessed');
  expect(tellDeed(events.slice(5), tell, to)).toBe('tutor.pass');
});

/** All that a game tells of what somebody does; a race leaves no time for advice. */
const told = import.meta.glob<Record<string, string>>(
  ['../games/*/messages.en.json', '!../games/candy-match/*'],
  {
    eager: true,
    import: 'default',
  },
);
const sentences = Object.values(told).flatMap((words) =>
  Object.keys(words)
    .filter((key) => /\.(tell|tutor)\./.test(key))
    .map((key) => [key, words] as const),
);

it.each(sentences)('%s can be advised', (key, words) => {
  const params = { who: 'you', name: 'Ola', count: 2, round: 2, points: 2 };
  const said = speak('en', words)(key, params);
  const advice = tellAdvice(said, { t: speak('en', en), seats, tutor });
  expect(advice).not.toMatch(/^I would (are|is|am|were|have|had|would|can|may|must|\w+ your)\b/);
});
