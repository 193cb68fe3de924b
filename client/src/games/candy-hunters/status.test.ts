import { describe, expect, it } from 'vitest';
import { languages, seats, viewOf } from './given';
import { noChoice, statusOf, statusSeen } from './status';

describe('the status', () => {
  const status = (view: ReturnType<typeof viewOf>, own: number | null, actions: string[] = []) =>
    statusOf({ view, actions, result: null }, languages.en, seats, own);

  it('tells whose turn it is and what for', () => {
    expect(status(viewOf(), 0)).toMatchObject({ kind: 'mine', text: 'Your turn: build a house!' });
    expect(status(viewOf({ phase: 'push' }), 1).text).toBe('Ola is moving ghosts');
    expect(status(viewOf({ phase: 'ghost', ghostMoves: 1 }), 0).text).toBe('One more ghost move');
  });

  it('says whether a pattern fits', () => {
    const view = viewOf({ phase: 'score' });
    expect(status(view, 0, ['skip']).text).toBe('No pattern fits this time');
    expect(status(view, 0, ['score P05 0,0 r0', 'skip']).text).toBe('A pattern fits!');
  });

  it('leaves nothing to ask where no pattern fits, but for puzzles', () => {
    const only = (
      actions: string[],
      changed: Parameters<typeof viewOf>[0] = {},
      own: number | null = 0,
    ) =>
      noChoice({ view: viewOf({ phase: 'score', ...changed }), actions }, languages.en, seats, own);
    expect(only(['skip'])).toEqual({ action: 'skip', text: 'No pattern fits this time' });
    expect(only(['score P05 0,0 r0', 'skip'])).toBeNull();
    expect(only(['skip'], { puzzle: { goal: 7, rounds: 2 } })).toBeNull();
    expect(only([])).toBeNull();
    // A bot plays the own seat.
    expect(only(['skip'], {}, null)).toBeNull();
  });

  it('asks for the place of what is pushed', () => {
    const pending = { at: '0,0', piece: 'kid' as const, moved: ['0,0'] };
    expect(status(viewOf({ phase: 'push', pending }), 0).text).toBe('The kid runs away!');
  });

  it('has words for every step in every language', () => {
    for (const t of Object.values(languages)) {
      for (const phase of ['build', 'ghost', 'push', 'score', 'exchange', 'kid'] as const) {
        for (const own of [0, 1]) {
          const { text, detail } = statusOf(
            { view: viewOf({ phase }), actions: [], result: null },
            t,
            seats,
            own,
          );
          expect(`${text} ${detail}`).not.toMatch(/undefined|candy-hunters\./);
        }
      }
    }
  });

  it('tells who has won', () => {
    const over = (scores: number[], winners: number[], view = viewOf({ phase: 'over' })) =>
      statusOf(
        { view, actions: [], result: { scores, winners, sheet: {} } },
        languages.en,
        seats,
        0,
      ).text;
    expect(over([7, 9], [1])).toBe('Marek wins with 9 points!');
    expect(over([9, 9], [0, 1])).toBe('A shared victory: Ola, Marek, 9 points each!');
    const puzzle = viewOf({ phase: 'over', puzzle: { goal: 7, rounds: 2 } });
    expect(over([7], [0], puzzle)).toBe('Solved!');
    expect(over([5], [], puzzle)).toBe('Not solved this time');
  });

  it('asks nothing of who watches a replay', () => {
    expect(statusSeen(viewOf({ phase: 'push' }), languages.en)).toEqual({
      kind: 'calm',
      text: 'Ghosts',
      detail: '',
    });
  });
});
