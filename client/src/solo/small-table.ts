import { demand, type EngineLine, type EngineReply, workerLine } from './engine';

/**
 * A small position to try things on, on the help pages: the engine in this page says what comes of
 * it. It must be closed.
 */
export class SmallTable {
  private readonly ready: Promise<unknown>;

  constructor(
    state: object,
    private readonly line: EngineLine = workerLine(),
  ) {
    this.ready = demand(line, { cmd: 'load', state });
  }

  /** The table as seat 0 sees it. */
  async look(): Promise<EngineReply> {
    await this.ready;
    return demand(this.line, { cmd: 'look', viewer: 0 });
  }

  /** The table as it would be after an action; it stays as it is. */
  async after(action: string): Promise<EngineReply> {
    await this.ready;
    // Asked in one breath, so that nobody else can look in between.
    const asked = [{ cmd: 'apply', seat: 0, action }, { cmd: 'look', viewer: 0 }, { cmd: 'undo' }];
    const [, seen] = await Promise.all(asked.map((request) => demand(this.line, request)));
    return seen as EngineReply;
  }

  close(): void {
    this.line.close();
  }
}
