import { expect, it } from 'vitest';
import { readTranscript, type Transcript } from '../replay/transcript';
import { momentAt } from './moment';

const seed = '7'.repeat(64);
const header = { game: 'cukierki', rulesVersion: 1, seats: 2, options: {}, first: 1 };
const moves = [
  { seat: 1, action: 'place 29 1,-1 r2', at: 1_700_000_000_000 },
  { seat: 1, action: 'place 47 3,5 r3' },
];
const table = { seats: [{ name: 'Ola' }, { name: null }] } as never;
const read = (...lines: object[]) =>
  readTranscript(lines.map((line) => JSON.stringify(line)).join('\n')) as Transcript;

it('has the moves up to there, without the times', () => {
  expect(momentAt(read({ ...header, seed, players: ['Ola'] }, ...moves), table, 1, 0)).toEqual({
    lines: [
      { ...header, seed },
      { seat: 1, action: 'place 29 1,-1 r2' },
    ],
    names: ['Ola', ''],
    seat: 0,
  });
});

it('takes the seed from where a published transcript has it', () => {
  const moment = momentAt(
    read({ ...header, commitment: 'e2' }, ...moves, { seed }),
    table,
    2,
    null,
  );
  expect(moment?.lines[0]).toEqual({ ...header, seed });
  expect(moment?.lines).toHaveLength(3);
});

it('is none while the game goes on: its secrets are not to be told', () => {
  expect(momentAt(read({ ...header, commitment: 'e2' }, ...moves), table, 1, 0)).toBeNull();
});

it('is none of a puzzle', () => {
  expect(momentAt(read({ ...header, puzzle: '1' }, ...moves), table, 1, 0)).toBeNull();
});
