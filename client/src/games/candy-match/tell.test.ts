import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../net/protocol';
import { seatsOf, speak } from '../../table/given';
import { linesOf } from './history';
import en from './messages.en.json';
import pl from './messages.pl.json';
import uk from './messages.uk.json';
import { tell } from './tell';

const languages = { en: speak('en', en), pl: speak('pl', pl), uk: speak('uk', uk) };

const seats = seatsOf('Ola', 'Kuba', 'Оля');
const say = (event: GameEvent) => Object.values(languages).map((t) => tell(event, t, seats, null));

describe('tell', () => {
  it('names the candies of a card that is turned', () => {
    expect(say({ type: 'revealed', seat: 0, card: 'BMT1', clock: false })).toEqual([
      'Ola turns a card: bonbon, mint stick, toffee.',
      'Ola odkrywa kartę: landrynka, miętowa laseczka, toffi.',
      'Ola відкриває картку: карамелька, м’ятна паличка, іриска.',
    ]);
  });

  it('counts as each language counts', () => {
    const match = (cards: string[]) => say({ type: 'matched', seat: 1, cards });
    expect(match(['B1', 'B2'])).toEqual([
      'Kuba takes 2 cards: bonbon – bonbon.',
      'Kuba bierze 2 karty: landrynka – landrynka.',
      'Kuba забирає 2 картки: карамелька – карамелька.',
    ]);
    const five = match(['B1', 'B2', 'C1', 'C2', 'T1']);
    expect(five[0]).toMatch(/^Kuba takes 5 cards/);
    expect(five[1]).toMatch(/^Kuba bierze 5 kart:/);
    expect(five[2]).toMatch(/^Kuba забирає 5 карток:/);
  });

  it('has a sentence for everything that can happen, in every language', () => {
    const events: GameEvent[] = [
      { type: 'revealed', seat: 0, card: 'B1', clock: true },
      { type: 'called', seat: 0 },
      { type: 'mistaken', seat: 0, cards: ['B1', 'CG1'] },
      { type: 'missed', seat: 0, clock: true },
      { type: 'missed', seat: 0, clock: false },
      { type: 'picked', seat: 0, card: 'L1' },
      { type: 'picked-unseen', seat: 0, card: null },
      { type: 'declined', seat: 0, clock: false },
      { type: 'last-check' },
      { type: 'done', seat: 0 },
      { type: 'ended', winners: [0, 1], clock: false },
    ];
    for (const event of events) {
      const sentences = say(event);
      expect(new Set(sentences).size, event.type).toBe(3);
      for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[.!]$/);
    }
  });

  it('says you to the one on whose screen it is', () => {
    const event = { type: 'revealed', seat: 0, card: 'B1', clock: false };
    const said = Object.values(languages).map((t) => tell(event, t, seats, 0));
    expect(said).toEqual([
      'You turn a card: bonbon.',
      'Odkrywasz kartę: landrynka.',
      'Ви відкриваєте картку: карамелька.',
    ]);
  });

  it('says of a wrong call what is left over', () => {
    expect(say({ type: 'mistaken', seat: 1, cards: ['BC1', 'BG1', 'CGT1'] })[0]).toBe(
      'Kuba is wrong, this is no match: bonbon, chocolate – bonbon, gummy bear – chocolate, gummy bear, toffee. Left over: toffee.',
    );
  });

  it('tells one winner from several', () => {
    expect(say({ type: 'ended', winners: [1], clock: false })[0]).toContain('winner: Kuba');
    expect(say({ type: 'ended', winners: [0, 1], clock: false })[0]).toContain(
      'winners: Ola, Kuba',
    );
  });

  it('says nothing about what it does not know', () => {
    expect(say({ type: 'sneezed' })).toEqual([null, null, null]);
  });
});

it('lists what happened with the newest first, and leaves out what has no words', () => {
  const events = [
    { type: 'called', seat: 0 },
    { type: 'sneezed' },
    { type: 'missed', seat: 0, clock: true },
  ];
  const lines = linesOf(events, languages.en, seats, 1);
  expect(lines.map(({ kind }) => kind)).toEqual(['wrong', 'call']);
  expect(lines[1]?.text).toBe('Ola calls: Candy Match!');
});

it('shows cards in the history as a picture, and says their names to those who do not see it', () => {
  const cards = ['B1', 'CG1'];
  const [wrong, turned] = linesOf(
    [
      { type: 'revealed', seat: 0, card: 'CG1', clock: false },
      { type: 'mistaken', seat: 0, cards },
    ],
    languages.en,
    seats,
    1,
  );
  expect(turned).toMatchObject({
    text: 'Ola turns a card.',
    aside: 'chocolate, gummy bear',
    at: 'CG1',
  });
  expect(wrong).toMatchObject({
    text: 'Ola is wrong. Left over: bonbon, chocolate, gummy bear.',
    aside: 'bonbon – chocolate, gummy bear',
    picture: { of: { cards, wrong: true } },
  });
});
