import { demand, type EngineLine, workerLine } from '../../../solo/engine';
import type { CandyGhostsView } from '../view';
import { type Arrangement, arrangementOf, writeArrangement } from './arrangement';

/** Asks the engine in this page what galleries are like. It must be closed. */
export class Galleries {
  constructor(private readonly line: EngineLine = workerLine()) {}

  /** A gallery as it is without the host: rooms at random, Start and Exit as usual. */
  async deal(seats: number, size: string): Promise<Arrangement> {
    return arrangementOf(await this.look(seats, { size }));
  }

  /** How many items there are to turn over, where they are thinned to the fewest (CG-91). */
  async fewest(seats: number, size: string, arrangement: Arrangement): Promise<number> {
    const options = { size, thin: 'fewest', arrangement: writeArrangement(arrangement) };
    return (await this.look(seats, options)).covered.length;
  }

  close(): void {
    this.line.close();
  }

  /** Asked in one breath, so that nobody else can look in between. */
  private async look(seats: number, options: object): Promise<CandyGhostsView> {
    const game = 'candy-ghosts';
    const asked = [
      { cmd: 'new', game, seats, options: { story: 'gallery', ...options } },
      { cmd: 'look', viewer: 'spectator' },
    ];
    const [, seen] = await Promise.all(asked.map((request) => demand(this.line, request)));
    return seen?.view as CandyGhostsView;
  }
}
