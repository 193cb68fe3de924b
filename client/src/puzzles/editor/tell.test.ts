import { expect, it } from 'vitest';
import hunters from '../../games/candy-hunters/messages.en.json';
import huntersPl from '../../games/candy-hunters/messages.pl.json';
import huntersUk from '../../games/candy-hunters/messages.uk.json';
import { speak } from '../../table/given';
import { PUZZLE } from '../given';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import { tellCell, tellFacts } from './tell';

const english = speak('en', { ...hunters, ...en });
const polish = speak('pl', { ...huntersPl, ...pl });
const ukrainian = speak('uk', { ...huntersUk, ...uk });
const tiles = { '2,0': { colour: 'R', piece: 'ghost' } } as const;

it('a cell in words', () => {
  expect(tellCell(tiles, '2,0', english)).toBe('row 1, column 3, red, ghost');
  expect(tellCell(tiles, '0,0', english)).toBe('row 1, column 1, empty');
});

it('what was measured, in sentences', () => {
  expect(tellFacts(PUZZLE.facts, 7, english)).toEqual([
    'The shortest way takes 3 actions.',
    'Of 900 first turns 4 are right.',
    'Somebody has to be pushed away.',
    'Whoever always takes the most at once gets 4 points.',
    'Who only follows first impressions needs about 12 tries.',
  ]);
  expect(
    tellFacts({ ...PUZZLE.facts, kept: 1, push: false, greedy: 7, tries: 1 }, 7, polish),
  ).toEqual([
    'Najkrótsza droga to 3 ruchy.',
    'Spośród 900 pierwszych tur tylko 1 jest dobra.',
    'Wystarczy zawsze od razu brać najwięcej.',
  ]);
  expect(tellFacts({ ...PUZZLE.facts, actions: 11 }, 7, ukrainian)[0]).toBe(
    'Найкоротший шлях — 11 дій.',
  );
});
