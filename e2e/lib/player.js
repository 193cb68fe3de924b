import { errors } from 'playwright-core';

/**
 * Somebody who plays at a table in the browser. A game's own player can `see` its table, all at once so
 * that it fits together, and `act` on what was seen, telling what was done, or 'wait'.
 */
export class Player {
  /** milliseconds to the next look, after nothing could be done and after something was */
  static pauses = { idle: 150, busy: 60 };

  constructor(guest) {
    this.guest = guest;
    this.page = guest.page;
  }

  /** Plays on until what is seen, or was done by then, is enough; tells how often what was done. */
  async playUntil(isEnough, seconds) {
    const deadline = Date.now() + seconds * 1000;
    const { idle, busy } = this.constructor.pauses;
    const done = new Map();
    let seen;
    while (Date.now() < deadline) {
      seen = await this.see();
      if (isEnough(seen, done)) return done;
      const deed = await this.tryTo(() => this.act(seen));
      done.set(deed, (done.get(deed) ?? 0) + 1);
      await this.page.waitForTimeout(deed === 'wait' ? idle : busy);
    }
    throw new Error(`not so after ${seconds} s of play; last seen: ${JSON.stringify(seen)}`);
  }

  playToEnd(seconds) {
    return this.playUntil((seen) => seen.isOver, seconds);
  }

  /** Things may have moved on between looking and pressing: then there is something new to look at. */
  async tryTo(deed) {
    try {
      return await deed();
    } catch (error) {
      if (error instanceof errors.TimeoutError) return 'too late';
      throw error;
    }
  }
}
