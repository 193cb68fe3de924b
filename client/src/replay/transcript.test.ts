import { expect, it } from 'vitest';
import { isRevealed, readTranscript, seatsFrom, writeTranscript } from './transcript';

const header = { game: 'candy-match', rulesVersion: 1, seats: 2, options: { calls: 'x' } };
const file = (...lines: object[]) => writeTranscript([header, ...lines]);

it('reads what it wrote', () => {
  const race = { seat: 0, tie: false, others: [] };
  const text = file({ seat: 0, action: 'reveal' }, { seat: 1, action: 'call', race, at: 7 });
  expect(readTranscript(text)).toMatchObject({
    game: 'candy-match',
    seats: 2,
    options: { calls: 'x' },
    moves: [
      { seat: 0, action: 'reveal', race: null, at: null },
      { seat: 1, action: 'call', race, at: 7 },
    ],
  });
});

it.each(['', 'hello', '[]', '{"a":1}', 'null', `${file()}oops\n`])('refuses %j', (text) => {
  expect(readTranscript(text)).toBeNull();
});

it('knows a match that is over by its seed', () => {
  const read = (...lines: object[]) => readTranscript(file(...lines));
  expect(isRevealed(read({ seat: 0, action: 'reveal' }) as never)).toBe(false);
  expect(isRevealed(read({ seat: 0, action: 'reveal' }, { seed: 'ab' }) as never)).toBe(true);
  const puzzle = readTranscript(writeTranscript([{ game: 'candy-hunters', puzzle: '12' }]));
  expect(isRevealed(puzzle as never)).toBe(true);
  expect(read({ seed: 'ab' })?.moves).toEqual([]);
});

it('gives people without a name one', () => {
  const text = writeTranscript([{ ...header, players: ['Ola'] }]);
  const seats = seatsFrom(readTranscript(text) as never, (seat) => `Player ${seat + 1}`);
  expect(seats.map(({ name }) => name)).toEqual(['Ola', 'Player 2']);
});

it('gives everybody a face of their own, and the bots theirs', () => {
  const text = writeTranscript([{ ...header, seats: 4, players: ['Ola', 'Momo', 'Lulu', 'Jan'] }]);
  const seats = seatsFrom(readTranscript(text) as never, String);
  expect(new Set(seats.map(({ avatar }) => avatar)).size).toBe(4);
  expect(new Set(seats.map(({ color }) => color)).size).toBe(4);
  expect(seats[2]?.avatar).toBe('gummy-bear');
});
